"""The countries of the world on the plane: none is torn across it at the 180th meridian."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
import shapely
from pyproj import Transformer

from branchline.boards.coordinates import together
from branchline.boards.project import Projection, conic
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


def test_land_goes_on_beyond_the_180th_meridian_without_a_line(world: World) -> None:
    for lonlat in ([[170.0, 60.0], [200.0, 72.0]], [[-175.0, -50.0], [178.0, 72.0]]):
        around = world.around(np.array(lonlat))
        russia = shapely.union_all([f.shape for f in around.features if f.name == "Russia"])
        for lon in {-180.0, 180.0}:
            if around.bounds[0] < lon < around.bounds[2]:
                here = shapely.Point(lon, 67.5)
                assert russia.contains(here)
                assert russia.boundary.distance(here) > 0.5


@pytest.mark.parametrize(
    ("longitudes", "order"),
    [
        ((151.0, 140.0, -158.0, -123.0), (140, 151, 202, 237)),  # the Pacific
        ((-118.0, -74.0, 0.0, 77.0, 140.0, 151.0), (-118, -74, 0, 77, 140, 151)),  # the world
        ((178.0, -175.0), (178, 185)),
        ((-9.0, 4.0), (-9, 4)),
    ],
)
def test_a_map_across_the_date_line_stays_together(
    longitudes: tuple[float, ...], order: tuple[float, ...]
) -> None:
    assert sorted(together(np.array(longitudes))) == list(order)


def test_the_projection_of_a_map_across_the_date_line_and_back() -> None:
    for lonlat in (
        np.array([[178.0, -17.0], [185.0, -20.0]]),
        np.array([[140.0, 35.0], [237.0, 49.0], [202.0, 21.0]]),
        np.array([[-170.0, 60.0], [175.0, -40.0]]),
    ):
        transformer = Transformer.from_crs("EPSG:4326", conic(lonlat), always_xy=True)
        projection = Projection(transformer, 1.0, np.zeros(2))
        flat = projection.forth(lonlat)
        assert list(np.argsort(flat[:, 0])) == list(np.argsort(lonlat[:, 0]))
        assert np.allclose(projection.back(flat), lonlat, atol=1e-4)
