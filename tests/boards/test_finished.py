"""The finished boards, measured: every sentence of what makes a board good, on every map."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest
import shapely

import branchline
from branchline.boards import Drawing, DrawnBoard, load_drawing
from branchline.boards.measure import Quality, boxes, discs, dry_land_of, land_of, measure, outlines
from branchline.boards.names import name_box
from branchline.boards.network import titles_of
from branchline.boards.sizes import LONGEST, SHORTEST
from branchline.core.cards import TRACK_COLOURS
from branchline.maps import MapData, load_map, map_ids

MAPS = Path(branchline.__file__).parent / "maps"
every_map = pytest.mark.parametrize("which", map_ids())


@cache
def drawing_of(which: str) -> Drawing:
    drawing = load_drawing(load_map(which))
    assert drawing is not None
    return drawing


@cache
def quality_of(which: str) -> Quality:
    return measure(load_map(which), drawing_of(which))


def map_and_board(which: str) -> tuple[MapData, DrawnBoard]:
    return load_map(which), drawing_of(which).board


@every_map
def test_a_board_belongs_to_its_map(which: str) -> None:
    data, board = map_and_board(which)
    assert (board.map, board.hash) == (data.id, data.content_hash)
    assert len(board.places) == len(data.places)
    for track, way in zip(data.tracks, board.tracks, strict=True):
        assert way.colour == TRACK_COLOURS[track.colour]
        assert len(way.spaces) == track.length
        ends = [board.places[place] for place in (track.a, track.b)]
        for end in ends:  # a track begins and ends at its own two places
            nearest = min(abs(complex(x - end.x, y - end.y)) for x, y, _, _ in way.spaces)
            assert nearest < 62
    for title, mark in zip(titles_of(data), board.places, strict=True):
        shown = " ".join(mark.label.lines).replace("- ", "-")
        assert shown in (title, title.upper())


@every_map
def test_variants_share_the_board(which: str) -> None:
    for variant in load_map(which).variants:
        assert load_drawing(load_map(which, variant)) == drawing_of(which)


@every_map
def test_tracks_have_about_their_ideal_length(which: str) -> None:
    for track, ratio in quality_of(which).lengths.items():
        assert SHORTEST <= ratio <= LONGEST, track


@every_map
def test_spaces_do_not_overlap(which: str) -> None:
    quality = quality_of(which)
    assert not quality.overlaps
    assert not quality.crowded
    assert not quality.covered


@every_map
def test_labels_touch_nothing_and_are_near(which: str) -> None:
    quality = quality_of(which)
    assert not quality.labels
    assert not quality.far
    assert not quality.signs


@every_map
def test_coast_cities_are_on_the_coast(which: str) -> None:
    assert not quality_of(which).inland


COAST = {
    "africa": ["Cape Town", "Durban", "Luanda", "Mombasa", "Walvis Bay"],
    "europe": ["Brest", "Lisboa", "Marseille", "Palermo", "Athina", "Sevastopol", "Danzig"],
    "germany": ["Kiel", "Rostock", "Bremerhaven"],
    "india": ["Bombay", "Karachi", "Madras", "Mangalore", "Quilon", "Chittagong"],
    "legendary_asia": ["Bombay", "Karachi", "Colombo", "Singapore", "Shanghai", "Kobe", "Macau"],
    "nederland": ["Den Helder", "'s-Gravenhage"],
    "nordic": ["Bergen", "Stavanger", "København", "Helsinki", "Tallinn", "Umeå", "Tromsø"],
    "oldwest": ["San Francisco", "Los Angeles", "San Diego"],
    "pennsylvania": ["Atlantic City", "New York"],
    "poland": ["Gdańsk"],
    "uk": ["Aberdeen", "Brighton", "Dover", "Galway", "Penzance", "Plymouth", "Wick", "Holyhead"],
    "usa": ["Boston", "New York", "San Francisco", "Los Angeles", "Miami", "Charleston"],
}


@pytest.mark.parametrize("which", sorted(set(COAST) & set(map_ids())))
def test_cities_known_to_be_on_the_coast_are(which: str) -> None:
    data, board = map_and_board(which)
    coast = land_of(drawing_of(which)).boundary
    for name in COAST[which]:
        place = data.find_place(name)
        assert place is not None
        mark = board.places[place]
        assert mark.coast, name
        assert coast.distance(shapely.Point(mark.x, mark.y)) < 20, name


@every_map
def test_cities_stand_on_land(which: str) -> None:
    data, board = map_and_board(which)
    land = land_of(drawing_of(which))
    for place, mark in zip(data.places, board.places, strict=True):
        if mark.kind != "country":
            assert land.distance(shapely.Point(mark.x, mark.y)) < 14, place.name


MOSTLY_OVER_LAND = {
    # The northern tip of the Caspian Sea: the ferry to Tehran takes the rest of it.
    # The Persian Gulf, which begins behind most of Arabia.
    "legendary_asia": {"Astrakhan–Samarkand", "Mecca–Shiraz"},
    # The Niagara, where Lake Erie ends; below, the tracks along the shore leave no room.
    "pennsylvania": {"Buffalo–Ontario 1"},
}
"""Ferries whose water is only a small part of the way between their places."""


def land_between(which: str, ferry: str) -> float:
    """Return the part over land of the straight way between the two places of a ferry."""
    data, board = map_and_board(which)
    names = [place.name for place in data.places]
    ends = [board.places[names.index(name)] for name in ferry.split("–")]
    way = shapely.LineString([(end.x, end.y) for end in ends])
    return float(dry_land_of(drawing_of(which)).intersection(way).length / way.length)


@every_map
def test_ferries_are_over_water(which: str) -> None:
    dry = quality_of(which).dry
    known = MOSTLY_OVER_LAND.get(which, set())
    assert {ferry for ferry, part in dry.items() if part > 0.6} == known
    for ferry in known:
        assert dry[ferry] < 0.98, ferry  # it does touch the water
        assert land_between(which, ferry) > 0.7, ferry  # and there is hardly more to be had
    others = [part for ferry, part in dry.items() if ferry not in known]
    if others:
        assert sum(others) / len(others) < 0.3


@every_map
def test_names_legend_and_compass_touch_nothing(which: str) -> None:
    _, board = map_and_board(which)
    taken = [*outlines(board)[0], *boxes(board), *discs(board)]
    shapes = [name_box(n.x, n.y, n.text, n.size, n.turn) for n in board.names]
    if board.legend:
        x, y, wide, high = board.legend
        shapes.append(shapely.box(x, y, x + wide, y + high))
    if board.compass:
        x, y, radius = board.compass
        shapes.append(shapely.Point(x, y).buffer(radius))
    for number, shape in enumerate(shapes):
        assert not shapely.intersects(taken, shape).any()
        assert not shapely.intersects(shapes[:number], shape).any()
    assert board.names
    assert board.legend


@every_map
def test_a_board_is_small(which: str) -> None:
    files = [MAPS / which / f"board.{kind}" for kind in ("json", "svg", "webp")]
    assert sum(file.stat().st_size for file in files) < 250_000
    kept = {file.name for file in (MAPS / which).iterdir() if file.is_file()}
    kept -= {"earlier-hashes.txt"}  # of maps that were re-worded
    assert kept == {"map.toml", "thumbnail.webp", "board.toml", *(file.name for file in files)}


def test_countries_have_flags() -> None:
    for which in map_ids():
        data, board = map_and_board(which)
        for place, mark in zip(data.places, board.places, strict=True):
            assert (mark.kind == "country") == (place.kind == "country")
            assert (mark.flag is not None) == (mark.kind == "country"), place.name


def test_gated_regions_have_tints() -> None:
    data, board = map_and_board("uk")
    regions = {place.region for place in data.places if place.kind != "country"}
    assert set(board.tints) == regions - {"England"}
    for colour in board.tints.values():
        assert f'fill="{colour}"' in drawing_of("uk").base
