"""Places on the board: cities, large cities, and the flags or signposts of countries."""

from __future__ import annotations

from html import escape
from typing import Any

from branchline.boards.drawn_board import Mark
from branchline.boards.sizes import CITY, HUB, JUNCTION

WIDE, HIGH = 25.0, 17.0
"""Of a flag."""
SIGNS = {
    "band": f"h{WIDE / 3:.1f}v{HIGH}h-{WIDE / 3:.1f}Z",
    "hoist": f"l11 {HIGH / 2}l-11 {HIGH / 2}Z",
    "canton": f"h{WIDE * 0.44:.1f}v{HIGH * 0.54:.1f}h-{WIDE * 0.44:.1f}Z",
    "cross": "m7 0h4v6.5h14v4h-14v6.5h-4v-6.5h-7v-4h7Z",
    "plus": "m10.7 3.5h3.6v3.2h3.2v3.6h-3.2v3.2h-3.6v-3.2h-3.2v-3.6h3.2Z",
}
"""What may lie on the stripes of a flag, in a colour of its own: an upright band, a triangle or
a corner at the pole, a cross from edge to edge, a cross in the middle. Paths from its left top."""


def draw_place(mark: Mark) -> str:
    """Return the mark of a place."""
    if mark.kind == "country":
        inside = flag(mark.flag) if mark.flag else signpost()
    elif mark.kind == "junction":
        inside = junction()
    else:
        inside = city(mark.kind == "hub")
    return f'<g transform="translate({mark.x:g} {mark.y:g})">{inside}</g>'


def city(hub: bool) -> str:
    """Return the mark of a city; a large one has a ring."""
    radius = HUB if hub else CITY
    ring = f'<circle r="{radius * 0.72:.1f}" fill="none" stroke="#b5452f" stroke-width="1.3"/>'
    return (
        f'<circle r="{radius + 1.4:g}" cy="1.6" fill="#2c1d12" fill-opacity=".35"/>'
        f'<circle r="{radius - 0.8:g}" fill="#fffaf0" stroke="#6b2f22" stroke-width="2.6"/>'
        f'<circle r="{radius * 0.44:.1f}" fill="#b5452f"/>{ring if hub else ""}'
    )


def junction() -> str:
    """Return the mark of a junction: where tracks meet, and nobody lives."""
    return (
        f'<circle r="{JUNCTION + 1:g}" cy="1.2" fill="#2c1d12" fill-opacity=".35"/>'
        f'<circle r="{JUNCTION - 0.9:g}" fill="#e9dcc2" stroke="#5b3b28" stroke-width="1.8"/>'
    )


def signpost() -> str:
    """Return a wooden signpost, for a country without a flag."""
    return (
        '<ellipse cy="12" rx="6" ry="2" fill="#2c1d12" fill-opacity=".35"/>'
        '<path d="M-1.6-12h3.2v24h-3.2Z" fill="#7a4a2c" stroke="#4a2a16" stroke-width=".8"/>'
        '<path d="M-10-9.5h15l5 4l-5 4h-15Z" fill="#c98f52" stroke="#4a2a16" stroke-width="1.2" '
        'stroke-linejoin="round"/><path d="M-6-5.5h9" stroke="#4a2a16" stroke-width="1.2"/>'
    )


def flag(look: dict[str, Any]) -> str:
    """Return a flag on a pole: stripes, and perhaps signs on them (see `SIGNS`)."""
    colours = look["colours"]
    left, top = -WIDE / 2 + 1, -HIGH / 2 - 2
    parts = []
    for number, colour in enumerate(colours):
        if look.get("stripes") == "vertical":
            wide = WIDE / len(colours)
            box = (left + number * wide, top, wide, HIGH)
        else:
            high = HIGH / len(colours)
            box = (left, top + number * high, WIDE, high)
        x, y, w, h = box
        size = f'width="{w + 0.1:.1f}" height="{h + 0.1:.1f}"'
        parts.append(f'<rect x="{x:.1f}" y="{y:.1f}" {size} fill="{colour}"/>')
    parts += [
        f'<path d="M{left} {top}{path}" fill="{look[sign]}"/>'
        for sign, path in SIGNS.items()
        if sign in look
    ]
    return (
        '<ellipse cx="-11.5" cy="13" rx="5" ry="1.8" fill="#2c1d12" fill-opacity=".35"/>'
        f'<path d="M{left - 1.2}-12V13" stroke="#4a2a16" stroke-width="2.6" '
        'stroke-linecap="round"/>'
        f'{"".join(parts)}<rect x="{left}" y="{top}" width="{WIDE}" height="{HIGH}" fill="none" '
        'stroke="#4a2a16" stroke-width="1.2"/>'
        f'<path d="M{left} {top}h{WIDE}v{HIGH}h-{WIDE}Z" fill="url(#wave)"/>'
    )


def draw_label(mark: Mark) -> str:
    """Return the name of a place."""
    label = mark.label
    middle = label.box[0] + label.box[2] / 2
    look = f'class="place {mark.kind}" font-size="{label.size:g}"'
    return "".join(
        f'<text {look} x="{middle:.1f}" y="{y:g}">{escape(line)}</text>'
        for line, y in zip(label.lines, label.baselines, strict=True)
    )
