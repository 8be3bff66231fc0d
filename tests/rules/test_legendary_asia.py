"""LA1 to LA10: Legendary Asia, its mountains, and the bonus for the largest network."""

from __future__ import annotations

import pytest

from branchline import new_game
from branchline.core.cards import CARD_NAMES, GRAY
from branchline.core.chance import Dice
from branchline.maps import load_map
from branchline.maps.build import build_game

from .table import Table

STEEP = "Shiraz–Tehran [green]"
"""Two spaces, two marks."""


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_LA1_two_to_five_players_with_45_trains_and_4_cards(players: int) -> None:
    match = new_game("legendary_asia", players=players, seed=1)
    assert match.view(0).trains == (45,) * players
    assert list(match.game.cards) == [12] * 8 + [14]
    assert [sum(match.view(seat).hand) for seat in range(players)] == [4] * players


@pytest.mark.parametrize("players", [1, 6])
def test_LA1_no_other_number_of_players(players: int) -> None:
    with pytest.raises(ValueError, match="players"):
        build_game(load_map("legendary_asia"), players)


@pytest.mark.parametrize(("players", "open_"), [(2, False), (3, False), (4, True), (5, True)])
def test_LA1_both_tracks_of_a_double_route_are_open_from_four(players: int, open_: bool) -> None:
    t = Table("legendary_asia", players)
    t.own(0, STEEP)
    t.turn(1)
    t.hand(1, white=2)
    assert t.can("claim Shiraz–Tehran [white] white×2") is open_


def test_LA1_one_player_never_owns_both() -> None:
    t = Table("legendary_asia", 4)
    t.own(0, STEEP)
    t.hand(0, white=2)
    assert not t.can("claim Shiraz–Tehran [white] white×2")


def test_LA2_one_long_ticket_and_three_regular_ones_are_dealt_and_two_kept() -> None:
    match = new_game("legendary_asia", players=3, seed=1)
    for seat in range(3):
        decks = [match.data.tickets[ticket].deck for ticket in match.view(seat).offers]
        assert sorted(decks) == ["long", "regular", "regular", "regular"]
    assert min(len(text.split()) - 1 for text in match.legal(0)) == 2


def test_LA2_first_tickets_rejected_and_long_ones_not_dealt_leave_the_game() -> None:
    match = new_game("legendary_asia", players=2, seed=1)
    dealt = {ticket for seat in range(2) for ticket in match.view(seat).offers}
    for seat in range(2):
        match.play("keep 1 2", seat)
    [pile] = match.state.ticket_batches()
    assert len(pile) == 30 - 6
    assert not dealt & set(pile)
    assert {match.data.tickets[ticket].deck for ticket in pile} == {"regular"}


def test_LA2_later_three_are_drawn_one_kept_and_rejects_go_under_the_deck() -> None:
    t = Table("legendary_asia")
    drawn = [t.data.tickets[n].text for n in t.game.ticket_rules.pile[:4]]
    t.pile(*drawn)
    t.play("tickets", *drawn[:3])
    assert len(t.offered(0)) == 3
    assert not t.can("keep none")
    t.play("keep 1")
    assert [len(batch) for batch in t.in_pile()] == [1, 2]


def test_LA3_a_gray_track_beside_a_coloured_one_takes_any_colour() -> None:
    t = Table("legendary_asia")
    t.hand(0, red=3, blue=3)
    assert t.payments("Moscow–Perm [gray]") == {"red×3", "blue×3"}
    assert t.payments("Moscow–Perm [red]") == {"red×3"}


def test_LA4_a_coloured_ferry_takes_locomotives_and_its_colour() -> None:
    t = Table("legendary_asia")
    ferries = [track for track in t.data.tracks if track.get("locomotives", 0)]
    coloured = [track for track in ferries if track.colour != GRAY]
    assert coloured
    number = t.data.tracks.index(coloured[0])
    card = CARD_NAMES[coloured[0].colour]
    other = "red" if card != "red" else "blue"
    symbols, length = coloured[0].get("locomotives", 0), coloured[0].length
    t.hand(0, **{card: length, other: length, "loco": symbols})
    name = t.notation.tracks[number]
    plain = length - symbols
    wanted = f"{card}×{plain}+loco×{symbols}" if plain else f"loco×{symbols}"
    assert t.payments(name) == {wanted}


def test_LA5_a_track_takes_its_length_and_its_marks_in_trains() -> None:
    t = Table("legendary_asia")
    t.hand(0, green=2)
    t.play(f"claim {STEEP} green×2")
    assert t.view(0).trains == (41, 45)


@pytest.mark.parametrize(("trains", "possible"), [(3, False), (4, True)])
def test_LA5_without_trains_for_the_marks_the_track_cannot_be_claimed(
    trains: int, possible: bool
) -> None:
    t = Table("legendary_asia")
    t.hand(0, green=2, loco=2)
    t.state.trains[0] = trains
    assert t.can(f"claim {STEEP} green×2") is possible
    assert bool(t.payments(STEEP)) is possible
    drawn = {t.game.sample(t.state, Dice(seed)) for seed in range(40)}
    claims = {a for a in drawn if t.notation.text(a).startswith(f"claim {STEEP}")}
    assert bool(claims) is possible


def test_LA6_each_train_lost_scores_two_points_at_once() -> None:
    t = Table("legendary_asia")
    t.hand(0, green=2)
    events = t.play(f"claim {STEEP} green×2")
    assert t.view(1).points == (6, 0)
    [lost] = [event for event in events if event.kind == "trains_lost"]
    assert lost.numbers == {"trains": 2, "points": 4}
    assert (t.line(0, "tracks"), t.line(0, "mountains"), t.score().measures["mountains"]) == (
        2,
        4,
        [2, 0],
    )


def test_LA6_the_example_costs_two_cards_and_four_trains_and_scores_six() -> None:
    t = Table("legendary_asia")
    t.hand(0, green=3)
    t.play(f"claim {STEEP} green×2")
    assert t.cards_of(0) == {"green": 1}
    assert t.view(0).trains[0] == 41
    assert t.score().total(0) == 6 + 10  # and the largest network
    assert not [event for event in t.play("draw", "red") if event.kind == "trains_lost"]


def test_LA7_marks_cost_no_cards() -> None:
    t = Table("legendary_asia")
    t.hand(0, green=12, loco=4)
    assert all(
        sum(int(part.split("×")[1]) for part in payment.split("+")) == 2
        for payment in t.payments(STEEP)
    )


@pytest.mark.parametrize(("trains", "last"), [(6, True), (7, False)])
def test_LA7_trains_lost_count_for_the_end_of_the_game(trains: int, last: bool) -> None:
    t = Table("legendary_asia")
    t.hand(0, green=2)
    t.state.trains[0] = trains
    events = t.play(f"claim {STEEP} green×2")
    assert ("last_round" in [event.kind for event in events]) is last


def test_LA7_trains_lost_lengthen_no_path() -> None:
    t = Table("legendary_asia")
    t.own(0, STEEP)
    assert t.score().networks[0].longest() == 2


def test_LA8_ten_points_for_the_network_that_joins_the_most_places() -> None:
    t = Table("legendary_asia", 3)
    t.path(0, "Ankara", "Tbilisi", "Tehran", "Shiraz")
    t.path(1, "Moscow", "Perm", "Omsk")
    assert t.score().measures["largest_network"] == [4, 3, 0]
    assert [t.line(seat, "largest_network") for seat in range(3)] == [10, 0, 0]


def test_LA8_each_place_counts_once_and_networks_are_not_added_up() -> None:
    t = Table("legendary_asia", 4)
    t.path(0, "Tbilisi", "Tehran", "Shiraz")
    t.path(0, "Moscow", "Perm")
    t.path(1, "Omsk", "Krasnoyarsk", "Irkutsk")
    assert t.score().measures["largest_network"] == [3, 3, 0, 0]


def test_LA8_a_loop_counts_its_places_once() -> None:
    t = Table("legendary_asia", 2)
    t.path(0, "Tehran", "Shiraz", "Karachi", "Samarkand", "Tehran")
    assert t.score().measures["largest_network"][0] == 4


def test_LA8_all_tied_players_get_it_even_for_one_track_or_none() -> None:
    t = Table("legendary_asia", 3)
    assert [t.line(seat, "largest_network") for seat in range(3)] == [10, 10, 10]
    t.path(0, "Moscow", "Perm")
    t.path(2, "Ankara", "Tbilisi")
    assert [t.line(seat, "largest_network") for seat in range(3)] == [10, 0, 10]


def test_LA8_no_bonus_for_the_longest_path_or_the_most_tickets() -> None:
    assert set(load_map("legendary_asia").mechanics) == {"ferries", "mountains", "largest_network"}


def test_LA9_ties_are_broken_by_tickets_then_by_mountain_tracks() -> None:
    t = Table("legendary_asia")
    t.hand(0, green=2)
    t.play(f"claim {STEEP} green×2")  # one track, two marks
    t.turn(1)
    t.hand(1, red=3)
    t.play("claim Moscow–Perm [red] red×3")
    t.turn(1)
    t.hand(1, yellow=2)
    t.play("claim Ankara–Tbilisi yellow×2")  # two tracks, a mark each
    t.level_totals()
    assert t.game.ties == ["completed_tickets", "mountain_tracks"]
    assert t.score().winners() == [1]


def test_LA9_then_the_victory_is_shared() -> None:
    t = Table("legendary_asia")
    assert t.score().winners() == [0, 1]


def test_LA10_trains_lost_are_public() -> None:
    t = Table("legendary_asia", 3)
    t.hand(0, green=2)
    t.play(f"claim {STEEP} green×2")
    for seat in (-1, 0, 1, 2):
        shown = t.view(seat).mechanics["mountains"]
        assert shown == {"lost": [2, 0, 0], "tracks": [1, 0, 0]}
