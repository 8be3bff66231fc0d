"""Places shift until every track has room for its spaces, and no further.

A least-squares fit of: tracks inside a band of lengths, bearings as on the globe, places clear of
one another and of tracks, no triangle of neighbours turned over, and a weak pull home.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray
from scipy.optimize import least_squares
from scipy.spatial import Delaunay

from branchline.boards.arrays import Floats
from branchline.boards.network import Network
from branchline.boards.sizes import PITCH

Ints = NDArray[np.int64]


@dataclass(frozen=True, slots=True)
class Weights:
    """How much each wish counts, and the bands they leave alone."""

    length: float = 6.0
    limit: float = 8.0
    """For tracks near the limits of what is allowed."""
    shortest: float = 0.93
    longest: float = 1.12
    bearing: float = 0.8
    apart: float = 58.0
    """Distance between places, at least."""
    clear: float = 32.0
    """Distance of a place from a foreign track, at least."""
    home: float = 0.0016
    steps: int = 40


def anchors(width: float, height: float) -> Floats:
    """Return points on the edge of the board, which never move."""
    across, down = np.linspace(0, width, 7), np.linspace(0, height, 7)
    rows = [[x, y] for x in across for y in (0.0, height)]
    return np.array(rows + [[x, y] for y in down[1:-1] for x in (0.0, width)])


class Springs:
    """The wishes of a layout, as residuals of a least-squares fit."""

    def __init__(
        self, home: Floats, network: Network, edge: Floats, weights: Weights, margin: float = 48.0
    ) -> None:
        self.home, self.edge, self.weights, self.margin = home, edge, weights, margin
        self.size = edge.max(axis=0)
        self.a, self.b = np.array(network.ends, dtype=np.int64).T
        self.ideal = np.array([network.ideal(route) for route in network.routes])
        self.length = np.array([route.length for route in network.routes])
        self.rims = network.rims[self.a] + network.rims[self.b]
        self.lanes = np.array([route.lanes for route in network.routes])
        self.triangles = Delaunay(np.vstack([home, edge])).simplices
        self.areas = self.signed_areas(home)
        self.neighbours = self.bearing_pairs()
        ahead = home[self.neighbours[:, 1]] - home[self.neighbours[:, 0]]
        self.bearings = ahead / np.maximum(np.hypot(*ahead.T), 1e-9)[:, None]
        self.pairs = np.triu_indices(len(home), 1)
        foreign = [
            (place, route)
            for route in range(len(self.a))
            for place in range(len(home))
            if place not in (self.a[route], self.b[route])
        ]
        self.place, self.route = np.array(foreign, dtype=np.int64).reshape(-1, 2).T

    def bearing_pairs(self) -> Ints:
        """Return the places that should lie in the same direction from one another."""
        count = len(self.home)
        pairs = {(int(min(a, b)), int(max(a, b))) for a, b in zip(self.a, self.b, strict=True)}
        for corners in self.triangles:
            for p, q in ((0, 1), (1, 2), (0, 2)):
                low, high = sorted((int(corners[p]), int(corners[q])))
                if high < count:
                    pairs.add((low, high))
        return np.array(sorted(pairs), dtype=np.int64)

    def signed_areas(self, points: Floats) -> Floats:
        """Return twice the area of each triangle; its sign turns when the triangle does."""
        a, b, c = np.vstack([points, self.edge])[self.triangles].transpose(1, 0, 2)
        u, v = b - a, c - a
        area: Floats = u[:, 0] * v[:, 1] - u[:, 1] * v[:, 0]
        return area

    def residuals(self, flat: Floats) -> Floats:
        """Return how far positions are from every wish."""
        points = flat.reshape(-1, 2)
        shape = self.signed_areas(points) / self.areas
        return np.concatenate(
            [
                *self.lengths(points),
                self.turned(points),
                self.crowding(points),
                2.5 * np.maximum(0, 0.30 - shape),
                self.weights.home * (points - self.home).ravel(),
                0.2 * self.outside(points).ravel(),
            ]
        )

    def lengths(self, points: Floats) -> tuple[Floats, Floats]:
        """Return tracks too short or too long, and those close to what is not allowed."""
        w = self.weights
        distance = np.hypot(*(points[self.b] - points[self.a]).T)
        ratio = distance / self.ideal
        mild = np.maximum(0, w.shortest - ratio) + np.maximum(0, ratio - w.longest)
        pitch = (distance - self.rims) / (self.length * PITCH)
        bendable = np.where(self.length > 2, 0.5, 1.0)
        hard = bendable * np.maximum(0, 0.85 - pitch) + np.maximum(0, pitch - 1.2)
        return w.length * mild * np.sqrt(np.minimum(self.length, 4)), w.limit * hard

    def turned(self, points: Floats) -> Floats:
        """Return by how much the direction between neighbours has changed."""
        ahead = points[self.neighbours[:, 1]] - points[self.neighbours[:, 0]]
        across = ahead[:, 0] * self.bearings[:, 1] - ahead[:, 1] * self.bearings[:, 0]
        onward = (ahead * self.bearings).sum(axis=1)
        turn: Floats = self.weights.bearing * np.arctan2(across, np.maximum(onward, 1e-3))
        return turn

    def crowding(self, points: Floats) -> Floats:
        """Return places too close to one another or to foreign tracks."""
        gaps = np.hypot(*(points[self.pairs[0]] - points[self.pairs[1]]).T)
        close = 6.0 * np.maximum(0, 1 - gaps / self.weights.apart)
        start, place = points[self.a[self.route]], points[self.place]
        ahead = points[self.b[self.route]] - start
        part = ((place - start) * ahead).sum(axis=1) / ((ahead**2).sum(axis=1) + 1e-9)
        foot = start + np.clip(part, 0.08, 0.92)[:, None] * ahead
        away = np.hypot(*(place - foot).T)
        wanted = self.weights.clear + 7.0 * (self.lanes[self.route] - 1)
        return np.concatenate([close, 4.0 * np.maximum(0, 1 - away / wanted)])

    def outside(self, points: Floats) -> Floats:
        """Return how far places are outside the margin."""
        low = np.maximum(0, self.margin - points)
        high = np.maximum(0, points - (self.size - self.margin))
        out: Floats = low + high
        return out


def relax(start: Floats, network: Network, edge: Floats, weights: Weights) -> Floats:
    """Return relaxed positions; `start` has the hand nudges in it."""
    springs = Springs(start, network, edge, weights)
    fit = least_squares(
        springs.residuals, start.ravel(), loss="soft_l1", max_nfev=weights.steps, method="trf"
    )
    points: Floats = np.asarray(fit.x).reshape(-1, 2)
    return points
