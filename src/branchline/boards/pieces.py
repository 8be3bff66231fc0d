"""Spaces, wagons and stations, drawn in SVG."""

from __future__ import annotations

from typing import Literal

from branchline.boards.palette import GLYPHS, INKS, Livery
from branchline.boards.sizes import WIDTH
from branchline.mechanics.declaration import TrackMarks

HALF = WIDTH / 2
ASIDE = 8.5
"""From the middle of a space to its cross and its glyph, where it has both."""
Sign = Literal["engine", "colour", "cross"]
"""What a space shows."""


def upright(angle: float) -> float:
    """Return an angle at which a space is never upside down.

    >>> upright(170.0), upright(-100.0), upright(45.0)
    (-10.0, 80.0, 45.0)
    """
    return angle - 180 if angle > 90 else angle + 180 if angle <= -90 else angle


def rect(length: float, height: float, radius: float, look: str, y: float = 0.0) -> str:
    """Return a rounded rectangle centred on a point."""
    return (
        f'<rect x="{-length / 2:.1f}" y="{y - height / 2:.1f}" width="{length:.1f}" '
        f'height="{height:.1f}" rx="{radius}" {look}/>'
    )


def sign_of(marks: TrackMarks, number: int, spaces: int) -> Sign:
    """Return the sign of a space: locomotives come first along a track, crosses last.

    >>> [sign_of(TrackMarks(symbols=1, crosses=1), number, 3) for number in range(3)]
    ['engine', 'colour', 'cross']
    """
    if number < marks.symbols:
        return "engine"
    return "cross" if number >= spaces - marks.crosses else "colour"


def draw_space(space: tuple[float, ...], colour: str, marks: TrackMarks, shows: Sign) -> str:
    """Return one empty space, with the sign of its colour or a locomotive, and perhaps a cross."""
    x, y, angle, length = space
    turn = upright(angle)
    body = walled(length, colour) if marks.walled else plain(length, colour, marks.over_water)
    sign = ""
    if shows == "engine":
        sign = (
            f'<g transform="rotate({-turn:.1f})"><circle r="6.2" fill="#fffaf0" '
            'stroke="#4b473f" stroke-width=".8"/><use href="#engine" fill="#33231a" '
            'transform="translate(0 -.1)scale(.66)"/></g>'
        )
    elif colour in GLYPHS:
        aside = f"translate({-ASIDE:g} 0)" if shows == "cross" else ""
        sign = f'<use href="#g-{colour}" transform="{aside}rotate({-turn:.1f})"/>'
    if shows == "cross":
        aside = f"translate({ASIDE:g} 0)" if sign else ""
        sign += (
            f'<g transform="{aside}rotate({-turn:.1f})"><circle r="6.2" fill="#fffaf0" '
            'stroke="#4b473f" stroke-width=".8"/><path d="M-3.1-3.1L3.1 3.1M3.1-3.1L-3.1 3.1" '
            'stroke="#8f2a22" stroke-width="2.4" stroke-linecap="round"/></g>'
        )
    return f'<g transform="translate({x:g} {y:g})rotate({turn:g})">{body}{sign}</g>'


def plain(length: float, colour: str, over_water: bool) -> str:
    """Return a space of rails; over water it is rimmed by the sea."""
    ink = INKS[colour]
    rim = "#2f6475" if over_water else ink.rim
    shine = 0.10 if colour == "black" else 0.24
    edge = rect(length, WIDTH, 3.6, f'fill="{ink.face}" stroke="{rim}" stroke-width="1.2"')
    wave = ""
    if over_water:
        half = length / 2 - 3.5
        wave = (
            f'<path d="M{-half:.1f} 4.1q2.5-2 5 0t5 0M{half - 10:.1f} 4.1q2.5-2 5 0t5 0" '
            'fill="none" stroke="#2f6475" stroke-width="1.1"/>'
        )
    inner = rect(length - 4.4, WIDTH - 4.4, 2.2, f'fill="#fff" fill-opacity="{shine}"')
    return edge + inner + wave


def walled(length: float, colour: str) -> str:
    """Return a space between walls: a dark bed with stones on both sides."""
    ink = INKS[colour]
    wall = length / 2 + 0.2
    return (
        rect(length + 2.4, WIDTH + 3, 4.5, 'fill="#46372d"')
        + f'<path d="M{-wall:.1f}-6.9H{wall:.1f}M{-wall:.1f} 6.9H{wall:.1f}" stroke="#e9dcc2" '
        'stroke-width="2" stroke-dasharray="3.2 2.6"/>'
        + rect(length - 2, 10.8, 3, f'fill="{ink.face}" stroke="{ink.rim}" stroke-width=".9"')
        + rect(length - 6, 6.6, 2, 'fill="#fff" fill-opacity=".18"')
    )


def draw_wagon(space: tuple[float, ...], livery: Livery) -> str:
    """Return a wagon on a space."""
    x, y, angle, length = space
    long = length + 1.5
    body = (
        rect(long + 1.2, 17, 4, 'fill="#1d130b" fill-opacity=".38"', y=1.6)
        + rect(long, 16.4, 3.8, 'fill="#fffdf6"', y=-0.6)
        + rect(long - 2.6, 13.8, 2.8, f'fill="{livery.dark}"', y=-0.6)
        + rect(long - 4.2, 11.6, 2.2, f'fill="{livery.face}"', y=-0.9)
        + pattern(livery, long - 8)
    )
    return f'<g transform="translate({x:g} {y:g})rotate({upright(angle):g})">{body}</g>'


def pattern(livery: Livery, length: float) -> str:
    """Return the pattern of a seat on a wagon of some length."""
    ink = livery.light
    count = max(2, int(length // 9))
    at = [-length / 2 + (n + 0.5) * length / count for n in range(count)]
    if livery.pattern == "windows":
        return "".join(
            f'<rect x="{x - 2.4:.1f}" y="-3.2" width="4.8" height="4.6" rx="1" fill="{ink}"/>'
            for x in at
        )
    if livery.pattern == "dots":
        return "".join(f'<circle cx="{x:.1f}" cy="-.9" r="2.3" fill="{ink}"/>' for x in at)
    if livery.pattern == "line":
        half = length / 2
        return f'<path d="M{-half:.1f}-.9H{half:.1f}" stroke="{ink}" stroke-width="2.6"/>'
    if livery.pattern == "crosses":
        path = "".join(f"M{x - 2.7:.1f}-3.6l5.4 5.4m0-5.4l-5.4 5.4" for x in at)
    else:
        shape = "l3 8" if livery.pattern == "stripes" else "l3.4 4l-3.4 4"
        path = "".join(f"M{x - 1.7:.1f}-4.9{shape}" for x in at)
    return f'<path d="{path}" fill="none" stroke="{ink}" stroke-width="2"/>'


def draw_station(x: float, y: float, livery: Livery) -> str:
    """Return a station in the colour of a seat: a roof, a door and the seat's pattern."""
    return (
        f'<g transform="translate({x:g} {y - 4:g})">'
        '<ellipse cy="11" rx="14" ry="4" fill="#1d130b" fill-opacity=".35"/>'
        f'<path d="M-12 10L-12-2L0-13L12-2L12 10Z" fill="{livery.face}" stroke="#fffdf6" '
        'stroke-width="2"/>'
        f'<path d="M-15-1L0-15L15-1" fill="none" stroke="{livery.dark}" stroke-width="3.4" '
        'stroke-linejoin="round" stroke-linecap="round"/>'
        f'<path d="M-3.4 10L-3.4 3a3.4 3.4 0 0 1 6.8 0L3.4 10Z" fill="{livery.light}"/></g>'
    )
