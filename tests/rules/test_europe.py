"""EU1 to EU7: Europe and its stations."""

from __future__ import annotations

import pytest

from branchline import Match, new_game
from branchline.maps import load_map
from branchline.maps.build import build_game

from .table import Table


def test_EU1_45_trains_and_three_stations() -> None:
    view = new_game("europe", players=5, seed=1).view(0)
    assert view.trains == (45,) * 5
    assert view.mechanics["stations"]["left"] == [3] * 5


@pytest.mark.parametrize("players", [1, 6])
def test_EU1_two_to_five_players(players: int) -> None:
    with pytest.raises(ValueError, match="players"):
        build_game(load_map("europe"), players)


@pytest.mark.parametrize(("players", "open_"), [(2, False), (3, False), (4, True), (5, True)])
def test_EU1_doubles_are_open_from_four_players(players: int, open_: bool) -> None:
    t = Table("europe", players)
    t.own(0, "Bruxelles–Paris [red]")
    t.turn(1)
    t.hand(1, yellow=2)
    assert t.can("claim Bruxelles–Paris [yellow] yellow×2") is open_


def test_EU1_there_are_ferries_and_tunnels() -> None:
    t = Table("europe")
    t.hand(0, red=2)
    assert t.payments("Athina–Smyrna") == set()
    t.play("claim Bucuresti–Sofia red×2", "red", "red", "blue")
    assert t.phase == "tunnels"


def decks(match: Match, tickets: tuple[int, ...]) -> list[str]:
    return [match.data.tickets[ticket].deck for ticket in tickets]


@pytest.mark.parametrize("players", [2, 5])
def test_EU2_one_long_and_three_regular_tickets_are_dealt(players: int) -> None:
    match = new_game("europe", players=players, seed=5)
    for seat in range(players):
        offers = match.view(seat).offers
        assert sorted(decks(match, offers)) == ["long", "regular", "regular", "regular"]


def test_EU2_at_least_two_of_any_kind_are_kept() -> None:
    match = new_game("europe", players=2, seed=5)
    choices = [set(text.split()[1:]) for text in match.legal(0)]
    assert min(map(len, choices)) == 2
    assert len(choices) == 11  # 6 pairs, 4 of three, all
    long = str(decks(match, match.view(0).offers).index("long") + 1)
    assert any(long not in choice for choice in choices)


def test_EU2_rejected_first_tickets_and_undealt_long_ones_leave_the_game() -> None:
    match = new_game("europe", players=2, seed=5)
    dealt = {*match.view(0).offers, *match.view(1).offers}
    for seat in range(2):
        match.play("keep 1 2", seat)
    [pile] = match.state.ticket_batches()
    assert len(pile) == 40 - 6
    assert not dealt & set(pile)
    assert set(decks(match, tuple(pile))) == {"regular"}


def test_EU2_later_draws_are_regular_and_rejects_go_under() -> None:
    match = new_game("europe", players=2, seed=5, first_seat=0)
    for seat in range(2):
        match.play("keep 1 2", seat)
    match.play("tickets")
    assert decks(match, match.view(0).offers) == ["regular"] * 3
    assert "keep 1" in match.legal()
    match.play("keep 1")
    assert match.view(0).pile_batches == (31, 2)


def test_EU3_the_longest_path_scores_ten() -> None:
    t = Table("europe")
    t.path(0, "Palermo", "Smyrna")
    t.path(1, "Kyiv", "Warszawa")
    assert [t.line(seat, "longest_path") for seat in (0, 1)] == [10, 0]


def station_payments(t: Table, city: str) -> set[str]:
    start = f"station {city} "
    return {text.removeprefix(start) for text in t.legal() if text.startswith(start)}


def test_EU4_the_first_station_costs_one_card() -> None:
    t = Table("europe")
    t.hand(0, red=2, loco=1)
    assert station_payments(t, "Paris") == {"red×1", "loco×1"}
    t.play("station Paris red×1")
    assert t.cards_of(0) == {"red": 1, "loco": 1}
    assert t.in_discards() == {"red": 1}


def test_EU4_the_second_costs_two_of_one_colour() -> None:
    t = Table("europe")
    t.stations(0, "Paris")
    t.turn(0)
    t.hand(0, red=2, blue=1, loco=2)
    assert station_payments(t, "Wien") == {"red×2", "red×1+loco×1", "blue×1+loco×1", "loco×2"}
    t.hand(0, red=1, blue=1)
    assert station_payments(t, "Wien") == set()


def test_EU4_the_third_costs_three() -> None:
    t = Table("europe")
    t.stations(0, "Paris", "Wien")
    t.turn(0)
    t.hand(0, red=2, blue=3, loco=1)
    assert station_payments(t, "Roma") == {"red×2+loco×1", "blue×3", "blue×2+loco×1"}
    t.play("station Roma blue×3")
    assert t.cards_of(0) == {"red": 2, "loco": 1}


def test_EU4_there_is_no_fourth() -> None:
    t = Table("europe")
    t.stations(0, "Paris", "Wien", "Roma")
    t.turn(0)
    t.hand(0, red=9, loco=3)
    assert not [text for text in t.legal() if text.startswith("station")]


def test_EU4_each_player_pays_for_its_own_number() -> None:
    t = Table("europe")
    t.stations(0, "Paris", "Wien")
    t.turn(1)
    t.hand(1, red=1)
    assert station_payments(t, "Roma") == {"red×1"}


@pytest.mark.parametrize("seat", [0, 1])
def test_EU4_at_most_one_station_stands_in_a_city(seat: int) -> None:
    t = Table("europe")
    t.stations(0, "Paris")
    t.turn(seat)
    t.hand(seat, red=3)
    assert station_payments(t, "Paris") == set()
    assert station_payments(t, "Wien") != set()


def test_EU4_a_station_is_the_whole_turn() -> None:
    t = Table("europe")
    t.hand(0, red=9)
    t.play("station Paris red×1")
    assert t.seat == 1


def test_EU4_any_city_will_do() -> None:
    t = Table("europe")
    t.hand(0, red=1)
    t.own(1, "Brest–Paris")
    cities = [place.name for place in t.data.places]
    assert len(cities) == 47
    assert all(station_payments(t, city) == {"red×1"} for city in cities)


def lending() -> Table:
    """Return a table: seat 0 owns Brest–Paris and wants Marseille, seat 1 owns Marseille–Paris."""
    t = Table("europe")
    t.path(0, "Brest", "Paris")
    t.path(1, "Marseille", "Paris")
    t.tickets(0, "Brest–Marseille")
    return t


def test_EU5_without_a_station_no_track_is_lent() -> None:
    assert lending().ticket_points(0, "Brest–Marseille") == -7


@pytest.mark.parametrize("city", ["Paris", "Marseille"])
def test_EU5_a_station_lends_a_track_in_both_directions(city: str) -> None:
    t = lending()
    t.stations(0, city)
    assert t.ticket_points(0, "Brest–Marseille") == 7


def test_EU5_the_track_must_enter_the_city_of_the_station() -> None:
    t = lending()
    t.stations(0, "Brest")
    assert t.ticket_points(0, "Brest–Marseille") == -7


def test_EU5_only_the_owner_of_a_station_borrows() -> None:
    t = lending()
    t.stations(1, "Paris")
    assert t.ticket_points(0, "Brest–Marseille") == -7


def test_EU5_a_station_does_not_take_an_unclaimed_track() -> None:
    t = Table("europe")
    t.path(0, "Brest", "Paris")
    t.tickets(0, "Brest–Marseille")
    t.stations(0, "Paris")
    assert t.ticket_points(0, "Brest–Marseille") == -7


def test_EU5_a_station_lends_one_track_only() -> None:
    t = Table("europe")
    t.path(0, "Amsterdam", "Bruxelles")
    t.path(1, "Bruxelles", "Paris", "Pamplona")
    t.tickets(0, "Amsterdam–Pamplona")
    t.stations(0, "Paris")
    assert t.ticket_points(0, "Amsterdam–Pamplona") == -7


@pytest.mark.parametrize("cities", [("Bruxelles", "Paris"), ("Paris", "Pamplona")])
def test_EU5_two_stations_lend_two_tracks_in_a_row(cities: tuple[str, str]) -> None:
    t = Table("europe")
    t.path(0, "Amsterdam", "Bruxelles")
    t.path(1, "Bruxelles", "Paris", "Pamplona")
    t.tickets(0, "Amsterdam–Pamplona")
    t.stations(0, *cities)
    assert t.ticket_points(0, "Amsterdam–Pamplona") == 7


def test_EU5_two_lent_tracks_may_meet_in_a_city_without_station() -> None:
    t = Table("europe")
    t.path(0, "Amsterdam", "Bruxelles")
    t.path(1, "Bruxelles", "Paris", "Pamplona")
    t.tickets(0, "Amsterdam–Pamplona")
    t.stations(0, "Bruxelles", "Pamplona")
    assert t.ticket_points(0, "Amsterdam–Pamplona") == 7


def test_EU5_two_lent_tracks_may_meet_in_another_network_of_the_owner() -> None:
    t = Table("europe")
    t.path(0, "Amsterdam", "Bruxelles")
    t.path(0, "Paris", "Dieppe")
    t.path(1, "Bruxelles", "Dieppe")
    t.path(1, "Paris", "Pamplona")
    t.tickets(0, "Amsterdam–Pamplona")
    t.stations(0, "Bruxelles", "Pamplona")
    assert t.ticket_points(0, "Amsterdam–Pamplona") == 7


def test_EU5_tracks_of_several_players_may_be_lent() -> None:
    t = Table("europe", 3)
    t.path(0, "Amsterdam", "Bruxelles")
    t.path(1, "Bruxelles", "Paris")
    t.path(2, "Paris", "Pamplona")
    t.tickets(0, "Amsterdam–Pamplona")
    t.stations(0, "Bruxelles", "Paris")
    assert t.ticket_points(0, "Amsterdam–Pamplona") == 7


def two_wishes() -> Table:
    """Return a table: one station in Paris, and two tickets that need different tracks there."""
    t = Table("europe")
    t.path(0, "Brest", "Paris")
    t.path(0, "Zürich", "Venezia")
    t.path(1, "Marseille", "Paris", "Zürich")
    t.tickets(0, "Brest–Marseille", "Brest–Venezia")
    t.stations(0, "Paris")
    return t


def test_EU5_a_station_uses_the_same_track_for_all_tickets() -> None:
    t = two_wishes()
    assert t.line(0, "ticket") == 8 - 7


def test_EU5_the_engine_picks_the_best_track() -> None:
    t = two_wishes()
    assert t.ticket_points(0, "Brest–Venezia") == 8
    assert t.ticket_points(0, "Brest–Marseille") == -7


def test_EU5_one_lent_track_may_serve_several_tickets() -> None:
    t = two_wishes()
    t.path(0, "Venezia", "Zagrab")
    t.tickets(0, "Brest–Venezia", "Paris–Zagrab")
    assert t.line(0, "ticket") == 8 + 7


def test_EU5_two_tickets_may_outweigh_a_dearer_one() -> None:
    t = two_wishes()
    t.path(0, "Marseille", "Barcelona")
    t.path(0, "Paris", "Dieppe")
    t.path(0, "Barcelona", "Madrid")
    t.tickets(0, "Brest–Marseille", "Madrid–Dieppe", "Brest–Venezia")
    assert t.line(0, "ticket") == 7 + 8 - 8


def test_EU5_a_station_may_lend_one_track_to_several_players_tickets() -> None:
    t = Table("europe", 3)
    t.path(0, "Brest", "Paris")
    t.path(2, "Marseille", "Paris")
    t.path(1, "Paris", "Dieppe", "London")
    t.path(1, "Marseille", "Barcelona", "Madrid")
    t.tickets(0, "Brest–Marseille")
    t.tickets(1, "Madrid–Dieppe")
    t.stations(0, "Paris")
    t.stations(1, "Marseille")
    assert t.ticket_points(0, "Brest–Marseille") == 7
    assert t.ticket_points(1, "Madrid–Dieppe") == 8


def test_EU5_completed_tickets_by_station_count_as_completed() -> None:
    t = lending()
    t.stations(0, "Paris")
    assert t.score().tie_breaker("completed_tickets", 0) == 1


@pytest.mark.parametrize("n", [0, 1, 2, 3])
def test_EU6_each_unbuilt_station_scores_four(n: int) -> None:
    t = Table("europe")
    t.stations(0, *("Paris", "Wien", "Roma")[:n])
    assert t.line(0, "unused_stations") == 4 * (3 - n)
    assert t.line(1, "unused_stations") == 12


def test_EU6_stations_do_not_count_for_the_longest_path() -> None:
    t = lending()
    t.stations(0, "Paris")
    assert t.ticket_points(0, "Brest–Marseille") == 7
    assert t.longest(0) == 3
    assert [t.line(seat, "longest_path") for seat in (0, 1)] == [0, 10]


def test_EU7_most_completed_tickets_break_a_tie_first() -> None:
    t = lending()
    t.stations(0, "Paris")
    t.level_totals()
    assert t.longest(0) < t.longest(1)
    assert t.score().winners() == [0]


def test_EU7_then_fewest_stations_used() -> None:
    t = Table("europe", 3)
    t.stations(0, "Paris")
    t.path(0, "Palermo", "Smyrna")
    t.stations(1, "Wien", "Roma")
    t.level_totals()
    assert t.score().ranks() == [2, 3, 1]


def test_EU7_a_path_that_did_not_win_the_bonus_breaks_no_tie() -> None:
    t = Table("europe", 3)
    for seat, city in enumerate(("Paris", "Wien", "Roma")):
        t.stations(seat, city)
    t.path(0, "Kyiv", "Warszawa")
    t.path(2, "Palermo", "Smyrna")
    t.level_totals()
    t.state.points[2] -= 5
    assert t.longest(0) > t.longest(1)
    assert t.score().ranks() == [1, 1, 3]


def test_EU7_then_who_holds_the_longest_path_bonus() -> None:
    t = Table("europe")
    t.stations(0, "Paris")
    t.stations(1, "Wien")
    t.path(0, "Palermo", "Smyrna")
    t.path(1, "Kyiv", "Warszawa")
    t.level_totals()
    assert t.score().winners() == [0]


def test_EU7_then_the_win_is_shared() -> None:
    t = Table("europe")
    t.stations(0, "Paris")
    t.stations(1, "Wien")
    t.path(0, "Palermo", "Roma")
    t.path(1, "Kyiv", "Warszawa")
    t.level_totals()
    assert t.score().winners() == [0, 1]
