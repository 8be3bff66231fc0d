"""A heat map of a map's tracks, on its drawn board: how often each is built.

Dead tracks are crossed out, contested ones have a ring.
"""

from __future__ import annotations

from html import escape
from itertools import pairwise
from typing import Any, Final, NamedTuple

from branchline.boards import load_drawing
from branchline.boards.draw import draw
from branchline.boards.drawn_board import DrawnBoard
from branchline.boards.sizes import WIDTH
from branchline.maps import MapData

LABELS: Final = '<g id="labels">'
"""What the heat lies below: names of places stay readable."""
COLD: Final = ((0.0, (255, 253, 214)), (0.25, (254, 217, 118)), (0.5, (253, 141, 60)))
HOT: Final = ((0.75, (227, 26, 28)), (1.0, (103, 0, 31)))
SCALE: Final = (*COLD, *HOT)
"""Colours by how often a track is built, which differ in lightness as well."""
DEAD_INK: Final = "#1d4ed8"
RING_INK: Final = "#111827"
INNER_INK: Final = "#ffffff"
"""A line within the ring, which is seen on the darkest tracks as well."""


def heat_colour(part: float) -> str:
    """Return the colour for a part from 0 to 1.

    >>> heat_colour(0), heat_colour(1)
    ('#fffdd6', '#67001f')
    """
    part = min(1.0, max(0.0, part))
    for (low, cold), (high, hot) in pairwise(SCALE):
        if part <= high:
            at = (part - low) / (high - low)
            mixed = (round(a + (b - a) * at) for a, b in zip(cold, hot, strict=True))
            return "#" + "".join(f"{each:02x}" for each in mixed)
    return "#67001f"


class BoardPicture(NamedTuple):
    """A board, and its picture without a frame as SVG."""

    board: DrawnBoard
    svg: str


def picture_of(data: MapData) -> BoardPicture:
    """Return the drawn board of a map, or a plain one."""
    found = load_drawing(data)
    if found is None:
        from branchline.boards.plain import plain_drawing

        found = plain_drawing(data)
    return BoardPicture(found.board, draw(data, found, framed=False))


def heat_map(picture: BoardPicture, tracks: list[dict[str, Any]]) -> str:
    """Return a board with its tracks in the colours of heat, as SVG."""
    hottest = max((each["built"]["value"] for each in tracks), default=0.0) or 1.0
    parts = []
    for found, track in zip(tracks, picture.board.tracks, strict=True):
        colour = heat_colour(found["built"]["value"] / hottest)
        title = f"<title>{escape(found['name'])}: {found['built']['value']:.0%}</title>"
        spaces = "".join(
            space_of(space, colour, found["dead"], found["fought_over"]) for space in track.spaces
        )
        parts.append(f'<g data-heat="{found["track"]}">{title}{spaces}</g>')
    overlay = f'<g id="heat">{"".join(parts)}</g>'
    return picture.svg.replace(LABELS, overlay + LABELS, 1)


def space_of(space: tuple[float, ...], colour: str, dead: bool, ring: bool) -> str:
    """Return one space of a track, coloured."""
    x, y, angle, length = space
    wide, high = length + 1, WIDTH + 1
    ink, width = (DEAD_INK, 3) if dead else (RING_INK, 4) if ring else ("#5b3b28", 1.2)
    mark = ""
    if dead:
        across, down = wide / 2 - 3, high / 2 - 2
        mark = (
            f'<path d="M{-across:.1f} {-down:.1f}L{across:.1f} {down:.1f}M{-across:.1f} {down:.1f}'
            f'L{across:.1f} {-down:.1f}" stroke="{DEAD_INK}" stroke-width="2.6"/>'
        )
    elif ring:
        mark = (
            f'<rect x="{2.4 - wide / 2:.1f}" y="{2.4 - high / 2:.1f}" width="{wide - 4.8:.1f}" '
            f'height="{high - 4.8:.1f}" rx="2" fill="none" stroke="{INNER_INK}"/>'
        )
    return (
        f'<g transform="translate({x:g} {y:g})rotate({angle:g})"><rect x="{-wide / 2:.1f}" '
        f'y="{-high / 2:.1f}" width="{wide:.1f}" height="{high:g}" rx="4" fill="{colour}" '
        f'stroke="{ink}" stroke-width="{width}"/>{mark}</g>'
    )
