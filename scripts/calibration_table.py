"""What docs/review.md says of how well the chances hold: in words and as tables, from the games."""

from __future__ import annotations

import math
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

START: Final = "<!-- calibration -->"
END: Final = "<!-- end of calibration -->"
ENOUGH: Final = 20_000
"""Games that are asked for of each board with two players."""
AIM: Final = 3.0
"""The difference allowed in each decile, in points of per cent."""
SURE: Final = 1.96
"""Standard errors of a range that chance alone leaves one time in twenty."""

Row = dict[str, Any]


def write_section(page: Path, found: Sequence[Row]) -> None:
    """Put what was found between the marks of a page."""
    head, _, rest = page.read_text(encoding="utf-8").partition(START)
    _, _, tail = rest.partition(END)
    page.write_text(f"{head}{START}\n{section(found)}\n{END}{tail}", encoding="utf-8")


def section(found: Sequence[Row]) -> str:
    """Return the words and the table of each number of players."""
    parts = []
    for players in sorted({each["players"] for each in found}):
        rows = [each for each in found if each["players"] == players]
        parts += [f"### {players} players", in_words(rows), table_of(rows)]
    return "\n\n".join(parts)


def in_words(rows: Sequence[Row]) -> str:
    """Return what the rows of one number of players say."""
    enough = [row for row in rows if row["games"] >= ENOUGH]
    few = [row for row in rows if row["games"] < ENOUGH]
    said = []
    if enough:
        said.append(
            f"Measured on at least {ENOUGH:,} games each: {listed(enough)}. {verdict(enough)}"
        )
    if few:
        beginning = f"On fewer than {ENOUGH:,} games" if enough else "Measured"
        least, most = (pick(row["games"] for row in few) for pick in (min, max))
        games = f"{least:,}" if least == most else f"{least:,} to {most:,}"
        wide = max(spread(part) for row in few for part in row["deciles"])
        said.append(f"{beginning} ({games}): {listed(few)}. There, ranges are up to ±{wide:.1f}.")
    deciles = [part for row in rows for part in row["deciles"]]
    out = sum(abs(off(part)) > spread(part) for part in deciles)
    said.append(
        f"Of all {len(deciles)} deciles, {out} {'lies' if out == 1 else 'lie'} outside the range; "
        f"chance alone would put about {len(deciles) / 20:.0f} there."
    )
    return "\n".join(said)


def verdict(rows: Sequence[Row]) -> str:
    """Return whether boards that were measured on enough games keep to the aim."""
    over = [f"{row['name']} ({difference(row):.1f})" for row in rows if difference(row) > AIM]
    if over:
        return f"The aim of {AIM:.0f} points is missed on: {', '.join(over)}."
    worst = max(rows, key=difference)
    return (
        f"The aim is met on all of these: no decile differs by more than {difference(worst):.1f} "
        f"points ({worst['name']})."
    )


def listed(rows: Sequence[Row]) -> str:
    """Return the names of boards."""
    return ", ".join(row["name"] for row in rows)


def table_of(rows: Sequence[Row]) -> str:
    """Return the table of one number of players."""
    columns = ["map", "games", "largest in a decile", "largest in a tenth of the scale"]
    columns += [f"decile {number}" for number in range(1, 11)]
    lines = [f"| {' | '.join(columns)} |", "|---" * len(columns) + "|"]
    for row in rows:
        most = max((part for part in row["tenths"] if part["n"]), key=lambda part: abs(off(part)))
        cells = [row["name"], f"{row['games']:,}", f"{difference(row):.1f}"]
        cells.append(f"{abs(off(most)):.1f} ±{spread(most):.1f}")
        cells += [
            f"{100 * part['predicted']:.0f} %: {off(part):+.1f} ±{spread(part):.1f}"
            for part in row["deciles"]
        ]
        lines.append(f"| {' | '.join(cells)} |".replace(" -", " −"))
    return "\n".join(lines)


def difference(row: Row) -> float:
    """Return the largest difference of a decile."""
    return max(abs(off(part)) for part in row["deciles"])


def off(part: Row) -> float:
    """Return how much more was won than told, in points of per cent."""
    return 100 * float(part["observed"] - part["predicted"])


def spread(part: Row) -> float:
    """Return how far chance alone leads from what was told, 19 times in 20."""
    told = float(part["predicted"])
    return SURE * 100 * math.sqrt(told * (1 - told) / part["n"])
