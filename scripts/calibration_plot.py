"""A picture of how well chances to win hold: what was told against what happened."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

SIDE: Final = 190
GAP: Final = 34
COLUMNS: Final = 4


def write_plot(path: Path, found: Sequence[tuple[str, dict[str, Any]]]) -> None:
    """Write one small plot for each board and number of players, as SVG."""
    rows = (len(found) + COLUMNS - 1) // COLUMNS
    width, height = COLUMNS * (SIDE + GAP), rows * (SIDE + GAP + 10)
    parts = [
        '<svg xmlns="http://www.w3.org/2000/svg" font-family="sans-serif" font-size="12"',
        f' viewBox="0 0 {width} {height}">',
        f'<rect width="{width}" height="{height}" fill="#fffdf6"/>',
    ]
    for number, (name, each) in enumerate(found):
        x = number % COLUMNS * (SIDE + GAP) + GAP / 2
        y = number // COLUMNS * (SIDE + GAP + 10) + 26
        parts.append(f'<g transform="translate({x} {y})">{one_plot(name, each)}</g>')
    path.write_text("".join([*parts, "</svg>\n"]), encoding="utf-8")


def one_plot(name: str, each: dict[str, Any]) -> str:
    """Return one plot: a dot for each decile, as large as it has many games."""
    most = max(decile["n"] for decile in each["deciles"]) or 1
    parts = [
        f'<text y="-8">{name} · {each["players"]}</text>',
        f'<rect width="{SIDE}" height="{SIDE}" fill="none" stroke="#b9ad93"/>',
        f'<path d="M0 {SIDE}L{SIDE} 0" stroke="#b9ad93" stroke-dasharray="4 3"/>',
    ]
    for decile in each["deciles"]:
        if decile["n"]:
            x, y = SIDE * decile["predicted"], SIDE * (1 - decile["observed"])
            size = 2 + 5 * (decile["n"] / most) ** 0.5
            parts.append(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{size:.1f}" fill="#2f6f4e"/>')
    return "".join(parts)
