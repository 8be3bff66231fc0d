"""Matches of one kind share their game, and a move that was tried out is played only once."""

from __future__ import annotations

import threading

import pytest

from branchline.core.chance import Dice
from branchline.core.game import Game
from branchline.maps import load_map
from branchline.play import shared_games
from branchline.play.match import Match
from branchline.play.shared_games import GAMES, shared_game


def test_matches_of_a_map_with_as_many_players_share_their_game() -> None:
    usa = load_map("usa")
    match = Match(usa, 2, 1)
    assert Match(usa, 2, 2).game is match.game
    assert Match(usa, 2, 2).notation is match.notation
    assert Match(usa, 3, 2).game is not match.game
    assert Match(usa, 2, 2, first_seat=1).game is not match.game
    assert Match(load_map("poland"), 2, 2).game is not match.game


def test_threads_do_not_share_games() -> None:
    usa, found = load_map("usa"), list[Game]()
    other = threading.Thread(target=lambda: found.append(shared_game(usa, 2, -1).game))
    other.start()
    other.join()
    assert found[0] is not shared_game(usa, 2, -1).game


def test_those_used_last_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shared_games, "MOST_GAMES", 2)
    monkeypatch.setattr(GAMES, "kept", {})
    usa = load_map("usa")
    two, three = shared_game(usa, 2, -1), shared_game(usa, 3, -1)
    assert shared_game(usa, 2, -1) is two
    shared_game(usa, 4, -1)
    assert shared_game(usa, 2, -1) is two
    assert shared_game(usa, 3, -1) is not three
    assert len(GAMES.kept) == 2


def test_trying_a_move_out_changes_nothing() -> None:
    match = Match(load_map("usa"), 2, 1)
    before, key = match.state, match.state.key()
    outcome = match.try_out(match.actions()[0], 0, Dice(5))
    assert match.state is before
    assert match.state.key() == key
    assert not match.moves
    match.adopt(outcome)
    assert match.state is outcome.after
    assert match.moves == [outcome.move]


def test_a_move_tried_out_on_another_state_is_refused() -> None:
    match = Match(load_map("usa"), 2, 1)
    outcome = match.try_out(match.actions()[0], 0, Dice(5))
    match.play(match.actions(0)[0], 0)
    with pytest.raises(ValueError, match="has changed"):
        match.adopt(outcome)
    assert len(match.moves) == 1
