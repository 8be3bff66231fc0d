"""B1 to B4: the deck, the start of a game, the first tickets, and turns."""

from __future__ import annotations

import pytest

from branchline import Match, new_game
from branchline.core.chance import Dice, Script
from branchline.maps import load_map
from branchline.maps.build import build_game
from branchline.play.telling import seen_by

from .table import CARDS, Table


def test_B1_the_deck_has_110_cards() -> None:
    t = Table()
    assert list(t.game.cards) == [12] * 8 + [14]
    assert sum(t.game.cards) == 110


def test_B1_all_of_them_are_in_play_from_the_start() -> None:
    t = Table()
    t.state = t.game.start(Dice(3))
    assert t.all_cards() == [12] * 8 + [14]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_B2_everyone_gets_four_cards_trains_and_no_points(players: int) -> None:
    view = new_game("usa", players=players, seed=4).view(0)
    assert view.hand_sizes == (4,) * players
    assert view.trains == (45,) * players
    assert view.points == (0,) * players
    assert sum(view.hand) == 4


def test_B2_five_cards_lie_face_up() -> None:
    view = new_game("usa", players=3, seed=4).view(0)
    assert len(view.row) == 5
    assert all(card in CARDS.values() for card in view.row)
    assert view.deck_size == 110 - 3 * 4 - 5


def choose_all(match: Match) -> None:
    for seat in range(match.players):
        match.play("keep 1 2", seat)


@pytest.mark.parametrize("first", [0, 1, 2])
def test_B2_the_first_player_may_be_given(first: int) -> None:
    match = new_game("usa", players=3, seed=4, first_seat=first)
    choose_all(match)
    assert match.to_act == (first,)


def test_B2_or_the_first_player_is_drawn_by_chance() -> None:
    matches = [new_game("usa", players=3, seed=seed) for seed in range(20)]
    assert {match.view(0).starter for match in matches} == {0, 1, 2}
    for match in matches[:5]:
        choose_all(match)
        assert match.to_act == (match.view(0).starter,)


def test_B2_play_goes_by_seat() -> None:
    t = Table(players=3)
    seats = []
    for _ in range(4):
        seats.append(t.seat)
        t.play("draw", "red")
        t.play("draw", "red")
    assert seats == [0, 1, 2, 0]


def test_B2_chance_of_the_first_player_is_asked_only_if_none_is_given() -> None:
    data = load_map("usa")
    hands, row = [0] * 4 + [1] * 4, [2, 3, 4, 5, 6]
    given = build_game(data, 2, first_seat=1)
    script = Script([*hands, *row, *range(6)])
    assert given.start(script).starter == 1
    script.finish()
    drawn = build_game(data, 2)
    script = Script([1, *hands, *row, *range(6)])
    assert drawn.start(script).starter == 1
    script.finish()


def test_B3_at_least_the_minimum_must_be_kept() -> None:
    match = new_game("usa", players=2, seed=7)
    assert len(match.view(0).offers) == 3
    assert set(match.legal(0)) == {"keep 1 2", "keep 1 3", "keep 2 3", "keep 1 2 3"}


def test_B3_choices_may_come_in_any_order() -> None:
    match = new_game("usa", players=3, seed=7, first_seat=0)
    assert list(match.to_act) == [0, 1, 2]
    match.play("keep 1 2", 2)
    assert list(match.to_act) == [0, 1]
    match.play("keep 1 2", 0)
    match.play("keep 1 2", 1)
    assert list(match.to_act) == [0]
    assert match.view(0).phase == "turn"


def test_B3_nobody_learns_a_choice_or_its_size_before_all_have_chosen() -> None:
    views, logs = [], []
    for choice in ("keep 1 2", "keep 2 3", "keep 1 2 3"):
        match = new_game("usa", players=3, seed=7)
        match.play(choice, 0)
        views.append((match.view(1), match.view(2), match.view(-1)))
        logs.append((match.log(1), match.log(2), match.log(-1)))
    assert views[0] == views[1] == views[2]
    assert logs[0] == logs[1] == logs[2]
    assert views[0][0].ticket_counts == (0, 0, 0)


def test_B3_the_last_to_choose_does_not_see_the_others_choices() -> None:
    views = []
    for first in ("keep 1 2", "keep 1 2 3"):
        match = new_game("usa", players=2, seed=7)
        match.play(first, 0)
        views.append((match.view(1), match.legal(1), match.moves[-1].events))
    assert views[0] == views[1]
    assert views[0][2] == ()


def test_B3_once_all_have_chosen_sizes_are_known_and_tickets_are_not() -> None:
    match = new_game("usa", players=2, seed=7)
    match.play("keep 1 2 3", 0)
    match.play("keep 1 2", 1)
    assert match.view(1).ticket_counts == (3, 2)
    seen = [seen_by(event, 1) for event in match.moves[-1].events]
    told = [event for event in seen if event is not None]
    assert [(e.seat, e.numbers["kept"]) for e in told if e.kind == "kept"] == [(0, 3), (1, 2)]
    assert {event.seat for event in told if event.kind == "kept_ticket"} == {1}


def test_B3_rejected_tickets_go_where_the_map_says() -> None:
    under = new_game("usa", players=2, seed=7)
    choose_all(under)
    assert under.view(0).pile_batches == (24, 2)
    out = new_game("switzerland", players=2, seed=7)
    choose_all(out)
    assert out.view(0).pile_batches == (36,)


def test_B4_a_turn_is_one_of_three_actions() -> None:
    t = Table()
    t.hand(0, red=3)
    words = {text.split()[0] for text in t.legal()}
    assert words == {"take", "draw", "tickets", "claim"}


def test_B4_after_one_action_the_next_player_is_on() -> None:
    t = Table()
    t.hand(0, red=3)
    t.play("claim Chicago–Duluth red×3")
    assert t.seat == 1
    t.play("draw", "red")
    t.play("draw", "red")
    assert t.seat == 0
    t.play("tickets", "Boston–Miami", "Denver–El Paso", "Duluth–Houston")
    t.play("keep 1")
    assert t.seat == 1


def test_B4_a_draw_cannot_turn_into_another_action() -> None:
    t = Table()
    t.hand(0, red=3)
    t.play("draw", "red")
    assert not t.can("claim Chicago–Duluth red×3")
    assert not t.can("tickets")
    assert set(t.legal()) == {"take 1", "take 2", "take 3", "take 4", "take 5", "draw"}


def test_B4_nobody_may_pass_who_can_act() -> None:
    t = Table()
    assert not t.can("pass")
    t.play("draw", "red")
    assert not t.can("pass")
