"""CH1 to CH7: Switzerland, its locomotives and its neighbours."""

from __future__ import annotations

from dataclasses import replace

import pytest

from branchline import new_game
from branchline.maps import load_map
from branchline.maps.build import build_game

from .table import Table

BERN = "Bern–France 5/Germany 6/Austria 11/Italy 8"
ZURICH = "Zürich–France 7/Germany 3/Austria 7/Italy 11"
FRANCE = "France–Germany 5/Austria 14/Italy 11"


@pytest.mark.parametrize("players", [2, 3])
def test_CH1_two_or_three_players_with_40_trains(players: int) -> None:
    match = new_game("switzerland", players=players, seed=1)
    assert match.view(0).trains == (40,) * players
    assert list(match.game.cards) == [12] * 8 + [14]


@pytest.mark.parametrize("players", [1, 4])
def test_CH1_no_other_number_of_players(players: int) -> None:
    with pytest.raises(ValueError, match="players"):
        build_game(load_map("switzerland"), players)


@pytest.mark.parametrize(("players", "open_"), [(2, False), (3, True)])
def test_CH1_doubles_are_open_with_three_players(players: int, open_: bool) -> None:
    t = Table("switzerland", players)
    t.own(0, "Zug–Zürich [red]")
    t.turn(1)
    t.hand(1, green=1)
    assert t.can("claim Zug–Zürich [green] green×1") is open_


def test_CH1_there_are_tunnels() -> None:
    t = Table("switzerland")
    t.hand(0, yellow=3)
    t.play("claim Basel–Delémont yellow×2", "yellow", "red", "red")
    assert t.phase == "tunnels"


def test_CH2_five_tickets_are_dealt_and_two_kept() -> None:
    match = new_game("switzerland", players=2, seed=1)
    assert len(match.view(0).offers) == 5
    assert min(len(text.split()) - 1 for text in match.legal(0)) == 2


def test_CH2_rejected_first_tickets_leave_the_game() -> None:
    match = new_game("switzerland", players=3, seed=1)
    dealt = {ticket for seat in range(3) for ticket in match.view(seat).offers}
    for seat in range(3):
        match.play("keep 1 2", seat)
    [pile] = match.state.ticket_batches()
    assert len(pile) == 46 - 15
    assert not dealt & set(pile)


def test_CH2_later_three_are_drawn_one_kept_and_rejects_leave_too() -> None:
    t = Table("switzerland")
    t.pile("Basel–Bern", "Basel–Brig", "Bern–Chur", "Bern–Lugano")
    t.play("tickets", "Basel–Bern", "Basel–Brig", "Bern–Chur")
    assert len(t.offered(0)) == 3
    assert not t.can("keep none")
    t.play("keep 1")
    assert t.in_pile() == [["Bern–Lugano"]]


def test_CH2_the_deck_can_run_out() -> None:
    t = Table("switzerland")
    t.pile("Basel–Bern", "Basel–Brig", "Bern–Chur")
    t.play("tickets", "Basel–Bern", "Basel–Brig", "Bern–Chur")
    t.play("keep 1")
    assert t.in_pile() == []
    assert not t.can("tickets")


def test_CH3_a_row_locomotive_does_not_end_the_draw() -> None:
    t = Table("switzerland")
    t.row("loco", "white", "loco", "yellow", "orange")
    t.play("take 1", "red")
    assert t.seat == 0
    assert t.can("take 3")
    t.play("take 3", "red")
    assert t.seat == 1
    assert t.cards_of(0) == {"loco": 2}


def test_CH3_a_row_locomotive_may_be_the_second_pick() -> None:
    t = Table("switzerland")
    t.row("loco", "white", "blue", "yellow", "orange")
    t.play("draw", "red")
    t.play("take 1", "red")
    assert t.cards_of(0) == {"red": 1, "loco": 1}


def test_CH3_a_row_of_locomotives_alone_is_a_second_pick() -> None:
    t = Table("switzerland")
    t.row(*["loco"] * 5)
    t.deck(red=1)
    t.play("draw", "red")
    assert t.seat == 0
    assert t.legal() == ["take 1", "take 2", "take 3", "take 4", "take 5"]


def test_CH3_three_locomotives_are_still_swept() -> None:
    t = Table("switzerland")
    t.row("loco", "loco", "blue", "yellow", "orange")
    t.play("take 5", "loco", "pink", "pink", "red", "green", "black")
    assert t.in_row() == ["pink", "pink", "red", "green", "black"]
    assert t.all_cards() == [12] * 8 + [14]


@pytest.mark.parametrize(
    ("track", "payments"),
    [
        ("Bern–Solothurn", {"black×2"}),  # black
        ("St. Gallen–Germany 5", {"black×2"}),  # gray
        ("Delémont–France 4", {"black×2", "black×1+loco×1", "loco×2"}),  # black tunnel
        ("Martigny–France 1", {"black×2", "black×1+loco×1", "loco×2"}),  # gray tunnel
    ],
)
def test_CH4_locomotives_can_be_played_on_tunnels_only(track: str, payments: set[str]) -> None:
    t = Table("switzerland")
    t.hand(0, black=2, loco=4)
    assert t.payments(track) == payments


def test_CH4_locomotives_alone_claim_tunnels_only() -> None:
    t = Table("switzerland")
    t.hand(0, loco=9)
    claims = [t.game.track_of[a - t.game.claim_action] for a in claims_of(t)]
    assert claims
    assert all(t.data.tracks[track].get("tunnel", False) for track in claims)


def claims_of(t: Table) -> list[int]:
    return [a for a in t.game.legal(t.state) if t.game.claim_action <= a < t.game.mechanic_action]


def test_CH4_this_holds_for_a_gray_track_of_one_space_as_well() -> None:
    # The map has no such track, so its shortest gray one is cut to one space.
    data = load_map("switzerland")
    first, *others = data.tracks
    assert (first.length, first.get("tunnel", False)) == (2, False)
    t = Table(data=replace(data, tracks=(replace(first, length=1), *others)))
    t.hand(0, loco=1)
    for action in t.game.legal(t.state):
        assert t.game.is_legal(t.state, action), t.notation.text(action)
    t.hand(0, loco=1, black=1)
    assert t.payments("St. Gallen–Germany 5") == {"black×1"}


def test_CH4_locomotives_may_pay_a_surcharge() -> None:
    t = Table("switzerland")
    t.hand(0, yellow=2, loco=1)
    t.play("claim Basel–Delémont yellow×2", "yellow", "red", "red")
    t.play("surcharge loco×1")
    assert t.owns(0, "Basel–Delémont")


def test_CH5_each_border_end_is_a_place_of_its_own() -> None:
    t = Table("switzerland")
    ends = [place.label for place in t.data.places if place.kind == "country"]
    assert {label: ends.count(label) for label in ends} == {
        "France": 4,
        "Germany": 5,
        "Austria": 3,
        "Italy": 5,
    }


def test_CH5_no_path_runs_through_a_country() -> None:
    t = Table("switzerland")
    t.path(0, "Genève", "France 2")
    t.path(0, "France 1", "Martigny", "Sion")
    t.tickets(0, "Genève–Sion")
    assert t.ticket_points(0, "Genève–Sion") == -10


def test_CH5_nor_does_the_longest_path() -> None:
    t = Table("switzerland")
    t.path(0, "Genève", "France 2")
    t.path(0, "France 1", "Martigny", "Sion")
    assert t.longest(0) == 4


def test_CH6_a_city_to_country_ticket_scores_the_value_of_the_country() -> None:
    t = Table("switzerland")
    t.path(0, "Zürich", "Schaffhausen", "Germany 2")
    t.tickets(0, ZURICH)
    assert t.ticket_points(0, ZURICH) == 3


@pytest.mark.parametrize(
    "path",
    [
        ("Zürich", "Schaffhausen", "Germany 2"),
        ("Zürich", "Winterthur", "Kreuzlingen", "Germany 3"),
        ("Zürich", "Winterthur", "Kreuzlingen", "Germany 4"),
        ("Zürich", "St. Gallen", "Germany 5"),
        ("Zürich", "Olten", "Basel", "Germany 1"),
    ],
)
def test_CH6_any_border_end_of_the_country_counts(path: tuple[str, ...]) -> None:
    t = Table("switzerland")
    t.path(0, *path)
    t.tickets(0, ZURICH)
    assert t.ticket_points(0, ZURICH) == 3


def test_CH6_the_highest_value_achieved_is_scored() -> None:
    t = Table("switzerland")
    t.path(0, "Bern", "Solothurn", "Delémont", "Basel", "Germany 1")
    t.tickets(0, BERN)
    assert t.ticket_points(0, BERN) == 6
    t.path(0, "Delémont", "France 4")
    assert t.ticket_points(0, BERN) == 6
    t.path(0, "Bern", "Interlaken", "Brig", "Italy 5")
    assert t.ticket_points(0, BERN) == 8


def test_CH6_whatever_the_order_on_the_ticket() -> None:
    t = Table("switzerland")
    t.path(0, "Zürich", "Olten", "Basel", "Delémont", "France 4")
    t.tickets(0, ZURICH)
    assert t.ticket_points(0, ZURICH) == 7
    t.path(0, "Basel", "Germany 1")
    assert t.ticket_points(0, ZURICH) == 7


@pytest.mark.parametrize(("ticket", "loss"), [(BERN, 5), (ZURICH, 3), (FRANCE, 5)])
def test_CH6_without_any_the_lowest_value_is_lost(ticket: str, loss: int) -> None:
    t = Table("switzerland")
    t.path(0, "Bern", "Solothurn")
    t.tickets(0, ticket)
    assert t.ticket_points(0, ticket) == -loss


def test_CH6_a_country_ticket_starts_from_any_of_its_ends() -> None:
    t = Table("switzerland")
    t.path(0, "Germany 1", "Basel", "Delémont", "France 4")
    t.tickets(0, FRANCE)
    assert t.ticket_points(0, FRANCE) == 5
    t.path(0, "France 3", "La Chaux-de-Fonds", "Delémont")
    assert t.ticket_points(0, FRANCE) == 5


def test_CH6_the_ends_must_be_in_one_network() -> None:
    t = Table("switzerland")
    t.path(0, "Genève", "France 2")
    t.path(0, "France 3", "La Chaux-de-Fonds")
    t.path(0, "Basel", "Germany 1")
    t.tickets(0, FRANCE)
    assert t.ticket_points(0, FRANCE) == -5


def test_CH6_a_country_ticket_scores_its_best_country() -> None:
    t = Table("switzerland")
    t.path(0, "Germany 1", "Basel", "Delémont", "France 4")
    t.path(0, "Delémont", "Solothurn", "Bern", "Interlaken", "Brig", "Italy 5")
    t.tickets(0, FRANCE)
    assert t.ticket_points(0, FRANCE) == 11


def test_CH6_a_completed_ticket_counts_once() -> None:
    t = Table("switzerland")
    t.path(0, "Germany 1", "Basel", "Delémont", "France 4")
    t.path(0, "Delémont", "Solothurn", "Bern")
    t.tickets(0, BERN)
    assert t.line(0, "ticket") == 6
    assert t.score().tie_breaker("completed_tickets", 0) == 1


def test_CH7_the_longest_path_scores_ten() -> None:
    t = Table("switzerland")
    t.path(0, "Genève", "Yverdon")
    t.path(1, "Brusio", "Chur")
    assert [t.line(seat, "longest_path") for seat in (0, 1)] == [10, 0]
