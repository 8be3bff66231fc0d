"""The countries of the world on the plane: none is torn across it at the 180th meridian."""

from __future__ import annotations

from pathlib import Path

import pytest
import shapely

from branchline.boards.world import World, read_world
from branchline.server.app import CLIENT, WORLD

WIDEST = {"Fiji": 4.0, "Russia": 155.0, "United States of America": 60.0, "Antarctica": 360.0}
"""How wide the widest part of a country is at most, in degrees."""


@pytest.fixture(scope="module")
def world() -> World:
    file: Path = CLIENT / WORLD
    if not file.is_file():
        pytest.skip("the client has not been built")
    return read_world(file)


def test_countries_beyond_the_180th_meridian_are_cut_there(world: World) -> None:
    shapes = {each.name: each.shape for each in world.countries}
    for name, most in WIDEST.items():
        for part in shapely.get_parts(shapes[name]):
            west, south, east, north = part.bounds
            assert east - west <= most, name
            assert -180 <= west <= east <= 180
            assert -85 <= south <= north <= 85
    russia = shapes["Russia"]
    assert russia.contains(shapely.Point(100, 60))
    assert russia.contains(shapely.Point(-175, 66.5))  # beyond the meridian
    assert not russia.contains(shapely.Point(-100, 70))
    assert shapes["Antarctica"].contains(shapely.Point(20, -84.5))
    assert not shapes["Fiji"].contains(shapely.Point(0, -17))
