"""Many games at once play exactly as games one by one, in arrays that stay where they are."""

from __future__ import annotations

import numpy as np
import pytest

from branchline import IllegalAction, env
from branchline.core.chance import Dice
from branchline.core.state import OVER
from branchline.env.settings import WrongShape
from tests.tables import game_of, tried_tables


@pytest.mark.parametrize("table", tried_tables(variants=False), ids=str)
def test_every_row_is_a_game_by_the_rules(table: tuple[str, str | None, int]) -> None:
    which, _, players = table
    games = env.vector(which, 3, players, seed=20)
    game = game_of(*table)
    dice = [Dice(20 + row) for row in range(3)]
    states = [game.start(each) for each in dice]
    finished = 0
    for _ in range(150 * players):
        for row, s in enumerate(states):
            assert games.seats[row] == s.seat
            assert np.flatnonzero(games.masks[row]).tolist() == sorted(game.legal(s))
        actions = games.sample().copy()
        games.step(actions)
        for row, s in enumerate(states):
            game.apply(s, actions[row], dice[row])
            assert games.over[row] == (s.phase == OVER)
            if s.phase == OVER:
                finished += 1
                sheet = game.score(s)
                assert games.scores[row].tolist() == [sheet.total(i) for i in range(players)]
                states[row] = game.start(dice[row])
        if finished >= 3:
            break
    assert finished


def test_the_arrays_stay_in_place_and_cannot_be_written() -> None:
    games = env.vector("poland", 8, 2, seed=1)
    arrays = (games.observations, games.masks, games.rewards, games.scores, games.seats, games.over)
    addresses = [array.__array_interface__["data"][0] for array in arrays]
    before = games.observations.copy()
    for _ in range(30):
        games.step(games.sample())
    assert (games.observations != before).any()
    after = (games.observations, games.masks, games.rewards, games.scores, games.seats, games.over)
    assert [array.__array_interface__["data"][0] for array in after] == addresses
    for array in arrays:
        assert array.base is not None, "a copy"
        with pytest.raises(ValueError, match="read-only"):
            array[0] = 0


def test_a_seed_fixes_everything() -> None:
    one, two = (env.vector("uk", 4, 3, seed=9) for _ in range(2))
    for _ in range(200):
        actions = one.sample().copy()
        assert (actions == two.sample()).all()
        one.step(actions)
        two.step(actions.tolist())
        assert (one.observations == two.observations).all()
        assert (one.rewards == two.rewards).all()
    one.reset(seed=9)
    assert (one.observations == env.vector("uk", 4, 3, seed=9).observations).all()
    assert (env.vector("uk", 4, 3, seed=10).observations != one.observations).any()


def test_wrong_actions_are_refused_and_change_nothing() -> None:
    games = env.vector("usa", 4, 2, seed=1)
    before = games.observations.copy()
    good = games.sample().copy()
    with pytest.raises(WrongShape, match=r"step needs 4 actions, one a game, not \(3,\)"):
        games.step(good[:3])
    with pytest.raises(WrongShape, match=r"not \(4, 1\)"):
        games.step(good[:, None])
    with pytest.raises(WrongShape, match="whole numbers, not float64"):
        games.step(good.astype(float))
    wrong = good.copy()
    wrong[2] = 5
    with pytest.raises(IllegalAction, match=r"game 2: action 5 \(draw\) is not legal now; choose"):
        games.step(wrong)
    for outside in (-1, games.n_actions, 2**40):
        wrong[2] = outside
        with pytest.raises(IllegalAction, match=f"game 2: action {outside} is not legal"):
            games.step(wrong)
    assert (games.observations == before).all()
    games.step(good)


def test_wrong_settings_are_refused() -> None:
    with pytest.raises(ValueError, match="games must be a whole number from 1"):
        env.vector("usa", games=0)
    with pytest.raises(ValueError, match="is for 2 to 5 players, not 7"):
        env.vector("usa", players=7)
    with pytest.raises(ValueError, match="players must be a whole number"):
        env.vector("usa", players="two")  # type: ignore[arg-type]
