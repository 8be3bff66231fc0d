"""Places from the globe to the plane, and how large the plane must be."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
import pyproj

from branchline.boards.arrays import Floats
from branchline.boards.network import Network, scale_of
from branchline.boards.settings import Settings

WIDE = 120.0
"""Degrees of longitude that a cone would bend too much."""


@dataclass(frozen=True, slots=True)
class Projection:
    """From longitude and latitude to board units and back, before places are relaxed."""

    transformer: pyproj.Transformer
    scale: float
    origin: Floats

    def forth(self, lonlat: Floats) -> Floats:
        """Return points on the board, y pointing down."""
        x, y = self.transformer.transform(lonlat[:, 0], lonlat[:, 1])
        points: Floats = np.stack([x, -np.asarray(y)], axis=-1) * self.scale - self.origin
        return points

    def back(self, points: Floats) -> Floats:
        """Return the longitude and latitude of points on the board."""
        flat = (points + self.origin) / self.scale
        lon, lat = self.transformer.transform(flat[:, 0], -flat[:, 1], direction="INVERSE")
        return np.stack([lon, lat], axis=-1)


def project(lonlat: Floats, network: Network, settings: Settings) -> tuple[Projection, Floats]:
    """Return the projection of a board, scaled to its tracks, and where places lie on it."""
    words = settings.projection or conic(lonlat)
    transformer = pyproj.Transformer.from_crs("EPSG:4326", words, always_xy=True)
    plain = Projection(transformer, 1.0, np.zeros(2)).forth(lonlat)
    scale = scale_of(plain, network) * settings.scale
    origin = (plain * scale).min(axis=0) - np.array(settings.margin[:2])
    projection = Projection(transformer, scale, origin)
    return projection, projection.forth(lonlat)


def conic(lonlat: Floats) -> str:
    """Return a projection made for some places: Lambert's conformal conic, or a cylinder.

    Places far around the globe, and those at the equator, lie on a cylinder. All know longitudes
    beyond 180°, so that nothing jumps to the other side of a board there.
    """
    west, south = lonlat.min(axis=0)
    east, north = lonlat.max(axis=0)
    height = max(north - south, 1.0)
    middle = (south + north) / 2
    if east - west > WIDE:
        return f"+proj=mill +over +lon_0={(west + east) / 2:.3f}"
    if abs(middle) < 5:
        return f"+proj=merc +over +lon_0={(west + east) / 2:.3f}"
    return (
        f"+proj=lcc +over +lat_1={south + height / 6:.3f} +lat_2={north - height / 6:.3f} "
        f"+lat_0={middle:.3f} +lon_0={(west + east) / 2:.3f}"
    )
