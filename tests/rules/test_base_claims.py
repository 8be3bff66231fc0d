"""B11 to B13: claiming tracks, their points, and double routes."""

from __future__ import annotations

from pathlib import Path

import pytest

from branchline.maps import load_map, map_ids

from .table import Table

ISLE = Path(__file__).parent.parent / "maps" / "isle.toml"
POINTS = {1: 1, 2: 2, 3: 4, 4: 7, 5: 10, 6: 15, 8: 21, 10: 40}


def test_B11_cards_of_the_tracks_colour_are_discarded() -> None:
    t = Table()
    t.hand(0, red=4, blue=2)
    t.play("claim Chicago–Duluth red×3")
    assert t.cards_of(0) == {"red": 1, "blue": 2}
    assert t.in_discards() == {"red": 3}
    assert t.owns(0, "Chicago–Duluth")


def test_B11_no_other_colour_pays_for_a_coloured_track() -> None:
    t = Table()
    t.hand(0, blue=9, red=2)
    assert t.payments("Chicago–Duluth") == set()


def test_B11_as_many_cards_as_spaces_are_needed() -> None:
    t = Table()
    t.hand(0, red=2)
    assert t.payments("Chicago–Duluth") == set()
    t.hand(0, red=3)
    assert t.payments("Chicago–Duluth") == {"red×3"}
    t.hand(0, red=9)
    assert t.payments("Chicago–Duluth") == {"red×3"}


def test_B11_any_single_colour_pays_for_a_gray_track() -> None:
    t = Table()
    t.hand(0, red=3, green=3, blue=2, pink=1)
    assert t.payments("Calgary–Vancouver") == {"red×3", "green×3"}


def test_B11_every_mix_with_locomotives_is_accepted() -> None:
    t = Table()
    t.hand(0, red=3, loco=3)
    mixes = {"red×3", "red×2+loco×1", "red×1+loco×2", "loco×3"}
    assert t.payments("Chicago–Duluth") == mixes
    assert t.payments("Calgary–Vancouver") == mixes


def test_B11_locomotives_make_up_for_missing_cards() -> None:
    t = Table()
    t.hand(0, red=1, blue=2, loco=2)
    assert t.payments("Chicago–Duluth") == {"red×1+loco×2"}
    assert t.payments("Calgary–Vancouver") == {"red×1+loco×2", "blue×1+loco×2", "blue×2+loco×1"}


@pytest.mark.parametrize("track", ["Chicago–Duluth", "Calgary–Vancouver"])
def test_B11_locomotives_alone_are_enough(track: str) -> None:
    t = Table()
    t.hand(0, loco=3)
    assert t.payments(track) == {"loco×3"}
    t.play(f"claim {track} loco×3")
    assert t.in_discards() == {"loco": 3}
    assert t.cards_of(0) == {}


def test_B11_the_player_chooses_the_payment() -> None:
    t = Table()
    t.hand(0, red=3, loco=3)
    t.play("claim Chicago–Duluth red×1+loco×2")
    assert t.cards_of(0) == {"red": 2, "loco": 1}


def test_B11_trains_are_placed() -> None:
    t = Table()
    t.hand(0, red=3)
    t.play("claim Chicago–Duluth red×3")
    assert list(t.state.trains) == [42, 45]


def test_B11_without_enough_trains_there_is_no_claim() -> None:
    t = Table()
    t.hand(0, red=3, loco=3)
    t.state.trains[0] = 2
    assert t.payments("Chicago–Duluth") == set()
    assert t.payments("Calgary–Vancouver") == set()
    assert t.payments("Atlanta–Charleston") == {"red×2", "red×1+loco×1", "loco×2"}


def test_B11_the_last_trains_can_be_spent_exactly() -> None:
    t = Table()
    t.hand(0, red=3)
    t.state.trains[0] = 3
    t.play("claim Chicago–Duluth red×3")
    assert t.state.trains[0] == 0
    assert t.owns(0, "Chicago–Duluth")


def test_B11_a_track_need_not_connect_to_the_others() -> None:
    t = Table()
    t.own(0, "Helena–Seattle")
    t.hand(0, blue=5)
    assert t.can("claim Atlanta–Miami blue×5")


def test_B11_a_claimed_track_is_gone() -> None:
    t = Table()
    t.own(1, "Chicago–Duluth")
    t.hand(0, red=3)
    assert t.payments("Chicago–Duluth") == set()


@pytest.mark.parametrize(
    ("map_id", "track", "payment", "points"),
    [
        ("usa", "Atlanta–Nashville", "red×1", 1),
        ("usa", "Atlanta–Charleston", "red×2", 2),
        ("usa", "Chicago–Duluth", "red×3", 4),
        ("usa", "Dallas–El Paso", "red×4", 7),
        ("usa", "Helena–Omaha", "red×5", 10),
        ("usa", "Miami–New Orleans", "red×6", 15),
        ("india", "Calcutta–Madras", "red×6+loco×2", 21),
    ],
)
def test_B12_track_points_are_scored_at_once(
    map_id: str, track: str, payment: str, points: int
) -> None:
    t = Table(map_id)
    t.hand(0, red=6, loco=2)
    t.play(f"claim {track} {payment}")
    assert list(t.state.points) == [points, 0]
    assert t.line(0, "tracks") == points


@pytest.mark.parametrize("map_id", map_ids())
def test_B12_every_map_uses_the_same_points(map_id: str) -> None:
    data = load_map(map_id)
    assert data.points.items() <= {**POINTS, 7: 18, 9: 27}.items()  # 7: PA1, 9: NO2
    assert {track.length for track in data.tracks} <= data.points.keys()


def test_B13_nobody_may_own_both_tracks_of_a_double_route() -> None:
    t = Table(players=4)
    t.own(0, "Kansas City–Saint Louis [blue]")
    t.hand(0, pink=2)
    assert t.payments("Kansas City–Saint Louis [pink]") == set()


def test_B13_from_the_threshold_on_another_player_may_take_the_second() -> None:
    t = Table(players=4)
    t.hand(0, blue=2)
    t.play("claim Kansas City–Saint Louis [blue] blue×2")
    for seat in (1, 2, 3):
        t.turn(seat)
        t.hand(seat, pink=2)
        assert t.payments("Kansas City–Saint Louis [pink]") == {"pink×2"}
        t.hand(seat)
    t.hand(3, pink=2)
    t.play("claim Kansas City–Saint Louis [pink] pink×2")
    assert t.owns(0, "Kansas City–Saint Louis [blue]")
    assert t.owns(3, "Kansas City–Saint Louis [pink]")


@pytest.mark.parametrize("players", [2, 3])
def test_B13_with_few_players_the_second_track_is_closed_to_all(players: int) -> None:
    t = Table(players=players)
    t.hand(0, blue=2)
    t.play("claim Kansas City–Saint Louis [blue] blue×2")
    for seat in range(players):
        t.turn(seat)
        t.hand(seat, pink=2)
        assert t.payments("Kansas City–Saint Louis [pink]") == set()
        t.hand(seat)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_B13_the_second_track_is_closed_to_the_same_player_always(players: int) -> None:
    t = Table(players=players)
    t.hand(0, blue=2, pink=2)
    t.play("claim Kansas City–Saint Louis [blue] blue×2")
    t.turn(0)
    assert t.payments("Kansas City–Saint Louis [pink]") == set()


def test_B13_tracks_of_one_colour_are_a_double_route_too() -> None:
    t = Table(players=2)
    t.hand(0, red=1)
    t.play("claim Dallas–Houston [gray #2] red×1")
    t.hand(1, red=1)
    assert t.payments("Dallas–Houston [gray #1]") == set()
    assert t.payments("Kansas City–Omaha [gray #1]") == {"red×1"}


def test_B13_parallel_tracks_of_different_length_are_separate_routes() -> None:
    t = Table(data=load_map(ISLE))
    t.hand(0, red=2, blue=2, green=3)
    t.play("claim Port–Łódka [red 2] red×2")
    t.turn(0)
    assert t.payments("Port–Łódka [green 3]") == {"green×3"}
    assert t.payments("Łódka–Port [blue 2]") == set()
    t.play("claim Port–Łódka [green 3] green×3")
    assert t.owns(0, "Port–Łódka [red 2]")
    assert t.owns(0, "Port–Łódka [green 3]")


def test_B13_the_shorter_route_stays_open_to_others_as_well() -> None:
    t = Table(data=load_map(ISLE))
    t.hand(0, green=3)
    t.play("claim Port–Łódka [green 3] green×3")
    t.hand(1, red=2)
    assert t.payments("Port–Łódka [red 2]") == {"red×2"}
