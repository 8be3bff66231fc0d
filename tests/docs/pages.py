"""The pages of the documentation as tests read them: code, and commands to type."""

from __future__ import annotations

import re
import shlex
from pathlib import Path
from typing import Final, NamedTuple

DOCS: Final = Path(__file__).parents[2] / "docs"
FENCED: Final = re.compile(
    r"(?:^`(?P<file>[\w./-]+)`:\n\n)?^```(?P<language>\w+)\n(?P<text>.*?)^```$", re.M | re.S
)


class Block(NamedTuple):
    """A block of code: the file it is, if the page says so, its language and its text."""

    file: str
    language: str
    text: str


def blocks(page: str) -> list[Block]:
    """Return all blocks of code of a page."""
    text = (DOCS / page).read_text(encoding="utf-8")
    assert text.count("\n```") % 2 == 0
    found = [Block(m["file"] or "", m["language"], m["text"]) for m in FENCED.finditer(text)]
    assert len(found) == text.count("\n```") // 2
    return found


def commands(page: str) -> list[list[str]]:
    """Return the commands that a page says to type, each with its arguments."""
    consoles = [block.text for block in blocks(page) if block.language == "console"]
    lines = [line for text in consoles for line in text.splitlines() if line.startswith("$ ")]
    return [shlex.split(line.removeprefix("$ "), comments=True) for line in lines]
