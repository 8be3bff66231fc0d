"""Bots: programs that play a seat, seeing only what its view shows."""

from __future__ import annotations

from typing import Final

from branchline.bots.base import Bot, Intent
from branchline.bots.brains.greedy import GreedyBot
from branchline.bots.levels import LEVELS, EasyBot, HardBot, MediumBot
from branchline.bots.outside import BotMaker, UnknownBot, outside_bot
from branchline.bots.planner_bots import (
    DestinationHungryBot,
    HoarderBot,
    LongRouteBot,
    OneStepBot,
    PlannerBot,
    RouteFocusedBot,
)
from branchline.bots.random_bot import RandomBot
from branchline.bots.search_bots import ExpertBot, TreeBot, ValueBot
from branchline.core.game import Game

BOTS: Final[dict[str, type[Bot]]] = {
    "random": RandomBot,
    "greedy": GreedyBot,
    "hoarder": HoarderBot,
    "one-step": OneStepBot,
    "long-route": LongRouteBot,
    "route-focused": RouteFocusedBot,
    "destination-hungry": DestinationHungryBot,
    "planner": PlannerBot,
    "mcts": TreeBot,
    "value": ValueBot,
    "easy": EasyBot,
    "medium": MediumBot,
    "hard": HardBot,
    "expert": ExpertBot,
}
"""The bots by the names people give on the command line."""


def find_bot(name: str) -> BotMaker:
    """Return the maker of a bot: one of ours, an entry point, `module:Class` or `run:COMMAND`."""
    if name in BOTS:
        return BOTS[name]
    return outside_bot(name, tuple(BOTS))


def make_bot(name: str, game: Game, seed: int) -> Bot:
    """Return a bot by name, for one game; the seed fixes its choices."""
    return find_bot(name)(game, seed)


__all__ = [
    "BOTS",
    "LEVELS",
    "Bot",
    "GreedyBot",
    "Intent",
    "RandomBot",
    "UnknownBot",
    "find_bot",
    "make_bot",
]
