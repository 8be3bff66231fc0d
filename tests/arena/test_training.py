"""What networks learn from: the figures of the plan that they like best."""

from __future__ import annotations

import numpy as np
import pytest
from mypy_extensions import i64

from branchline import COMPILED
from branchline.arena.self_play import training_game
from branchline.arena.training import TrainingGames, play_games
from branchline.bots.brains.plan_kinds import N_KINDS
from branchline.bots.brains.value_policy import ValuePolicy
from branchline.bots.search_bots import make_value_policy
from branchline.core.arrays import vec
from branchline.maps.games import game_of


def following_the_planner(which: str, plans: int) -> ValuePolicy:
    """Return a policy that plays as the planner does and learns from so many kinds of plan."""
    policy = make_value_policy(game_of(which, None, 2), plans)
    assert policy is not None
    policy.planner_only = True
    return policy


@pytest.mark.parametrize("which", ["usa", "india"] if COMPILED else ["usa"])
def test_a_lesson_has_the_figures_of_the_best_plan(which: str) -> None:
    game = game_of(which, None, 2)
    one, many = (following_the_planner(which, plans) for plans in (1, N_KINDS))
    usual, margins = training_game(game, [one, one], 3)
    best, same_margins = training_game(game, [many, many], 3)
    assert margins == same_margins
    assert len(usual) == len(best) > 20
    values = []
    for mine, theirs in zip(best, usual, strict=True):
        many.network.forget()
        value = many.network.value(vec[i64](mine))
        many.network.forget()
        values.append((value, many.network.value(vec[i64](theirs))))
    assert all(value >= other - 1e-9 for value, other in values)
    assert any(value > other + 1e-6 for value, other in values)


def test_games_of_the_planner_are_the_same_lesson_twice() -> None:
    task = TrainingGames("switzerland", 2, seed=5, games=1, arrays=None, plans=1)
    first, second = play_games(task), play_games(task)
    assert np.array_equal(first[0], second[0])
    assert np.array_equal(first[1], second[1])
    assert len(first[1]) > 20
