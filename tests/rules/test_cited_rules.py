"""Rules are numbered without gaps, and every id that is cited anywhere is one of them."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path
from typing import Final

import pytest

from .document import ROOT, rule_ids, rulings, sections, stated_rules, text_of_rules

FOLDERS: Final = ("src", "tests", "web/src", "docs", "building", "scripts", "examples")
TEXTS: Final = {".py", ".ts", ".svelte", ".css", ".md", ".ftl", ".toml"}
"""Files that people write; drawn boards and frozen games are full of letters and digits."""


def citation() -> re.Pattern[str]:
    """Return what finds ids: no colours such as #B19, no longer words, no codes of linters."""
    return re.compile(rf"(?<![A-Za-z0-9#&])(?:{'|'.join(sections())})[0-9]{{1,2}}(?![A-Za-z0-9])")


def written_files(folder: str) -> list[Path]:
    """Return the files of a folder that people write, but for this one with its examples."""
    files = sorted((ROOT / folder).rglob("*"))
    return [path for path in files if path.suffix in TEXTS and path != Path(__file__)]


def test_each_anchor_is_the_id_of_its_rule() -> None:
    assert [anchor for anchor, _, _ in stated_rules()] == [rule for _, rule, _ in stated_rules()]
    assert len(re.findall("<a id=", text_of_rules())) == len(stated_rules())


def test_the_rules_of_each_section_are_numbered_from_one() -> None:
    stated = [rule for _, rule, _ in stated_rules()]
    numbers = Counter(rule.rstrip("0123456789") for rule in stated)
    assert list(numbers) == sections()
    assert stated == [f"{part}{n}" for part in sections() for n in range(1, numbers[part] + 1)]


def test_every_ruling_stands_in_a_numbered_rule() -> None:
    marked = [line for line in text_of_rules().splitlines() if line.startswith("- ")]
    assert sum("**Ruling" in line for line in marked) == len(rulings())
    assert "Ruling:" not in re.sub(r"\*\*Ruling:\*\*|`# Ruling: \w+`", "", text_of_rules())


@pytest.mark.parametrize("folder", FOLDERS)
def test_every_cited_rule_exists(folder: str) -> None:
    pattern = citation()
    unknown = {
        f"{path.relative_to(ROOT)}: {rule}"
        for path in written_files(folder)
        for rule in pattern.findall(path.read_text(encoding="utf-8"))
        if rule not in rule_ids()
    }
    assert unknown == set()


@pytest.mark.parametrize("text", ["#B27", "UTF8", "I18N", "B2B", "xB99", "T201", "IN-5"])
def test_what_is_no_citation_is_passed_over(text: str) -> None:
    assert citation().search(text) is None


@pytest.mark.parametrize("text", ["(B99)", "test_UK30_x", "B11/F9", "PL12–PL14", "UK99's"])
def test_citations_are_found_in_every_form(text: str) -> None:
    assert set(citation().findall(text)) - rule_ids()
