"""Bots: programs that play a seat, seeing only what its view shows."""

from __future__ import annotations

from typing import Final

from branchline.bots.base import Bot, Intent
from branchline.bots.greedy import GreedyBot
from branchline.bots.planning import (
    DestinationHungryBot,
    HoarderBot,
    LongRouteBot,
    OneStepBot,
    PlannerBot,
    RouteFocusedBot,
)
from branchline.bots.random import RandomBot
from branchline.bots.thinking import EasyBot, ExpertBot, HardBot, MediumBot, TreeBot, ValueBot
from branchline.bots.visiting import BotMaker, UnknownBot, visiting_bot
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

LEVELS: Final = ("easy", "medium", "hard", "expert")
"""The bots to offer people who want a game, from the weakest to the strongest."""


def find_bot(name: str) -> BotMaker:
    """Return what makes a bot, by name: one of ours, an entry point, `module:Class`, `run:…`."""
    if name in BOTS:
        return BOTS[name]
    return visiting_bot(name, tuple(BOTS))


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
