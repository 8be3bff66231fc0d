"""The countries of the world as geography: coasts and borders without heights.

They come as TopoJSON of Natural Earth (public domain), as the npm package `world-atlas` has it:
arcs of whole numbers, each the difference to the one before, that countries share.
"""

from __future__ import annotations

import json
import math
from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any

import numpy as np
import shapely
from shapely.affinity import translate
from shapely.geometry.base import BaseGeometry

from branchline.boards.arrays import Floats
from branchline.boards.geography import Feature, Geography

WIDER = 0.15
"""How far beyond a board its geography goes, as a part of the board's extent."""

TURN = 360.0
FARTHEST = 85.0
"""The latitude at which land ends: on most projections a pole is infinitely far."""


@dataclass(frozen=True, slots=True)
class World:
    """All countries, in longitude and latitude."""

    countries: tuple[Feature, ...]

    def around(self, lonlat: Floats) -> Geography:
        """Return the geography around some points, all land at the height of the sea.

        Where they lie beyond 180°, the world goes on there.
        """
        west, south = (float(each) for each in lonlat.min(axis=0))
        east, north = (float(each) for each in lonlat.max(axis=0))
        wide, high = WIDER * (east - west) + 0.5, WIDER * (north - south) + 0.5
        bounds = (west - wide, south - high, east + wide, north + high)
        box = shapely.box(*bounds)
        turns = range(turn_of(bounds[0]), turn_of(bounds[2]) + 1)
        found = [
            Feature(each.layer, each.name, each.rank, part)
            for each in self.countries
            for part in [shapely.intersection(repeated(each.shape, turns), box)]
            if not part.is_empty
        ]
        return Geography(tuple(found), np.zeros((2, 2)), bounds)


def turn_of(longitude: float) -> int:
    """Return how often one has gone around the globe to come to a longitude."""
    return math.floor((longitude + TURN / 2) / TURN)


def repeated(shape: BaseGeometry, turns: Iterable[int]) -> BaseGeometry:
    """Return a shape on each of some turns around the globe, joined where it was cut."""
    return shapely.union_all([translate(shape, turn * TURN) for turn in turns])


@lru_cache(maxsize=1)
def read_world(file: Path) -> World:
    """Return the countries of a TopoJSON file."""
    content = json.loads(file.read_text(encoding="utf-8"))
    transform = content["transform"]
    scale, shift = np.array(transform["scale"]), np.array(transform["translate"])
    arcs = [np.cumsum(np.array(arc), axis=0) * scale + shift for arc in content["arcs"]]
    shapes = content["objects"]["countries"]["geometries"]
    return World(
        tuple(
            Feature("country", shape.get("properties", {}).get("name", ""), 0, found)
            for shape in shapes
            if not (found := shape_of(shape, arcs)).is_empty
        )
    )


def shape_of(shape: dict[str, Any], arcs: list[Floats]) -> BaseGeometry:
    """Return a country."""
    if shape.get("type") == "Polygon":
        parts = [shape["arcs"]]
    elif shape.get("type") == "MultiPolygon":
        parts = shape["arcs"]
    else:
        return shapely.MultiPolygon()
    polygons = []
    for rings in parts:
        outer, *holes = [unrolled(ring_of(ring, arcs)) for ring in rings]
        if len(outer) > 3:
            near = [beside(hole, outer) for hole in holes if len(hole) > 3]
            polygons.append(shapely.make_valid(shapely.Polygon(outer, near)))
    return rolled_up(shapely.union_all(polygons))


def unrolled(ring: Floats) -> Floats:
    """Return a ring that goes on beyond 180° where it did so on the globe, without a jump.

    One around a pole ends 360° from where it began: it is closed by way of the pole.
    """
    longitudes = np.unwrap(ring[:, 0], period=TURN)
    found = np.column_stack([longitudes, ring[:, 1]])
    if abs(longitudes[-1] - longitudes[0]) < TURN / 2:
        return found
    pole = float(np.copysign(90.0, ring[:, 1].mean()))
    corners = [(longitudes[-1], pole), (longitudes[0], pole), tuple(found[0])]
    return np.concatenate([found, np.array(corners)])


def beside(hole: Floats, outer: Floats) -> Floats:
    """Return a hole as many turns of the globe further as its ring is."""
    turns = round(float(outer[:, 0].mean() - hole[:, 0].mean()) / TURN)
    return np.column_stack([hole[:, 0] + turns * TURN, hole[:, 1]])


def rolled_up(shape: BaseGeometry) -> BaseGeometry:
    """Return a shape within 180° on both sides; what goes beyond comes in on the other."""
    parts = []
    for turn in (-TURN, 0.0, TURN):
        box = shapely.box(turn - TURN / 2, -FARTHEST, turn + TURN / 2, FARTHEST)
        parts.append(translate(shapely.intersection(shape, box), -turn))
    whole = shapely.get_parts(shapely.union_all(parts))
    return shapely.MultiPolygon([part for part in whole if part.geom_type == "Polygon"])


def ring_of(ring: list[int], arcs: list[Floats]) -> Floats:
    """Return a ring: its arcs one after the other; a negative number is an arc backwards."""
    parts = [arcs[number] if number >= 0 else arcs[~number][::-1] for number in ring]
    return np.concatenate([parts[0], *(part[1:] for part in parts[1:])])
