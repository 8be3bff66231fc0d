"""Cards and tracks as people see them: each colour has a style and a glyph of its own."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import Final

from rich.text import Text

from branchline.cli.signs import GLYPHS as GLYPHS
from branchline.cli.signs import GRAY_GLYPH as GRAY_GLYPH
from branchline.cli.signs import LETTERS as LETTERS
from branchline.cli.styled import Styled, styled
from branchline.core.cards import CARD_NAMES, GRAY, LOCOMOTIVE, N_COLOURS
from branchline.locales import say
from branchline.maps.schema import fold
from branchline.message import Message
from branchline.play.match import Match

# In the order of the cards, as in `branchline.cli.signs`.
STYLES: Final = (
    "black on #ff9ecf",
    "black on #f2f2f2",
    "white on #2f6fd0",
    "black on #f4d03f",
    "black on #f08c2e",
    "white on #303030",
    "white on #c8302c",
    "black on #5fb85a",
    "bold black on #7fdbe0",
)
GRAY_STYLE: Final = "black on #b0b0b0"
CROSS: Final = "✕"
"""A space of a track that takes one train more."""
SHORT_NAMES: Final = (*CARD_NAMES[:N_COLOURS], "loco")
"""What people type for cards, and moves say."""
LABEL_WIDTH: Final = 11

_WORDS: Final = re.compile(
    rf"\b({'|'.join((*CARD_NAMES, 'loco'))})\b(×\d+)?(?!])",
)


def bold(text: str) -> Text:
    """Return bold text that leaves what is put after it as it is."""
    return Text().append(text, "bold")


def line_label(message: str) -> str:
    """Return the label at the left of a line, as wide as all of them."""
    return as_label(say(message))


def as_label(text: str) -> str:
    """Return words as wide as all labels."""
    return f"{text} ".ljust(LABEL_WIDTH)


def glyph(colour: int) -> str:
    """Return the glyph of a track's colour."""
    return GRAY_GLYPH if colour == GRAY else GLYPHS[colour]


def short_name(number: int) -> Message:
    """Return what a card is called where there is little room."""
    return Message("card-loco" if number == LOCOMOTIVE else f"card-{CARD_NAMES[number]}")


def card_named(typed: str) -> int | None:
    """Return the card that somebody means, by its name in English or in the reader's words."""
    for number, names in enumerate(zip(CARD_NAMES, SHORT_NAMES, strict=True)):
        own = (str(short_name(number)), say(f"card-{CARD_NAMES[number]}"))
        if fold(typed) in map(fold, (*names, *own)):
            return number
    return None


def card(number: int, count: int | None = None) -> Text:
    """Return a card, with how many of it.

    >>> card(6, 2).plain
    ' ■ red 2 '
    """
    name = short_name(number)
    tail = "" if count is None else f" {count}"
    return Text(f" {GLYPHS[number]} {name}{tail} ", STYLES[number])


def card_name(number: int) -> Styled:
    """Return a card as it stands in a sentence: its sign and its name, in the form needed there."""
    name = Message(f"card-{CARD_NAMES[number]}")
    return Styled(name, STYLES[number], f"{GLYPHS[number]} ")


def spaces(match: Match, number: int) -> Text:
    """Return the spaces of a track: a glyph for each, locomotive symbols first.

    A long gray track with one symbol reads ★□□□.
    """
    track, symbols = match.data.tracks[number], match.track_marks[number].symbols
    style = GRAY_STYLE if track.colour == GRAY else STYLES[track.colour]
    text = Text().append(GLYPHS[LOCOMOTIVE] * symbols, STYLES[LOCOMOTIVE])
    return text.append(glyph(track.colour) * (track.length - symbols), style)


def paint(move: str, glyphs: bool = True) -> Text:
    """Return a move or a payment with its cards shown as cards.

    >>> paint("claim Port–Hill [red] red×1+loco×1").plain
    'claim Port–Hill [red] ■ red×1+★ loco×1'
    """
    text = Text()
    done = 0
    for found in _WORDS.finditer(move):
        number = LOCOMOTIVE if found[1] == "loco" else CARD_NAMES.index(found[1])
        text.append(move[done : found.start()])
        written = short_name(number) if found[1] in SHORT_NAMES else say("card-locomotive")
        name = f"{written}{found[2] or ''}"
        text.append(f"{GLYPHS[number]} {name}" if glyphs else name, STYLES[number])
        done = found.end()
    return text.append(move[done:])


def spaces_with_kind(match: Match, number: int) -> Text:
    """Return the spaces of a track, and what is special about it if no symbol shows it."""
    marks, shown = match.track_marks[number], spaces(match, number)
    if marks.crosses:
        shown.append(CROSS * marks.crosses)
    if marks.badges:
        shown.append(" " + " ".join(marks.badges))
    if marks.crosses or marks.badges:
        return shown
    if marks.symbols or not marks.legend:
        return shown
    return styled("spaces-of-kind", spaces=shown, kind=say(marks.legend))


def known(counts: Sequence[int]) -> Text:
    """Return cards in the least room: `■2 ★1`."""
    parts = [Text(f"{GLYPHS[i]}{n}", STYLES[i]) for i, n in enumerate(counts) if n]
    return Text(" ").join(parts)


def flow(label: str, parts: Iterable[Text], width: int, gap: int = 1) -> list[Text]:
    """Return parts side by side after a label, on as many lines as they need."""
    indent = len(label)
    lines = [bold(label)]
    for part in parts:
        if lines[-1].cell_len > indent and lines[-1].cell_len + gap + part.cell_len > width:
            lines.append(Text(" " * indent))
        if lines[-1].cell_len > indent:
            lines[-1].append(" " * gap)
        lines[-1].append_text(part)
    return lines
