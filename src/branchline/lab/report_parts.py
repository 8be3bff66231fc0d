"""Figures, tables and charts of a report, as HTML and SVG."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape
from typing import Any, Final

from branchline.lab.intervals import Figure
from branchline.locales.numbers import number

DASH: Final = "–"
PER_CENT: Final = 100
"""The scale of shares: figures shown so have their sign."""


def shown(found: Figure | None, digits: int = 1, scale: float = 1, *, signed: bool = False) -> str:
    """Return a figure with its interval below, as HTML; a dash if there is none."""
    if found is None:
        return DASH
    value, low, high = (
        number(found[name] * scale, digits, signed=signed) for name in ("value", "low", "high")
    )
    unit = "&nbsp;%" if scale == PER_CENT else ""
    return f'{value}{unit}<span class="i">{low}&nbsp;…&nbsp;{high}</span>'


def percent(found: Figure | None, *, signed: bool = False) -> str:
    """Return a share in per cent, with its interval below."""
    return shown(found, 1, PER_CENT, signed=signed)


def in_line(found: Figure, digits: int = 1, scale: float = 1, *, signed: bool = False) -> str:
    """Return a figure with its interval behind it, as text."""
    value, low, high = (
        number(found[name] * scale, digits, signed=signed) for name in ("value", "low", "high")
    )
    unit = " %" if scale == PER_CENT else ""
    return f"{value}{unit} ({low} … {high})"


def table(heads: Sequence[str], rows: Iterable[Sequence[str]], words: int = 1) -> str:
    """Return a table; the heads are text, the cells HTML, the first `words` columns no numbers."""

    def line(cells: Sequence[str], tag: str) -> str:
        kinds = ["" if i < words else ' class="n"' for i in range(len(cells))]
        inside = (f"<{tag}{k}>{c}</{tag}>" for k, c in zip(kinds, cells, strict=True))
        return f"<tr>{''.join(inside)}</tr>"

    body = "".join(line(row, "td") for row in rows)
    head = line([escape(each) for each in heads], "th")
    return f'<div class="scroll"><table><thead>{head}</thead><tbody>{body}</tbody></table></div>'


def bar(found: Figure, most: float = 1.0) -> str:
    """Return a figure as a bar with its interval."""
    value, low, high = (100 * min(1.0, found[n] / most) for n in ("value", "low", "high"))
    return (
        f'<span class="bar"><i style="width:{value:.1f}%"></i>'
        f'<b style="left:{low:.1f}%;width:{max(0.6, high - low):.1f}%"></b></span>'
    )


def card(title: str, value: str, below: str = "") -> str:
    """Return one of the figures at the top; the value is HTML."""
    note = f'<p class="soft">{escape(below)}</p>' if below else ""
    return f'<div class="card"><h3>{escape(title)}</h3><p class="big">{value}</p>{note}</div>'


def section(title: str, *parts: str, note: str = "") -> str:
    """Return a section of the page."""
    said = f'<p class="soft">{escape(note)}</p>' if note else ""
    return f"<section><h2>{escape(title)}</h2>{said}{''.join(parts)}</section>"


def scatter(points: Sequence[tuple[float, float, str, bool]], across: str, up: str) -> str:
    """Return points (x, y, name, whether it stands out) as a chart."""
    if not points:
        return ""
    wide, high, edge = 640, 300, 44
    most_x = max(x for x, _, _, _ in points) * 1.05
    most_y = max(y for _, y, _, _ in points) * 1.08

    def place(x: float, y: float) -> tuple[float, float]:
        return edge + (wide - edge - 8) * x / most_x, high - edge - (high - edge - 8) * y / most_y

    parts = []
    for mark in ticks(most_y):
        _, y = place(0, mark)
        parts.append(f'<path class="grid" d="M{edge} {y:.1f}H{wide}"/>')
        parts.append(f'<text x="{edge - 6}" y="{y + 4:.1f}" text-anchor="end">{tick(mark)}</text>')
    for mark in ticks(most_x):
        x, _ = place(mark, 0)
        parts.append(
            f'<text x="{x:.1f}" y="{high - edge + 18}" text-anchor="middle">{tick(mark)}</text>'
        )
    for x, y, name, stands_out in points:
        at_x, at_y = place(x, y)
        kind = "wrong-dot" if stands_out else "dot"
        parts.append(
            f'<circle class="{kind}" cx="{at_x:.1f}" cy="{at_y:.1f}" r="5.5">'
            f"<title>{escape(name)}</title></circle>"
        )
    middle = (wide + edge) / 2
    parts.append(f'<text x="{middle}" y="{high - 6}" text-anchor="middle">{escape(across)}</text>')
    turned = f'transform="rotate(-90 12 {high / 2 - 20})"'
    parts.append(
        f'<text x="12" y="{high / 2 - 20}" text-anchor="middle" {turned}>{escape(up)}</text>'
    )
    label = escape(f"{up} / {across}")
    return (
        f'<svg class="chart" viewBox="0 0 {wide} {high}" role="img" aria-label="{label}">'
        f"{''.join(parts)}</svg>"
    )


def tick(mark: float) -> str:
    """Return a number at an axis."""
    return number(mark, 0 if mark == int(mark) else 1)


def ticks(most: float) -> list[float]:
    """Return round numbers up to the most, about five of them.

    >>> ticks(23)
    [0, 5, 10, 15, 20]
    """
    step = next(
        (each for each in (0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 50, 100) if most / each <= 6), 1000
    )
    return [round(i * step, 2) for i in range(int(most / step) + 1)]


def stands_out(ticket: dict[str, Any]) -> bool:
    """Return whether a ticket's price is surely wrong: by at least half a point."""
    found = ticket["suggested"]
    return found is not None and not found["low"] - 0.5 <= ticket["points"] <= found["high"] + 0.5
