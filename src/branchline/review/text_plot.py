"""The curve of a review as text."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from branchline.review.messages import WHOLE, Curve

ROWS: Final = 11
"""A row for every ten per cent."""
MARKS: Final = "●○◆◇▲△■□"
"""One for each seat, in order."""


def text_plot(curve: Curve, names: Sequence[str], width: int) -> str:
    """Return the chances of all seats over the game, with a mark for each seat."""
    points = curve.points
    width = min(width, len(points))
    rows = [[" "] * width for _ in range(ROWS)]
    for column in range(width):
        at = round(column * (len(points) - 1) / max(1, width - 1))
        for seat, chance in enumerate(points[at]):
            row = round((ROWS - 1) * (1 - chance / WHOLE))
            rows[row][column] = MARKS[seat % len(MARKS)]
    lines = [f"{100 - 10 * number:4} ┤{''.join(row)}" for number, row in enumerate(rows)]
    lines.append(" " * 5 + "└" + "─" * width)
    lines.append(" " * 6 + "   ".join(f"{MARKS[i % len(MARKS)]} {n}" for i, n in enumerate(names)))
    return "\n".join(lines)
