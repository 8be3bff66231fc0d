"""Spaces at equal distances along the curve of a route, parallel tracks side by side."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

import numpy as np

from branchline.boards.arrays import Floats, along, at, offset
from branchline.boards.network import Network
from branchline.boards.sizes import GAP, LANE, WIDTH

if TYPE_CHECKING:
    from shapely import Polygon

Space = tuple[float, float, float, float]
"""Centre x and y, angle in degrees, length."""


def lay_spaces(curves: list[Floats], network: Network, tracks: int) -> list[tuple[Space, ...]]:
    """Return the spaces of each track, from the curves of the routes."""
    laid: list[tuple[Space, ...]] = [()] * tracks
    for curve, route in zip(curves, network.routes, strict=True):
        for lane, track in enumerate(route.tracks):
            side = (lane - (route.lanes - 1) / 2) * LANE
            laid[track] = spaces_along(offset(curve, side) if side else curve, route.length)
    return laid


def spaces_along(curve: Floats, count: int) -> tuple[Space, ...]:
    """Return equal spaces along a curve.

    >>> spaces_along(np.array([[0.0, 0.0], [80.0, 0.0]]), 2)
    ((20.0, 0.0, 0.0, 36.0), (60.0, 0.0, 0.0, 36.0))
    """
    pitch = along(curve)[-1] / count
    found = []
    for number in range(count):
        marks = np.array([GAP / 2, pitch / 2, pitch - GAP / 2]) + number * pitch
        first, middle, last = at(curve, marks)
        x, y = (first + last) / 4 + middle / 2
        ahead = last - first
        angle = math.degrees(math.atan2(ahead[1], ahead[0]))
        length = float(np.hypot(*ahead))
        found.append((round(x, 1), round(y, 1), round(angle, 1), round(length, 1)))
    return tuple((float(x), float(y), angle, length) for x, y, angle, length in found)


def outline(space: Space, width: float = WIDTH) -> Polygon:
    """Return a space as a rectangle."""
    from shapely import Polygon  # spaces are laid on plain boards too, where it may be missing

    x, y, angle, length = space
    c, s = math.cos(math.radians(angle)), math.sin(math.radians(angle))
    corners = ((-1, -1), (1, -1), (1, 1), (-1, 1))
    sides = [(p * length / 2, q * width / 2) for p, q in corners]
    return Polygon([(x + c * p - s * q, y + s * p + c * q) for p, q in sides])
