"""The numbered rules as `docs/rules.md` states them."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[2]
DOCUMENT: Final = ROOT / "docs" / "rules.md"
RULE: Final = re.compile(r'^- <a id="([^"]+)"></a>\*\*([A-Z]+[1-9][0-9]*)\b(.*)$', re.MULTILINE)
SECTION: Final = re.compile(r"^## ([A-Z]+)\. ", re.MULTILINE)


@cache
def text_of_rules() -> str:
    """Return the whole page."""
    return DOCUMENT.read_text(encoding="utf-8")


def stated_rules() -> list[tuple[str, str, str]]:
    """Return every rule in order: its anchor, its id and its text."""
    return RULE.findall(text_of_rules())


def rule_ids() -> set[str]:
    """Return the ids of all rules."""
    return {rule for _, rule, _ in stated_rules()}


def rulings() -> set[str]:
    """Return the ids of the rules that hold a ruling of ours."""
    return {rule for _, rule, text in stated_rules() if "**Ruling" in text}


def sections() -> list[str]:
    """Return the letters with which the ids of each section begin, in order."""
    return SECTION.findall(text_of_rules())


def title_of(rule: str) -> str:
    """Return the id of a rule with the title of its section.

    >>> title_of("IN4")
    'IN4 India'
    """
    section = rule.rstrip("0123456789")
    found = re.search(rf"^## {section}\. (.+)$", text_of_rules(), re.MULTILINE)
    return f"{rule} {found[1]}" if found else rule
