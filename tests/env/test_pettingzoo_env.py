"""The PettingZoo environment passes PettingZoo's own tests and says what is wrong."""

from __future__ import annotations

import warnings
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, performance_benchmark, seed_test

from branchline import IllegalAction, MapError, WrongSeat, env
from branchline.env.settings import GameOver, WrongShape
from tests.env.tables import Table, all_tables


def made(table: Table, **options: Any) -> Any:
    which, variant, players = table
    return env.aec(which, players, variant=variant, **options)


def play(game: Any, seed: int, most: int = 10**6) -> int:
    """Play random legal actions; return how many."""
    game.reset(seed=seed)
    steps = 0
    for agent in game.agent_iter(most):
        observation, _, over, _, _ = game.last()
        mask = None if over else observation["action_mask"]
        game.step(None if over else game.action_space(agent).sample(mask))
        steps += 1
    return steps


@pytest.mark.parametrize("table", all_tables())
def test_petting_zoos_own_tests_pass(table: Table) -> None:
    with warnings.catch_warnings():
        # It wonders at masks without a legal action, which is what seats not to act have, and at
        # observations that come with a mask, which is its own convention.
        warnings.simplefilter("ignore", UserWarning)
        api_test(made(table), num_cycles=60)
    seed_test(lambda: made(table), num_cycles=40)


@pytest.mark.slow
@pytest.mark.parametrize("table", all_tables())
def test_petting_zoos_benchmark_runs(table: Table, capsys: pytest.CaptureFixture[str]) -> None:
    performance_benchmark(made(table))
    assert float(capsys.readouterr().out.split()[3]) > 100


def test_environments_have_names_and_versions() -> None:
    game = env.aec("uk", players=3, variant="advanced")
    assert game.metadata["name"] == "branchline/uk-advanced-v1"
    assert game.metadata["name"] in env.names()
    for name in env.names():
        assert env.aec(name).metadata["name"] == name
    with pytest.raises(MapError, match="there is only version 1; ask for uk-v1"):
        env.aec("uk-v7")
    with pytest.raises(MapError, match=r"did you mean .*uk"):
        env.aec("ukk")


@pytest.mark.parametrize("players", [2, 3])
def test_a_game_ends_with_scores_and_rewards(players: int) -> None:
    game = env.aec("switzerland", players, reward="margin", shaping=1.0)
    game.reset(seed=5)
    earned = dict.fromkeys(game.possible_agents, 0.0)
    for agent in game.agent_iter():
        observation, reward, over, _, _ = game.last()
        earned[agent] += reward
        mask = None if over else observation["action_mask"]
        game.step(None if over else game.action_space(agent).sample(mask))
    assert not game.agents
    scores = game.scores
    for agent, score in scores.items():
        others = [other for name, other in scores.items() if name != agent]
        assert earned[agent] == pytest.approx(score - max(others))


def test_every_agent_sees_its_own_side() -> None:
    game = env.aec("poland", 3)
    game.reset(seed=2)
    hands = set()
    for agent in game.agents:
        seen = game.observe(agent)
        acts = agent == game.agent_selection
        assert bool(seen["action_mask"].any()) is acts
        assert game.observation_space(agent).contains(seen)
        hands.add(tuple(game.layout.split(seen["observation"])["hand"]))
    assert len(hands) == 3
    copy = game.observe(game.agent_selection)["observation"]
    kept = copy.copy()
    game.step(game.action_space(game.agent_selection).sample())
    assert (copy == kept).all(), "an observation changed after it was handed out"


def test_mistakes_are_named() -> None:
    game = env.aec("usa", 2, render_mode="ansi")
    for early in (lambda: game.step(8), lambda: game.observe("player_0")):
        with pytest.raises(GameOver, match=r"call reset\(\)"):
            early()
    game.reset(seed=1)
    assert "hand:" in str(game.render())
    with pytest.raises(IllegalAction, match=r"action 5 \(draw\) is not legal now; choose one"):
        game.step(5)
    with pytest.raises(IllegalAction, match="action 99999 is not legal"):
        game.step(99999)
    for odd in (None, 1.5, "draw", np.array([1, 2]), True):
        with pytest.raises(WrongShape, match="an action is one whole number"):
            game.step(odd)  # type: ignore[arg-type]
    for asking in (game.observe, game.action_space, game.observation_space):
        with pytest.raises(WrongSeat, match="no agent 'player_2'; the agents are player_0, play"):
            asking("player_2")
    with pytest.raises(GameOver, match="no final scores yet"):
        _ = game.scores
    with pytest.raises(ValueError, match="render_mode"):
        env.aec("usa", render_mode="human")


def test_a_finished_game_does_not_go_on() -> None:
    game = env.aec("poland", 2)
    game.reset(seed=3)
    while not game.terminations[game.agent_selection]:
        game.step(game.action_space(game.agent_selection).sample())
    with pytest.raises(GameOver, match=r"over for player_\d; step\(None\) once"):
        game.step(5)
    for _ in range(2):
        game.step(None)
    with pytest.raises(GameOver, match=r"no game is under way; call reset\(\)"):
        game.step(None)
    game.reset()
    assert game.agents == ["player_0", "player_1"]
