"""B14 to B18: drawing tickets, the last round, tickets, longest path and winner."""

from __future__ import annotations

import pytest

from branchline.core.chance import ChanceError

from .table import Table

SIX = (
    "Boston–Miami",
    "Calgary–Phoenix",
    "Chicago–Santa Fe",
    "Dallas–New York",
    "Denver–El Paso",
    "Duluth–Houston",
)


def test_B14_three_tickets_are_drawn_and_at_least_one_is_kept() -> None:
    t = Table()
    t.play("tickets", *SIX[:3])
    assert t.offered(0) == list(SIX[:3])
    assert set(t.legal()) == {
        "keep 1",
        "keep 2",
        "keep 3",
        "keep 1 2",
        "keep 1 3",
        "keep 2 3",
        "keep 1 2 3",
    }
    assert not t.can("keep none")
    t.play("keep 1 3")
    assert t.tickets_of(0) == [SIX[0], SIX[2]]
    assert t.offered(0) == []


@pytest.mark.parametrize("n", [1, 2])
def test_B14_all_that_remain_are_drawn_if_fewer(n: int) -> None:
    t = Table()
    t.pile(*SIX[:n])
    t.play("tickets", *SIX[:n])
    assert t.offered(0) == list(SIX[:n])
    assert "keep 1" in t.legal()
    assert not t.can("keep none")


def test_B14_not_with_an_empty_ticket_deck() -> None:
    t = Table()
    t.pile()
    assert not t.can("tickets")
    t.pile(SIX[0])
    assert t.can("tickets")


def test_B14_rejected_tickets_go_under_the_deck() -> None:
    t = Table()
    t.pile(*SIX)
    t.play("tickets", *SIX[:3])
    t.play("keep 1")
    assert t.in_pile() == [list(SIX[3:]), list(SIX[1:3])]


@pytest.mark.parametrize("rejected", SIX[1:3])
def test_B14_and_not_on_top(rejected: str) -> None:
    t = Table()
    t.pile(*SIX)
    t.play("tickets", *SIX[:3])
    t.play("keep 1")
    with pytest.raises(ChanceError):
        t.play("tickets", rejected, *SIX[3:5])


@pytest.mark.parametrize("order", [(1, 2), (2, 1)])
def test_B14_rejected_tickets_come_again_last_in_unknown_order(order: tuple[int, int]) -> None:
    t = Table()
    t.pile(*SIX)
    t.play("tickets", *SIX[:3])
    t.play("keep 1")
    t.play("tickets", *SIX[3:])
    t.play("keep 1 2 3")
    first, second = order
    t.play("tickets", SIX[first], SIX[second])
    assert t.offered(0) == list(SIX[1:3])


def test_B14_a_draw_may_run_into_the_rejected_tickets() -> None:
    t = Table()
    t.pile(*SIX[:4])
    t.play("tickets", *SIX[:3])
    t.play("keep 1")
    t.play("tickets", SIX[3], SIX[2], SIX[1])
    assert t.offered(1) == list(SIX[1:4])


def test_B14_later_rejects_go_below_earlier_ones() -> None:
    t = Table()
    t.pile(*SIX)
    t.play("tickets", *SIX[:3])
    t.play("keep 1")
    t.play("tickets", *SIX[3:])
    t.play("keep 1")
    assert t.in_pile() == [list(SIX[1:3]), list(SIX[4:])]


def draw_two(t: Table) -> None:
    t.play("draw", "red")
    t.play("draw", "red")


@pytest.mark.parametrize("players", [2, 3])
@pytest.mark.parametrize("left", [0, 1, 2])
def test_B15_everyone_the_trigger_player_included_has_exactly_one_more_turn(
    players: int, left: int
) -> None:
    t = Table(players=players)
    t.turn(1)
    t.state.trains[1] = left + 2
    t.hand(1, blue=2)
    events = t.play("claim Kansas City–Saint Louis [blue] blue×2")
    assert "last_round" in [event.kind for event in events]
    turns = []
    while not t.over:
        turns.append(t.seat)
        draw_two(t)
    assert turns == [(2 + i) % players for i in range(players)]
    assert turns[-1] == 1


def test_B15_three_trains_are_not_few_enough() -> None:
    t = Table()
    t.state.trains[0] = 5
    t.hand(0, blue=2)
    t.play("claim Kansas City–Saint Louis [blue] blue×2")
    assert t.state.trains[0] == 3
    for _ in range(4):
        draw_two(t)
    assert not t.over
    assert t.view(0).turns_left == -1


def test_B15_a_turn_in_the_last_round_does_not_prolong_it() -> None:
    t = Table(players=3)
    t.state.trains[0] = 3
    t.state.trains[1] = 3
    t.hand(0, red=1)
    t.hand(1, red=1)
    t.play("claim Atlanta–Nashville red×1")
    t.play("claim Portland–Seattle [gray #1] red×1")
    draw_two(t)
    draw_two(t)
    assert t.over


def test_B15_the_last_turn_may_be_a_claim() -> None:
    t = Table()
    t.state.trains[0] = 4
    t.hand(0, blue=2, red=2)
    t.play("claim Kansas City–Saint Louis [blue] blue×2")
    draw_two(t)
    t.play("claim Atlanta–Charleston red×2")
    assert t.over
    assert t.state.trains[0] == 0
    assert t.line(0, "tracks") == 4


def test_B16_a_ticket_in_one_network_scores_its_value() -> None:
    t = Table()
    t.own(0, "Denver–Santa Fe", "El Paso–Santa Fe")
    t.tickets(0, "Denver–El Paso")
    assert t.ticket_points(0, "Denver–El Paso") == 4


def test_B16_otherwise_it_loses_its_value() -> None:
    t = Table()
    t.own(0, "Denver–Santa Fe", "El Paso–Phoenix")
    t.tickets(0, "Denver–El Paso")
    assert t.ticket_points(0, "Denver–El Paso") == -4


def test_B16_tracks_of_others_do_not_help() -> None:
    t = Table()
    t.own(0, "Denver–Santa Fe")
    t.own(1, "El Paso–Santa Fe")
    t.tickets(0, "Denver–El Paso")
    assert t.ticket_points(0, "Denver–El Paso") == -4


def test_B16_a_ticket_joined_by_two_separate_paths_is_completed() -> None:
    t = Table()
    t.own(0, "Denver–Santa Fe", "El Paso–Santa Fe")
    t.own(0, "Denver–Oklahoma City", "El Paso–Oklahoma City")
    t.tickets(0, "Denver–El Paso")
    assert t.ticket_points(0, "Denver–El Paso") == 4


def test_B16_only_the_owner_of_the_ticket_scores_it() -> None:
    t = Table()
    t.own(1, "Denver–Santa Fe", "El Paso–Santa Fe")
    t.tickets(0, "Denver–El Paso")
    assert t.line(0, "ticket") == -4
    assert t.line(1, "ticket") == 0


def test_B17_the_longest_path_is_counted_in_spaces() -> None:
    t = Table()
    t.own(0, "Miami–New Orleans")
    t.own(1, "Denver–Santa Fe", "El Paso–Santa Fe")
    assert t.longest(0) == 6
    assert t.longest(1) == 4


def test_B17_a_triangle_counts_fully() -> None:
    t = Table()
    t.own(0, "Atlanta–Charleston", "Charleston–Raleigh", "Atlanta–Raleigh [gray #1]")
    assert t.longest(0) == 6


def test_B17_a_place_may_be_passed_again() -> None:
    t = Table()
    t.own(0, "Atlanta–Charleston", "Charleston–Raleigh", "Atlanta–Raleigh [gray #1]")
    t.own(0, "Atlanta–Miami", "Atlanta–Nashville", "Nashville–Raleigh")
    # Miami, Atlanta, Nashville, Raleigh, Charleston, Atlanta, Raleigh.
    assert t.longest(0) == 5 + 1 + 3 + 2 + 2 + 2


def test_B17_no_track_is_used_twice() -> None:
    t = Table()
    t.own(0, "Denver–Santa Fe", "El Paso–Santa Fe", "Phoenix–Santa Fe")
    assert t.longest(0) == 2 + 3


def test_B17_separate_networks_do_not_add_up() -> None:
    t = Table()
    t.own(0, "Denver–Santa Fe", "El Paso–Santa Fe", "Miami–New Orleans")
    assert t.longest(0) == 6


def test_B17_all_tied_players_get_the_bonus() -> None:
    t = Table(players=3)
    t.own(0, "Miami–New Orleans")
    t.own(1, "Duluth–Helena")
    t.own(2, "Helena–Omaha")
    assert [t.line(seat, "longest_path") for seat in range(3)] == [10, 10, 0]


def test_B17_ruling_a_tie_at_zero_counts_for_the_longest_path() -> None:
    t = Table(players=3)
    assert [t.longest(seat) for seat in range(3)] == [0, 0, 0]
    assert [t.line(seat, "longest_path") for seat in range(3)] == [10, 10, 10]


def test_B17_ruling_a_tie_at_zero_counts_for_the_most_tickets() -> None:
    t = Table(players=3, variant="mega")
    t.tickets(0, "Denver–El Paso")  # failed, so nobody has completed one
    assert [t.line(seat, "most_tickets") for seat in range(3)] == [15, 15, 15]


def test_B18_most_points_win() -> None:
    t = Table(players=3)
    t.state.points[1] = 30
    t.state.points[2] = 20
    assert t.score().ranks() == [3, 1, 2]
    assert t.score().winners() == [1]


def test_B18_then_most_completed_tickets() -> None:
    t = Table()
    t.own(0, "Denver–Santa Fe", "El Paso–Santa Fe")
    t.own(1, "Miami–New Orleans")
    t.tickets(0, "Denver–El Paso")
    t.level_totals()
    assert t.score().total(0) == t.score().total(1)
    assert t.longest(0) < t.longest(1)
    assert t.score().winners() == [0]


def test_B18_failed_tickets_do_not_count_as_completed() -> None:
    t = Table()
    t.tickets(0, "Denver–El Paso", "Boston–Miami")
    t.level_totals()
    assert t.score().winners() == [0, 1]


def test_B18_then_who_holds_the_longest_path_bonus() -> None:
    t = Table()
    t.own(0, "Denver–Santa Fe", "El Paso–Santa Fe")
    t.own(1, "Miami–New Orleans", "Houston–New Orleans")
    t.level_totals()
    assert t.score().winners() == [1]


def test_B18_the_length_of_a_path_without_the_bonus_breaks_no_tie() -> None:
    t = Table(players=3)
    t.own(0, "Helena–Omaha")
    t.own(1, "Denver–Omaha")
    t.own(2, "Miami–New Orleans", "Houston–New Orleans")
    t.level_totals()
    t.state.points[2] -= 5
    assert t.longest(0) > t.longest(1)
    assert t.line(2, "longest_path") == 10
    assert t.score().ranks() == [1, 1, 3]


def test_B18_equal_holders_of_the_bonus_share_the_win() -> None:
    t = Table(players=3)
    t.own(0, "Miami–New Orleans")
    t.own(1, "Duluth–Helena")
    t.own(2, "Denver–Omaha")
    t.level_totals()
    assert t.score().ranks() == [1, 1, 3]


def test_B18_the_longest_path_breaks_ties_only_where_it_has_a_bonus() -> None:
    t = Table("poland")
    t.own(0, "Gdańsk–Płock")
    t.own(1, "Piła–Poznań")
    t.level_totals()
    assert t.score().winners() == [0, 1]


def test_B18_then_the_win_is_shared() -> None:
    t = Table(players=3)
    t.own(0, "Miami–New Orleans")
    t.own(1, "Duluth–Helena")
    assert t.score().total(0) == t.score().total(1) == 25
    assert t.score().ranks() == [1, 1, 3]
    assert t.score().winners() == [0, 1]


def test_B18_a_map_may_set_its_own_order() -> None:
    t = Table("europe")
    assert list(t.game.ties) == ["completed_tickets", "fewest_stations", "longest_path"]
    t.stations(0, "Paris")
    t.own(0, "Palermo–Smyrna")
    t.level_totals()
    assert t.longest(0) > t.longest(1)
    assert t.score().winners() == [1]
