"""The colours and signs of a board: cards, seats and glyphs, never colour alone."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class Ink:
    """The colours of a space: its face, its rim, and the glyph on it."""

    face: str
    rim: str
    glyph: str


INKS: Final = {
    "pink": Ink("#e39ac4", "#8a3f6b", "#5f1f48"),
    "white": Ink("#f7f4ec", "#8f887a", "#6b6558"),
    "blue": Ink("#3d7cc4", "#1d4a80", "#ffffff"),
    "yellow": Ink("#f2cf3e", "#9a770c", "#5c4500"),
    "orange": Ink("#ee8b33", "#9a4d0c", "#4f2300"),
    "black": Ink("#3a393c", "#131314", "#ffffff"),
    "red": Ink("#c93a32", "#7c1b15", "#ffffff"),
    "green": Ink("#5aa34f", "#285c24", "#0f3410"),
    "gray": Ink("#b4b0a6", "#746f65", "#4b473f"),
}

GLYPHS: Final = {
    "pink": "M0-4.4L3.6 0L0 4.4L-3.6 0Z",
    "white": "M-3.7 0a3.7 3.7 0 1 0 7.4 0a3.7 3.7 0 1 0-7.4 0Z"
    "M-2.1 0a2.1 2.1 0 1 1 4.2 0a2.1 2.1 0 1 1-4.2 0Z",
    "blue": "M-4.2-3.3L4.2-3.3L0 3.9Z",
    "yellow": "M0-4.7L4 0L0 4.7L-4 0ZM0-2.2L-1.9 0L0 2.2L1.9 0Z",
    "orange": "M-1.4-4.2L1.4-4.2L1.4-1.4L4.2-1.4L4.2 1.4L1.4 1.4L1.4 4.2L-1.4 4.2"
    "L-1.4 1.4L-4.2 1.4L-4.2-1.4L-1.4-1.4Z",
    "black": "M-3.1 0a3.1 3.1 0 1 0 6.2 0a3.1 3.1 0 1 0-6.2 0Z",
    "red": "M-3.5-3.5L3.5-3.5L3.5 3.5L-3.5 3.5Z",
    "green": "M-4.2 3.3L4.2 3.3L0-3.9Z",
}
"""Outlines in a box of about 9 by 9: the shapes the terminal shows, always drawn upright."""

ENGINE: Final = (
    "M-7 2.6L-7-1.6L-5.4-1.6L-5.4-5L-3-5L-3-1.6L-1.4-1.6L-1.4-3.2L.6-3.2L.6-1.6L2-1.6L2-5.4"
    "L6.6-5.4L6.6-4L5.8-4L5.8 2.6ZM3.2-4L3.2-1.6L4.8-1.6L4.8-4Z"
    "M-6.4 4a1.7 1.7 0 1 0 3.4 0a1.7 1.7 0 1 0-3.4 0Z"
    "M-2 4a1.7 1.7 0 1 0 3.4 0a1.7 1.7 0 1 0-3.4 0Z"
    "M2.4 4a1.7 1.7 0 1 0 3.4 0a1.7 1.7 0 1 0-3.4 0Z"
)
"""A locomotive, for the spaces of ferries that want one."""


@dataclass(frozen=True, slots=True)
class Livery:
    """The look of a seat's wagons and stations: colours, and a pattern of its own."""

    name: str
    face: str
    dark: str
    light: str
    pattern: str
    """A path across a wagon, from -18 to 18 and from -4 to 4."""


LIVERIES: Final = (
    Livery("blue", "#2a66b8", "#143a70", "#8fbcf0", "windows"),
    Livery("red", "#ab231c", "#5d100b", "#ffb3a8", "stripes"),
    Livery("green", "#58b677", "#144a25", "#f4fff6", "dots"),
    Livery("yellow", "#e2b41c", "#80610a", "#fff0a8", "chevrons"),
    Livery("black", "#303034", "#08080a", "#b9b9c2", "line"),
    Livery("lilac", "#ae9cc9", "#43336b", "#fdfaff", "crosses"),
)


def player_colour(seat: int) -> Livery:
    """Return the livery of a seat."""
    return LIVERIES[seat % len(LIVERIES)]
