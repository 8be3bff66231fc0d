"""A plugin of pytest for `scripts/without_mechanic.py`: leave out the tests of what is gone.

A test is about what is gone if a name of that stands in the test's id, in its code, or in the code
of something it uses: fixtures, helpers and constants of our tests, and theirs in turn. Comments and
docstrings do not count. A test file that cannot be imported is left out if it, or a file of our
tests that it imports, names what is gone; any other that cannot be imported is an error, as always.
"""

from __future__ import annotations

import ast
import inspect
import os
import re
import textwrap
from collections.abc import Callable, Generator, Iterable, Iterator
from functools import cache
from pathlib import Path
from types import CodeType, FunctionType
from typing import Any

import pytest

NAMES = "BRANCHLINE_GONE"
"""The variable of the environment with a pattern of the names that are gone."""
FILES = "BRANCHLINE_LEFT_OUT"
"""The variable with the file to which the names of test files are added that are left out whole."""
ROOT = Path(__file__).resolve().parent.parent
CONSTANTS = (str, tuple, list, dict, set, frozenset, Path)


def is_gone(texts: Iterable[str]) -> bool:
    """Tell whether some of these texts name what is gone."""
    pattern = re.compile(os.environ[NAMES])
    return any(pattern.search(text) for text in texts)


@pytest.hookimpl(wrapper=True)
def pytest_make_collect_report(
    collector: pytest.Collector,
) -> Generator[None, pytest.CollectReport, pytest.CollectReport]:
    """Leave out a test file that cannot be imported without what is gone."""
    report = yield
    module = isinstance(collector, pytest.Module)
    if module and report.failed and is_gone(texts_of_file(collector.path, set())):
        with Path(os.environ[FILES]).open("a", encoding="utf-8") as names:
            names.write(f"{collector.nodeid}\n")
        return pytest.CollectReport(collector.nodeid, "passed", None, [])
    return report


def texts_of_file(path: Path, seen: set[Path]) -> Iterator[str]:
    """Give the source of a file of our tests, and of those that it imports."""
    if path in seen or not path.is_file():
        return
    seen.add(path)
    text = path.read_text(encoding="utf-8")
    yield text
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.ImportFrom):
            start = path.parents[node.level - 1] if node.level else ROOT
            folder = start.joinpath(*(node.module or "").split("."))
            if ROOT / "tests" in folder.parents:
                yield from texts_of_file(folder.with_suffix(".py"), seen)
                for name in node.names:
                    yield from texts_of_file(folder / f"{name.name}.py", seen)


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out the tests that are about what is gone."""
    gone = {item for item in items if is_gone(texts_of_test(item))}
    config.hook.pytest_deselected(items=list(gone))
    items[:] = [item for item in items if item not in gone]


def texts_of_test(item: pytest.Item) -> Iterator[str]:
    """Give the id of a test, its source, and those of its fixtures and all they use."""
    yield item.name
    if isinstance(item, pytest.DoctestItem):
        yield str(item.dtest.docstring)
    fixtures = getattr(item, "_fixtureinfo", None)
    used = fixtures.name2fixturedefs.values() if fixtures else ()
    for start in (getattr(item, "function", None), *(each[-1].func for each in used)):
        yield from all_texts_used(start)


@cache
def all_texts_used(thing: Callable[..., Any] | None) -> list[str]:
    """Return the sources and constants of our tests that a test or fixture is made of."""
    return list(texts_used(thing, set()))


def texts_used(thing: Any, seen: set[int]) -> Iterator[str]:
    """Give the sources and constants of our tests that a function or class is made of."""
    thing = inspect.unwrap(thing) if callable(thing) else thing
    given = getattr(thing, "hypothesis", None)
    thing = given.inner_test if given else thing
    if isinstance(thing, CONSTANTS):
        yield repr(thing)
    elif isinstance(thing, FunctionType | type) and id(thing) not in seen:
        seen.add(id(thing))
        if not is_ours(thing):
            return
        yield code_of(thing)
        for base in thing.__bases__ if isinstance(thing, type) else ():
            yield from texts_used(base, seen)
        for part in vars(thing).values() if isinstance(thing, type) else (thing,):
            if isinstance(part, FunctionType):
                for name in names_in(part.__code__):
                    yield from texts_used(part.__globals__.get(name), seen)


@cache
def code_of(thing: Callable[..., Any]) -> str:
    """Return the source of a function or class without comments and docstrings."""
    tree = ast.parse(textwrap.dedent(inspect.getsource(thing)))
    for node in ast.walk(tree):
        body = getattr(node, "body", [])
        for at, line in enumerate(body if isinstance(body, list) else ()):
            if isinstance(line, ast.Expr) and isinstance(line.value, ast.Constant):
                body[at] = ast.Pass()
    return ast.unparse(tree)


def is_ours(thing: Callable[..., Any]) -> bool:
    """Tell whether something is defined in our tests."""
    try:
        return ROOT / "tests" in Path(inspect.getfile(thing)).parents
    except TypeError:  # it is built in
        return False


def names_in(code: CodeType) -> Iterator[str]:
    """Give the global names that a function uses, in what it defines inside, too."""
    yield from code.co_names
    for each in code.co_consts:
        if isinstance(each, CodeType):
            yield from names_in(each)
