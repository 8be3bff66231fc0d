"""What holds in every game on every map, whatever is played."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from branchline.core.chance import Dice
from branchline.core.game import Game
from branchline.core.state import OVER, State
from branchline.play.playout import play_out
from branchline.play.redeal import redeal
from branchline.play.view import SPECTATOR, view_of
from tests.tables import check_conserved, game_of, tables

TABLES = st.sampled_from(tables())
SEEDS = st.integers(0, 2**40)
LONGEST_GAME = 5000


def position(table: tuple[str, str | None, int], seed: int, steps: int) -> tuple[Game, State, Dice]:
    """Return a position of a random game."""
    game = game_of(*table)
    dice = Dice(seed)
    s = game.start(dice)
    play_out(game, s, dice, steps)
    return game, s, dice


@given(TABLES, SEEDS)
@settings(max_examples=60, deadline=None)
def test_every_game_ends_and_loses_nothing_on_the_way(
    table: tuple[str, str | None, int], seed: int
) -> None:
    game, s, dice = position(table, seed, 0)
    steps = 0
    while s.phase != OVER:
        check_conserved(game, s)
        play_out(game, s, dice, 7)
        steps += 7
        assert steps < LONGEST_GAME
    check_conserved(game, s)
    assert game.legal(s) == []
    assert len(game.score(s).winners()) >= 1


@given(TABLES, SEEDS, st.integers(0, 250))
@settings(max_examples=150, deadline=None)
def test_legal_is_what_is_legal_says(
    table: tuple[str, str | None, int], seed: int, steps: int
) -> None:
    game, s, dice = position(table, seed, steps)
    legal = game.legal(s)
    assert len(legal) == len(set(legal))
    assert set(legal) == {action for action in range(game.n_actions) if game.is_legal(s, action)}
    assert not game.is_legal(s, -1)
    assert not game.is_legal(s, game.n_actions)
    if s.phase != OVER:
        assert all(game.sample(s, dice) in legal for _ in range(5))


@given(TABLES, SEEDS, st.integers(0, 250))
@settings(max_examples=80, deadline=None)
def test_copies_are_independent(table: tuple[str, str | None, int], seed: int, steps: int) -> None:
    game, s, dice = position(table, seed, steps)
    before = s.key()
    copy = s.copy()
    assert copy.key() == before
    play_out(game, copy, dice, 30)
    assert s.key() == before


@given(TABLES, SEEDS, st.integers(0, 250), SEEDS)
@settings(max_examples=150, deadline=None)
def test_dealing_the_hidden_cards_anew_leaves_a_view_the_same(
    table: tuple[str, str | None, int], seed: int, steps: int, other: int
) -> None:
    game, s, _ = position(table, seed, steps)
    seat = other % int(game.players)
    view = view_of(game, s, seat)
    again = redeal(game, view, Dice(other))
    assert view_of(game, again, seat) == view
    check_conserved(game, again)
    if s.phase != OVER and s.seat == seat:
        assert game.legal(again) == game.legal(s)
    play_out(game, again, Dice(other))
    assert again.phase == OVER


@given(TABLES, SEEDS, st.integers(0, 250))
@settings(max_examples=60, deadline=None)
def test_B19_a_spectator_sees_no_hand_and_no_ticket(
    table: tuple[str, str | None, int], seed: int, steps: int
) -> None:
    game, s, _ = position(table, seed, steps)
    view = view_of(game, s, SPECTATOR)
    assert (view.hand, view.tickets, view.offers, view.choice) == ((), (), (), -1)
    for seat in range(game.players):
        mine = view_of(game, s, seat)
        assert mine.hand_sizes == view.hand_sizes
        assert sum(mine.hand) == view.hand_sizes[seat]


@given(TABLES, SEEDS, st.integers(0, 200))
@settings(max_examples=60, deadline=None)
def test_open_tracks_are_kept_up_to_date(
    table: tuple[str, str | None, int], seed: int, steps: int
) -> None:
    from branchline.core.claim import open_tracks

    game, s, _ = position(table, seed, steps)
    fresh = s.copy()
    for seat in range(game.players):
        open_tracks(game, fresh, seat)
    assert list(fresh.open) == list(s.open)
