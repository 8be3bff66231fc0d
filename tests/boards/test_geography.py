"""The script that cuts geography out of public-domain data, on a world of our own."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pytest
from PIL import Image
from scripts.geography import LAYERS, main

from branchline.boards.geography import read_geography
from branchline.boards.settings import read_settings
from branchline.maps import load_map


@pytest.fixture
def world(tmp_path: Path) -> Path:
    """A world with one square country, a river across it, and hills in the east."""
    square = [[-30, 20], [60, 20], [60, 70], [-30, 70], [-30, 20]]
    shapes = {
        "country": {"type": "Polygon", "coordinates": [square]},
        "river": {"type": "LineString", "coordinates": [[-20, 40], [50, 60]]},
    }
    for layer, files in LAYERS.items():
        feature = {"properties": {"NAME": "Land", "scalerank": 3}, "geometry": shapes.get(layer)}
        for file in files:
            text = json.dumps({"features": [feature]})
            (tmp_path / f"{file}.geojson").write_text(text, "utf-8")
    heights = np.broadcast_to(np.linspace(-500, 3000, 720), (360, 720)).astype(np.int16)
    Image.fromarray(heights.astype(np.float32)).save(tmp_path / "height.tif")
    return tmp_path


def test_geography_is_cut_to_the_bounds_of_a_map(world: Path, tmp_path: Path) -> None:
    folder = tmp_path / "out"
    main(folder, world, ["switzerland"])
    settings = read_settings(load_map("switzerland"))
    assert settings.bounds
    west, south, east, north = settings.bounds
    found = read_geography(folder, "switzerland", settings.bounds)
    assert {feature.layer for feature in found.features} == {"country", "river"}
    assert found.layer("country")[0].name == "Land"
    assert found.layer("country")[0].shape.bounds == (west, south, east, north)
    assert found.layer("river")[0].rank == 3
    middle = np.array([[(west + east) / 2, (south + north) / 2]])
    assert 1200 < found.height_at(middle)[0] < 1500
