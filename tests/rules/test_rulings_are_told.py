"""Every ruling of docs/rules.md has a sentence in the players' rules page.

A comment such as `# Ruling: B7` directly above a message says which rulings it tells.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from typing import Final

import pytest
from fluent.syntax import FluentParser, ast

from tests.mechanics_said import all_maps

from .document import ROOT, rulings, title_of

ENGLISH: Final = ROOT / "src" / "branchline" / "locales" / "en"
CLIENT: Final = ROOT / "web" / "src"
PAGE: Final = CLIENT / "lib" / "rules.ts"
NAMED: Final = re.compile(r'"(rules-[a-z-]+)"')
MADE: Final = re.compile(r"`([a-z]+)-\$\{")
MARK: Final = re.compile(r"^Ruling: (.+)$", re.MULTILINE)


@cache
def rulings_by_message() -> dict[str, list[str]]:
    """Return the rulings that English messages are marked with, by the ids of the messages."""
    told: dict[str, list[str]] = {}
    for file in sorted(ENGLISH.rglob("*.ftl")):
        for entry in FluentParser().parse(file.read_text("utf-8")).body:
            if isinstance(entry, ast.Message) and entry.comment and entry.comment.content:
                for marked in MARK.findall(entry.comment.content):
                    told.setdefault(entry.id.name, []).extend(marked.split(", "))
    return told


def told_rulings() -> set[str]:
    """Return the rulings that some message is marked with."""
    return {ruling for told in rulings_by_message().values() for ruling in told}


def texts_in(value: object) -> Iterator[str]:
    """Give all texts among the parameters of a mechanic."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict | list):
        for each in value.values() if isinstance(value, dict) else value:
            yield from texts_in(each)


@cache
def messages_of_the_page() -> set[str]:
    """Return the messages the page can show: those it names, and those made from map data."""
    page = PAGE.read_text("utf-8")
    shown = set(NAMED.findall(page))
    parts = re.findall(r"`\$\{plain\}-([a-z]+)`", page)
    for data in all_maps():
        for mechanic, params in data.mechanics.items():
            plain = f"rules-{mechanic}".replace("_", "-")
            shown |= {plain, *(f"{plain}-{part}" for part in parts)}
            for source in sorted((CLIENT / "mechanics" / mechanic).glob("*.*")):
                code = source.read_text("utf-8")
                shown |= set(NAMED.findall(code))
                made = {
                    f"{start}-{text}" for start in MADE.findall(code) for text in texts_in(params)
                }
                shown |= {name.replace("_", "-") for name in made}
    return shown


@pytest.mark.parametrize("rule", sorted(rulings()), ids=title_of)
def test_every_ruling_is_told_by_a_message(rule: str) -> None:
    assert rule in told_rulings()


def test_every_message_tells_a_ruling_that_exists() -> None:
    assert told_rulings() - rulings() == set()


@pytest.mark.parametrize(
    "message",
    [
        pytest.param(message, id=f"{message}: {', '.join(map(title_of, told))}")
        for message, told in sorted(rulings_by_message().items())
    ],
)
def test_the_rules_page_can_show_every_message_that_tells_a_ruling(message: str) -> None:
    assert message in messages_of_the_page()
