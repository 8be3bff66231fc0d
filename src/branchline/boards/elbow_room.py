"""Room for straight tracks: places move apart until every track has space, and no further.

What `relax` does for drawn boards with curves, done roughly and with numpy alone for plain ones.
"""

from __future__ import annotations

import numpy as np

from branchline.boards.arrays import Floats
from branchline.boards.network import Network
from branchline.boards.sizes import LANE

STEPS = 240
SHORTEST, LONGEST = 0.9, 1.7
"""Tracks are to be within these of their ideal length."""
APART = 66.0
"""Distance between places, at least."""
CLEAR = 36.0
"""Distance of a place from a foreign track, at least."""
STIFFNESS = 0.45
"""The part of a correction that is made at once: more would make places swing."""
SLACK = 0.15
"""The part of it for tracks that are only longer than they need be."""


def make_room(points: Floats, network: Network) -> Floats:
    """Return places moved apart, so that straight tracks fit between them."""
    points = points + np.random.default_rng(1).normal(scale=0.5, size=points.shape)
    for _ in range(STEPS):
        shift, count = np.zeros_like(points), np.ones(len(points))
        for which, push in (*lengths(points, network), *gaps(points), *clearances(points, network)):
            np.add.at(shift, which, push)
            np.add.at(count, which, np.hypot(*push.T) > 0)
        points = points + STIFFNESS * shift / np.sqrt(count)[:, None]
        if np.abs(shift).max() < 0.5:
            break
    return points


Pushes = tuple["np.ndarray[tuple[int], np.dtype[np.int64]]", Floats]
"""Places by number, and where each of them is pushed."""


def lengths(points: Floats, network: Network) -> tuple[Pushes, Pushes]:
    """Return how the ends of tracks move that are too short or much too long."""
    a, b = np.array(network.ends, dtype=np.int64).T
    ideal = np.array([network.ideal(route) for route in network.routes])
    ahead, long = unit(points[b] - points[a])
    lack = np.maximum(0, SHORTEST * ideal - long) - SLACK * np.maximum(0, long - LONGEST * ideal)
    push = ahead * lack[:, None] / 2
    return (a, -push), (b, push)


def gaps(points: Floats) -> tuple[Pushes, Pushes]:
    """Return how places move that are too close to one another."""
    a, b = np.triu_indices(len(points), 1)
    ahead, long = unit(points[b] - points[a])
    push = ahead * np.maximum(0, APART - long)[:, None] / 2
    return (a, -push), (b, push)


def clearances(points: Floats, network: Network) -> tuple[Pushes, Pushes, Pushes]:
    """Return how places move that lie on a foreign track, and the ends of that track."""
    a, b = np.array(network.ends, dtype=np.int64).T
    place, route = np.indices((len(points), len(a))).reshape(2, -1)
    foreign = (place != a[route]) & (place != b[route])
    place, route = place[foreign], route[foreign]
    start, line = points[a[route]], (points[b] - points[a])[route]
    part = ((points[place] - start) * line).sum(axis=1) / ((line**2).sum(axis=1) + 1e-9)
    away, far = unit(points[place] - start - np.clip(part, 0, 1)[:, None] * line)
    lanes = np.array([each.lanes for each in network.routes])[route]
    between = (part > 0.02) & (part < 0.98)
    wanted = CLEAR + LANE / 2 * (lanes - 1)
    push = away * (between * np.maximum(0, wanted - far))[:, None] / 2
    return (place, push), (a[route], -push / 2), (b[route], -push / 2)


def unit(vectors: Floats) -> tuple[Floats, Floats]:
    """Return vectors of length 1 and how long they were."""
    long = np.hypot(vectors[:, 0], vectors[:, 1])
    return vectors / np.maximum(long, 1e-9)[:, None], long
