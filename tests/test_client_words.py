"""The words of the browser client: the files can be read, and every message asked for is there."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path
from typing import Final

import pytest
from fluent.syntax import FluentParser, ast

from branchline.maps import load_map, map_ids
from branchline.maps.technologies import cards_of

ROOT: Final = Path(__file__).parents[1]
LOCALES: Final = ROOT / "src" / "branchline" / "locales"
CLIENT: Final = ROOT / "web" / "src"
ASKED: Final = re.compile(r'\b(?:t|has)\(\s*"([a-z0-9-]+)"')
SILENT: Final = {"locomotive_limits"}
"""Mechanics that the rules of cards already tell, but for parameters of their own."""


def entries(folder: Path) -> list[ast.EntryType]:
    """Return all that stands in the files of a language."""
    parser = FluentParser()
    files = sorted(folder.glob("*.ftl"))
    return [entry for file in files for entry in parser.parse(file.read_text("utf-8")).body]


def messages() -> list[str]:
    """Return the ids of all English messages."""
    return [each.id.name for each in entries(LOCALES / "en") if isinstance(each, ast.Message)]


@pytest.mark.parametrize("folder", sorted(LOCALES.iterdir()), ids=lambda folder: folder.name)
def test_every_entry_can_be_read(folder: Path) -> None:
    junk = [each.content for each in entries(folder) if isinstance(each, ast.Junk)]
    assert junk == []


def test_no_message_is_there_twice() -> None:
    twice = [name for name, number in Counter(messages()).items() if number > 1]
    assert twice == []


def test_every_message_the_client_names_is_there() -> None:
    sources = [*CLIENT.rglob("*.svelte"), *CLIENT.rglob("*.ts")]
    asked = {name for file in sources for name in ASKED.findall(file.read_text("utf-8"))}
    assert len(asked) > 100
    assert asked - set(messages()) == set()


@pytest.mark.parametrize("which", map_ids())
def test_every_mechanic_technology_and_tie_break_is_explained(which: str) -> None:
    known = set(messages())
    plain = load_map(which)
    for data in [plain, *(load_map(which, variant) for variant in plain.variants)]:
        wanted = {f"rules-{name}" for name in data.mechanics if name not in SILENT}
        wanted |= {f"tie-{name}" for name in data.ties}
        cards = cards_of(data.mechanics.get("technologies", {}))
        wanted |= {f"tech-{card['effect']}" for _, card in cards}
        missing = {name.replace("_", "-") for name in wanted} - known
        assert missing == set()
