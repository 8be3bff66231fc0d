"""Making boards, step by step and as a whole, on small maps."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pytest
import shapely
from PIL import Image

from branchline.boards import BoardError, Drawing, DrawnBoard, generate
from branchline.boards.arrays import along, offset
from branchline.boards.bezier import bends, sharpest
from branchline.boards.coordinates import coordinates
from branchline.boards.draw import draw
from branchline.boards.files import load_drawing
from branchline.boards.force import force
from branchline.boards.generate import make_drawing, make_some_drawing
from branchline.boards.geography import read_geography
from branchline.boards.measure import measure
from branchline.boards.network import network_of
from branchline.boards.paths import path_of, read_path
from branchline.boards.project import project
from branchline.boards.relax import Weights, anchors, relax
from branchline.boards.settings import Settings, parse_settings, read_settings
from branchline.boards.spaces import outline, spaces_along
from branchline.boards.warp import Warp
from branchline.maps import MapData, load_map, load_map_text

ISLET = Path(__file__).parents[1] / "cli" / "islet.toml"
WHERE = {
    "Port": (50.0, -4.0),
    "Łódka": (51.1, -2.2),
    "Hill": (51.0, -4.0),
    "Quay": (51.9, -5.0),
    "Norge": (51.7, -3.0),
    "Sverige": (52.5, -3.4),
}


@pytest.fixture(scope="session")
def islet() -> MapData:
    return load_map(ISLET)


@pytest.fixture(scope="session")
def placed() -> MapData:
    """The small map, its places with coordinates."""
    return with_coordinates(WHERE)


def with_coordinates(where: dict[str, tuple[float, float]]) -> MapData:
    """Return the small map, its places where they are said to be."""
    text = ISLET.read_text("utf-8")
    for name, (lat, lon) in where.items():
        text = text.replace(f'name = "{name}"', f'name = "{name}", lat = {lat}, lon = {lon}')
    return load_map_text(text)


@pytest.fixture(scope="session")
def from_tracks(islet: MapData) -> Drawing:
    return make_drawing(islet, Settings())


def sound(data: MapData, drawing: Drawing) -> None:
    quality = measure(data, drawing)
    assert all(0.8 <= ratio <= 1.3 for ratio in quality.lengths.values()), quality
    wrong = [*quality.overlaps, *quality.crowded, *quality.covered, *quality.labels]
    assert not wrong


def test_a_map_without_coordinates_gets_a_board_from_its_tracks(
    islet: MapData, from_tracks: Drawing
) -> None:
    sound(islet, from_tracks)
    assert "<svg" in draw(islet, from_tracks)


def test_where_land_would_fold_places_lie_on_an_island_as_on_the_globe(
    placed: MapData, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Warp, "least_area", lambda _: -1.0)
    drawing, problem = make_some_drawing(placed, Settings())
    assert "fold" in problem
    sound(placed, drawing)
    lonlat = coordinates(placed)
    assert lonlat is not None
    spots = np.array([(mark.x, -mark.y) for mark in drawing.board.places])
    for there, here in zip(lonlat.T, spots.T, strict=True):
        assert np.corrcoef(there, here)[0, 1] > 0.8


@pytest.mark.parametrize("apart", [0, 1])
def test_a_board_is_drawn_though_most_places_lie_on_one_spot(apart: int) -> None:
    data = with_coordinates(
        {name: (50.0 + (number < apart), 10.0) for number, name in enumerate(WHERE)}
    )
    drawing, problem = make_some_drawing(data, Settings())
    assert "fold" in problem
    assert len({(mark.x, mark.y) for mark in drawing.board.places}) == len(WHERE)


def test_a_board_without_room_for_its_legend_grows(
    placed: MapData, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(generate, "legend_size", lambda *_: (520.0, 150.0))
    assert make_drawing(placed, Settings()).board.legend is None
    drawing, problem = make_some_drawing(placed, Settings())
    assert (drawing.board.legend is not None, problem) == (True, "")
    sound(placed, drawing)


def test_the_same_map_gets_the_same_board(islet: MapData, from_tracks: Drawing) -> None:
    assert make_drawing(islet, Settings()) == from_tracks


def test_a_map_with_coordinates_keeps_its_directions(placed: MapData) -> None:
    drawing = make_drawing(placed, Settings())
    sound(placed, drawing)
    x = {name: mark.x for name, mark in zip(WHERE, drawing.board.places, strict=True)}
    y = {name: mark.y for name, mark in zip(WHERE, drawing.board.places, strict=True)}
    assert x["Quay"] < x["Hill"] < x["Łódka"]
    assert y["Sverige"] < y["Hill"] < y["Port"]


def test_a_board_on_real_land(placed: MapData, tmp_path: Path) -> None:
    coast = [[-5.6, 49.6], [-1.8, 49.6], [-1.8, 53.2], [-5.6, 53.2], [-5.6, 49.6]]
    shapes = {"type": "Polygon", "coordinates": [coast]}
    river = {"type": "LineString", "coordinates": [[-5, 50], [-3, 51.5]]}
    features = [
        {"properties": {"layer": "country", "name": "Isle"}, "geometry": shapes},
        {"properties": {"layer": "river", "scalerank": 3}, "geometry": river},
    ]
    (tmp_path / "islet.geojson").write_text(json.dumps({"features": features}), "utf-8")
    heights = np.linspace(0, 900, 80 * 100).reshape(80, 100).astype(np.uint16)
    Image.fromarray(heights).save(tmp_path / "islet-height.png")
    settings = Settings(bounds=(-8, 48, 0, 55), graticule=1)
    drawing = make_drawing(placed, settings, read_geography(tmp_path, "islet", settings.bounds))
    sound(placed, drawing)
    assert drawing.relief[8:12] == b"WEBP"
    with pytest.raises(BoardError, match="is missing"):
        read_geography(tmp_path, "nowhere", settings.bounds)


def test_missing_coordinates_are_named(tmp_path: Path) -> None:
    file = tmp_path / "map.toml"
    text = ISLET.read_text("utf-8")
    file.write_text(text.replace('name = "Port"', 'name = "Port", lat = 1, lon = 2'), "utf-8")
    with pytest.raises(BoardError, match="5 of 6 places have no coordinates: Łódka, Hill, Quay"):
        coordinates(load_map(file))


def test_a_board_is_read_as_it_was_written(from_tracks: Drawing, tmp_path: Path) -> None:
    file = tmp_path / "map.toml"
    file.write_bytes(ISLET.read_bytes())
    data = load_map(file)
    assert load_drawing(data) is None
    from_tracks.write(tmp_path)
    assert load_drawing(data) == from_tracks
    with pytest.raises(BoardError, match="format 1"):
        DrawnBoard.from_json("{}")
    (tmp_path / "board.json").write_text("{}", "utf-8")
    with pytest.raises(BoardError, match="not a board that can be read"):
        load_drawing(data)


def test_a_board_of_another_map_is_not_used(from_tracks: Drawing, tmp_path: Path) -> None:
    file = tmp_path / "map.toml"
    file.write_text(ISLET.read_text("utf-8").replace("trains = 10", "trains = 11"), "utf-8")
    from_tracks.write(tmp_path)
    assert load_drawing(load_map(file)) is None


def test_settings_are_checked(islet: MapData) -> None:
    assert parse_settings('[nudge]\nPort = [1, 2]\n[bend]\n"Port–Hill" = [9, 9]', islet, "x").nudge
    for text, problem in (
        ("colour = 1", "unknown key 'colour'"),
        ("[nudge]\nProt = [1, 2]", "no place 'Prot'"),
        ('[bend]\n"Port–Hlil" = [1, 2]', "no place 'Hlil'"),
        ("title =", "not TOML"),
    ):
        with pytest.raises(BoardError, match=problem):
            parse_settings(text, islet, "board.toml")
    assert read_settings(islet) == Settings()


def test_force_puts_places_as_far_apart_as_their_tracks_are_long(islet: MapData) -> None:
    network = network_of(islet, Settings())
    points = force(network)
    for route in network.routes:
        length = np.hypot(*(points[route.a] - points[route.b]))
        assert 0.5 < length / network.ideal(route) < 1.6


def test_relaxing_brings_tracks_to_their_length(placed: MapData) -> None:
    network = network_of(placed, Settings())
    lonlat = coordinates(placed)
    assert lonlat is not None
    projection, home = project(lonlat, network, Settings())
    assert np.allclose(projection.back(home), lonlat)
    edge = anchors(*(home.max(axis=0) + 84))
    points = relax(home, network, edge, Weights())

    def worst(at: np.ndarray[tuple[int, ...], np.dtype[np.float64]]) -> float:
        return max(
            abs(float(np.hypot(*(at[r.a] - at[r.b]))) / network.ideal(r) - 1)
            for r in network.routes
        )

    assert worst(points) < worst(home)
    assert worst(points) < 0.3
    warp = Warp(home, points, edge)
    assert warp.least_area() > 0
    assert np.allclose(warp.forth(home), points, atol=0.01)
    middle = edge.max(axis=0)[None] / 2
    assert np.allclose(warp.forth(warp.back(middle)), middle, atol=0.1)


def test_curves_begin_and_end_at_their_places() -> None:
    start, end = np.array([0.0, 0.0]), np.array([200.0, 0.0])
    shapes = bends(start, end, 4)
    assert np.allclose(shapes.curves[:, 0], start)
    assert np.allclose(shapes.curves[:, -1], end)
    assert shapes.lengths.min() >= 199
    straight = int(np.argmin(shapes.costs))
    assert sharpest(shapes.curves)[straight] < 1e-6
    assert len(bends(start, end, 4, (30, 30)).curves) < len(shapes.curves)


def test_parallel_tracks_stay_apart_in_a_bend() -> None:
    angle = np.linspace(0, np.pi / 2, 40)
    arc = 150 * np.stack([np.cos(angle), np.sin(angle)], axis=-1)
    lanes = [spaces_along(offset(arc, side), 5) for side in (-8, 8)]
    shapes = [outline(space) for lane in lanes for space in lane]
    for number, shape in enumerate(shapes):
        assert not shapely.intersects(shapes[:number], shape).any()
    assert along(arc)[-1] == pytest.approx(150 * np.pi / 2, rel=0.001)


def test_paths_can_be_read_back() -> None:
    shape = shapely.box(0, 0, 40, 30).difference(shapely.box(10, 10, 20, 20))
    assert read_path(path_of(shape)).symmetric_difference(shape).area < 0.01
    assert path_of(shapely.LineString([(0, 0), (1, 1), (1, 1.1)])) == "M0 0l2 2"
