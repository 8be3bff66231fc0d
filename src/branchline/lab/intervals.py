"""Figures with their intervals: what a study found, and between what the truth lies in 19 of 20."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

from branchline.lab.sums import WIN

Figure = dict[str, float]
"""A `value` between `low` and `high`, from `n` cases, with its standard `error`."""

SURE: Final = 1.959964
"""Standard errors to either side that an interval of 95 % has."""


def figure(value: float, error: float, n: float) -> Figure:
    """Return a figure with an interval to both sides."""
    half = SURE * error
    return {"value": value, "low": value - half, "high": value + half, "n": n, "error": error}


def share(count: float, n: float) -> Figure:
    """Return a share by Wilson's interval, which is right for rare things as well.

    >>> {name: round(each, 3) for name, each in share(0, 100).items()}
    {'value': 0.0, 'low': 0.0, 'high': 0.037, 'n': 100, 'error': 0.009}
    """
    if n <= 0:
        return {"value": 0.0, "low": 0.0, "high": 1.0, "n": 0, "error": 0.5}
    p = count / n
    square = SURE * SURE
    middle = (p + square / (2 * n)) / (1 + square / n)
    half = SURE * math.sqrt(p * (1 - p) / n + square / (4 * n * n)) / (1 + square / n)
    low, high = max(0.0, middle - half), min(1.0, middle + half)
    low, high = min(low, p), max(high, p)  # not a rounding error beside it
    return {"value": p, "low": low, "high": high, "n": n, "error": half / SURE}


def won_share(won: int, n: int) -> Figure:
    """Return the share of wins, given in parts of a win."""
    return share(won / WIN, n)


def mean_of(moments: Sequence[int], scale: float = 1.0) -> Figure:
    """Return a mean from a count, a sum and a sum of squares, divided by a scale."""
    n, total, squares = moments[:3]
    if n == 0:
        return figure(0.0, 0.0, 0)
    mean = total / n
    variance = max(0.0, squares / n - mean * mean) * n / max(1, n - 1)
    return figure(mean / scale, math.sqrt(variance / n) / scale, n)


def deviation_of(moments: Sequence[int]) -> float:
    """Return the standard deviation of single cases."""
    n, total, squares = moments[:3]
    return math.sqrt(max(0.0, squares / n - (total / n) ** 2)) if n else 0.0


def difference(mine: Figure, theirs: Figure) -> Figure:
    """Return how much larger one figure is than another that is independent of it."""
    error = math.hypot(mine["error"], theirs["error"])
    return figure(mine["value"] - theirs["value"], error, min(mine["n"], theirs["n"]))


def shifted(found: Figure, by: float) -> Figure:
    """Return a figure less a known number."""
    return found | {name: found[name] - by for name in ("value", "low", "high")}


def ratio_of(sums: Sequence[int]) -> Figure:
    """Return a ratio of two sums with its error.

    Given are the number of cases, both sums, the sums of their squares and of their product.
    """
    n, x, y, xx, yy, xy = sums
    if n < 2 or y == 0:
        return figure(0.0, 0.0, n)
    ratio = x / y
    spread = max(0.0, xx - 2 * ratio * xy + ratio * ratio * yy) / (n - 1)
    return figure(ratio, math.sqrt(spread / n) * n / abs(y), n)


def quantile_of(counts: Sequence[int], part: float, first: int) -> Figure:
    """Return below which number the given part of all cases lies, counted from `first` on.

    Half of the cases at a number lie below it, and cases lie evenly around it.
    """
    n = sum(counts)
    if n == 0:
        return figure(0.0, 0.0, 0)
    half = SURE * math.sqrt(part * (1 - part) / n)
    low, value, high = (
        position_of(counts, min(1.0, max(0.0, each)) * n) + first
        for each in (part - half, part, part + half)
    )
    error = (high - low) / (2 * SURE)
    return {"value": value, "low": low, "high": high, "n": n, "error": error}


def position_of(counts: Sequence[int], wanted: float) -> float:
    """Return where in counts so many cases have gone by, a case lying evenly around its number."""
    gone = 0.0
    for number, count in enumerate(counts):
        if count and gone + count >= wanted:
            return number - 0.5 + (wanted - gone) / count
        gone += count
    return float(len(counts) - 1)


def chance_of_no_difference(found: Figure) -> float:
    """Return how likely a difference at least so large is if there is none (two-sided)."""
    if found["error"] <= 0:
        return 1.0 if found["value"] == 0 else 0.0
    return math.erfc(abs(found["value"]) / found["error"] / math.sqrt(2))


def significant(chances: Sequence[float], allowed: float = 0.05) -> list[bool]:
    """Return which findings hold when so many were looked at (Benjamini and Hochberg).

    >>> significant([0.001, 0.04, 0.9])
    [True, False, False]
    """
    order = sorted(range(len(chances)), key=lambda i: chances[i])
    last = -1
    for rank, i in enumerate(order):
        if chances[i] <= allowed * (rank + 1) / len(chances):
            last = rank
    found = set(order[: last + 1])
    return [i in found for i in range(len(chances))]
