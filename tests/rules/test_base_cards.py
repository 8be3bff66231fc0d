"""B5 to B10: drawing cards, the row, the deck, and turns without an action."""

from __future__ import annotations

import pytest

from branchline.core.chance import ChanceError
from branchline.play.telling import Event

from .table import Table


def kinds(events: list[Event]) -> list[str]:
    return [event.kind for event in events]


def test_B5_two_cards_are_drawn_one_at_a_time() -> None:
    t = Table()
    t.play("take 2", "red")
    assert t.seat == 0
    assert t.phase == "second card"
    t.play("draw", "green")
    assert t.seat == 1
    assert t.cards_of(0) == {"white": 1, "green": 1}


def test_B5_a_card_taken_is_replaced_before_the_next_pick() -> None:
    t = Table()
    t.play("take 2", "red")
    assert t.in_row() == ["pink", "red", "blue", "yellow", "orange"]
    t.play("take 2", "black")
    assert t.cards_of(0) == {"white": 1, "red": 1}
    assert t.in_row() == ["pink", "black", "blue", "yellow", "orange"]


def test_B5_a_blind_draw_leaves_the_row_alone() -> None:
    t = Table()
    t.play("draw", "red")
    assert t.in_row() == ["pink", "white", "blue", "yellow", "orange"]
    assert t.cards_of(0) == {"red": 1}
    assert t.state.deck_size == 104


def test_B6_a_row_locomotive_ends_the_draw() -> None:
    t = Table()
    t.row("loco", "white", "blue", "yellow", "orange")
    t.play("take 1", "red")
    assert t.seat == 1
    assert t.cards_of(0) == {"loco": 1}


def test_B6_a_row_locomotive_cannot_be_the_second_pick() -> None:
    t = Table()
    t.row("pink", "loco", "blue", "yellow", "orange")
    assert t.can("take 2")
    t.play("take 1", "red")
    assert not t.can("take 2")
    assert t.draws() == ["take 1", "take 3", "take 4", "take 5", "draw"]


def test_B6_nor_can_one_that_has_just_been_laid_out() -> None:
    t = Table()
    t.play("take 1", "loco")
    assert not t.can("take 1")


def test_B6_a_blind_locomotive_is_an_ordinary_pick() -> None:
    t = Table()
    t.play("draw", "loco")
    assert t.seat == 0
    t.play("draw", "loco")
    assert t.seat == 1
    assert t.cards_of(0) == {"loco": 2}


def test_B7_three_locomotives_are_swept() -> None:
    t = Table()
    t.row("loco", "loco", "blue", "yellow", "orange")
    events = t.play("take 5", "loco", "pink", "pink", "red", "green", "black")
    assert kinds(events).count("row_swept") == 1
    assert t.in_row() == ["pink", "pink", "red", "green", "black"]
    assert t.in_discards() == {"loco": 3, "blue": 1, "yellow": 1}


def test_B7_two_locomotives_stay() -> None:
    t = Table()
    t.row("loco", "pink", "blue", "yellow", "orange")
    t.play("take 5", "loco")
    assert t.in_row() == ["loco", "pink", "blue", "yellow", "loco"]


def test_B7_every_card_is_still_there_after_the_sweep() -> None:
    t = Table()
    t.row("loco", "loco", "blue", "yellow", "orange")
    t.play("take 5", "loco", "pink", "pink", "red", "green", "black")
    assert t.all_cards() == [12] * 8 + [14]
    assert t.state.deck_size == sum(t.state.deck) == 110 - 1 - 5 - 5
    assert t.state.discard_size == sum(t.state.discard) == 5


def test_B7_the_new_row_is_swept_too() -> None:
    t = Table()
    t.row("loco", "loco", "blue", "yellow", "orange")
    again = ("loco", "loco", "red", "loco", "black")
    events = t.play("take 5", "loco", *again, "pink", "loco", "red", "loco", "black")
    assert kinds(events).count("row_swept") == 2
    assert t.in_row() == ["pink", "loco", "red", "loco", "black"]
    assert t.in_discards() == {"loco": 6, "blue": 1, "yellow": 1, "red": 1, "black": 1}
    assert t.all_cards() == [12] * 8 + [14]


def test_B7_the_sweep_comes_before_the_second_pick() -> None:
    t = Table()
    t.row("loco", "loco", "blue", "yellow", "orange")
    t.play("take 5", "loco", "pink", "pink", "red", "green", "black")
    assert t.seat == 0
    t.play("take 3", "white")
    assert t.cards_of(0) == {"orange": 1, "red": 1}


def test_B7_a_row_of_locomotives_at_the_start_is_swept() -> None:
    t = Table()
    hands = ["red"] * 4 + ["blue"] * 4
    swept = ["loco", "loco", "loco", "pink", "pink"]
    laid = ["pink", "white", "blue", "loco", "green"]
    tickets = ["Boston–Miami", "Denver–El Paso", "Duluth–Houston"]
    tickets += ["Calgary–Phoenix", "Chicago–Santa Fe", "Dallas–New York"]
    t.state = t.game.start(t.script(*hands, *swept, *laid, *tickets))
    assert t.in_row() == laid
    assert t.in_discards() == {"loco": 3, "pink": 2}


def test_B7_ruling_the_row_stands_if_no_better_one_can_be_formed() -> None:
    t = Table()
    t.row("loco", "loco", "blue", "yellow", "orange")
    t.deck(loco=1)
    t.play("take 5", "loco")
    assert t.in_row() == ["loco", "loco", "blue", "yellow", "loco"]
    assert t.in_discards() == {}


def test_B7_ruling_cards_in_the_discards_and_deck_count_as_cards_outside_hands() -> None:
    t = Table()
    t.row("loco", "loco", "blue", "yellow", "orange")
    t.deck(loco=1, red=1)
    # One colour card more than in the position above: two locomotives and three colours do exist.
    new_row = ("red", "blue", "yellow", "loco", "loco")
    t.play("take 5", "loco", *new_row)
    assert t.in_row() == list(new_row)


def test_B7_ruling_a_standing_row_is_swept_once_discards_allow_it() -> None:
    t = Table(players=3)
    t.row("loco", "loco", "loco", "yellow", "orange")
    t.hand(0, red=3)
    t.deck(hoarder=2)
    assert t.in_deck() == {}
    new_row = ("red", "red", "red", "loco", "loco")
    t.play("claim Chicago–Duluth red×3", *new_row)
    assert t.in_row() == list(new_row)
    assert t.in_deck() == {"loco": 1, "yellow": 1, "orange": 1}


def test_B7_ruling_and_so_it_is_if_the_deck_still_holds_cards() -> None:
    t = Table(players=3)
    t.row("loco", "loco", "loco", "yellow", "orange")
    t.hand(0, red=3)
    t.deck(hoarder=2, loco=1)
    new_row = ("loco", "red", "red", "red", "yellow")
    t.play("claim Chicago–Duluth red×3", *new_row)
    assert t.in_row() == list(new_row)
    assert t.in_deck() == {"loco": 3, "orange": 1}


def test_B7_ruling_a_row_and_a_deck_that_only_change_places_are_shuffled_together() -> None:
    t = Table()
    t.row("red", "red", "loco", "loco", "red")
    t.deck(loco=5, red=1)
    # The card taken leaves three locomotives and two reds in the row. The five cards left in the
    # deck would be the next row, the five swept away the next deck, and so on for ever.
    swept = ("loco", "loco", "loco", "loco", "red"), ("loco", "loco", "loco", "red", "red")
    laid = ("red", "red", "red", "loco", "loco")
    t.play("take 1", "loco", *swept[0], *swept[1], *laid)
    assert t.in_row() == list(laid)
    assert t.in_deck() == {"loco": 5}
    assert t.phase == "second card"


def test_B7_ruling_after_one_reshuffle_deck_and_discards_are_still_apart() -> None:
    t = Table()
    t.row("red", "red", "loco", "loco", "red")
    t.deck(loco=5, red=1)
    swept = ("loco", "loco", "loco", "loco", "red")
    # The second row can only be the three locomotives and two reds that were swept away first.
    with pytest.raises(ChanceError):
        t.play("take 1", "loco", *swept, "red", "red", "red", "loco", "loco")


def test_B8_the_discards_become_the_deck_the_moment_it_is_empty() -> None:
    t = Table()
    t.discards(red=3, green=2)
    t.deck(blue=1)
    events = t.play("draw", "blue")
    assert sorted(kinds(events)) == ["drew", "shuffled"]
    assert t.in_deck() == {"red": 3, "green": 2}
    assert t.in_discards() == {}
    assert t.state.deck_size == 5


def test_B8_also_when_the_last_card_goes_to_the_row() -> None:
    t = Table()
    t.discards(red=3, green=2)
    t.deck(blue=1)
    t.play("take 1", "blue")
    assert t.in_row() == ["blue", "white", "blue", "yellow", "orange"]
    assert t.in_deck() == {"red": 3, "green": 2}


def test_B8_with_both_empty_the_row_has_a_gap() -> None:
    t = Table()
    t.deck()
    t.play("take 2")
    assert t.in_row() == ["pink", "blue", "yellow", "orange", "gap"]
    assert t.draws() == ["take 1", "take 3", "take 4", "take 5"]


def test_B8_discards_fill_the_gaps_of_the_row() -> None:
    t = Table(players=3)
    t.row("gap", "gap", "blue", "yellow", "orange")
    t.hand(0, red=4)
    t.deck(hoarder=2)
    t.play("claim Chicago–Duluth red×3", "red", "red")
    assert t.in_row() == ["red", "red", "blue", "yellow", "orange"]
    assert t.in_deck() == {"red": 1}
    assert t.in_discards() == {}


def test_B8_gaps_that_the_discards_cannot_fill_stay() -> None:
    t = Table(players=3)
    t.row("gap", "gap", "gap", "yellow", "orange")
    t.hand(0, red=1)
    t.deck(hoarder=2)
    t.play("claim Atlanta–Nashville red×1", "red")
    assert t.in_row() == ["red", "yellow", "orange", "gap", "gap"]


def test_B9_without_a_card_to_pick_nobody_may_draw() -> None:
    t = Table()
    t.row(*["gap"] * 5)
    t.deck()
    assert t.draws() == []


def test_B9_a_row_locomotive_is_a_legal_first_pick() -> None:
    t = Table()
    t.row("loco", "gap", "gap", "gap", "gap")
    t.deck()
    assert t.draws() == ["take 1"]


def test_B9_the_draw_ends_after_one_card_if_there_is_no_second() -> None:
    t = Table()
    t.row("pink", *["gap"] * 4)
    t.deck()
    t.play("take 1")
    assert t.seat == 1
    assert t.cards_of(0) == {"pink": 1}


def test_B9_a_row_of_locomotives_is_no_second_pick() -> None:
    t = Table()
    t.row(*["loco"] * 5)
    t.deck(red=1)
    t.play("draw", "red")
    assert t.seat == 1
    assert t.cards_of(0) == {"red": 1}


def test_B9_the_draw_goes_on_if_the_row_has_a_second_card() -> None:
    t = Table()
    t.row("loco", "loco", "loco", "loco", "pink")
    t.deck(red=1)
    t.play("draw", "red")
    assert t.seat == 0
    assert t.legal() == ["take 5"]


def stuck(players: int) -> Table:
    """Return a table with no card to draw, no ticket, and one track left: Gdańsk–Olsztyn, black."""
    t = Table("poland", players)
    t.row(*["gap"] * 5)
    t.close_board("Gdańsk–Olsztyn")
    t.pile()
    return t


def test_B10_ruling_a_player_without_a_legal_action_passes() -> None:
    t = stuck(3)
    t.hand(0, black=2)
    t.deck(hoarder=2)
    assert t.legal() == ["pass"]
    assert t.can("pass")
    t.play("pass")
    assert t.seat == 1
    assert not t.over


@pytest.mark.parametrize("players", [2, 3, 4])
def test_B10_ruling_the_game_ends_when_all_pass_in_succession(players: int) -> None:
    t = stuck(players)
    for _ in range(players):
        assert not t.over
        t.hand(t.seat)
        t.deck(hoarder=(t.seat + 1) % players)
        t.play("pass")
    assert t.over
    assert t.legal() == []
    assert len(t.score().ranks()) == players


def test_B10_ruling_an_action_between_breaks_the_succession() -> None:
    t = stuck(2)
    t.hand(1, black=3)
    t.box_deck()
    t.play("pass")
    t.play("claim Gdańsk–Olsztyn black×3", "black", "black", "black")
    t.play("take 1")
    t.play("take 2")
    t.play("take 3")
    assert t.legal() == ["pass"]
    t.play("pass")
    assert not t.over
    t.play("pass")
    assert t.over


def test_B10_tickets_are_an_action_too() -> None:
    t = stuck(2)
    t.deck()
    t.pile("Kraków–Katowice")
    assert t.legal() == ["tickets"]
    assert not t.can("pass")


def test_B8_the_log_tells_a_draw_before_the_shuffle_it_causes() -> None:
    t = Table()
    t.discards(blue=8)
    t.deck(red=1)
    kinds = [event.kind for event in t.play("draw", "red")]
    assert kinds[:2] == ["drew", "shuffled"]


def test_B8_the_log_tells_the_card_of_the_row_before_the_shuffle_it_causes() -> None:
    t = Table()
    t.discards(blue=8)
    t.deck(red=1)
    kinds = [event.kind for event in t.play("take 1", "red")]
    assert kinds[:3] == ["took", "row_filled", "shuffled"]
