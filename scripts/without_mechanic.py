"""Take a mechanic out of the product, and test what is left.

    python scripts/without_mechanic.py                    each mechanic in turn, all tests left
    python scripts/without_mechanic.py tunnels --quick    one mechanic, the tests of every map

In a copy of the sources the mechanic's folders, its words and its line in the registry are deleted,
and with them the maps that use it and the tests that are about these maps or the mechanic. Every
other test must pass.
"""

from __future__ import annotations

import argparse
import os
import re
import shutil
import subprocess
import sys
import tempfile
import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
KEPT = ("src", "tests", "web", "docs", "building", "scripts", "examples")
NOT_COPIED = shutil.ignore_patterns("*.so", "__pycache__", "node_modules", "static", "shots")
QUICK = ("test_layout.py", "test_client_words.py", "test_client_rooms.py", "golden", "perft")
LEFT_ALONE = ("packaging", "browser", "boards", "compiled", "project")
"""Folders of tests about installing, drawing, the browser and the project's own files: they need
more than the sources."""


def mechanics() -> list[str]:
    """Return the names of all mechanics, from their folders."""
    return sorted(path.parent.name for path in ROOT.glob("src/branchline/mechanics/*/rules.py"))


def uses(document: dict[str, object], name: str) -> bool:
    """Tell whether a map file, or a variant in it, uses a mechanic."""
    variants = document.get("variants", {})
    games = [document, *(variants.values() if isinstance(variants, dict) else ())]
    tables = (game.get("mechanics", {}) for game in games if isinstance(game, dict))
    return any(name in table for table in tables)


def remove_mechanic(root: Path, name: str) -> list[str]:
    """Delete a mechanic and the maps that use it; return the ids of these maps."""
    package = root / "src" / "branchline"
    shutil.rmtree(package / "mechanics" / name)
    shutil.rmtree(root / "web" / "src" / "mechanics" / name, ignore_errors=True)
    for words in package.glob(f"locales/*/mechanics/{name}.ftl"):
        words.unlink()
    registry = package / "mechanics" / "registry.py"
    line = f'    "{name}",\n'
    text = registry.read_text(encoding="utf-8")
    if text.count(line) != 1:
        raise SystemExit(f"{registry} should name {name} in one line of its own")
    registry.write_text(text.replace(line, ""), encoding="utf-8")
    gone = []
    for file in sorted(package.glob("maps/*/map.toml")):
        if uses(tomllib.loads(file.read_text(encoding="utf-8")), name):
            gone.append(file.parent.name)
            shutil.rmtree(file.parent)
    return gone


def remove_tests(root: Path, name: str, maps: list[str]) -> str:
    """Delete test files and maps that need the mechanic itself; return the pattern of all about it.

    Of the other files, single tests are left out that name the mechanic or a map that is gone, or
    use something of the tests that does.
    """
    about = [name, *maps]
    needs = re.compile(rf"mechanics\.{name}\b|(?m:^mechanics\.{name} )")
    for path in sorted((root / "tests").rglob("*")):
        about_a_map = path.suffix == ".json" and path.stem.split("-")[0] in maps
        source = path.suffix in (".py", ".toml")
        if about_a_map or (source and needs.search(path.read_text(encoding="utf-8"))):
            path.unlink()
            about += [path.stem] if path.suffix == ".toml" else []
    words = "|".join(re.escape(each) for each in about)
    with (root / "tests" / "conftest.py").open("a", encoding="utf-8") as conftest:
        conftest.write(LEAVING_OUT)
    return rf"(?<![a-z])({words})(?![a-z])"


LEAVING_OUT = '''

def pytest_collection_modifyitems(config, items):
    """Leave out the tests that are about what is gone, by all they are made of."""
    import os, re

    about = re.compile(os.environ["TESTS_LEFT_OUT"])
    gone = [item for item in items if any(about.search(text) for text in texts_of(item))]
    config.hook.pytest_deselected(items=gone)
    items[:] = [item for item in items if item not in gone]


def texts_of(item):
    """Give the id of a test, its source, and those of its fixtures and all they use."""
    yield item.name
    fixtures = getattr(item, "_fixtureinfo", None)
    used = fixtures.name2fixturedefs.values() if fixtures else ()
    for start in (getattr(item, "function", None), *(each[-1].func for each in used)):
        yield from texts_used(start, set())


def texts_used(thing, seen):
    """Give the sources and constants of our tests that a function or class is made of."""
    import inspect, pathlib, types

    thing = inspect.unwrap(thing) if callable(thing) else thing
    if isinstance(thing, str | tuple | list | dict | set | frozenset | pathlib.Path):
        yield repr(thing)
    elif isinstance(thing, types.FunctionType | type) and id(thing) not in seen:
        seen.add(id(thing))
        if not is_ours(thing):
            return
        yield inspect.getsource(thing)
        for part in vars(thing).values() if isinstance(thing, type) else (thing,):
            if isinstance(part, types.FunctionType):
                for name in names_in(part.__code__):
                    yield from texts_used(part.__globals__.get(name), seen)


def is_ours(thing):
    """Tell whether something is defined in our tests."""
    import inspect

    try:
        return "/tests/" in inspect.getfile(thing)
    except TypeError:  # it is built in
        return False


def names_in(code):
    """Give the global names that a function uses, in what it defines inside, too."""
    yield from code.co_names
    for each in code.co_consts:
        if hasattr(each, "co_names"):
            yield from names_in(each)
'''


def drop_broken(root: Path, command: list[str], environment: dict[str, str]) -> list[str]:
    """Delete test files that cannot even be read without what is gone; return their names."""
    done = subprocess.run(  # noqa: S603 - our own tests
        [*command, "--collect-only"], cwd=root, env=environment, capture_output=True, text=True
    )
    broken = sorted(set(re.findall(r"(?m)^ERROR (\S+\.py)", done.stdout)))
    for name in broken:
        (root / name).unlink()
    return broken


def tests_left(root: Path, quick: bool) -> list[str]:
    """Return what to hand to the test runner."""
    tests = root / "tests"
    if quick:
        return [str(tests / name) for name in QUICK if (tests / name).exists()]
    folders = (path for path in sorted(tests.iterdir()) if path.name not in LEFT_ALONE)
    return [str(p) for p in folders if p.is_dir() or p.name.startswith("test_")]


def check_without(name: str, quick: bool) -> bool:
    """Test the product without a mechanic; tell whether all that is left passes."""
    with tempfile.TemporaryDirectory() as folder:
        root = Path(folder)
        for part in KEPT:
            shutil.copytree(ROOT / part, root / part, ignore=NOT_COPIED)
        for file in ROOT.glob("*.*"):
            if file.is_file():
                shutil.copy(file, root)
        maps = remove_mechanic(root, name)
        print(f"without {name}: maps that go with it: {', '.join(maps) or 'none'}", flush=True)
        environment = {**os.environ, "BRANCHLINE_INTERPRETED": "1"}
        environment["PYTHONPATH"] = str(root / "src")
        environment["TESTS_LEFT_OUT"] = remove_tests(root, name, maps)
        command = [sys.executable, "-m", "pytest", "-q", "-m", "not slow", *tests_left(root, quick)]
        if not quick:
            command += ["-n", "2", "--dist", "worksteal"]
        broken = drop_broken(root, command, environment)
        print(f"  test files that need these: {', '.join(broken) or 'none'}", flush=True)
        done = subprocess.run(command, cwd=root, env=environment, check=False)  # noqa: S603
        return done.returncode == 0


def main() -> int:
    """Test the product without each of some mechanics; return the exit code."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("mechanic", nargs="*", help="a mechanic; all of them if none is named")
    parser.add_argument("--quick", action="store_true", help="only the tests of every map")
    options = parser.parse_args()
    unknown = set(options.mechanic) - set(mechanics())
    if unknown:
        parser.error(
            f"no mechanic {', '.join(sorted(unknown))}; there are {', '.join(mechanics())}"
        )
    failed = [
        name for name in options.mechanic or mechanics() if not check_without(name, options.quick)
    ]
    print(f"fails without {', '.join(failed)}" if failed else "every test left passes")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
