"""US1 to US3: the United States and the variants with the tickets of 1910."""

from __future__ import annotations

import pytest

from branchline import new_game
from branchline.maps import load_map
from branchline.maps.build import build_game

from .table import Table


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_US1_two_to_five_players_with_45_trains(players: int) -> None:
    assert new_game("usa", players=players, seed=1).view(0).trains == (45,) * players


@pytest.mark.parametrize("players", [1, 6])
def test_US1_no_other_number_of_players(players: int) -> None:
    with pytest.raises(ValueError, match="players"):
        build_game(load_map("usa"), players)


@pytest.mark.parametrize(("players", "open_"), [(2, False), (3, False), (4, True), (5, True)])
def test_US1_doubles_are_open_from_four_players(players: int, open_: bool) -> None:
    t = Table("usa", players)
    t.own(0, "Boston–New York [red]")
    t.turn(1)
    t.hand(1, yellow=2)
    assert t.can("claim Boston–New York [yellow] yellow×2") is open_


def test_US1_three_tickets_are_dealt_and_two_kept() -> None:
    match = new_game("usa", players=2, seed=1)
    assert len(match.view(0).offers) == len(match.view(1).offers) == 3
    assert min(len(text.split()) - 1 for text in match.legal(0)) == 2


def test_US1_rejects_go_under_the_deck() -> None:
    match = new_game("usa", players=4, seed=1)
    for seat in range(4):
        match.play("keep 1 2", seat)
    assert match.view(0).pile_batches == (30 - 12, 4)


def test_US2_the_longest_path_scores_ten() -> None:
    t = Table("usa")
    t.own(0, "Miami–New Orleans")
    t.own(1, "Helena–Omaha")
    assert [t.line(seat, "longest_path") for seat in (0, 1)] == [10, 0]
    assert t.score().total(0) == 15 + 10


@pytest.mark.parametrize(
    ("variant", "tickets", "deal", "keep", "draw"),
    [("1910", 35, 3, 2, 3), ("mega", 69, 5, 3, 4), ("big_cities", 35, 4, 2, 4)],
)
def test_US3_tickets_of_the_variants(
    variant: str, tickets: int, deal: int, keep: int, draw: int
) -> None:
    assert len(load_map("usa", variant).tickets) == tickets
    match = new_game("usa", players=2, seed=3, variant=variant, first_seat=0)
    assert len(match.view(0).offers) == deal
    assert min(len(text.split()) - 1 for text in match.legal(0)) == keep
    for seat in range(2):
        match.play("keep " + " ".join(str(i + 1) for i in range(keep)), seat)
    assert match.view(0).pile_batches == (tickets - 2 * deal, 2 * (deal - keep))
    match.play("tickets")
    assert len(match.view(0).offers) == draw
    assert min(len(text.split()) - 1 for text in match.legal(0)) == 1


def test_US3_big_cities_has_only_tickets_to_big_cities() -> None:
    data = load_map("usa", "big_cities")
    names = "Chicago", "Dallas", "Houston", "Los Angeles", "Miami", "New York", "Seattle"
    big = {data.find_place(name) for name in names}
    for ticket in data.tickets:
        [leg] = ticket.legs
        assert big & {*leg.starts, *leg.ends}, ticket.text


@pytest.mark.parametrize(
    ("variant", "ticket", "globetrotter", "longest"),
    [
        (None, "Chicago–New Orleans", 0, 10),
        ("1910", "Chicago–New York", 15, 0),
        ("mega", "Chicago–New York", 15, 10),
        ("big_cities", "Chicago–New York", 0, 0),
    ],
)
def test_US3_bonuses_of_the_variants(
    variant: str | None, ticket: str, globetrotter: int, longest: int
) -> None:
    t = Table("usa", variant=variant)
    t.path(0, "New York", "Pittsburgh", "Chicago", "Saint Louis", "Little Rock", "New Orleans")
    t.path(1, "Helena", "Omaha")
    t.tickets(0, ticket)
    assert t.ticket_points(0, ticket) > 0
    assert [t.line(seat, "most_tickets") for seat in (0, 1)] == [globetrotter, 0]
    assert [t.line(seat, "longest_path") for seat in (0, 1)] == [longest, 0]


def test_US3_globetrotter_counts_completed_tickets_only() -> None:
    t = Table("usa", variant="mega")
    t.own(0, "Denver–Santa Fe", "El Paso–Santa Fe")
    t.tickets(0, "Denver–El Paso")
    t.tickets(1, "Boston–Miami", "Calgary–Phoenix")
    assert [t.line(seat, "most_tickets") for seat in (0, 1)] == [15, 0]


def test_US3_globetrotter_goes_to_all_who_tie() -> None:
    t = Table("usa", 3, variant="mega")
    t.own(0, "Denver–Santa Fe", "El Paso–Santa Fe")
    t.tickets(0, "Denver–El Paso", "Boston–Miami")
    t.own(1, "Kansas City–Oklahoma City [gray #1]", "Dallas–Oklahoma City [gray #1]")
    t.own(1, "Dallas–Houston [gray #1]")
    t.tickets(1, "Kansas City–Houston")
    assert [t.line(seat, "most_tickets") for seat in range(3)] == [15, 15, 0]
