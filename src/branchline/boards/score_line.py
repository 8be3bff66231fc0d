"""The score line of a picture: a band below the board with every seat's wagon, name and figures.

It says nothing in words: a star stands for points, a wagon for trains left, so that a picture can
be handed on to readers of any language.
"""

from __future__ import annotations

from dataclasses import dataclass
from html import escape
from typing import Final

from branchline.boards.palette import Livery, player_colour
from branchline.boards.pieces import draw_wagon

HIGH: Final = 96.0
"""The height of the band, and below it of a line of text, on a board of the usual width."""
TITLE_HIGH: Final = 56.0
USUAL_WIDTH: Final = 1300.0
WIDEST_SEAT: Final = 330.0
LETTER: Final = 0.56
"""The width of a letter of names, in its height: more than most have."""
STAR: Final = "M0-9L2.6-3L9-2.6L4.2 1.6L5.8 8L0 4.4L-5.8 8L-4.2 1.6L-9-2.6L-2.6-3Z"


@dataclass(frozen=True, slots=True)
class SeatLine:
    """What the score line says of a seat."""

    name: str
    points: int
    trains: int
    wins: bool = False


def unit_of(width: float) -> float:
    """Return how large things are on a board of some width."""
    return max(0.5, width / USUAL_WIDTH)


def score_line_height(width: float) -> float:
    """Return the height of the score line."""
    return round(HIGH * unit_of(width))


def title_height(width: float) -> float:
    """Return the height of the title."""
    return round(TITLE_HIGH * unit_of(width))


def draw_score_line(width: float, seats: tuple[SeatLine, ...]) -> str:
    """Return the score line; its upper left corner is at 0, 0."""
    unit = unit_of(width)
    wide = min(WIDEST_SEAT, (width / unit - 32) / len(seats))
    left = (width / unit - wide * len(seats)) / 2
    parts = [
        f'<g transform="translate({left + number * wide:.1f} 0)">'
        f"{draw_seat(seat, wide, player_colour(number))}</g>"
        for number, seat in enumerate(seats)
    ]
    return (
        f'<g id="score-line"><rect width="{width:g}" height="{score_line_height(width):g}" '
        f'fill="#33231a"/><g transform="scale({unit:.4f})">{"".join(parts)}</g></g>'
    )


def draw_seat(seat: SeatLine, wide: float, livery: Livery) -> str:
    """Return what the line says of one seat, in a box of some width."""
    rim = ' stroke="#f2cf3e" stroke-width="4"' if seat.wins else ' stroke="#7a4a2c"'
    name = shortened(seat.name, (wide - 92) / (25 * LETTER))
    return (
        f'<rect x="5" y="9" width="{wide - 10:.1f}" height="78" rx="10" fill="#fbf3df"{rim}/>'
        f'<rect x="5" y="9" width="12" height="78" rx="5" fill="{livery.face}"/>'
        f'<g transform="translate(50 33)scale(1.35)">{draw_wagon((0, 0, 0, 36), livery)}</g>'
        f'<text class="small" font-size="25" x="84" y="41" style="text-anchor:start">'
        f"{escape(name)}</text>"
        f'<path d="{STAR}" transform="translate(36 66)scale(1.15)" fill="#b5452f"/>'
        f'<text class="title" font-size="30" x="54" y="77" style="text-anchor:start">'
        f"{written(seat.points)}</text>"
        f'<g transform="translate({wide / 2 + 30:.1f} 66)">{draw_train(livery)}'
        f'<text class="small" font-size="25" x="27" y="9" style="text-anchor:start">'
        f"{seat.trains}</text></g>"
    )


def draw_train(livery: Livery) -> str:
    """Return a wagon on wheels, which stands for trains left."""
    return (
        f'<path d="M-20-11h40v15h-40Z" fill="{livery.face}" stroke="{livery.dark}" '
        'stroke-width="2.4" stroke-linejoin="round"/>'
        f'<path d="M-14-6h6v5h-6ZM-3-6h6v5h-6ZM8-6h6v5h-6Z" fill="{livery.light}"/>'
        '<circle cx="-11" cy="7" r="4.6" fill="#33231a"/>'
        '<circle cx="11" cy="7" r="4.6" fill="#33231a"/>'
    )


def draw_title(width: float, text: str, note: str) -> str:
    """Return a title above the board, with a note at its right end."""
    unit = unit_of(width)
    inside = width / unit
    room = (inside - 60) / (30 * LETTER) - len(note)
    return (
        f'<g id="game-title"><rect width="{width:g}" height="{title_height(width):g}" '
        f'fill="#33231a"/><g transform="scale({unit:.4f})"><text class="title" font-size="30" '
        f'x="24" y="39" style="text-anchor:start;fill:#fbf3df">{escape(shortened(text, room))}'
        f'</text><text class="small" font-size="26" x="{inside - 24:.1f}" y="38" '
        f'style="text-anchor:end;fill:#ead9b4">{escape(note)}</text></g></g>'
    )


def shortened(text: str, most: float) -> str:
    """Return a text of at most so many letters.

    >>> shortened("Wilhelmina", 6), shortened("Ann", 6)
    ('Wilhe…', 'Ann')
    """
    letters = max(3, int(most))
    return text if len(text) <= letters else f"{text[: letters - 1].rstrip()}…"


def written(points: int) -> str:
    """Return points; the lettering has no minus but a dash that looks like one.

    >>> written(-7), written(112)
    ('–7', '112')
    """
    return f"–{-points}" if points < 0 else str(points)
