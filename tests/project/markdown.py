"""Reading the Markdown pages of the project: their links and their anchors."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final, NamedTuple

ROOT: Final = Path(__file__).parents[2]
DOCS: Final = ROOT / "docs"
PAGES: Final = tuple(
    sorted([*ROOT.glob("*.md"), *DOCS.rglob("*.md"), *(ROOT / ".github").rglob("*.md")])
)
FENCE: Final = re.compile(r"^(```+).*?^\1[^\S\n]*$", re.MULTILINE | re.DOTALL)
LINK: Final = re.compile(r"\[((?:[^\[\]]|\[[^\]]*\])*)\]\(([^()\s]+)\)")
HEADING: Final = re.compile(r"^#{1,6} +(.+?) *#*$", re.MULTILINE)
ANCHOR: Final = re.compile(r'<a id="([^"]+)">')


class Link(NamedTuple):
    """A link of a page: its words, and where it leads."""

    page: Path
    words: str
    target: str

    @property
    def is_local(self) -> bool:
        """Whether it leads to a file of the project."""
        return not re.match(r"[a-z]+:", self.target)

    @property
    def file(self) -> Path:
        """The file it leads to."""
        path = self.target.partition("#")[0]
        return (self.page.parent / path).resolve() if path else self.page

    @property
    def anchor(self) -> str:
        """The part of the file it leads to; empty for the whole."""
        return self.target.partition("#")[2]


def prose(page: Path) -> str:
    """Return a page without its blocks of code."""
    return FENCE.sub("", page.read_text(encoding="utf-8"))


def links(page: Path) -> list[Link]:
    """Return the links and pictures of a page."""
    return [Link(page, words, target) for words, target in LINK.findall(prose(page))]


def anchors(page: Path) -> set[str]:
    """Return the anchors of a page: those it names, and those that forges make of headings."""
    text = prose(page)
    return {*ANCHOR.findall(text), *map(slug, HEADING.findall(text))}


def slug(heading: str) -> str:
    """Return the anchor of a heading.

    >>> slug("A board for your own map")
    'a-board-for-your-own-map'
    """
    kept = re.sub(r"[^\w\- ]", "", heading.replace("`", "").casefold())
    return kept.strip().replace(" ", "-")
