"""The curves a route may take, and what each costs by itself.

Good curves have about the right length, bend little, keep clear of foreign places and of the edge
of the board, and run over water if they are ferries and over land if they are not.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

import numpy as np
import shapely
from numpy.typing import NDArray
from shapely.geometry.base import BaseGeometry

from branchline.boards.arrays import Floats, cut
from branchline.boards.bezier import bends
from branchline.boards.network import Network, Route
from branchline.boards.sizes import EDGE, LANE, LONGEST, PITCH, SHORTEST, ribbon

Shapes = NDArray[Any]
"""Shapely geometries."""

KEPT = 130
"""Candidates a route keeps."""


@dataclass(frozen=True, slots=True)
class Surroundings:
    """What curves run through."""

    width: float
    height: float
    land: BaseGeometry | None = None
    bend: dict[int, tuple[float, float]] = field(default_factory=dict)
    """Angles given by hand, by route."""


@dataclass(slots=True)
class Candidates:
    """The curves a route may take, cheapest first, from rim to rim."""

    curves: Floats
    ribbons: Shapes
    costs: Floats
    chosen: int = 0


def candidates(points: Floats, network: Network, number: int, around: Surroundings) -> Candidates:
    """Return the curves a route may take, with what each costs by itself."""
    route = network.routes[number]
    start, end = network.rims[route.a], network.rims[route.b]
    shapes = bends(points[route.a], points[route.b], route.length, around.bend.get(number))
    ratio = (shapes.lengths - start - end) / (route.length * PITCH)
    slack = (route.lanes - 1) / 2 * LANE * np.abs(shapes.turns) / (route.length * PITCH)
    costs: Floats = shapes.costs + length_cost(ratio, slack)
    if around.land is not None:
        costs += ground_cost(shapes.curves, around.land, route)
    best = np.argsort(costs, kind="stable")[: 3 * KEPT]
    curves = np.stack([cut(shapes.curves[i], start, shapes.lengths[i] - end) for i in best])
    ribbons = ribbons_of(curves, ribbon(route.lanes) + 2)
    costs = costs[best] + obstacle_cost(ribbons, points, network, route, around)
    order = np.argsort(costs, kind="stable")[:KEPT]
    return Candidates(curves[order], ribbons[order], costs[order])


def ribbons_of(curves: Floats, width: float) -> Shapes:
    """Return curves as areas of some width."""
    return np.asarray(shapely.buffer(shapely.linestrings(curves), width / 2, cap_style="flat"))


def length_cost(ratio: Floats, slack: Floats) -> Floats:
    """Return the cost of a length: small inside the limits, prohibitive outside."""
    low, high = ratio - slack, ratio + slack
    outside = np.maximum(0, SHORTEST + 0.02 - low) + np.maximum(0, high - LONGEST + 0.02)
    mild = 420 * np.maximum(0, 0.92 - ratio) ** 2 + 160 * np.maximum(0, ratio - 1.12) ** 2
    cost: Floats = mild + np.where(outside > 0, 300 + 2000 * outside, 0)
    return cost


def ground_cost(curves: Floats, land: BaseGeometry, route: Route) -> Floats:
    """Return the cost of the ground: ferries want water, rails want land."""
    inner = curves[:, 5:-5:3]
    on_land = shapely.contains_xy(land, inner[..., 0], inner[..., 1]).mean(axis=1)
    cost: Floats = on_land * 150 if route.over_water else (1 - on_land) * 14
    return cost


def obstacle_cost(
    ribbons: Shapes, points: Floats, network: Network, route: Route, around: Surroundings
) -> Floats:
    """Return the cost of touching foreign places, the edge of the board and boxes."""
    own = (route.a, route.b)
    marks = [
        shapely.Point(*point).buffer(radius + 4.5)
        for place, (point, radius) in enumerate(zip(points, network.marks, strict=True))
        if place not in own
    ]
    costs = touching(ribbons, np.array(marks, dtype=object), 90.0, 1.0)
    inside = shapely.box(EDGE, EDGE, around.width - EDGE, around.height - EDGE)
    costs += 0.4 * shapely.area(shapely.difference(ribbons, inside))
    return costs


def touching(ribbons: Shapes, things: Shapes, each: float, area: float) -> Floats:
    """Return a cost for each thing that a ribbon touches, and for how much of it."""
    costs = np.zeros(len(ribbons))
    if not len(things):
        return costs
    which, met = shapely.STRtree(things).query(ribbons, predicate="intersects")
    common = shapely.area(shapely.intersection(ribbons[which], things[met]))
    np.add.at(costs, which, each + area * common)
    return costs
