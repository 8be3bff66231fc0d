"""What it is worth to hold each ticket, and the price at which it would be worth as much as others.

The points by which a player beats the others are explained by the tickets it holds and they hold,
all at once (least squares), so that a ticket is not praised for those it is kept with.
"""

from __future__ import annotations

import math
from typing import Final

import numpy as np

from branchline.lab.intervals import Figure, figure
from branchline.lab.sums import Sums

FEWEST: Final = 20
"""Below so many holders nothing is said of a ticket."""
LEAST_SLOPE: Final = 0.2
"""A price has to move a player's points by so much of itself to mend anything."""


def ticket_worths(sums: Sums, players: int) -> list[Figure | None]:
    """Return for each ticket the points it is worth beyond the middle ticket; None if unknown."""
    kept = np.array(sums["ticket_kept"], dtype=float)
    n = len(kept)
    known = np.append(np.flatnonzero(kept >= FEWEST), n)  # n: who began
    found: list[Figure | None] = [None] * n
    rows, squares = sums["effect_noise"]
    if len(known) < 3 or rows <= len(known):
        return found
    products = np.array(sums["effects"], dtype=float).reshape(n + 1, n + 1)[np.ix_(known, known)]
    targets = np.array(sums["effect_of"], dtype=float)[known]
    inverse = np.linalg.pinv(products, hermitian=True)
    worths = inverse @ targets
    unexplained = max(0.0, float(squares - worths @ targets)) / (rows - len(known))
    covariance = inverse * unexplained * players / max(1, players - 1)
    tickets = known[:-1]
    middle = float(np.median(worths[:-1]))
    for i, ticket in enumerate(tickets):
        contrast = np.append(np.full(len(tickets), -1 / len(tickets)), 0.0)
        contrast[i] += 1
        error = math.sqrt(max(0.0, float(contrast @ covariance @ contrast)))
        found[int(ticket)] = figure(float(worths[i]) - middle, error, float(kept[ticket]))
    return found


def suggested_price(points: int, worth: Figure | None, completion: float) -> Figure | None:
    """Return the points at which a ticket would be worth as much as the middle one.

    A point more is won if it is completed and lost if it is not. None where no price would do:
    where hardly more than half of its holders complete it.
    """
    slope = 2 * completion - 1
    if worth is None or slope < LEAST_SLOPE:
        return None
    return figure(points - worth["value"] / slope, worth["error"] / slope, worth["n"])
