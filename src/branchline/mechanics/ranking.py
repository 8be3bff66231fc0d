"""Points by rank: equals share a rank, and the ranks after them are counted as if they did not."""

from __future__ import annotations

from mypy_extensions import i64

from branchline.core.arrays import vec


def rank_points(figures: vec[i64], who: i64, table: vec[i64]) -> i64:
    """Return what a figure earns by its rank among all of them; one of 0 or less has no rank.

    Two who lead both get the first entry of the table, and whoever follows gets the third.
    """
    if figures[who] <= 0:
        return 0
    better: i64 = 0
    for other in range(len(figures)):
        if figures[other] > figures[who]:
            better += 1
    return table[better] if better < len(table) else 0
