"""City markers on a drawn board: a piece of their owner's colour at the city."""

from __future__ import annotations

from typing import cast

from branchline.mechanics.base import Shown


def place_marks(shown: Shown) -> dict[int, int]:
    """Return the seat whose marker stands at each place."""
    return dict(cast("dict[int, int]", shown.get("places", {})))
