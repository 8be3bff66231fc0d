"""Sums over games, by name: lists of whole numbers that add up place by place.

Whole numbers add up to the same whatever their order, so a study that was interrupted, or that ran
elsewhere, has the same figures to the last digit.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

Sums = dict[str, list[int]]

WIN: Final = 840
"""A won game: it can be shared evenly by up to eight players."""


def add(mine: Sums, theirs: Mapping[str, list[int]]) -> None:
    """Add sums to others."""
    for name, numbers in theirs.items():
        known = mine.get(name)
        if known is None:
            mine[name] = list(numbers)
        else:
            for i, number in enumerate(numbers):
                known[i] += number


def note(sums: Sums, name: str, *numbers: int) -> None:
    """Add a few numbers under a name."""
    add(sums, {name: list(numbers)})


def moments(number: int) -> tuple[int, int, int]:
    """Return what the mean of a figure and its error are found by: count, figure, square."""
    return 1, number, number * number
