"""Room for straight tracks: places move apart until every track has space, and no further.

What `relax` does for drawn boards with curves, done roughly and with numpy alone for plain ones.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from branchline.boards.arrays import Floats
from branchline.boards.network import Network
from branchline.boards.sizes import LANE

STEPS = 240
MOST_WORK = 6_000_000
"""Pairs of a place and a track that are looked at in all: large maps make do with fewer steps."""
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

Pushes = tuple[NDArray[np.int64], Floats]
"""Places by number, and where each of them is pushed."""


def make_room(points: Floats, network: Network) -> Floats:
    """Return places moved apart, so that straight tracks fit between them."""
    crowd = Crowd(network, len(points))
    points = points + np.random.default_rng(1).normal(scale=0.5, size=points.shape)
    for _ in range(max(20, min(STEPS, MOST_WORK // max(1, len(crowd.place))))):
        pushes = [*crowd.lengths(points), *crowd.gaps(points), *crowd.clearances(points)]
        which = np.concatenate([places for places, _ in pushes])
        push = np.concatenate([each for _, each in pushes])
        pushed = np.abs(push).sum(axis=1) > 0
        which, push = which[pushed], push[pushed]
        count = 1 + np.bincount(which, minlength=len(points))
        x, y = (np.bincount(which, push[:, axis], len(points)) for axis in (0, 1))
        shift = np.stack([x, y], axis=-1)
        points = points + STIFFNESS * shift / np.sqrt(count)[:, None]
        if not len(shift) or np.abs(shift).max() < 0.5:
            break
    return points


class Crowd:
    """What needs room on a board: tracks, places, and places beside tracks."""

    def __init__(self, network: Network, count: int) -> None:
        self.a, self.b = np.array(network.ends, dtype=np.int64).T
        self.ideal = np.array([network.ideal(route) for route in network.routes])
        self.pairs = np.triu_indices(count, 1)
        place, route = np.indices((count, len(self.a))).reshape(2, -1)
        foreign = (place != self.a[route]) & (place != self.b[route])
        self.place, self.route = place[foreign], route[foreign]
        lanes = np.array([each.lanes for each in network.routes])
        self.clear = (CLEAR + LANE / 2 * (lanes - 1))[self.route]

    def lengths(self, points: Floats) -> tuple[Pushes, Pushes]:
        """Return how the ends of tracks move that are too short or much too long."""
        ahead, long = unit(points[self.b] - points[self.a])
        lack = np.maximum(0, SHORTEST * self.ideal - long)
        lack -= SLACK * np.maximum(0, long - LONGEST * self.ideal)
        push = ahead * lack[:, None] / 2
        return (self.a, -push), (self.b, push)

    def gaps(self, points: Floats) -> tuple[Pushes, Pushes]:
        """Return how places move that are too close to one another."""
        a, b = self.pairs
        ahead, long = unit(points[b] - points[a])
        push = ahead * np.maximum(0, APART - long)[:, None] / 2
        return (a, -push), (b, push)

    def clearances(self, points: Floats) -> tuple[Pushes, Pushes, Pushes]:
        """Return how places move that lie on a foreign track, and the ends of that track."""
        start, line = points[self.a], points[self.b] - points[self.a]
        square = (line**2).sum(axis=1) + 1e-9
        to, along = points[self.place] - start[self.route], line[self.route]
        part = (to * along).sum(axis=1) / square[self.route]
        away, far = unit(to - np.clip(part, 0, 1)[:, None] * along)
        lack = np.where((part > 0.02) & (part < 0.98), np.maximum(0, self.clear - far), 0)
        near = lack > 0
        push = away[near] * lack[near, None] / 2
        route = self.route[near]
        return (self.place[near], push), (self.a[route], -push / 2), (self.b[route], -push / 2)


def unit(vectors: Floats) -> tuple[Floats, Floats]:
    """Return vectors of length 1 and how long they were."""
    long = np.hypot(vectors[:, 0], vectors[:, 1])
    return vectors / np.maximum(long, 1e-9)[:, None], long
