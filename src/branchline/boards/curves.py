"""Each route gets a curve that overlaps with no other.

Every route has candidates, see `candidates`. Choosing goes by coordinate descent: each route in
turn takes the candidate that costs least beside the present choices of the others, then pairs
that still overlap choose together, and at last one of them is moved by force.
"""

from __future__ import annotations

import numpy as np
import shapely
from shapely import Polygon

from branchline.boards.arrays import Floats
from branchline.boards.candidates import Shapes, Surroundings, candidates, touching
from branchline.boards.network import Network

PAIRS = 4000
"""Choices of two routes together that are looked at."""


class Curves:
    """The routes of a network, choosing their curves."""

    def __init__(self, points: Floats, network: Network, around: Surroundings) -> None:
        numbers = range(len(network.routes))
        self.routes = [candidates(points, network, number, around) for number in numbers]
        hulls = [shapely.envelope(shapely.union_all(each.ribbons)) for each in self.routes]
        tree = shapely.STRtree(hulls)
        self.near = [
            [int(other) for other in tree.query(hull) if other != i] for i, hull in enumerate(hulls)
        ]

    def leave_free(self, boxes: list[Polygon]) -> None:
        """Make it dear to run through some boxes."""
        for each in self.routes:
            each.costs += touching(each.ribbons, np.array(boxes, dtype=object), 30.0, 0.5)

    def choose(self) -> list[Floats]:
        """Return the curve of each route, from rim to rim."""
        for _ in range(12):
            if not sum(self.settle(number) for number in range(len(self.routes))):
                break
        for _ in range(5):
            if not sum(self.settle_pair(a, b) for a, b in self.overlapping()):
                break
        for _ in range(3):
            pairs = self.overlapping()
            if not sum(self.shake(a, b) + self.shake(b, a) for a, b in pairs):
                break
        return [each.curves[each.chosen] for each in self.routes]

    def others(self, number: int, skip: int = -1) -> Shapes:
        """Return the ribbons that the neighbours of a route have chosen."""
        routes = [self.routes[n] for n in self.near[number] if n != skip]
        return np.array([route.ribbons[route.chosen] for route in routes], dtype=object)

    def settle(self, number: int) -> bool:
        """Let a route choose beside the others; return whether it changed its mind."""
        each, others = self.routes[number], self.others(number)
        now = each.chosen
        most = each.costs[now] + clash(each.ribbons[[now]], others)[0]
        better = np.flatnonzero(each.costs < most - 1e-6)
        if not len(better):
            return False
        total = each.costs[better] + clash(each.ribbons[better], others)
        best = int(np.argmin(total))
        changed = bool(total[best] < most - 1e-6)
        if changed:
            each.chosen = int(better[best])
        return changed

    def overlapping(self) -> list[tuple[int, int]]:
        """Return the pairs of routes that overlap."""
        pairs = []
        for a, each in enumerate(self.routes):
            mine = each.ribbons[each.chosen]
            for b in self.near[a]:
                other = self.routes[b]
                if a < b and mine.intersection(other.ribbons[other.chosen]).area > 0.5:
                    pairs.append((a, b))
        return pairs

    def settle_pair(self, a: int, b: int) -> bool:
        """Let two routes choose together; return whether they changed their minds."""
        first, second = self.routes[a], self.routes[b]
        mine = first.costs + clash(first.ribbons, self.others(a, skip=b))
        theirs = second.costs + clash(second.ribbons, self.others(b, skip=a))
        total = mine[:, None] + theirs[None]
        now = (first.chosen, second.chosen)
        most = total[now] + clash(first.ribbons[[now[0]]], second.ribbons[[now[1]]])[0]
        i, j = np.nonzero(total < most - 1e-6)
        if not len(i):
            return False
        order = np.argsort(total[i, j], kind="stable")[:PAIRS]
        i, j = i[order], j[order]
        sums = total[i, j] + price(
            shapely.area(shapely.intersection(first.ribbons[i], second.ribbons[j]))
        )
        best = int(np.argmin(sums))
        if sums[best] >= most - 1e-6:
            return False
        first.chosen, second.chosen = int(i[best]), int(j[best])
        return True

    def total(self) -> float:
        """Return what all choices cost together."""
        alone = sum(float(each.costs[each.chosen]) for each in self.routes)
        clashes = [
            clash(each.ribbons[[each.chosen]], self.others(number))[0]
            for number, each in enumerate(self.routes)
        ]
        return alone + float(sum(clashes)) / 2

    def shake(self, a: int, b: int) -> bool:
        """Move a route out of another's way by force; keep that if the others can live with it."""
        each, other = self.routes[a], self.routes[b]
        before, cost = [route.chosen for route in self.routes], self.total()
        clear = ~shapely.intersects(each.ribbons, other.ribbons[other.chosen])
        for candidate in np.flatnonzero(clear)[:40:5]:
            each.chosen = int(candidate)
            for _ in range(3):
                for number in self.near[a]:
                    self.settle(number)
            for number in (a, *self.near[a]):
                self.settle(number)
            if self.total() < cost - 1e-6:
                return True
            for route, chosen in zip(self.routes, before, strict=True):
                route.chosen = chosen
        return False


def price(area: Floats) -> Floats:
    """Return what overlapping by some area costs."""
    cost: Floats = np.where(area > 0.01, 60 + 2.5 * area, 0)
    return cost


def clash(ribbons: Shapes, others: Shapes) -> Floats:
    """Return what overlapping with other routes costs each ribbon."""
    costs = np.zeros(len(ribbons))
    if not len(others):
        return costs
    which, met = shapely.STRtree(others).query(ribbons, predicate="intersects")
    common = shapely.area(shapely.intersection(ribbons[which], others[met]))
    np.add.at(costs, which, price(common))
    return costs
