"""Places shift until every track has room for its spaces, and no further.

A least-squares fit of: tracks inside a band of lengths, bearings as on the globe, places clear of
one another and of tracks, no triangle of neighbours turned over, and a weak pull home.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray
from scipy.optimize import least_squares
from scipy.spatial import Delaunay

from branchline.boards.arrays import Floats
from branchline.boards.network import Network
from branchline.boards.sizes import PITCH

Ints = NDArray[np.int64]
Wish = tuple[Callable[..., Floats], Sequence[Ints]]
"""A kind of residual, and the places it is about: for each of its arguments, their numbers."""


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
        self.areas = signed_areas(*np.vstack([home, edge])[self.triangles].transpose(1, 0, 2))
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

    def wishes(self) -> list[Wish]:
        """Return every kind of wish, with the places that each of that kind is about."""
        a, b = self.a, self.b
        corners = self.triangles.astype(np.int64)
        every = np.arange(len(self.home))
        return [
            (self.lengths, (a, b)),
            (self.limits, (a, b)),
            (self.turned, (self.neighbours[:, 0], self.neighbours[:, 1])),
            (self.close, self.pairs),
            (self.covered, (self.place, a[self.route], b[self.route])),
            (self.folded, (corners[:, 0], corners[:, 1], corners[:, 2])),
            (self.away, (every,)),
            (self.outside, (every,)),
        ]

    def residuals(self, flat: Floats) -> Floats:
        """Return how far positions are from every wish."""
        points = np.vstack([flat.reshape(-1, 2), self.edge])
        return np.concatenate(
            [wish(*(points[which] for which in about)).ravel() for wish, about in self.wishes()]
        )

    def slopes(self, flat: Floats) -> Floats:
        """Return how residuals change with each coordinate, by small differences.

        A wish is about three places at most, so that all of a kind are tried together: first with
        the first of their places moved a little, then with the second.
        """
        points = np.vstack([flat.reshape(-1, 2), self.edge])
        step = np.sqrt(np.finfo(np.float64).eps) * np.maximum(1, np.abs(points))
        moved = points + np.where(points >= 0, step, -step)
        found = []
        for wish, about in self.wishes():
            here = [points[which] for which in about]
            before = wish(*here).reshape(len(about[0]), -1)
            slope = np.zeros((len(about[0]), before.shape[1], len(flat)))
            for role, which in enumerate(about):
                mine = np.flatnonzero(which < len(self.home))
                for axis in (0, 1):
                    there = list(here)
                    there[role] = here[role].copy()
                    there[role][:, axis] = moved[which, axis]
                    change = wish(*there).reshape(before.shape) - before
                    way = (moved[which, axis] - points[which, axis])[:, None]
                    slope[mine, :, 2 * which[mine] + axis] = (change / way)[mine]
            found.append(slope.reshape(-1, len(flat)))
        return np.asfortranarray(np.concatenate(found))

    def lengths(self, a: Floats, b: Floats) -> Floats:
        """Return tracks too short or too long."""
        w = self.weights
        ratio = np.hypot(*(b - a).T) / self.ideal
        mild = np.maximum(0, w.shortest - ratio) + np.maximum(0, ratio - w.longest)
        wrong: Floats = w.length * mild * np.sqrt(np.minimum(self.length, 4))
        return wrong

    def limits(self, a: Floats, b: Floats) -> Floats:
        """Return tracks close to what is not allowed."""
        pitch = (np.hypot(*(b - a).T) - self.rims) / (self.length * PITCH)
        bendable = np.where(self.length > 2, 0.5, 1.0)
        hard = bendable * np.maximum(0, 0.85 - pitch) + np.maximum(0, pitch - 1.2)
        wrong: Floats = self.weights.limit * hard
        return wrong

    def turned(self, a: Floats, b: Floats) -> Floats:
        """Return by how much the direction between neighbours has changed."""
        ahead = b - a
        across = ahead[:, 0] * self.bearings[:, 1] - ahead[:, 1] * self.bearings[:, 0]
        onward = (ahead * self.bearings).sum(axis=1)
        turn: Floats = self.weights.bearing * np.arctan2(across, np.maximum(onward, 1e-3))
        return turn

    def close(self, a: Floats, b: Floats) -> Floats:
        """Return places too close to one another."""
        crowd: Floats = 6.0 * np.maximum(0, 1 - np.hypot(*(a - b).T) / self.weights.apart)
        return crowd

    def covered(self, place: Floats, start: Floats, end: Floats) -> Floats:
        """Return places too close to foreign tracks."""
        ahead = end - start
        part = ((place - start) * ahead).sum(axis=1) / ((ahead**2).sum(axis=1) + 1e-9)
        foot = start + np.clip(part, 0.08, 0.92)[:, None] * ahead
        away = np.hypot(*(place - foot).T)
        wanted = self.weights.clear + 7.0 * (self.lanes[self.route] - 1)
        crowd: Floats = 4.0 * np.maximum(0, 1 - away / wanted)
        return crowd

    def folded(self, a: Floats, b: Floats, c: Floats) -> Floats:
        """Return triangles of neighbours that are flat or turned over."""
        wrong: Floats = 2.5 * np.maximum(0, 0.30 - signed_areas(a, b, c) / self.areas)
        return wrong

    def away(self, points: Floats) -> Floats:
        """Return how far places are from home."""
        far: Floats = self.weights.home * (points - self.home)
        return far

    def outside(self, points: Floats) -> Floats:
        """Return how far places are outside the margin."""
        low = np.maximum(0, self.margin - points)
        high = np.maximum(0, points - (self.size - self.margin))
        out: Floats = 0.2 * (low + high)
        return out


def signed_areas(a: Floats, b: Floats, c: Floats) -> Floats:
    """Return twice the area of each triangle; its sign turns when the triangle does."""
    u, v = b - a, c - a
    area: Floats = u[:, 0] * v[:, 1] - u[:, 1] * v[:, 0]
    return area


def relax(start: Floats, network: Network, edge: Floats, weights: Weights) -> Floats:
    """Return relaxed positions; `start` has the hand nudges in it."""
    springs = Springs(start, network, edge, weights)
    fit = least_squares(
        springs.residuals,
        start.ravel(),
        jac=springs.slopes,
        loss="soft_l1",
        max_nfev=weights.steps,
        method="trf",
    )
    points: Floats = np.asarray(fit.x).reshape(-1, 2)
    return points
