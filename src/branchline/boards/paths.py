"""Shapes as SVG paths and back, in half units: whole numbers make small files."""

from __future__ import annotations

import re

import numpy as np
import shapely
from shapely import MultiPolygon, Polygon
from shapely.geometry.base import BaseGeometry

SCALE = 2
"""Path units in a board unit."""


def path_of(*shapes: BaseGeometry) -> str:
    """Return the path of polygons and lines.

    >>> path_of(shapely.box(0, 0, 2, 1))
    'M4 0l0 2-4 0 0-2z'
    """
    rings = []
    for shape in shapes:
        for part in shapely.get_parts(shapely.get_parts(shape)):
            if isinstance(part, Polygon):
                rings += [(ring.coords, True) for ring in (part.exterior, *part.interiors)]
            elif part.geom_type in ("LineString", "LinearRing"):
                rings.append((part.coords, False))
    return "".join(ring_path(np.asarray(points), closed) for points, closed in rings)


def ring_path(points: np.ndarray[tuple[int, ...], np.dtype[np.float64]], closed: bool) -> str:
    """Return the path of one ring or line, in relative steps."""
    whole = np.round(points[:, :2] * SCALE).astype(int)
    moved = np.concatenate([[True], np.any(np.diff(whole, axis=0) != 0, axis=1)])
    whole = whole[moved]
    if closed and len(whole) > 1 and (whole[0] == whole[-1]).all():
        whole = whole[:-1]
    if len(whole) < (3 if closed else 2):
        return ""
    steps = " ".join(f"{x} {y}" for x, y in np.diff(whole, axis=0))
    end = "z" if closed else ""
    return f"M{whole[0][0]} {whole[0][1]}l{steps.replace(' -', '-')}{end}"


def read_path(path: str) -> MultiPolygon:
    """Return the area that a path of `path_of` encloses, holes left out."""
    rings = []
    for ring in re.findall(r"M(-?\d+) (-?\d+)l([^zM]*)z", path):
        steps = np.array([int(n) for n in re.findall(r"-?\d+", ring[2])]).reshape(-1, 2)
        start = np.array([[int(ring[0]), int(ring[1])]])
        points = np.concatenate([start, start + np.cumsum(steps, axis=0)]) / SCALE
        rings.append(shapely.make_valid(Polygon(points)))
    area: BaseGeometry = Polygon()
    for ring in rings:
        area = area.symmetric_difference(ring)
    parts = [p for p in shapely.get_parts(shapely.get_parts(area)) if isinstance(p, Polygon)]
    return MultiPolygon(parts)
