"""OW1 to OW13: Old West, its starting cities, its markers, and the visitor."""

from __future__ import annotations

from dataclasses import replace

import pytest

from branchline import new_game
from branchline.core.chance import Dice
from branchline.core.claim import open_tracks
from branchline.core.state import FIRST, OVER
from branchline.maps import load_map
from branchline.maps.build import build_game
from branchline.mechanics.city_markers.rules import START, CityMarkers
from branchline.mechanics.visitor.rules import Visitor
from branchline.play.closed import why_closed
from branchline.play.telling import Event

from .table import Table

SLC = "Salt Lake City"
STARTS = ("Seattle", "Spokane", "Wolf Point", "Bend", "Casper", "Tucson")
"""Where seats start in these tests, unless a test says otherwise."""


class Frontier(Table):
    """A table of Old West on which markers can be put anywhere."""

    def __init__(self, *starts: str, players: int = 3, variant: str | None = None) -> None:
        self.starts = (*starts, *STARTS[len(starts) :])
        super().__init__("oldwest", players, variant=variant)
        self.markers = next(m for m in self.game.mechanics if isinstance(m, CityMarkers))

    def first_choice(self) -> int:
        if self.phase != "city_markers":
            return super().first_choice()
        return self.notation.action(f"start_in {self.starts[self.seat]}")

    def place(self, name: str) -> int:
        found = self.data.find_place(name)
        assert found is not None
        return found

    def move_start(self, seat: int, city: str) -> None:
        """Let a seat start elsewhere, without a marker there, so that it may build there."""
        slot = self.markers.seat_slot(seat, START)
        self.state.slots[slot] = self.place(city) + 1
        self.own(seat)

    def mark(self, seat: int, *cities: str) -> None:
        """Put markers of a seat into cities."""
        for city in cities:
            self.markers.mark(self.state, seat, self.place(city))

    def points(self) -> list[int]:
        return [int(points) for points in self.state.points]

    def build(self, track: str, **more: int) -> list[Event]:
        """Let the seat on turn build a track with locomotives, and hold `more` cards."""
        number = self.track(track)
        length = int(self.game.board.length[number])
        self.hand(self.seat, loco=length, **more)
        return self.play(f"claim {self.notation.tracks[number]} loco×{length}")

    def ends_open(self) -> set[frozenset[str]]:
        """Return the pairs of places between which a track is open to the seat on turn."""
        tracks = [self.data.tracks[t] for t in self.view(self.seat).open_tracks]
        return {frozenset((self.data.places[t.a].name, self.data.places[t.b].name)) for t in tracks}


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_OW1_two_to_six_players_with_40_trains_and_4_cards(players: int) -> None:
    match = new_game("oldwest", players=players, seed=1)
    assert match.view(0).trains == (40,) * players
    assert list(match.game.cards) == [12] * 8 + [14]
    assert [sum(match.view(seat).hand) for seat in range(players)] == [4] * players


@pytest.mark.parametrize("players", [1, 7])
def test_OW1_no_other_number_of_players(players: int) -> None:
    with pytest.raises(ValueError, match="players"):
        build_game(load_map("oldwest"), players)


@pytest.mark.parametrize("players", [3, 4])
def test_OW1_parallel_tracks_open_from_four_players_one_for_each(players: int) -> None:
    t = Frontier("Portland", "Eugene", "Tucson", "Denver", players=players)
    t.turn(0)
    t.build("Eugene–Portland [red]")
    t.turn(0)
    assert frozenset(("Eugene", "Portland")) not in t.ends_open()
    t.turn(1)
    assert (frozenset(("Eugene", "Portland")) in t.ends_open()) == (players > 3)


def test_OW2_seven_spaces_score_18() -> None:
    t = Frontier()
    assert t.data.points == {1: 1, 2: 2, 3: 4, 4: 7, 5: 10, 6: 15, 7: 18}
    seven = sorted(
        f"{t.data.places[track.a].name}–{t.data.places[track.b].name}"
        for track in t.data.tracks
        if track.length == 7
    )
    assert seven == ["Boise–Seattle", "Boise–Seattle", "Los Angeles–San Francisco"]


def test_OW3_five_tickets_are_dealt_and_three_kept_then_four_drawn_and_one_kept() -> None:
    match = new_game("oldwest", players=2, seed=1)
    assert len(match.view(0).offers) == 5
    assert min(len(text.split()) - 1 for text in match.legal(0)) == 3
    t = Frontier()
    drawn = ["Bend–Las Vegas", "Boise–San Diego", "Seattle–Ashland", "Seattle–Denver"]
    t.pile(*drawn, "Spokane–Phoenix")
    t.play("tickets", *drawn)
    seat = t.seat
    assert len(t.offered(seat)) == 4
    t.play("keep 2")
    assert t.tickets_of(seat) == ["Boise–San Diego"]
    assert t.in_pile() == [
        ["Spokane–Phoenix"],
        ["Bend–Las Vegas", "Seattle–Ashland", "Seattle–Denver"],
    ]


@pytest.mark.parametrize("players", [2, 6])
def test_OW4_starting_cities_are_chosen_after_the_tickets_by_the_last_player_first(
    players: int,
) -> None:
    game = build_game(load_map("oldwest"), players, first_seat=1)
    dice = Dice(5)
    s = game.start(dice)
    while s.phase == FIRST:
        game.apply(s, game.legal(s)[0], dice)
    order = []
    cities = len(load_map("oldwest").places)
    for chosen in range(players):
        order.append(int(s.seat))
        assert len(game.legal(s)) == cities - chosen
        game.apply(s, game.legal(s)[chosen], dice)
    assert order == [(players - k) % players for k in range(players)]
    assert s.seat == 1


def test_OW4_one_marker_in_a_city_three_for_everybody_and_all_see_them() -> None:
    t = Frontier("Denver", players=2)
    shown = t.view(1).mechanics["city_markers"]
    assert shown == t.view(-1).mechanics["city_markers"] == t.view(0).mechanics["city_markers"]
    assert shown["places"] == {t.place("Denver"): 0, t.place("Spokane"): 1}
    assert shown["left"] == [2, 2]
    t.turn(0)
    t.build("Cheyenne–Denver", red=4)
    assert t.phase == "city_markers"
    assert not t.can("marker Denver red×2")
    t.play("marker Cheyenne red×2")
    assert t.view(1).mechanics["city_markers"]["left"] == [1, 2]
    t.turn(0)
    t.build("Casper–Cheyenne", red=2)
    t.play("marker Casper red×2")
    t.turn(0)
    t.build("Denver–Pueblo", red=2)
    assert t.phase == "turn", "no marker is left to place"


def test_OW5_the_next_track_must_touch_the_network() -> None:
    """The example: start in Salt Lake City, then Green River, then Cheyenne."""
    t = Frontier(SLC)
    t.turn(0)
    assert t.ends_open()
    assert all(SLC in pair for pair in t.ends_open())
    for track in ("Green River–Salt Lake City", "Cheyenne–Green River"):
        t.turn(0)
        t.build(track)
    t.turn(0)
    three = {SLC, "Green River", "Cheyenne"}
    assert all(pair & three for pair in t.ends_open())
    names = [place.name for place in t.data.places]
    everywhere = {frozenset((names[track.a], names[track.b])) for track in t.data.tracks}
    built = {frozenset((SLC, "Green River")), frozenset(("Green River", "Cheyenne"))}
    assert t.ends_open() == {pair for pair in everywhere if pair & three} - built


@pytest.mark.parametrize("players", [3, 5])
@pytest.mark.parametrize("starts", [True, False], ids=["starting cities", "start anywhere"])
def test_OW5_tracks_opened_one_by_one_are_those_found_from_scratch(
    players: int, starts: bool
) -> None:
    data = load_map("oldwest")
    mechanics = {k: v for k, v in data.mechanics.items() if starts or k != "city_markers"}
    game = build_game(replace(data, mechanics=mechanics), players)
    dice = Dice(7)
    s = game.start(dice)
    while s.phase != OVER:
        game.apply(s, game.sample(s, dice), dice)
        again = s.copy()
        for seat in range(players):
            open_tracks(game, again, seat)
        assert list(again.open) == list(s.open)
    assert any(s.owned)


def test_OW5_tracks_of_others_do_not_help() -> None:
    t = Frontier(SLC, "Cheyenne")
    t.path(1, "Green River", "Cheyenne")
    t.turn(0)
    t.build("Green River–Salt Lake City")
    t.turn(0)
    assert frozenset(("Cheyenne", "Denver")) not in t.ends_open()
    track = t.track(t.track_between("Cheyenne", "Denver"))
    [closed] = why_closed(t.game, t.view(0), [track])
    assert closed.reason == "apart"


def test_OW6_a_marker_costs_two_cards_of_one_colour_with_locomotives_for_either_or_both() -> None:
    t = Frontier(SLC)
    t.turn(0)
    t.hand(0, loco=6, red=1, blue=2, green=1)
    t.play("claim Salt Lake City–St. George [pink] loco×4")
    placing = [text for text in t.legal() if text.startswith("marker")]
    assert {text.split(" St. George ")[1] for text in placing} == {
        "blue×2",
        "red×1+loco×1",
        "blue×1+loco×1",
        "green×1+loco×1",
        "loco×2",
    }
    assert t.can("leave_marker")
    t.play("marker St. George red×1+loco×1")
    assert t.cards_of(0) == {"blue": 2, "green": 1, "loco": 1}
    assert t.in_discards() == {"red": 1, "loco": 5}
    assert t.seat == 1, "it was part of the same turn"
    assert t.phase == "turn"


def test_OW6_no_marker_without_a_claim_and_none_that_cannot_be_paid() -> None:
    t = Frontier(SLC)
    t.turn(0)
    t.hand(0, red=4)
    assert not any(text.startswith("marker") for text in t.legal())
    t.build("Green River–Salt Lake City", red=1, blue=1)
    assert (t.phase, t.seat) == ("turn", 1)


def test_OW7_a_rival_marker_gets_the_points_of_the_track() -> None:
    """The examples: a marker of yours in Salt Lake City, then in both cities."""
    t = Frontier("Seattle", "Spokane")
    t.mark(0, SLC)
    t.move_start(1, "St. George")
    t.turn(1)
    events = t.build("Salt Lake City–St. George")
    assert t.points() == [7, 0, 0]
    assert t.line(0, "city_markers") == 7
    assert t.line(0, "tracks") == t.line(1, "tracks") == 0
    assert ("city_paid", 0) in [(event.kind, event.seat) for event in events]
    t = Frontier("Seattle", "Spokane")
    t.mark(0, SLC, "St. George")
    t.move_start(1, "St. George")
    t.turn(1)
    t.build("Salt Lake City–St. George")
    assert t.points() == [14, 0, 0]


def test_OW7_two_rivals_get_the_points_each() -> None:
    t = Frontier("Seattle", "Spokane", "Wolf Point")
    t.mark(0, SLC)
    t.mark(2, "St. George")
    t.move_start(1, "St. George")
    t.turn(1)
    t.build("Salt Lake City–St. George")
    assert t.points() == [7, 0, 7]


def test_OW8_own_cities_score_once_twice_or_with_a_rival() -> None:
    t = Frontier(SLC)
    t.turn(0)
    t.build("Salt Lake City–St. George")
    assert t.points() == [7, 0, 0], "one own end and one free"
    t = Frontier(SLC)
    t.mark(0, "St. George")
    t.turn(0)
    t.build("Salt Lake City–St. George")
    assert t.points() == [14, 0, 0], "two own ends"
    assert t.line(0, "tracks") == 14
    t = Frontier(SLC)
    t.mark(1, "St. George")
    t.turn(0)
    t.build("Salt Lake City–St. George")
    assert t.points() == [7, 7, 0], "an own end and a rival's"


def test_OW9_a_marker_placed_after_the_claim_does_not_count_for_it() -> None:
    t = Frontier(SLC)
    t.turn(0)
    t.build("Salt Lake City–St. George", red=2)
    t.play("marker St. George red×2")
    assert t.points() == [7, 0, 0]


def test_OW10_the_ferry_needs_three_locomotives() -> None:
    t = Frontier("Los Angeles")
    t.turn(0)
    t.hand(0, loco=3, red=9)
    ferry = t.track_between("Los Angeles", "San Francisco")
    assert t.payments(ferry) == {"red×4+loco×3"}
    t.hand(0, loco=2, red=9)
    assert t.payments(ferry) == set()


def test_OW11_most_completed_tickets_bring_15_to_all_who_tie_and_break_ties() -> None:
    t = Frontier(players=2)
    t.path(0, "Portland", "Eugene", "Ashland")
    t.path(0, "Seattle", "Portland")
    t.tickets(0, "Seattle–Ashland")
    assert [t.line(seat, "most_tickets") for seat in (0, 1)] == [15, 0]
    assert "longest_path" not in t.data.mechanics
    t.level_totals()
    assert t.score().winners() == [0]
    t = Frontier(players=2)
    assert [t.line(seat, "most_tickets") for seat in (0, 1)] == [15, 15]
    assert t.score().winners() == [0, 1]


def test_OW12_a_seat_that_is_walled_in_still_draws() -> None:
    t = Frontier("San Diego", players=2)
    t.close_board()
    t.turn(0)
    t.hand(0, loco=9)
    assert t.view(0).open_tracks == ()
    assert "draw" in t.legal()
    assert "tickets" in t.legal()


class Visited(Frontier):
    """A table with the visitor."""

    def __init__(self, *starts: str, players: int = 3) -> None:
        super().__init__(*starts, players=players, variant="visitor")
        self.visitor = next(m for m in self.game.mechanics if isinstance(m, Visitor))

    def stands(self) -> tuple[str, int]:
        shown = self.view(-1).mechanics["visitor"]
        return self.data.places[shown["place"]].name, shown["host"]


def test_OW13_nobody_starts_or_marks_where_the_visitor_starts() -> None:
    t = Visited("Santa Fe")
    assert t.stands() == ("Roswell", -1)
    game = build_game(load_map("oldwest", "visitor"), 2)
    dice = Dice(2)
    s = game.start(dice)
    while s.phase == FIRST:
        game.apply(s, game.legal(s)[0], dice)
    assert len(game.legal(s)) == 40
    t.turn(0)
    t.build("Roswell–Santa Fe", red=2)
    assert t.phase == "turn", "neither end can have a marker"


def test_OW13_who_builds_to_him_takes_him_for_10_points_to_an_own_city() -> None:
    t = Visited("Santa Fe", "Las Cruces")
    t.turn(0)
    t.build("Roswell–Santa Fe")
    assert t.stands() == ("Santa Fe", 0), "the only own city"
    assert t.points() == [4 + 10, 0, 0]
    t.turn(0)
    t.build("Albuquerque–Santa Fe")
    assert t.points() == [4 + 10 + 1, 0, 0], "who has him moves nothing"
    t.mark(1, "Pueblo")
    t.move_start(1, "Pueblo")
    t.turn(1)
    t.build("Pueblo–Santa Fe")
    assert t.phase == "visitor"
    assert set(t.legal()) == {"lead_visitor Las Cruces", "lead_visitor Pueblo"}
    t.play("lead_visitor Las Cruces")
    assert t.stands() == ("Las Cruces", 1)
    assert t.line(0, "visitor_taken") == t.line(1, "visitor_taken") == 10
    assert [t.line(seat, "visitor_kept") for seat in range(3)] == [0, 10, 0]


def test_OW13_a_marker_of_the_same_turn_counts() -> None:
    t = Visited("Durango")
    t.path(0, "Durango", "Albuquerque")
    t.turn(0)
    t.build("Albuquerque–Roswell", red=2)
    assert t.phase == "city_markers"
    t.play("marker Albuquerque red×2")
    assert t.phase == "visitor"
    assert set(t.legal()) == {"lead_visitor Albuquerque", "lead_visitor Durango"}
    t.play("lead_visitor Albuquerque")
    assert (t.stands(), t.seat) == (("Albuquerque", 0), 1)
