"""Every bot plays the toy mechanic, in this process and in processes of their own."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest
from coal_mines import MECHANIC

from branchline.arena.simulation import play_bots
from branchline.bots import BOTS
from branchline.core.chance import Dice
from branchline.core.state import OVER
from branchline.maps import load_map
from branchline.maps.build import build_game
from branchline.mechanics.base import Observation, Planning
from branchline.mechanics.registry import register, unregister
from tests.toy.installing import MAP, MAP_ID, Installed

PROCESSES = ("--processes", "2", "--json")


@pytest.mark.usefixtures("coal")
@pytest.mark.parametrize("bot", BOTS)
def test_every_bot_plays_it(bot: str) -> None:
    game = build_game(load_map(MAP), 2)
    dice = Dice(5)
    s = game.start(dice)
    assert play_bots(game, s, (bot, "random"), dice, 5) > 20
    assert s.phase == OVER


@pytest.mark.parametrize("bot", ["greedy", "planner", "hoarder", "value", "mcts"])
def test_bots_need_no_advice_from_it(bot: str) -> None:
    """A mechanic that means nothing to plans and learners is played all the same."""
    register(replace(MECHANIC, planning=Planning, observation=Observation))
    try:
        game = build_game(load_map(MAP), 3)
        dice = Dice(6)
        s = game.start(dice)
        play_bots(game, s, (bot, "random", "random"), dice, 6)
        assert s.phase == OVER
    finally:
        unregister(MECHANIC.name)


def test_simulations_in_processes(installed: Installed) -> None:
    options = ("--games", "12", "--bot", "planner,greedy", "--seed", "3")
    report = json.loads(installed.branchline("simulate", MAP_ID, *options, *PROCESSES))
    assert report["games"] == 12
    again = installed.branchline("simulate", MAP_ID, *options, "--processes", "1", "--json")
    assert json.loads(again)["mean_scores"] == pytest.approx(report["mean_scores"])


def test_a_tournament_in_processes(installed: Installed) -> None:
    options = ("--map", MAP_ID, "--bots", "planner,random", "--games", "20", "--seed", "3")
    report = json.loads(installed.branchline("arena", *options, *PROCESSES))
    assert report["ratings"][0]["bot"] == "planner"
