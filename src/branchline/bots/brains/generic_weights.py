"""Weights for a board that nothing was tuned for, and how much the levels see there.

They were tuned over all packaged boards together (`scripts/generic_weights.py`). A file of one's
own in the data folder goes before the package's.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from branchline.bots.brains.planner_weights import DEFAULT, WEIGHTS
from branchline.bots.weight_files import Note, read_notes

KIND: Final = "generic"


@lru_cache(maxsize=1)
def generic_note() -> Note:
    """Return what was tuned for boards in general; empty if there is no such file."""
    return next((note for _, note in read_notes(KIND, ("weights",))), {})


def generic_weights() -> list[int]:
    """Return the weights for any board, as a list; a weight not named keeps its start."""
    named = generic_note().get("weights", {})
    return [
        int(named.get(weight.name, start)) for weight, start in zip(WEIGHTS, DEFAULT, strict=True)
    ]


def generic_sight(level: str, otherwise: int) -> int:
    """Return how much a level sees on any board."""
    return int(generic_note().get("sight", {}).get(level, otherwise))
