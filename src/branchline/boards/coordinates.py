"""Where the places of a map are on the globe, as its file tells it."""

from __future__ import annotations

import numpy as np

from branchline.boards.arrays import Floats
from branchline.boards.drawn_board import BoardError
from branchline.locales import say
from branchline.maps import MapData

HALF = 180.0
"""Degrees around half the globe."""
MUCH_LESS = 0.8
"""How much narrower a map must become before it is laid across the date line."""


def missing(data: MapData) -> list[str]:
    """Return the places without coordinates, by name."""
    return [place.name for place in data.places if place.lat is None or place.lon is None]


def coordinates(data: MapData) -> Floats | None:
    """Return longitude and latitude of every place; None if the map gives none at all."""
    without = missing(data)
    if len(without) == len(data.places):
        return None
    if without:
        some = ", ".join(without[:6]) + (" …" if len(without) > 6 else "")
        counts = {"missing": len(without), "places": len(data.places)}
        raise BoardError(say("some-coordinates-missing", names=some, **counts))
    lonlat = np.array([[place.lon, place.lat] for place in data.places], dtype=np.float64)
    return np.column_stack([together(lonlat[:, 0]), lonlat[:, 1]])


def together(longitudes: Floats) -> Floats:
    """Return longitudes that go on beyond 180° where a map lies on both sides of the date line.

    One that spans the whole world stays as the world is usually shown, cut there.
    """
    beyond = np.where(longitudes < 0, longitudes + 360, longitudes)
    here, there = float(np.ptp(longitudes)), float(np.ptp(beyond))
    return beyond if here > HALF and there < MUCH_LESS * here else longitudes


def on_a_plane(lonlat: Floats) -> Floats:
    """Return places as flat as a simple map shows them: true to scale at its middle latitude.

    Units are degrees of latitude, y points down.
    """
    lon, lat = lonlat[:, 0], lonlat[:, 1]
    narrow = max(0.2, float(np.cos(np.radians((lat.min() + lat.max()) / 2))))
    return np.stack([lon * narrow, -lat], axis=-1)
