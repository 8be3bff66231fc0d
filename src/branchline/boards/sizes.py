"""The measures of a board, in board units."""

from __future__ import annotations

from typing import Final

PITCH: Final = 44.0
"""A space and the gap after it, on a track of ideal length."""
GAP: Final = 4.0
WIDTH: Final = 13.0
"""Of a space."""
LANE: Final = 16.0
"""From the middle of one parallel track to the next."""
RIM: Final = 17.0
"""From a place to the first space, at least."""
CITY: Final = 9.0
"""Radius of the mark of a city."""
HUB: Final = 12.0
"""Radius of the mark of a large city."""
COUNTRY: Final = 13.0
"""Radius of the flag or signpost of a country."""
JUNCTION: Final = 5.0
"""Radius of the mark of a junction, which has no name."""
MARKS: Final = {"city": CITY, "hub": HUB, "country": COUNTRY, "junction": JUNCTION}
SHORTEST: Final = 0.8
LONGEST: Final = 1.3
"""Every track is within these of its ideal length."""
EDGE: Final = 22.0
"""The frame of the board: nothing but the map lies on it."""
LEAST: Final = (680, 480)
"""The least size of a board, so that a legend finds room on the smallest of maps."""


def ribbon(lanes: int) -> float:
    """Return the width of a route of so many parallel tracks.

    >>> ribbon(1), ribbon(2)
    (13.0, 29.0)
    """
    return WIDTH + LANE * (lanes - 1)
