"""What docs/rules.md calls not certain of a map's facts, its rules page tells players as well."""

from __future__ import annotations

import os
import re

import pytest

from branchline.locales import say
from branchline.maps import load_map, map_ids

from .document import DOCUMENT, ROOT
from .test_rulings_are_told import told_rulings

SECTION = re.compile(r"^## [A-Z]+\. (?:The )?(.+)$", re.MULTILINE)
ONLY_RULINGS = {"nordic": {"NO4", "NO7", "NO10", "NO12"}}
"""Maps of which all that is not certain is told with these rulings."""


def sections() -> dict[str, str]:
    """Return the rules of each map by its name."""
    parts = SECTION.split(DOCUMENT.read_text("utf-8"))[1:]
    return dict(zip(parts[::2], parts[1::2], strict=True))


def doubted() -> set[str]:
    """Return the names of the maps with facts that are not certain."""
    return {name for name, text in sections().items() if "*Not certain:*" in text}


DOUBTED = [which for which in map_ids() if load_map(which).name in doubted()]
"""Those of them that are here: `scripts/without_mechanic.py` takes some away."""


def test_the_maps_with_doubts_are_found() -> None:
    assert len(doubted()) >= 7
    assert len(DOUBTED) == len(doubted()) or "BRANCHLINE_GONE" in os.environ


def test_the_gallery_of_boards_tells_of_the_same_maps() -> None:
    page = (ROOT / "docs" / "boards.md").read_text("utf-8")
    told = page.partition("### What is not certain\n")[2].partition("\n### ")[0]
    assert set(re.findall(r"^- \*\*(.+)\.\*\*", told, re.MULTILINE)) == doubted()


@pytest.mark.parametrize("which", DOUBTED)
def test_doubts_about_facts_are_told_on_the_rules_page(which: str) -> None:
    if which in ONLY_RULINGS:
        assert ONLY_RULINGS[which] <= told_rulings()
    else:
        assert len(say(f"rules-uncertain-{which}")) > 80


@pytest.mark.parametrize("which", DOUBTED)
def test_places_that_doubts_name_are_on_the_map(which: str) -> None:
    if which in ONLY_RULINGS:
        return
    text = say(f"rules-uncertain-{which}")
    data = load_map(which)
    names = {place.name.rstrip(" 0123456789") for place in data.places}
    for pair in re.findall(r"[A-Z][\w-]+(?: [A-Z]\w+)?–[A-Z]\w+(?: / \w+)?(?: [A-Z]\w+)?", text):
        assert set(pair.split("–")) <= names, pair
