"""Ground for a map without geography: an island of its own, as large as its tracks need."""

from __future__ import annotations

import numpy as np
import shapely
from scipy.ndimage import gaussian_filter
from shapely import MultiPolygon

from branchline.boards.arrays import Floats
from branchline.boards.ground import Ground, polygons
from branchline.boards.network import Network

SHORE = 46.0
"""From the tracks to the coast."""
STEP = 2.0


def island(points: Floats, network: Network, size: tuple[int, int], seed: int) -> Ground:
    """Return an island around places and their rails; ferries cross the water between."""
    chance = np.random.default_rng(seed)
    rails = [
        shapely.LineString([points[route.a], points[route.b]])
        for route in network.routes
        if not route.over_water
    ]
    shapes = [shapely.buffer(rail, SHORE) for rail in rails]
    shapes += [shapely.Point(*point).buffer(SHORE) for point in points]
    whole = shapely.union_all(shapes).buffer(30).buffer(-30)
    land = roughen(polygons(whole), chance)
    crossing = [
        shapely.LineString([points[route.a], points[route.b]]).buffer(14)
        for route in network.routes
        if route.over_water
    ]
    keep = shapely.union_all(
        [shapely.Point(*p).buffer(20) for p in points] + [rail.buffer(16) for rail in rails]
    )
    water = shapely.union_all(crossing).difference(keep).buffer(-4).buffer(4)
    land = polygons(land.difference(water), 400)
    return Ground(land=land, heights=hills(land, size, chance), step=STEP)


def roughen(land: MultiPolygon, chance: np.random.Generator) -> MultiPolygon:
    """Return land with bays and capes, and without small lakes."""
    parts = []
    for part in land.geoms:
        ring = shapely.get_coordinates(shapely.segmentize(part.exterior, 5.0))[:-1]
        waves = gaussian_filter(chance.normal(size=len(ring)), 2.5, mode="wrap")
        broad = gaussian_filter(chance.normal(size=len(ring)), 9, mode="wrap")
        shift = 9 * waves + 34 * broad
        ahead = np.roll(ring, -2, axis=0) - np.roll(ring, 2, axis=0)
        ahead /= np.maximum(np.hypot(ahead[:, 0], ahead[:, 1]), 1e-9)[:, None]
        out = np.stack([ahead[:, 1], -ahead[:, 0]], axis=-1)
        parts.append(shapely.Polygon(ring + out * shift[:, None]))
    return polygons(shapely.union_all([shapely.make_valid(part) for part in parts]), 400)


def hills(land: MultiPolygon, size: tuple[int, int], chance: np.random.Generator) -> Floats:
    """Return heights that rise from the coast, with hills at random."""
    rows, columns = int(size[1] / STEP) + 1, int(size[0] / STEP) + 1
    x, y = np.meshgrid(np.arange(columns) * STEP, np.arange(rows) * STEP)
    inside = shapely.contains_xy(land, x, y).astype(np.float64)
    rise = gaussian_filter(inside, 40) * inside
    relief = np.zeros((rows, columns))
    for width, share in ((60, 1.0), (26, 0.55), (11, 0.28), (5, 0.12)):
        noise = gaussian_filter(chance.normal(size=(rows, columns)), width)
        relief += share * noise / noise.std()
    heights: Floats = np.maximum(0, rise * (320 + 360 * relief)) * inside
    return heights
