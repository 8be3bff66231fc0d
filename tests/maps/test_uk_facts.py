"""The packaged United Kingdom holds the facts of the printed board, tickets and technologies."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from branchline.core.cards import GRAY, TRACK_COLOURS
from branchline.maps import MapData, load_map, routes
from tests.maps.shortest_paths import shortest

REGIONS = {
    "Scotland": {
        "Aberdeen",
        "Dundee",
        "Edinburgh",
        "Fort William",
        "Glasgow",
        "Inverness",
        "Stornoway",
        "Stranraer",
        "Ullapool",
        "Wick",
    },
    "Ireland": {
        "Belfast",
        "Cork",
        "Dublin",
        "Dundalk",
        "Galway",
        "Limerick",
        "Londonderry",
        "Rosslare",
        "Sligo",
        "Tullamore",
    },
    "Wales": {"Aberystwyth", "Cardiff", "Carmarthen", "Holyhead", "Llandrindod Wells"},
    "England": {
        "Barrow",
        "Birmingham",
        "Brighton",
        "Bristol",
        "Cambridge",
        "Carlisle",
        "Dover",
        "Hull",
        "Ipswich",
        "Leeds",
        "Liverpool",
        "London",
        "Manchester",
        "Newcastle",
        "Northampton",
        "Norwich",
        "Nottingham",
        "Penzance",
        "Plymouth",
        "Reading",
        "Southampton",
    },
    "France": {"France East", "France West"},
    "USA": {"New York"},
}

DOUBLES = {
    ("Belfast", "Dundalk", 1),
    ("Birmingham", "Northampton", 1),
    ("Cambridge", "London", 1),
    ("Cardiff", "Birmingham", 3),
    ("Dublin", "Rosslare", 2),
    ("Dublin", "Tullamore", 1),
    ("Dundalk", "Dublin", 1),
    ("Dundee", "Edinburgh", 1),
    ("Edinburgh", "Newcastle", 3),
    ("Galway", "Tullamore", 2),
    ("Glasgow", "Edinburgh", 1),
    ("Leeds", "Manchester", 1),
    ("Liverpool", "Manchester", 1),
    ("Manchester", "Birmingham", 2),
    ("Newcastle", "Leeds", 2),
    ("Northampton", "London", 1),
    ("Southampton", "France West", 3),
    ("Southampton", "London", 2),
}

FERRIES = {
    ("Aberdeen", "Edinburgh"): (4, 1),
    ("Aberdeen", "Newcastle"): (6, 1),
    ("Barrow", "Liverpool"): (1, 1),
    ("Belfast", "Barrow"): (4, 1),
    ("Cardiff", "Bristol"): (1, 1),
    ("Cardiff", "Penzance"): (5, 1),
    ("Cork", "Penzance"): (6, 2),
    ("Dover", "France East"): (2, 1),
    ("Dublin", "Holyhead"): (2, 1),
    ("Dundalk", "Holyhead"): (3, 1),
    ("Fort William", "Londonderry"): (5, 1),
    ("Glasgow", "Londonderry"): (4, 1),
    ("Holyhead", "Aberystwyth"): (2, 1),
    ("Holyhead", "Liverpool"): (2, 1),
    ("Newcastle", "Hull"): (5, 1),
    ("Plymouth", "Penzance"): (3, 1),
    ("Plymouth", "Southampton"): (5, 1),
    ("Rosslare", "Aberystwyth"): (3, 1),
    ("Rosslare", "Carmarthen"): (4, 1),
    ("Rosslare", "Holyhead"): (3, 1),
    ("Southampton", "France West"): (3, 1),  # two of them
    ("Southampton", "New York"): (10, 3),
    ("Stornoway", "Fort William"): (5, 1),
    ("Stornoway", "Ullapool"): (1, 1),
    ("Stornoway", "Wick"): (5, 2),
    ("Stranraer", "Belfast"): (1, 1),
    ("Stranraer", "Carlisle"): (3, 1),
    ("Stranraer", "Londonderry"): (3, 1),
    ("Wick", "Aberdeen"): (3, 1),
}
"""Length and locomotive symbols of each ferry."""

WORTH_MORE = {
    ("Aberdeen–Glasgow", 5, 3),
    ("Belfast–Dublin", 4, 2),
    ("Belfast–Manchester", 9, 6),
    ("Birmingham–London", 4, 2),
    ("Cambridge–London", 3, 1),
    ("Cardiff–London", 8, 4),
    ("Cardiff–Reading", 4, 3),
    ("Cork–Leeds", 13, 9),
    ("Dublin–Cork", 6, 3),
    ("Dublin–London", 15, 9),
    ("Dundalk–Carlisle", 7, 5),
    ("Edinburgh–Birmingham", 12, 7),
    ("Edinburgh–London", 15, 9),
    ("Galway–Barrow", 12, 8),
    ("Galway–Dublin", 5, 3),
    ("Glasgow–Dublin", 9, 5),
    ("Glasgow–France", 19, 14),
    ("Glasgow–Manchester", 11, 6),
    ("Inverness–Belfast", 10, 7),
    ("Inverness–Leeds", 13, 9),
    ("Leeds–France", 10, 8),
    ("Leeds–London", 6, 4),
    ("Limerick–Cardiff", 12, 8),
    ("Liverpool–Llandrindod Wells", 6, 4),
    ("London–Brighton", 3, 1),
    ("London–France", 7, 4),
    ("Londonderry–Birmingham", 15, 10),
    ("Londonderry–Dublin", 6, 4),
    ("Londonderry–Stranraer", 4, 3),
    ("Manchester–London", 6, 4),
    ("Penzance–London", 10, 8),
    ("Rosslare–Aberystwyth", 4, 3),
    ("Rosslare–Carmarthen", 6, 4),
    ("Sligo–Holyhead", 9, 6),
    ("Southampton–London", 4, 2),
    ("Stornoway–Glasgow", 7, 5),
    ("Stranraer–Tullamore", 6, 4),
}
"""Tickets whose printed value is not the shortest way: ticket, value, shortest way."""


@pytest.fixture(scope="module")
def uk() -> MapData:
    return load_map("uk")


def name(data: MapData, place: int) -> str:
    return data.places[place].name


def test_counts(uk: MapData) -> None:
    assert Counter(place.kind for place in uk.places) == {"city": 46, "country": 3}
    countries = {place.name for place in uk.places if place.kind == "country"}
    assert countries == {"France West", "France East", "New York"}
    assert len(uk.tracks) == 125
    assert len({frozenset((track.a, track.b)) for track in uk.tracks}) == 106
    assert sum(track.get("locomotives", 0) > 0 for track in uk.tracks) == 30
    assert not any(track.get("tunnel", False) for track in uk.tracks)
    assert len(uk.tickets) == len({ticket.text for ticket in uk.tickets}) == 57
    assert {ticket.deck for ticket in uk.tickets} == {"standard"}


@pytest.mark.rule("UK1", "UK2", "UK5", "UK21")
def test_table_rules(uk: MapData) -> None:
    assert (uk.players, uk.trains) == ((2, 4), 35)
    assert (uk.each_colour, uk.locomotives, uk.start_locomotives) == (12, 20, 1)
    assert (uk.first.deal, uk.first.keep, uk.first.rejected) == ((("standard", 5),), 3, "under")
    assert (uk.later.draw, uk.later.keep, uk.later.rejected) == (3, 1, "under")
    assert uk.points == {1: 1, 2: 2, 3: 4, 4: 7, 5: 10, 6: 15, 10: 40}
    assert uk.ties == ("completed_tickets",)
    assert set(uk.mechanics) == {"ferries", "locomotive_limits", "technologies", "substitutes"}
    assert uk.mechanics["locomotive_limits"] == {"sweep": False}
    assert uk.variants == ("advanced",)


def test_tracks_and_spaces_of_each_colour(uk: MapData) -> None:
    tracks = Counter(TRACK_COLOURS[track.colour] for track in uk.tracks)
    spaces: Counter[str] = Counter()
    for track in uk.tracks:
        spaces[TRACK_COLOURS[track.colour]] += track.length
    assert {colour: (tracks[colour], spaces[colour]) for colour in TRACK_COLOURS} == {
        "pink": (10, 19),
        "white": (10, 18),
        "blue": (10, 19),
        "yellow": (11, 18),
        "orange": (12, 19),
        "black": (10, 19),
        "red": (12, 18),
        "green": (10, 19),
        "gray": (40, 125),
    }
    lengths = Counter(track.length for track in uk.tracks)
    assert lengths == {1: 47, 2: 38, 3: 25, 4: 6, 5: 6, 6: 2, 10: 1}


def test_ferries(uk: MapData) -> None:
    found = Counter(
        ((name(uk, track.a), name(uk, track.b)), (track.length, track.get("locomotives", 0)))
        for track in uk.tracks
        if track.get("locomotives", 0)
    )
    assert dict(found) == {
        item: 2 if item[0] == ("Southampton", "France West") else 1 for item in FERRIES.items()
    }
    assert all(track.colour == GRAY for track in uk.tracks if track.get("locomotives", 0))


@pytest.mark.rule("UK1")
def test_double_routes(uk: MapData) -> None:
    groups = [tracks for tracks in routes(uk) if len(tracks) > 1]
    found = {
        (name(uk, track.a), name(uk, track.b), track.length)
        for track in (uk.tracks[tracks[0]] for tracks in groups)
    }
    assert found == DOUBLES
    assert all(len(tracks) == 2 for tracks in groups)
    assert {track.group for track in uk.tracks} == set(uk.group_rules) == {"double"}
    assert uk.group_rules["double"].per_player == 1
    assert uk.group_rules["double"].tracks_by_players == {2: 1, 3: 2, 4: 2}


@pytest.mark.rule("B13")
def test_plymouth_penzance_are_two_routes(uk: MapData) -> None:
    ends = {uk.find_place("Plymouth"), uk.find_place("Penzance")}
    between = [i for i, track in enumerate(uk.tracks) if {track.a, track.b} == ends]
    facts = sorted(
        (
            TRACK_COLOURS[uk.tracks[i].colour],
            uk.tracks[i].length,
            uk.tracks[i].get("locomotives", 0),
        )
        for i in between
    )
    assert facts == [("black", 2, 0), ("gray", 3, 1)]
    assert {(i,) for i in between} <= set(routes(uk))


def test_regions(uk: MapData) -> None:
    found: dict[str, set[str]] = {}
    for place in uk.places:
        found.setdefault(place.region, set()).add(place.name)
    assert found == REGIONS


@pytest.mark.rule("UK13")
def test_france_has_two_ends_and_new_york_one_track(uk: MapData) -> None:
    france = tuple(uk.places.index(p) for p in uk.places if p.label == "France")
    assert uk.areas == {"France": france}
    assert {name(uk, place) for place in france} == {"France West", "France East"}
    neighbours: dict[str, list[str]] = {}
    for track in uk.tracks:
        for here, there in ((track.a, track.b), (track.b, track.a)):
            if uk.places[here].kind == "country":
                neighbours.setdefault(name(uk, here), []).append(name(uk, there))
    assert neighbours == {
        "France West": ["Southampton", "Southampton"],
        "France East": ["Dover"],
        "New York": ["Southampton"],
    }
    to_france = [ticket for ticket in uk.tickets if "France" in ticket.text]
    assert {ticket.text for ticket in to_france} == {
        "Glasgow–France",
        "Leeds–France",
        "London–France",
    }
    assert all(ticket.legs[0].ends == france for ticket in to_france)
    assert not any("New York" in ticket.text for ticket in uk.tickets)


def test_every_place_has_a_position_on_the_isles_or_near_them(uk: MapData) -> None:
    for place in uk.places:
        assert place.lat is not None
        assert place.lon is not None
        assert 49 < place.lat < 59
        assert -10 < place.lon < 2


def shelf(data: MapData, key: str) -> dict[str, tuple[int, int]]:
    """Return copies and price of each technology."""
    cards: list[dict[str, Any]] = data.mechanics["technologies"].get(key, [])
    return {card["name"]: (card["copies"], card["price"]) for card in cards}


@pytest.mark.rule("UK10", "UK14")
@pytest.mark.parametrize("variant", [None, "advanced"])
def test_technologies(variant: str | None) -> None:
    data = load_map("uk", variant)
    assert shelf(data, "cards") == {
        "Wales Concession": (4, 1),
        "Ireland/France Concession": (4, 1),
        "Scotland Concession": (4, 1),
        "Mechanical Stoker": (4, 1),
        "Superheated Steam Boiler": (4, 2),
        "Propellers": (4, 2),
        "Booster": (4, 2),
        "Boiler Lagging": (4, 2),
        "Steam Turbines": (4, 2),
        "Double Heading": (4, 4),
        "Right of Way": (1, 4),
    }
    advanced = {
        "Thermocompressor": (1, 1),
        "Water Tenders": (2, 2),
        "Risky Contracts": (1, 2),
        "Equalising Beam": (1, 2),
        "Diesel Power": (1, 3),
    }
    assert shelf(data, "extra") == (advanced if variant else {})


@pytest.mark.rule("UK4", "UK6", "UK8", "UK9")
def test_what_technologies_open(uk: MapData) -> None:
    table = uk.mechanics["technologies"]
    assert (table["home"], table["free_length"]) == (["England"], 2)
    assert uk.mechanics["substitutes"] == {"cards": 4}
    assert table["exempt"] == [["Southampton", "New York"]]
    cards = {card["name"]: card for card in table["cards"]}
    assert cards["Wales Concession"]["regions"] == ["Wales"]
    assert cards["Ireland/France Concession"]["regions"] == ["Ireland", "France"]
    assert cards["Scotland Concession"]["regions"] == ["Scotland"]
    assert cards["Mechanical Stoker"]["lengths"] == [3]
    assert cards["Superheated Steam Boiler"]["lengths"] == [4, 5, 6]
    numbers = {name: card["number"] for name, card in cards.items() if "number" in card}
    assert numbers == {
        "Booster": 3,
        "Boiler Lagging": 1,
        "Steam Turbines": 2,
        "Double Heading": 2,
    }


def test_ticket_values_are_shortest_ways_but_for_known_ones(uk: MapData) -> None:
    found = {
        (ticket.text, leg.points, way)
        for ticket in uk.tickets
        for leg in ticket.legs
        if (way := shortest(uk, leg)) != leg.points
    }
    assert found == WORTH_MORE
    assert all(0 < points - way <= 6 for _, points, way in WORTH_MORE)
    assert all(len(ticket.legs) == 1 for ticket in uk.tickets)
