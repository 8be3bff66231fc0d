"""IN1 to IN5: India and its Grand Tour."""

from __future__ import annotations

import pytest

from branchline import new_game
from branchline.maps import load_map
from branchline.maps.build import build_game

from .table import Table


@pytest.mark.parametrize("players", [2, 3, 4])
def test_IN1_two_to_four_players_with_45_trains(players: int) -> None:
    match = new_game("india", players=players, seed=1)
    assert match.view(0).trains == (45,) * players
    assert list(match.game.cards) == [12] * 8 + [14]


@pytest.mark.parametrize("players", [1, 5])
def test_IN1_no_other_number_of_players(players: int) -> None:
    with pytest.raises(ValueError, match="players"):
        build_game(load_map("india"), players)


@pytest.mark.parametrize(("players", "open_"), [(2, False), (3, False), (4, True)])
def test_IN1_doubles_are_open_with_four_players_only(players: int, open_: bool) -> None:
    t = Table("india", players)
    t.own(0, "Agra–Jaipur [white]")
    t.turn(1)
    t.hand(1, blue=1)
    assert t.can("claim Agra–Jaipur [blue] blue×1") is open_


def test_IN1_there_are_ferries() -> None:
    t = Table("india")
    t.hand(0, red=9)
    assert t.payments("Bombay–Calicut") == set()
    t.hand(0, red=4, loco=2)
    assert t.payments("Bombay–Calicut") == {"red×4+loco×2"}


def test_IN2_four_tickets_are_dealt_and_two_kept() -> None:
    match = new_game("india", players=2, seed=1)
    assert len(match.view(0).offers) == 4
    assert min(len(text.split()) - 1 for text in match.legal(0)) == 2
    for seat in range(2):
        match.play("keep 1 2", seat)
    assert match.view(0).pile_batches == (58 - 8, 4)


def test_IN2_later_three_are_drawn_one_kept_and_rejects_go_under() -> None:
    t = Table("india")
    t.play("tickets", "Agra–Jarhat", "Ambala–Ratiam", "Raipur–Manmad")
    assert len(t.offered(0)) == 3
    assert not t.can("keep none")
    t.play("keep 1")
    assert t.in_pile()[1] == ["Ambala–Ratiam", "Raipur–Manmad"]


def test_IN3_the_indian_express_scores_ten() -> None:
    t = Table("india")
    t.path(0, "Bombay", "Karachi")
    t.path(1, "Erode", "Quilon")
    assert [t.line(seat, "longest_path") for seat in (0, 1)] == [10, 0]


def tours(t: Table, seat: int = 0) -> int:
    return t.score().measures["grand_tours"][seat]


def test_IN4_one_path_is_no_tour() -> None:
    t = Table("india")
    t.path(0, "Jaipur", "Agra", "Katni", "Patna")
    t.tickets(0, "Jaipur–Patna")
    assert t.ticket_points(0, "Jaipur–Patna") == 5
    assert tours(t) == 0
    assert t.line(0, "grand_tour") == 0


def test_IN4_two_paths_without_a_common_track_are_a_tour() -> None:
    t = Table("india")
    t.path(0, "Jaipur", "Agra", "Katni", "Patna")
    t.path(0, "Jaipur", "Delhi", "Bareilly", "Patna")
    t.tickets(0, "Jaipur–Patna")
    assert tours(t) == 1
    assert t.line(0, "grand_tour") == 5


def test_IN4_the_paths_may_cross_in_a_city() -> None:
    t = Table("india")
    t.path(0, "Jaipur", "Agra", "Delhi", "Jaipur")
    t.path(0, "Agra", "Katni", "Patna", "Bareilly", "Lucknow", "Agra")
    t.tickets(0, "Jaipur–Patna")
    assert tours(t) == 1


def test_IN4_they_may_not_share_a_track() -> None:
    t = Table("india")
    t.path(0, "Jaipur", "Agra", "Delhi", "Jaipur")
    t.path(0, "Agra", "Lucknow")
    t.path(0, "Lucknow", "Katni", "Patna", "Bareilly", "Lucknow")
    t.tickets(0, "Jaipur–Patna")
    assert t.ticket_points(0, "Jaipur–Patna") == 5
    assert tours(t) == 0


def test_IN4_nor_end_in_a_single_track() -> None:
    t = Table("india")
    t.path(0, "Bareilly", "Lucknow", "Katni", "Patna", "Bareilly")
    t.path(0, "Patna", "Calcutta")
    t.tickets(0, "Bareilly–Calcutta")
    assert t.ticket_points(0, "Bareilly–Calcutta") == 6
    assert tours(t) == 0


def test_IN4_tracks_of_others_do_not_count() -> None:
    t = Table("india")
    t.path(0, "Jaipur", "Agra", "Katni", "Patna")
    t.path(1, "Jaipur", "Delhi", "Bareilly", "Patna")
    t.tickets(0, "Jaipur–Patna")
    assert tours(t) == 0


def test_IN4_a_ticket_that_is_not_completed_does_not_count() -> None:
    t = Table("india")
    t.path(0, "Jaipur", "Agra", "Delhi", "Jaipur")
    t.path(0, "Patna", "Katni", "Lucknow", "Bareilly", "Patna")
    t.tickets(0, "Jaipur–Patna")
    assert t.ticket_points(0, "Jaipur–Patna") == -5
    assert tours(t) == 0


ROUND = (
    *("Patna", "Katni", "Lucknow", "Bareilly", "Delhi", "Ambala", "Bhatinda", "Jodhpur"),
    *("Ahmadabad", "Ratiam", "Khandwa", "Manmad", "Bombay", "Poona", "Mormugau", "Guntakal"),
    *("Wadi", "Indur", "Bezwada", "Waltain", "Raipur", "Calcutta", "Patna"),
)
"""A round trip of 40 spaces."""

TICKETS = {
    "Raipur–Manmad": 5,
    "Katni–Wadi": 8,
    "Lucknow–Bombay": 7,
    "Delhi–Indur": 9,
    "Ambala–Ratiam": 5,
    "Bareilly–Calcutta": 6,
    "Jodhpur–Khandwa": 5,
}


@pytest.mark.parametrize(
    ("n", "bonus"), [(0, 0), (1, 5), (2, 10), (3, 20), (4, 30), (5, 40), (6, 40), (7, 40)]
)
def test_IN5_the_bonus_grows_with_the_number_of_tours(n: int, bonus: int) -> None:
    t = Table("india")
    t.path(0, *ROUND)
    t.tickets(0, *list(TICKETS)[:n])
    assert tours(t) == n
    assert t.line(0, "grand_tour") == bonus
    assert t.line(1, "grand_tour") == 0


def test_IN5_it_comes_on_top_of_the_tickets_points() -> None:
    t = Table("india")
    t.path(0, *ROUND)
    before = t.score().total(0)
    t.tickets(0, "Raipur–Manmad", "Katni–Wadi")
    assert t.line(0, "ticket") == 13
    assert t.score().total(0) == before + 13 + 10


def test_IN5_only_tours_are_counted() -> None:
    t = Table("india")
    t.path(0, *ROUND)
    t.path(0, "Calcutta", "Chittagong")
    t.tickets(0, "Raipur–Manmad", "Delhi–Chittagong", "Peshawar–Madras")
    assert t.ticket_points(0, "Delhi–Chittagong") == 9
    assert t.line(0, "grand_tour") == 5
