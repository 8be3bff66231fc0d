"""Every mechanic of ours brings a lesson of one minute, and all of its words."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message

from branchline.mechanics.registry import NAMES

ROOT = Path(__file__).parents[1]
ROOMS = ROOT / "web" / "src" / "mechanics"
WORDS = ROOT / "src" / "branchline" / "locales" / "en" / "mechanics"
SAID = re.compile(r'say: (?:\w+ \? )?((?:"[a-z-]+"(?: : )?)+)')


def pages_of(name: str) -> list[str]:
    """Return what the pages of a lesson say, each once."""
    text = (ROOMS / name / "lesson.ts").read_text("utf-8")
    return [page for said in SAID.findall(text) for page in re.findall('"([a-z-]+)"', said)]


@pytest.mark.parametrize("name", NAMES)
def test_every_mechanic_has_a_lesson_and_each_page_its_words(name: str) -> None:
    start = f"lesson-{name.replace('_', '-')}-"
    body = FluentParser().parse((WORDS / f"{name}.ftl").read_text("utf-8")).body
    messages = {each.id.name for each in body if isinstance(each, Message)}
    lesson = {each.removeprefix(start) for each in messages if each.startswith(start)}
    assert lesson == set(pages_of(name))
    assert len(lesson) >= 3
