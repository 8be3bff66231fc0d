"""Plain boards: for every map, at once, and with nothing installed that draws better ones."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

from branchline.boards.cache import PACKAGES
from branchline.boards.draw import draw
from branchline.boards.plain import plain_drawing
from branchline.boards.sizes import EDGE
from branchline.maps import MapData, load_map, load_map_text, map_ids

ROOT = Path(__file__).parents[2]
ISLE = ROOT / "examples" / "isle.toml"
ISLET = ROOT / "tests" / "cli" / "islet.toml"
WITHOUT = """
import sys
for package in {packages!r}:
    sys.modules[package] = None
from branchline.boards.draw import draw
from branchline.boards.cache import can_draw
from branchline.boards.plain import plain_drawing
from branchline.maps import load_map
import branchline.server.app
data = load_map({file!r})
print(len(draw(data, plain_drawing(data))), [each for each in {packages!r} if sys.modules[each]])
"""


def check(data: MapData) -> None:
    """Check that a plain board has everything of its map, inside its frame."""
    drawing = plain_drawing(data)
    board = drawing.board
    assert [len(way.spaces) for way in board.tracks] == [track.length for track in data.tracks]
    assert len(board.places) == len(data.places)
    spots = [(mark.x, mark.y) for mark in board.places]
    spots += [(x, y) for way in board.tracks for x, y, _, _ in way.spaces]
    assert all(EDGE < x < board.width - EDGE for x, _ in spots)
    assert all(EDGE < y < board.height - EDGE for _, y in spots)
    assert all(8 < length < 70 for way in board.tracks for *_, length in way.spaces)
    assert max(board.width, board.height) < 5000
    for number, mark in enumerate(board.places):
        if data.places[number].kind == "junction":  # which nothing names
            continue
        left, top, wide, high = mark.label.box
        assert wide > 0
        assert high > 0, number
        assert abs(left + wide / 2 - mark.x) < wide / 2 + 45
        assert abs(top + high / 2 - mark.y) < high / 2 + 45
    picture = draw(data, drawing)
    assert picture.count('class="track"') == len(data.tracks)
    assert "webp" not in picture


@pytest.mark.parametrize("which", [*map_ids(), str(ISLE), str(ISLET)])
def test_every_map_has_a_plain_board(which: str) -> None:
    check(load_map(which))


def test_places_lie_as_on_the_globe() -> None:
    data = load_map("europe")
    board = plain_drawing(data).board
    lon = np.array([place.lon for place in data.places], dtype=float)
    lat = np.array([place.lat for place in data.places], dtype=float)
    x = np.array([mark.x for mark in board.places])
    y = np.array([mark.y for mark in board.places])
    assert np.corrcoef(lon, x)[0, 1] > 0.95
    assert np.corrcoef(lat, -y)[0, 1] > 0.95


def test_no_two_spaces_of_the_example_lie_on_each_other() -> None:
    board = plain_drawing(load_map(ISLE)).board
    spaces = np.array([space[:2] for way in board.tracks for space in way.spaces])
    apart = np.hypot(*(spaces[:, None] - spaces[None]).T)
    np.fill_diagonal(apart, np.inf)
    assert apart.min() > 20


@pytest.mark.parametrize(
    "where",
    [
        "lat = 10, lon = 20",  # all in one spot
        "lat = 89.9, lon = -180",
        "lat = {n}, lon = 170",
        "lat = {n}, lon = {w}",
    ],
)
def test_odd_coordinates_do_no_harm(where: str) -> None:
    text = ISLE.read_text("utf-8")
    for number, name in enumerate(("Port", "Mill", "Cape", "Hill", "Lake", "Fort", "Moor", "Quay")):
        spot = where.format(n=number * 0.001, w=(-179 if number % 2 else 179))
        text = text.replace(f'{{ name = "{name}" }}', f'{{ name = "{name}", {spot} }}')
    check(load_map_text(text))


def test_a_map_with_some_coordinates_is_laid_out_by_its_tracks() -> None:
    text = ISLE.read_text("utf-8").replace(
        '{ name = "Port" }', '{ name = "Port", lat = 1, lon = 2 }'
    )
    check(load_map_text(text))


def test_tracks_of_two_lengths_between_two_places_lie_side_by_side() -> None:
    twin = '    { a = "Port", b = "Mill", length = 3, colour = "gray" },\n'
    text = ISLE.read_text("utf-8").replace("tracks = [\n", f"tracks = [\n{twin}")
    data = load_map_text(text)
    ends = {data.find_place("Port"), data.find_place("Mill")}
    one, other = (n for n, track in enumerate(data.tracks) if {track.a, track.b} == ends)
    ways = plain_drawing(data).board.tracks
    first, second = (np.array([s[:2] for s in ways[n].spaces]) for n in (one, other))
    assert np.hypot(*(first[:, None] - second[None]).T).min() > 12


def test_plain_boards_and_the_server_need_none_of_the_further_packages() -> None:
    code = WITHOUT.format(packages=PACKAGES, file=str(ISLE))
    command = [sys.executable, "-c", code]
    done = subprocess.run(command, capture_output=True, text=True, check=False)  # noqa: S603
    assert done.returncode == 0, done.stderr
    size, loaded = done.stdout.split(" ", 1)
    assert int(size) > 10_000
    assert loaded.strip() == "[]"
