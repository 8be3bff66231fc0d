"""docs/architecture.md: every name it mentions is in the file that it links to."""

from __future__ import annotations

import re
from importlib import import_module
from pathlib import Path

import pytest
from scripts.pictures import STEPS

from tests.project.markdown import DOCS, ROOT, Link, links, prose

PAGE = DOCS / "architecture.md"
SOURCES = (".py", ".ts", ".svelte")
NAMED = [link for link in links(PAGE) if link.file.suffix in SOURCES]
STEP = re.compile(r"^(\d+)\. \*\*(.+?)\*\*", re.MULTILINE)
PATH = re.compile(r"`([\w.-]+/[\w./-]*)`")


def is_there(name: str, file: Path) -> bool:
    """Tell whether a file defines a name, such as `claim` or `Match.play`."""
    if name == file.name:
        return True
    if file.suffix == ".py":
        return in_python(name, file)
    return in_client(name, file.read_text(encoding="utf-8"))


def in_python(name: str, file: Path) -> bool:
    """Tell whether a module of the package defines a name itself."""
    parts = file.relative_to(ROOT / "src").with_suffix("").parts
    module = import_module(".".join(parts))
    found: object = module
    for part in name.split("."):
        if not hasattr(found, part):
            return False
        found = getattr(found, part)
    return getattr(found, "__module__", module.__name__) == module.__name__


def in_client(name: str, source: str) -> bool:
    """Tell whether a file of the client defines a function, or a class with a method."""
    owner, _, method = name.rpartition(".")
    if not owner:
        return bool(re.search(rf"\b(?:function|class|const) {method}\b", source))
    start = re.search(rf"^export class {owner}\b", source, re.MULTILINE)
    if start is None:
        return False
    body = source[start.end() :].partition("\n}\n")[0]
    return bool(re.search(rf"^  (?:private |protected |async )*{method}\(", body, re.MULTILINE))


@pytest.mark.parametrize("link", NAMED, ids=lambda link: f"{link.words} {link.target}")
def test_every_name_is_in_the_file_it_links_to(link: Link) -> None:
    assert re.fullmatch(r"`[\w.]+`", link.words)
    assert is_there(link.words.strip("`"), link.file)


@pytest.mark.parametrize(
    ("name", "file"),
    [
        ("Match.playing", "src/branchline/play/match.py"),
        ("view_of", "src/branchline/server/redaction.py"),
        ("Table.send", "web/src/lib/table.svelte.ts"),
        ("tellTrack", "web/src/lib/board.ts"),
    ],
)
def test_a_name_that_is_elsewhere_is_noticed(name: str, file: str) -> None:
    assert not is_there(name, ROOT / file)


def test_every_path_is_there() -> None:
    paths = PATH.findall(prose(PAGE))
    assert len(paths) >= 3
    assert [path for path in paths if not (ROOT / path).exists()] == []


def test_the_picture_has_the_steps_of_the_page_and_their_names() -> None:
    text = prose(PAGE)
    told = STEP.split(text)[1:]
    titles = [title.rstrip(".") for title in told[1::3]]
    assert titles == [step.words for step in STEPS]
    assert [int(number) for number in told[0::3]] == list(range(1, len(STEPS) + 1))
    for step, words in zip(STEPS, told[2::3], strict=True):
        found = set(re.findall(r"\[`([\w.]+)`\]", words))
        hooks = {each.removeprefix("Rules.") for each in found}
        assert set(step.code) <= found | hooks, step
