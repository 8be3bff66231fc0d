"""UK1 to UK6, UK13 and UK21: the cards, the tickets, the poor start and the end."""

from __future__ import annotations

import pytest

from branchline import new_game
from branchline.core.chance import Script
from branchline.maps import load_map
from branchline.maps.build import build_game
from branchline.play.match import Match
from branchline.play.view import SPECTATOR

from .uk_table import OPENING, UkTable


@pytest.mark.parametrize("players", [2, 3, 4])
def test_UK1_two_to_four_players_with_35_trains(players: int) -> None:
    match = new_game("uk", players=players, seed=1)
    assert match.view(0).trains == (35,) * players


@pytest.mark.parametrize("players", [1, 5])
def test_UK1_no_other_number_of_players(players: int) -> None:
    with pytest.raises(ValueError, match="players"):
        build_game(load_map("uk"), players)


@pytest.mark.parametrize(("players", "open_"), [(2, False), (3, True), (4, True)])
def test_UK1_both_tracks_of_a_double_are_open_with_three_or_four(players: int, open_: bool) -> None:
    t = UkTable(players)
    t.own(0, "Leeds–Manchester [red]")
    t.turn(1)
    t.hand(1, blue=1)
    assert t.can("claim Leeds–Manchester [blue] blue×1") is open_


@pytest.mark.parametrize("players", [2, 3, 4])
def test_UK1_one_track_of_a_double_per_player(players: int) -> None:
    t = UkTable(players)
    t.own(0, "Leeds–Manchester [red]")
    t.hand(0, blue=1)
    assert not t.can("claim Leeds–Manchester [blue] blue×1")


@pytest.mark.parametrize("players", [2, 3])
def test_B13_plymouth_penzance_are_two_routes_whatever_the_players(players: int) -> None:
    t = UkTable(players)
    t.give(0, *OPENING)
    t.own(0, "Plymouth–Penzance [black 2]")
    t.hand(0, red=2, loco=1)
    assert t.can("claim Plymouth–Penzance [gray 3] red×2+loco×1")


@pytest.mark.parametrize("taken", ["[black 2]", "[gray 3]"])
def test_B13_one_of_them_never_closes_the_other_to_another_player(taken: str) -> None:
    t = UkTable()
    t.give(1, *OPENING)
    t.own(0, f"Plymouth–Penzance {taken}")
    t.turn(1)
    t.hand(1, black=3, loco=1)
    left = {"[black 2]": "[gray 3] black×2+loco×1", "[gray 3]": "[black 2] black×2"}
    assert t.can(f"claim Plymouth–Penzance {left[taken]}")


def test_UK2_the_deck_has_116_cards() -> None:
    game = new_game("uk", players=2, seed=1).game
    assert list(game.cards) == [12] * 8 + [20]
    assert sum(game.cards) == 116


@pytest.mark.parametrize("players", [2, 3, 4])
def test_UK2_a_locomotive_each_as_well_as_four_dealt_cards(players: int) -> None:
    match = new_game("uk", players=players, seed=1)
    view = match.view(SPECTATOR)
    assert view.hand_sizes == (5,) * players
    assert all(match.view(seat).hand[8] >= 1 for seat in range(players))
    assert view.known == ((0,) * 8 + (1,),) * players
    dealt = [event.seat for event in match.setup.events if event.kind == "dealt"]
    assert sorted(dealt) == sorted(list(range(players)) * 4)
    assert view.deck_size == 116 - 5 * players - 5


def first_position(players: int, cards: list[int]) -> Match:
    """Return a match whose first cards are given; the first tickets are dealt in order."""
    script = Script([*cards, *range(5 * players)])
    return Match(load_map("uk"), players, seed=1, first_seat=0, setup=script)


def test_UK2_the_start_locomotives_are_not_in_the_deck() -> None:
    match = first_position(2, [8] * 13)  # every card dealt or in the row is a locomotive
    assert [match.view(seat).hand[8] for seat in range(2)] == [5, 5]
    assert match.state.deck[8] == 20 - 2 - 13
    assert match.state.deck_size == 116 - 2 - 13


def test_UK3_the_first_row_keeps_its_locomotives() -> None:
    match = first_position(2, [0] * 8 + [8] * 5)
    assert match.view(0).row == (8,) * 5


def test_UK3_three_or_more_locomotives_stay_in_the_row() -> None:
    t = UkTable()
    t.row("loco", "loco", "red", "blue", "green")
    events = t.play("take 3", "loco")
    assert t.in_row() == ["loco", "loco", "loco", "blue", "green"]
    assert "row_swept" not in {event.kind for event in events}
    t.play("take 4", "loco")
    assert t.in_row() == ["loco", "loco", "loco", "loco", "green"]
    assert t.in_discards() == {}


def test_UK3_a_row_filled_anew_is_not_swept_either() -> None:
    t = UkTable()
    t.hand(0, red=1, loco=4)
    t.row("gap", "gap", "gap", "gap", "gap")
    t.deck(hoarder=1)
    t.play("buy Double Heading loco×4", "loco", "loco", "loco", "loco")
    assert t.in_row() == ["loco", "loco", "loco", "loco", "gap"]


def test_UK3_a_row_locomotive_is_still_the_whole_draw() -> None:
    t = UkTable()
    t.row("loco", "loco", "loco", "blue", "green")
    t.play("take 2", "red")
    assert t.seat == 1
    assert t.cards_of(0) == {"loco": 1}


def test_UK3_a_row_locomotive_is_no_second_pick() -> None:
    t = UkTable()
    t.row("loco", "loco", "loco", "blue", "green")
    t.play("take 4", "loco")
    assert t.draws() == ["take 5", "draw"]


def test_UK4_any_four_cards_are_a_locomotive_in_a_claim() -> None:
    t = UkTable()
    t.hand(0, black=1, red=2, blue=1)
    assert t.payments("Manchester–Birmingham [black]") == set()
    t.hand(0, black=1, red=2, blue=1, pink=1)
    assert t.payments("Manchester–Birmingham [black]") == {"black×1+sub×1"}
    t.play("claim Manchester–Birmingham [black] black×1+sub×1")
    assert t.owns(0, "Manchester–Birmingham [black]")
    assert t.cards_of(0) == {}
    assert t.in_discards() == {"black": 1, "red": 2, "blue": 1, "pink": 1}


def test_UK4_three_cards_with_the_booster() -> None:
    t = UkTable()
    t.hand(0, black=1, red=2, blue=1)
    t.give(0, "Booster")
    assert t.payments("Manchester–Birmingham [black]") == {"black×1+sub×1"}
    t.play("claim Manchester–Birmingham [black] black×1+sub×1")
    assert t.cards_of(0) == {}
    t.hand(1, black=1, red=2, blue=1)
    assert t.payments("Hull–Nottingham") == set()  # the other player has no Booster


def test_UK4_the_booster_takes_exactly_three() -> None:
    t = UkTable()
    t.give(0, "Booster")
    t.hand(0, red=4)
    t.play("buy Wales Concession sub×1")
    for _ in range(3):
        t.play("substitute red")
    assert t.cards_of(0) == {"red": 1}
    assert t.has(0, "Wales Concession")


def test_UK4_the_player_chooses_which_cards() -> None:
    t = UkTable()
    t.hand(0, black=2, red=2, blue=1, pink=1, loco=1)
    t.play("claim Manchester–Birmingham [black] black×1+sub×1")
    assert t.phase == "substitutes"
    assert t.view(1).mechanics["substitutes"]["left"] == 4
    assert set(t.legal()) == {"substitute pink", "substitute blue", "substitute black"}
    t.play("substitute blue")
    t.play("substitute red")
    t.play("substitute red")
    assert not t.owns(0, "Manchester–Birmingham [black]")
    t.play("substitute loco")
    assert t.owns(0, "Manchester–Birmingham [black]")
    assert t.cards_of(0) == {"pink": 1, "black": 1}
    assert t.seat == 1


def test_UK4_cards_of_the_tracks_own_colour_and_locomotives_may_be_among_them() -> None:
    t = UkTable()
    t.hand(0, black=3, loco=2)
    assert t.payments("Manchester–Birmingham [black]") == {
        "black×2",
        "black×1+loco×1",
        "loco×2",
        "black×1+sub×1",
        "loco×1+sub×1",
    }
    t.play("claim Manchester–Birmingham [black] loco×1+sub×1")
    assert t.in_discards() == {"black": 3, "loco": 2}


def test_UK4_several_substitutes_in_one_payment() -> None:
    t = UkTable()
    t.hand(0, red=8)
    assert t.payments("Manchester–Birmingham [black]") == {"sub×2"}
    t.play("claim Manchester–Birmingham [black] sub×2")
    assert t.owns(0, "Manchester–Birmingham [black]")


def test_UK4_as_a_ferry_symbol() -> None:
    t = UkTable()
    t.give(0, "Propellers", "Ireland/France Concession")
    t.hand(0, red=4, blue=1)
    assert t.payments("Dover–France East") == {"red×1+sub×1", "blue×1+sub×1"}
    t.play("claim Dover–France East blue×1+sub×1")
    assert t.owns(0, "Dover–France East")
    assert t.in_discards() == {"red": 4, "blue": 1}


def test_UK4_to_buy_a_technology() -> None:
    t = UkTable()
    t.hand(0, red=1, blue=1, pink=1, black=1, loco=1)
    t.play("buy Booster loco×1+sub×1")
    assert t.has(0, "Booster")
    assert t.cards_of(0) == {}
    assert t.in_discards() == {"red": 1, "blue": 1, "pink": 1, "black": 1, "loco": 1}


def test_UK4_the_cards_to_buy_with_are_the_players_choice_too() -> None:
    t = UkTable()
    t.hand(0, red=4, blue=1)
    t.play("buy Wales Concession sub×1")
    assert set(t.legal()) == {"substitute blue", "substitute red"}
    t.play("substitute blue")
    for _ in range(3):
        t.play("substitute red")
    assert t.cards_of(0) == {"red": 1}


def test_UK4_the_booster_does_not_help_to_buy_itself() -> None:
    t = UkTable()
    t.hand(0, red=3, loco=1)
    assert "Booster" not in t.offers()
    t.hand(0, red=4, loco=1)
    assert "Booster" in t.offers()


def test_UK4_what_is_played_is_told_to_all() -> None:
    t = UkTable()
    t.hand(0, black=1, red=2, blue=2)
    events = t.play("claim Manchester–Birmingham [black] black×1+sub×1")
    played = [event.numbers["card"] for event in events if event.kind == "substituted"]
    assert sorted(played) == [2, 2, 6, 6]
    assert not any(event.secret for event in events)


def test_UK5_five_tickets_are_dealt_and_three_kept() -> None:
    match = new_game("uk", players=3, seed=1)
    assert all(len(match.view(seat).offers) == 5 for seat in range(3))
    sizes = {len(text.split()) - 1 for text in match.legal(0)}
    assert sizes == {3, 4, 5}
    assert len(match.legal(0)) == 10 + 5 + 1


def test_UK5_rejected_first_tickets_go_under_the_deck() -> None:
    match = new_game("uk", players=2, seed=1)
    offers = [match.view(seat).offers for seat in range(2)]
    match.play("keep 1 2 3", 0)
    match.play("keep 1 2 4 5", 1)
    top, bottom = match.state.ticket_batches()
    assert len(top) == 57 - 10
    assert bottom == sorted([*offers[0][3:], offers[1][2]])


def test_UK5_later_three_are_drawn_one_kept_and_rejects_go_under() -> None:
    t = UkTable()
    t.pile("Leeds–London", "Leeds–France", "Wick–Dundee", "Leeds–Manchester")
    t.play("tickets", "Leeds–London", "Leeds–France", "Wick–Dundee")
    assert len(t.offered(0)) == 3
    assert not t.can("keep none")
    t.play("keep 3")
    [kept] = t.tickets_of(0)
    assert t.in_pile()[0] == ["Leeds–Manchester"]
    assert len(t.in_pile()[1]) == 2
    assert kept not in t.in_pile()[1]


def test_UK6_short_tracks_in_england_are_all_there_is_to_begin_with() -> None:
    t = UkTable()
    expected = {
        t.notation.tracks[number]
        for number, track in enumerate(t.data.tracks)
        if track.length <= 2
        and not track.get("locomotives", 0)
        and t.data.places[track.a].region == t.data.places[track.b].region == "England"
    }
    assert t.open(0) == t.open(1) == expected | {"Southampton–New York"}  # UK9
    assert len(expected) == 42


@pytest.mark.parametrize(
    "track",
    [
        "Bristol–Plymouth",  # three spaces
        "Hull–Norwich",  # four spaces
        "Barrow–Liverpool",  # a ferry of one space
        "Edinburgh–Carlisle",  # one end in Scotland
        "Llandrindod Wells–Birmingham",  # one end in Wales
        "Dundee–Edinburgh",  # both ends in Scotland
        "Dover–France East",  # to France
        "Limerick–Cork",  # in Ireland
    ],
)
def test_UK6_what_cannot_be_claimed_without_technology(track: str) -> None:
    t = UkTable()
    t.hand(0, **dict.fromkeys(("red", "yellow", "pink", "orange"), 4), loco=6)
    assert t.payments(track) == set()
    assert t.payments("Carlisle–Barrow") != set()
    assert t.payments("London–Dover") != set()


def test_UK13_a_ticket_to_france_counts_either_end() -> None:
    for end in ("Dover", "Southampton"):
        t = UkTable()
        t.tickets(0, "London–France")
        t.path(0, "London", end, "France East" if end == "Dover" else "France West")
        assert t.ticket_points(0, "London–France") == 7


def test_UK13_without_either_end_the_ticket_is_lost() -> None:
    t = UkTable()
    t.tickets(0, "London–France")
    t.path(0, "London", "Southampton", "New York")
    t.path(0, "London", "Dover")
    assert t.ticket_points(0, "London–France") == -7


def test_UK13_no_path_runs_through_france() -> None:
    t = UkTable()
    t.tickets(0, "Northampton–Dover")
    t.path(0, "Northampton", "London", "Southampton", "France West")
    t.path(0, "France East", "Dover")
    assert t.ticket_points(0, "Northampton–Dover") == -3
    t.path(0, "London", "Dover")
    assert t.ticket_points(0, "Northampton–Dover") == 3


def test_UK13_the_two_ends_are_not_one_for_the_longest_path() -> None:
    t = UkTable(advanced=True)
    t.path(0, "Southampton", "France West")
    t.path(0, "Dover", "France East")
    t.path(1, "Bristol", "Plymouth")
    t.give(1, "Equalising Beam")
    assert t.line(1, "equalising_beam") == 15  # three spaces each; joined, 0 would have five


def test_UK13_new_york_is_a_dead_end() -> None:
    t = UkTable()
    new_york = t.data.find_place("New York")
    assert [new_york in (track.a, track.b) for track in t.data.tracks].count(True) == 1
    assert not any(new_york in leg.ends for ticket in t.data.tickets for leg in ticket.legs)


def test_UK21_no_bonus_for_the_longest_path_or_most_tickets() -> None:
    t = UkTable()
    t.path(0, "Leeds", "Manchester")
    t.tickets(0, "Leeds–Manchester")
    assert [(line.name, line.points) for line in t.score().lines(0)] == [
        ("tracks", 1),
        ("ticket", 1),
    ]


def test_UK21_most_completed_tickets_break_a_tie() -> None:
    t = UkTable()
    t.path(0, "Leeds", "Manchester")
    t.path(1, "London", "Cambridge", "Nottingham", "Hull", "Leeds")
    t.tickets(0, "Leeds–Manchester")
    t.level_totals()
    assert t.score().winners() == [0]


def test_UK21_then_the_win_is_shared_whatever_the_longest_path() -> None:
    t = UkTable()
    t.path(0, "Leeds", "Manchester")
    t.path(1, "London", "Cambridge", "Nottingham", "Hull", "Leeds")
    t.level_totals()
    assert t.score().winners() == [0, 1]
    assert t.score().ranks() == [1, 1]
