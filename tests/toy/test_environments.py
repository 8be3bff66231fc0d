"""The toy mechanic in the environments for learning."""

from __future__ import annotations

import numpy as np
import pytest

from branchline import env
from branchline.core.chance import Dice
from branchline.core.state import OVER
from branchline.maps import load_map
from branchline.maps.build import build_game
from tests.toy.installing import MAP, MAP_ID, Installed

pytestmark = pytest.mark.usefixtures("coal")
MECHANIC = "coal_mines"


@pytest.mark.parametrize("players", [2, 3])
def test_agents_taking_turns(players: int) -> None:
    table = env.aec(MAP, players=players)
    table.reset(seed=3)
    layout = env.layout(MAP, players)
    dice = np.random.default_rng(3)
    phases: set[str] = set()
    most = 0
    for agent in table.agent_iter():
        observation, _, termination, truncation, _ = table.last()
        if termination or truncation:
            table.step(None)
            continue
        assert observation is not None
        told = layout.split(observation["observation"])
        most = max(most, int(told["coal"].max()))
        phases |= set(layout.decode(observation["observation"])["phase"])
        table.step(int(dice.choice(np.flatnonzero(observation["action_mask"]))))
        assert agent in table.possible_agents
    assert MECHANIC in phases
    assert most > 0


@pytest.mark.parametrize("players", [2, 3])
def test_many_games_at_once_are_games_by_the_rules(players: int) -> None:
    games = env.vector(MAP, 4, players, seed=20)
    game = build_game(load_map(MAP), players)
    dice = [Dice(20 + row) for row in range(4)]
    states = [game.start(each) for each in dice]
    finished = decided = 0
    for _ in range(160 * players):
        for row, s in enumerate(states):
            assert np.flatnonzero(games.masks[row]).tolist() == sorted(game.legal(s))
            decided += s.phase > OVER
        actions = games.sample().copy()
        games.step(actions)
        for row, s in enumerate(states):
            game.apply(s, actions[row], dice[row])
            if s.phase == OVER:
                finished += 1
                sheet = game.score(s)
                assert games.scores[row].tolist() == [sheet.total(i) for i in range(players)]
                states[row] = game.start(dice[row])
    assert finished
    assert decided


def test_one_agent_against_a_bot() -> None:
    table = env.single(MAP, opponents="planner")
    observation, _ = table.reset(seed=2)
    dice = np.random.default_rng(2)
    over = False
    while not over:
        action = int(dice.choice(np.flatnonzero(observation["action_mask"])))
        observation, _, over, _, _ = table.step(action)


def test_every_number_has_a_meaning() -> None:
    layout = env.layout(MAP, 2)
    meanings = [layout.meaning(index) for index in range(layout.size)]
    assert [each for each in meanings if each.startswith("coal:")] != []


def test_an_installed_map_has_an_environment_by_name(installed: Installed) -> None:
    program = f"from branchline import env; print([n for n in env.names() if {MAP_ID!r} in n][0])"
    done = installed.run("-c", program)
    assert done.returncode == 0, done.stderr
    name = done.stdout.strip()
    program = f"from branchline import env; print(env.aec({name!r}).possible_agents)"
    assert "player_0" in installed.run("-c", program).stdout
