"""Signs beside routes find their spots: near the middle of the route, where nothing else lies."""

from __future__ import annotations

import math

import numpy as np
import shapely
from shapely import Polygon, affinity
from shapely.geometry.base import BaseGeometry

from branchline.boards.arrays import Floats
from branchline.boards.drawn_board import Sign
from branchline.boards.names import Room
from branchline.boards.network import Network, Route
from branchline.boards.pieces import upright
from branchline.boards.signs import COIN, is_coin, sign_size
from branchline.boards.sizes import ribbon
from branchline.boards.spaces import Space
from branchline.mechanics.declaration import TrackMarks

NEAR = (2.0, 4.0, 6.0, 8.0, 10.0, 12.5, 15.0, 18.0, 21.0)
"""How far from its route a sign may be, from edge to edge."""
PARTS = (0.5, 0.42, 0.58, 0.34, 0.66, 0.26, 0.74, 0.18, 0.82, 0.1, 0.9)
"""Where along its route it may be, the best first."""


def sign_shape(sign: Sign, badges: tuple[str, ...]) -> Polygon:
    """Return the room that a sign takes."""
    if is_coin(badges):
        return shapely.Point(sign.x, sign.y).buffer(COIN)
    wide, high = sign_size(badges)
    left, top = sign.x - wide / 2, sign.y - high / 2
    box = shapely.box(left, top, left + wide, top + high)
    return affinity.rotate(box, sign.turn, origin=(sign.x, sign.y))


def place_signs(
    network: Network, marks: tuple[TrackMarks, ...], spaces: list[tuple[Space, ...]], room: Room
) -> tuple[Sign, ...]:
    """Return the sign of each route that has badges, short routes first: they have least choice.

    `room` holds what is taken, in the end the signs too.
    """
    found = {}
    for number in sorted(range(len(network.routes)), key=lambda n: network.routes[n].length):
        route = network.routes[number]
        badges = marks[route.tracks[0]].badges
        if badges:
            sign = best_spot(number, route, badges, spaces, room)
            room.taken.append(sign_shape(sign, badges).buffer(1.0))
            found[number] = sign
    return tuple(found[number] for number in sorted(found))


def best_spot(
    number: int,
    route: Route,
    badges: tuple[str, ...],
    spaces: list[tuple[Space, ...]],
    room: Room,
) -> Sign:
    """Return the nearest free spot beside a route; if there is none, the one that hides least."""
    tree = shapely.STRtree(room.taken)
    best: tuple[float, Sign] | None = None
    for cost, sign in spots(number, route, badges, spaces):
        if best is not None and cost >= best[0]:
            continue
        shape = sign_shape(sign, badges)
        hidden = 0.0 if room.inside(shape) else 4000.0
        hidden += covered(shape, room.taken, tree)
        if best is None or cost + hidden < best[0]:
            best = (cost + hidden, sign)
    return best[1] if best else Sign(number, 0.0, 0.0, 0.0)


def covered(shape: Polygon, taken: list[BaseGeometry], tree: shapely.STRtree) -> float:
    """Return what it costs that a sign covers other things."""
    hits = [taken[i] for i in tree.query(shape, predicate="intersects")]
    return sum(100 + float(shape.intersection(hit).area) for hit in hits)


def spots(
    number: int, route: Route, badges: tuple[str, ...], spaces: list[tuple[Space, ...]]
) -> list[tuple[float, Sign]]:
    """Return where the sign of a route may be, each spot with its cost, the cheapest first."""
    coin = is_coin(badges)
    high = sign_size(badges)[1]
    found = []
    for order, part in enumerate(PARTS):
        x, y, along = point_of(route, spaces, part)
        across, down = -math.sin(math.radians(along)), math.cos(math.radians(along))
        for near in NEAR:
            for side in (-1, 1):
                away = side * (ribbon(route.lanes) / 2 + near + high / 2)
                spot = (round(x + across * away, 1), round(y + down * away, 1))
                for turn in (0.0,) if coin else (round(upright(along), 1), 0.0):
                    cost = 1.5 * order + near + (0 if coin or turn else 3)
                    found.append((cost, Sign(number, *spot, turn)))
    return sorted(found, key=lambda each: each[0])


def point_of(
    route: Route, spaces: list[tuple[Space, ...]], part: float
) -> tuple[float, float, float]:
    """Return a point between the parallel tracks of a route, a part of the way, and its angle."""
    lanes = np.array([[space[:2] for space in spaces[track]] for track in route.tracks])
    line: Floats = lanes.mean(axis=0)
    first, last = spaces[route.tracks[0]][0], spaces[route.tracks[0]][-1]
    line = np.vstack([line[0] - half(first), line, line[-1] + half(last)])
    way = np.array([0.0, *(n + 0.5 for n in range(route.length)), route.length]) / route.length
    x, y = (float(np.interp(part, way, line[:, axis])) for axis in (0, 1))
    return x, y, spaces[route.tracks[0]][min(int(part * route.length), route.length - 1)][2]


def half(space: Space) -> Floats:
    """Return the way from the middle of a space to its end."""
    turn = math.radians(space[2])
    return np.array([math.cos(turn), math.sin(turn)]) * space[3] / 2
