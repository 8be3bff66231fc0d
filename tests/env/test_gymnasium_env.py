"""The Gymnasium environment passes Gymnasium's checks; the bots play their seats by the rules."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from branchline import IllegalAction, WrongSeat, env
from branchline.bots import UnknownBot
from branchline.env.settings import GameOver, name_of
from tests.env.tables import Table, all_tables


def play(game: Any, seed: int) -> tuple[float, dict[str, Any]]:
    """Play a random game; return the sum of its rewards, and the last info."""
    game.reset(seed=seed)
    game.action_space.seed(seed)
    total, over, info = 0.0, False, {}
    while not over:
        _, reward, over, _, info = game.step(game.action_space.sample())
        total += reward
    return total, info


@pytest.mark.parametrize("table", all_tables())
def test_gymnasiums_check_passes(table: Table) -> None:
    which, variant, players = table
    name = f"branchline.env.gymnasium_env:{name_of(which, variant)}"
    game = gymnasium.make(name, players=players, opponents="random", render_mode="ansi")
    check_env(game.unwrapped)


def test_it_can_be_made_by_name() -> None:
    game = gymnasium.make(
        "branchline.env.gymnasium_env:branchline/uk-advanced-v1", opponents="random"
    )
    observation, _ = game.reset(seed=1)
    assert game.observation_space.contains(observation)
    assert game.unwrapped.settings.name == "branchline/uk-advanced-v1"  # type: ignore[attr-defined]


@pytest.mark.parametrize("opponents", [["greedy", "random"], "greedy"])
def test_bots_play_the_other_seats(opponents: Any) -> None:
    game = env.single("poland", 3, opponents, seat=1)
    total, info = play(game, 4)
    assert info["seat"] == 1
    scores = info["scores"]
    assert total == scores[1] - max(scores[0], scores[2])
    assert play(game, 4) == (total, info)


def test_the_seat_is_drawn_for_every_game() -> None:
    game = env.single("poland", 4, "random")
    seats = {game.reset(seed=seed)[1]["seat"] for seed in range(30)}
    assert seats == {0, 1, 2, 3}


def test_rewards_on_the_way_add_up() -> None:
    shaped = play(env.single("usa", 2, "random", shaping=1.0, seat=0), 8)
    plain = play(env.single("usa", 2, "random", seat=0), 8)
    assert shaped == plain


def test_mistakes_are_named() -> None:
    with pytest.raises(UnknownBot, match="there is no bot 'genius'; choose from"):
        env.single("usa", opponents="genius")
    with pytest.raises(ValueError, match="leave 2 seats for opponents, not 1"):
        env.single("usa", 3, ["greedy"])
    with pytest.raises(WrongSeat, match="seats run from 0 to 1"):
        env.single("usa", seat=2)
    game = env.single("usa", opponents="random")
    with pytest.raises(GameOver, match=r"has not begun; call reset\(\)"):
        game.step(5)
    game.reset(seed=1)
    for wrong in (5, np.int64(5), np.array(5), -1, 10**9):
        with pytest.raises(IllegalAction, match="is not legal now; choose one whose action_mask"):
            game.step(wrong)  # type: ignore[arg-type]
    play(game, 1)
    with pytest.raises(GameOver, match=r"is over; call reset\(\)"):
        game.step(5)
