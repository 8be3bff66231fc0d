"""Bots: programs that play a seat, seeing only what its view shows."""

from __future__ import annotations

from typing import Final

from branchline.bots.base import Bot
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
}
"""The bots by the names people give on the command line."""


class UnknownBot(ValueError):  # noqa: N818 - it names what was wrong
    """A name that no bot has."""


def make_bot(name: str, game: Game, seed: int) -> Bot:
    """Return a bot by name, for one game; the seed fixes its choices."""
    if name not in BOTS:
        raise UnknownBot(f"there is no bot {name!r}; choose from {', '.join(BOTS)}")
    return BOTS[name](game, seed)


__all__ = ["BOTS", "Bot", "GreedyBot", "RandomBot", "UnknownBot", "make_bot"]
