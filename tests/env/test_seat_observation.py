"""Observations that are kept up to date equal those written from scratch, byte for byte."""

from __future__ import annotations

import random

import numpy as np
import pytest

from branchline import env
from branchline.core.chance import Dice
from branchline.core.state import OVER
from branchline.env.observe import Observer
from branchline.env.seat_observation import SeatObservation
from branchline.env.shared_arrays import as_numpy, new_bytes
from tests.env.slow_observation import slow_observation
from tests.tables import game_of, tried_tables


@pytest.mark.parametrize("table", tried_tables(), ids=str)
def test_whole_games_are_observed_to_the_byte(table: tuple[str, str | None, int]) -> None:
    """Each seat looks up at moments of its own, and goes on into the next game."""
    game = game_of(*table)
    observer = Observer(game)
    players, size = int(game.players), int(observer.size)
    out = new_bytes(players * size)
    rows = as_numpy(out, players, size)
    seen = [SeatObservation(observer, seat, out, seat * size) for seat in range(players)]
    dice, looks = Dice(31), random.Random(31)  # noqa: S311 - a choice of moments
    for _ in range(2):
        s = game.start(dice)
        while True:
            for seat in range(players):
                if s.phase == OVER or looks.random() < 0.4 / players:
                    seen[seat].update(s)
                    assert (rows[seat] == slow_observation(game, s, seat)).all()
            if s.phase == OVER:
                break
            game.apply(s, game.sample(s, dice), dice)


@pytest.mark.parametrize("table", tried_tables(variants=False), ids=str)
def test_many_games_at_once_show_the_seat_to_act_to_the_byte(
    table: tuple[str, str | None, int],
) -> None:
    which, _, players = table
    games = env.vector(which, 2, players, seed=5)
    game = game_of(*table)
    dice = [Dice(5 + row) for row in range(2)]
    states = [game.start(each) for each in dice]
    finished = 0
    while not finished:
        for row, s in enumerate(states):
            assert games.seats[row] == s.seat
            expected = slow_observation(game, s, int(s.seat))
            assert (games.observations[row] == expected).all(), games.layout.text(expected)
        actions = games.sample().copy()
        games.step(actions)
        for row, s in enumerate(states):
            game.apply(s, actions[row], dice[row])
            if s.phase == OVER:
                finished += 1
                states[row] = game.start(dice[row])


def test_any_position_may_follow_any_other() -> None:
    """Tracks and tickets may be gone again: positions are compared, not followed."""
    table = ("europe", None, 3)
    game = game_of(*table)
    observer = Observer(game)
    out = new_bytes(int(observer.size))
    row = as_numpy(out, int(observer.size))
    seen = SeatObservation(observer, 1, out, 0)
    dice = Dice(8)
    s = game.start(dice)
    positions = [s.copy()]
    while s.phase != OVER:
        game.apply(s, game.sample(s, dice), dice)
        positions.append(s.copy())
    random.Random(8).shuffle(positions)  # noqa: S311 - any order will do
    for position in positions:
        seen.update(position)
        assert (row == slow_observation(game, position, 1)).all()


def test_a_single_observation_may_be_written_over_anything() -> None:
    game = game_of("poland", None, 2)
    observer = Observer(game)
    s = game.start(Dice(1))
    out = new_bytes(int(observer.size) + 2)
    for i in range(len(out)):
        out[i] = 7
    observer.write(s, 1, out, 1)
    row = as_numpy(out, len(out))
    assert (row[1:-1] == slow_observation(game, s, 1)).all()
    assert np.array_equal(row[[0, -1]], [7, 7])
