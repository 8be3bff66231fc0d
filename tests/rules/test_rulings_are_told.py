"""Every ruling of docs/rules.md has a sentence in the players' rules page.

A comment such as `# Ruling: B7` directly above a message says which rulings it tells.
"""

from __future__ import annotations

import re
from typing import Final

from fluent.syntax import FluentParser, ast

from branchline.maps import MapData, load_map, map_ids
from branchline.maps.technologies import cards_of

from .document import ROOT, rulings

ENGLISH: Final = ROOT / "src" / "branchline" / "locales" / "en"
PAGE: Final = ROOT / "web" / "src" / "lib" / "rules.ts"
MARK: Final = re.compile(r"^Ruling: (.+)$", re.MULTILINE)


def messages_by_ruling() -> dict[str, set[str]]:
    """Return the ids of the English messages that are marked with each ruling."""
    told: dict[str, set[str]] = {}
    for file in sorted(ENGLISH.rglob("*.ftl")):
        for entry in FluentParser().parse(file.read_text("utf-8")).body:
            if isinstance(entry, ast.Message) and entry.comment and entry.comment.content:
                for marked in MARK.findall(entry.comment.content):
                    for ruling in marked.split(", "):
                        told.setdefault(ruling, set()).add(entry.id.name)
    return told


def games() -> list[MapData]:
    """Return every packaged map, and every variant of it."""
    plain = [load_map(each) for each in map_ids()]
    return [*plain, *(load_map(data.id, name) for data in plain for name in data.variants)]


def messages_of_the_page() -> set[str]:
    """Return the messages the page can show: those it names, and those made from map data."""
    page = PAGE.read_text("utf-8")
    shown = set(re.findall(r'"(rules-[a-z-]+)"', page))
    parts = re.findall(r"`\$\{plain\}-([a-z]+)`", page)
    for data in games():
        for mechanic, params in data.mechanics.items():
            plain = f"rules-{mechanic}".replace("_", "-")
            shown |= {plain, *(f"{plain}-{part}" for part in [*parts, params.get("only_on")])}
        cards = cards_of(data.mechanics.get("technologies", {}))
        shown |= {f"tech-{card['effect']}".replace("_", "-") for _, card in cards}
    return shown


def test_every_ruling_is_told_by_a_message() -> None:
    assert set(messages_by_ruling()) == rulings()


def test_the_rules_page_can_show_every_message_that_tells_a_ruling() -> None:
    telling = set().union(*messages_by_ruling().values())
    assert telling - messages_of_the_page() == set()
