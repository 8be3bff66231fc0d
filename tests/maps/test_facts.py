"""The packaged maps hold the facts of the printed boards, and nothing else."""

from __future__ import annotations

from collections import Counter
from typing import NamedTuple

import pytest

from branchline.core.cards import GRAY, TRACK_COLOURS
from branchline.maps import MapData, check_map, load_map, map_ids, routes
from tests.maps.shortest_paths import shortest


class Facts(NamedTuple):
    cities: int
    countries: int
    tracks: int
    pairs: int
    tunnels: int
    ferries: int
    tickets: int
    decks: dict[str, int]
    colours: tuple[int, ...]
    """Spaces of pink, white, blue, yellow, orange, black, red, green and gray."""
    routes: int = 0
    """Where tracks of different length join the same places; else as many as pairs."""
    junctions: int = 0


FACTS = {
    "africa": Facts(
        33,
        8,
        117,
        96,
        0,
        4,
        48,
        {"standard": 48},
        (36, 34, 35, 33, 33, 34, 34, 35, 43),
        junctions=10,
    ),
    "europe": Facts(
        47,
        0,
        101,
        90,
        18,
        13,
        46,
        {"long": 6, "regular": 40},
        (22, 22, 23, 22, 22, 22, 22, 23, 122),
    ),
    "germany": Facts(
        35, 14, 110, 85, 0, 0, 89, {"short": 55, "long": 34}, (28, 27, 28, 27, 27, 28, 28, 28, 92)
    ),
    "india": Facts(39, 0, 108, 80, 0, 8, 58, {"standard": 58}, (20,) * 8 + (78,)),
    "legendary_asia": Facts(
        39, 0, 100, 70, 0, 15, 36, {"long": 6, "regular": 30}, (25,) * 8 + (68,)
    ),
    "nederland": Facts(
        30, 0, 97, 53, 0, 0, 44, {"standard": 44}, (33, 37, 34, 38, 34, 35, 38, 33, 24)
    ),
    "nordic": Facts(
        39,
        0,
        81,
        67,
        10,
        24,
        46,
        {"standard": 46},
        (21, 20, 21, 21, 23, 21, 21, 22, 37),
        routes=69,
    ),
    "oldwest": Facts(
        41, 0, 139, 83, 0, 1, 50, {"standard": 50}, (36, 35, 36, 34, 36, 33, 37, 36, 81)
    ),
    "pennsylvania": Facts(
        34, 2, 95, 71, 0, 4, 50, {"standard": 50}, (34, 36, 33, 29, 33, 35, 33, 36, 53)
    ),
    "poland": Facts(
        28, 7, 102, 68, 0, 0, 35, {"standard": 35}, (27, 25, 25, 25, 25, 25, 25, 26, 27)
    ),
    "switzerland": Facts(
        34, 17, 88, 76, 42, 0, 46, {"standard": 46}, (18, 18, 19, 18, 19, 19, 18, 20, 56)
    ),
    "usa": Facts(36, 0, 100, 78, 0, 0, 30, {"standard": 30}, (27,) * 8 + (93,)),
}
EVERY_GAME = [(which, variant) for which in FACTS for variant in (None, *load_map(which).variants)]

PRINTED_OTHERWISE = {
    "europe": {("London–Wien", 10, 9), ("Edinburgh–Athina", 21, 20)},
    "germany": {("Kiel–Stuttgart", 17, 16)},
    "oldwest": {("Seattle–Great Falls", 9, 8)},
    "oldwest visitor": {("Seattle–Great Falls", 9, 8)},
    "pennsylvania": {("Pittsburgh–Baltimore", 13, 12)},
    "switzerland": {
        ("Chur–France", 12, 13),
        ("France–Italy", 11, 10),
        ("Germany–Italy", 13, 11),
        ("Italy–France", 11, 10),
        ("Italy–Germany", 13, 11),
    },
    "usa": {
        ("Los Angeles–Chicago", 16, 15),
        ("Los Angeles–Miami", 20, 19),
        ("Los Angeles–New York", 21, 20),
        ("Sault St. Marie–Oklahoma City", 9, 8),
        ("Seattle–New York", 22, 20),
    },
    "usa 1910": {("Las Vegas–Miami", 21, 20)},
    "usa mega": {("Los Angeles–Chicago", 16, 15), ("Las Vegas–Miami", 21, 20)},
    "usa big_cities": {("Los Angeles–Chicago", 16, 15), ("Las Vegas–Miami", 21, 20)},
}
"""Tickets whose printed value is not the shortest way: ticket, value, shortest way."""
WORTH_MORE: dict[str, set[tuple[str, int, int]]] = {
    "africa": {("Madagascar–Pretoria", 7, 8), ("Nigeria–Walvis Bay", 12, 14)},
    "legendary_asia": set(),
    "nederland": set(),
}
"""Maps whose tickets are worth more than their shortest ways, with those that are worth less."""


def test_every_packaged_map_has_its_facts_here() -> None:
    assert set(map_ids()) - set(FACTS) <= {"uk"}  # whose facts are in its own tests


@pytest.mark.parametrize("which", map_ids())
def test_packaged_maps_have_no_problems(which: str) -> None:
    assert check_map(which) == []
    assert load_map(which).id == which


@pytest.mark.parametrize("which", FACTS)
def test_counts(which: str) -> None:
    data, facts = load_map(which), FACTS[which]
    kinds = Counter(place.kind for place in data.places)
    assert (kinds["city"], kinds["country"]) == (facts.cities, facts.countries)
    assert kinds["junction"] == facts.junctions
    assert len(data.tracks) == facts.tracks
    assert len({frozenset((t.a, t.b)) for t in data.tracks}) == facts.pairs
    assert len(routes(data)) == (facts.routes or facts.pairs)
    assert sum(t.get("tunnel", False) for t in data.tracks) == facts.tunnels
    assert sum(t.get("locomotives", 0) > 0 for t in data.tracks) == facts.ferries
    assert len(data.tickets) == facts.tickets
    assert Counter(ticket.deck for ticket in data.tickets) == facts.decks


@pytest.mark.parametrize("which", FACTS)
def test_spaces_of_each_colour(which: str) -> None:
    spaces = [0] * len(TRACK_COLOURS)
    for track in load_map(which).tracks:
        spaces[track.colour] += track.length
    assert tuple(spaces) == FACTS[which].colours


@pytest.mark.parametrize("which", FACTS)
def test_every_place_has_a_position(which: str) -> None:
    assert all(place.lat is not None and place.lon is not None for place in load_map(which).places)


@pytest.mark.rule("B1", "B12", "NO2")
@pytest.mark.parametrize("which", FACTS)
def test_cards_and_track_points(which: str) -> None:
    data = load_map(which)
    assert (data.each_colour, data.locomotives) == (12, 14)
    points = {1: 1, 2: 2, 3: 4, 4: 7, 5: 10, 6: 15, 7: 18, 8: 21, 9: 27, 10: 40}
    assert data.points.items() <= points.items()
    assert set(data.points) == {track.length for track in data.tracks}


@pytest.mark.parametrize(("which", "variant"), EVERY_GAME)
def test_ticket_values_are_shortest_ways_but_for_known_ones(
    which: str, variant: str | None
) -> None:
    data = load_map(which, variant)
    found = {
        (f"{named(data, leg.starts)}–{named(data, leg.ends)}", leg.points, way)
        for ticket in data.tickets
        for leg in ticket.legs
        if (way := shortest(data, leg)) != leg.points
    }
    if which in WORTH_MORE:
        assert len(found) > len(data.tickets) / 2
        assert {each for each in found if each[1] < each[2]} == WORTH_MORE[which]
    else:
        assert found == PRINTED_OTHERWISE.get(f"{which} {variant}" if variant else which, set())


@pytest.mark.parametrize(
    ("which", "players", "trains", "deal", "keep", "draw", "first_out", "later_out"),
    [
        ("usa", (2, 5), 45, {"standard": 3}, 2, 3, "under", "under"),
        ("europe", (2, 5), 45, {"long": 1, "regular": 3}, 2, 3, "out", "under"),
        ("poland", (2, 4), 35, {"standard": 4}, 2, 3, "under", "under"),
        ("india", (2, 4), 45, {"standard": 4}, 2, 3, "under", "under"),
        ("switzerland", (2, 3), 40, {"standard": 5}, 2, 3, "out", "out"),
        ("nordic", (2, 3), 40, {"standard": 5}, 2, 3, "out", "out"),
        ("legendary_asia", (2, 5), 45, {"long": 1, "regular": 3}, 2, 3, "out", "under"),
        ("pennsylvania", (2, 5), 45, {"standard": 5}, 3, 4, "under", "under"),
        ("nederland", (2, 5), 40, {"standard": 5}, 3, 4, "pile", "pile"),
        ("germany", (2, 5), 45, {"standard": 4}, 2, 4, "shuffled", "under"),
        ("africa", (2, 5), 45, {"standard": 4}, 2, 4, "under", "under"),
    ],
)
def test_table_rules(
    which: str,
    players: tuple[int, int],
    trains: int,
    deal: dict[str, int],
    keep: int,
    draw: int,
    first_out: str,
    later_out: str,
) -> None:
    data = load_map(which)
    assert (data.players, data.trains) == (players, trains)
    assert (dict(data.first.deal), data.first.keep, data.first.rejected) == (deal, keep, first_out)
    assert (data.later.draw, data.later.keep, data.later.rejected) == (draw, 1, later_out)


@pytest.mark.parametrize(
    ("which", "open_from"),
    [
        ("usa", 4),
        ("europe", 4),
        ("poland", 4),
        ("india", 4),
        ("switzerland", 3),
        ("nordic", 3),
        ("legendary_asia", 4),
        ("pennsylvania", 4),
        ("germany", 4),
        ("africa", 4),
    ],
)
def test_double_routes_open_with_enough_players(which: str, open_from: int) -> None:
    data = load_map(which)
    rule = data.group_rules["double"]
    low, high = data.players
    assert rule.per_player == 1
    most = max(len(r) for r in routes(data) if data.tracks[r[0]].group == rule.name)
    assert most == (3 if which in ("germany", "oldwest") else 2)
    assert rule.tracks_by_players == {
        n: most if n >= open_from else 1 for n in range(low, high + 1)
    }


@pytest.mark.parametrize(
    ("which", "variant", "mechanics", "ties"),
    [
        ("usa", None, {"longest_path": {"points": 10}}, ("completed_tickets", "longest_path")),
        ("usa", "1910", {"most_tickets": {"points": 15}}, ("completed_tickets",)),
        (
            "usa",
            "mega",
            {"longest_path": {"points": 10}, "most_tickets": {"points": 15}},
            ("completed_tickets", "longest_path"),
        ),
        ("usa", "big_cities", {}, ("completed_tickets",)),
        (
            "europe",
            None,
            {
                "ferries": {},
                "tunnels": {"reveal": 3},
                "stations": {"count": 3, "costs": [1, 2, 3], "unused_points": 4},
                "longest_path": {"points": 10},
            },
            ("completed_tickets", "fewest_stations", "longest_path"),
        ),
        (
            "india",
            None,
            {
                "ferries": {},
                "longest_path": {"points": 10},
                "grand_tour": {"bonus": [5, 10, 20, 30, 40]},
            },
            ("completed_tickets", "longest_path"),
        ),
        (
            "switzerland",
            None,
            {
                "tunnels": {"reveal": 3},
                "locomotive_limits": {"only_on": "tunnels", "row": "free"},
                "longest_path": {"points": 10},
            },
            ("completed_tickets", "longest_path"),
        ),
        (
            "nordic",
            None,
            {
                "ferries": {},
                "tunnels": {"reveal": 3},
                "locomotive_limits": {"only_on": ["tunnels", "ferries"], "row": "free"},
                "substitutes": {
                    "cards": 3,
                    "only_on": "ferries",
                    "for_colour": {"cards": 4, "tracks": [["Lieksa", "Murmansk"]]},
                },
                "most_tickets": {"points": 10},
            },
            ("completed_tickets", "path_length"),
        ),
    ],
)
def test_mechanics_and_ties(
    which: str, variant: str | None, mechanics: dict[str, object], ties: tuple[str, ...]
) -> None:
    data = load_map(which, variant)
    assert data.mechanics == mechanics
    assert data.ties == ties


@pytest.mark.rule("US3")
@pytest.mark.parametrize(
    ("variant", "tickets", "deal", "keep", "draw"),
    [("1910", 35, 3, 2, 3), ("mega", 69, 5, 3, 4), ("big_cities", 35, 4, 2, 4)],
)
def test_usa_variants(variant: str, tickets: int, deal: int, keep: int, draw: int) -> None:
    data = load_map("usa", variant)
    assert len({ticket.text for ticket in data.tickets}) == len(data.tickets) == tickets
    assert (data.first.deal, data.first.keep) == ((("standard", deal),), keep)
    assert (data.later.draw, data.later.keep) == (draw, 1)
    assert data.first.rejected == data.later.rejected == "under"


@pytest.mark.rule("PL3", "PL4")
def test_poland_countries() -> None:
    data = load_map("poland")
    stacks = data.mechanics["country_cards"]["stacks"]
    by_label = {place.label: stacks[place.name] for place in data.places if place.label}
    assert by_label == {
        "Germany": [7, 4, 3],
        "Russia": [7, 4, 3],
        "Lithuania": [3],
        "Belarus": [6, 4, 2],
        "Ukraine": [6, 4, 2],
        "Slovakia": [6, 4, 2],
        "Czech Republic": [10, 7, 4, 2],
    }
    into = Counter(
        place.label
        for track in data.tracks
        for place in (data.places[track.a], data.places[track.b])
        if place.kind == "country"
    )
    assert into == {label: len(stack) for label, stack in by_label.items()}
    country = [track for track in data.tracks if track.group == "country"]
    assert len(country) == sum(into.values()) == 20
    assert data.group_rules["country"].tracks_by_players == {2: 4, 3: 4, 4: 4}
    assert data.ties == ("completed_tickets", "completed_ticket_points")


@pytest.mark.rule("CH5", "CH6")
def test_swiss_borders_and_tickets() -> None:
    data = load_map("switzerland")
    sizes = {area: len(members) for area, members in data.areas.items()}
    assert sizes == {"France": 4, "Germany": 5, "Austria": 3, "Italy": 5}
    ends = {place for members in data.areas.values() for place in members}
    assert ends == {i for i, place in enumerate(data.places) if place.kind == "country"}
    touching = Counter(end for track in data.tracks for end in (track.a, track.b) if end in ends)
    pairs = {frozenset((track.a, track.b)) for track in data.tracks}
    assert set(touching) == ends
    assert all(sum(end in pair for pair in pairs) == 1 for end in ends)  # no way through a country
    assert all(not pair <= ends for pair in pairs)
    kinds = Counter(
        (len(ticket.legs), set(ticket.legs[0].starts) <= ends) for ticket in data.tickets
    )
    assert kinds == {(1, False): 34, (4, False): 4, (3, True): 8}


@pytest.mark.parametrize("which", FACTS)
def test_ferries_are_never_tunnels_and_coloured_on_two_maps_only(which: str) -> None:
    ferries = [track for track in load_map(which).tracks if track.get("locomotives", 0)]
    assert not any(track.get("tunnel", False) for track in ferries)
    assert any(track.colour != GRAY for track in ferries) is (which in ("legendary_asia", "nordic"))


def named(data: MapData, places: tuple[int, ...]) -> str:
    if len(places) == 1:
        return data.places[places[0]].name
    return next(area for area, members in data.areas.items() if members == places)
