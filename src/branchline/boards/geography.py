"""Geography as it comes: a GeoJSON file of layers, and a picture of heights.

A folder of geography holds, for each map, ``<map>.geojson`` (features in longitude and latitude
with a property ``layer``: country, lake, river, glacier, region, internal_border) and
``<map>-height.png`` (16-bit metres on a regular grid over the bounds, north up, sea 0).
``scripts/geography.py`` makes them from public-domain data.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
import shapely
from PIL import Image
from scipy.ndimage import map_coordinates
from shapely.geometry import shape
from shapely.geometry.base import BaseGeometry

from branchline.boards.arrays import Floats
from branchline.boards.drawn_board import BoardError
from branchline.locales import say


@dataclass(frozen=True, slots=True)
class Feature:
    """One shape of a layer, in longitude and latitude."""

    layer: str
    name: str
    rank: int
    shape: BaseGeometry


@dataclass(frozen=True, slots=True)
class Geography:
    """The features and heights around a map."""

    features: tuple[Feature, ...]
    heights: Floats
    bounds: tuple[float, float, float, float]

    def layer(self, name: str) -> list[Feature]:
        """Return the features of a layer."""
        return [feature for feature in self.features if feature.layer == name]

    def height_at(self, lonlat: Floats) -> Floats:
        """Return the height of points, in metres."""
        west, south, east, north = self.bounds
        rows, columns = self.heights.shape
        x = (lonlat[:, 0] - west) / (east - west) * columns - 0.5
        y = (north - lonlat[:, 1]) / (north - south) * rows - 0.5
        found: Floats = map_coordinates(self.heights, [y, x], order=1, mode="nearest")
        return found


def read_geography(
    folder: Path, which: str, bounds: tuple[float, float, float, float] | None
) -> Geography:
    """Return the geography of a map in a folder."""
    features_file, heights_file = folder / f"{which}.geojson", folder / f"{which}-height.png"
    for file in (features_file, heights_file):
        if not file.is_file():
            raise BoardError(say("no-geography", file=str(file)))
    if bounds is None:
        raise BoardError(say("no-bounds"))
    content = json.loads(features_file.read_text(encoding="utf-8"))
    with Image.open(heights_file) as picture:
        heights = np.asarray(picture, dtype=np.float64)
    return Geography(tuple(map(feature_of, content["features"])), heights, bounds)


def feature_of(values: dict[str, Any]) -> Feature:
    """Return a feature as GeoJSON tells it."""
    facts = values["properties"]
    return Feature(
        facts["layer"],
        facts.get("name", ""),
        int(facts.get("scalerank", 0)),
        shapely.make_valid(shape(values["geometry"])),
    )
