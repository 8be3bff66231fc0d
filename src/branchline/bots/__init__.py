"""Bots: programs that play a seat, seeing only what its view shows."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import partial
from importlib import import_module
from typing import Final

from branchline.bots.base import Bot, Intent
from branchline.bots.outside import BotMaker, UnknownBot, outside_bot
from branchline.core.game import Game
from branchline.message import Message


class BotClasses(Mapping[str, type[Bot]]):
    """Classes of bots by name; one is imported when it is asked for."""

    def __init__(self, places: Mapping[str, str]) -> None:
        self.places = places
        """The module and the class of each, as `module:Class`."""

    def __getitem__(self, name: str) -> type[Bot]:
        module, _, which = self.places[name].partition(":")
        found: type[Bot] = getattr(import_module(f"branchline.bots.{module}"), which)
        return found

    def __iter__(self) -> Iterator[str]:
        return iter(self.places)

    def __len__(self) -> int:
        return len(self.places)

    def __contains__(self, name: object) -> bool:
        return name in self.places


BOTS: Final[Mapping[str, type[Bot]]] = BotClasses(
    {
        "random": "random_bot:RandomBot",
        "greedy": "brains.greedy:GreedyBot",
        "hoarder": "planner_bots:HoarderBot",
        "one-step": "planner_bots:OneStepBot",
        "long-route": "planner_bots:LongRouteBot",
        "route-focused": "planner_bots:RouteFocusedBot",
        "destination-hungry": "planner_bots:DestinationHungryBot",
        "gambler": "planner_bots:GamblerBot",
        "planner": "planner_bots:PlannerBot",
        "silva-hungry": "silva_bots:SilvaHungryBot",
        "silva-path": "silva_bots:SilvaPathBot",
        "silva-one-step": "silva_bots:SilvaOneStepBot",
        "silva-long": "silva_bots:SilvaLongBot",
        "mcts": "search_bots:TreeBot",
        "value": "search_bots:ValueBot",
        "value-1": "search_bots:OnePlanBot",
        "value-plans": "search_bots:ManyPlansBot",
        "beginner": "levels:BeginnerBot",
        "easy": "levels:EasyBot",
        "medium": "levels:MediumBot",
        "hard": "levels:HardBot",
        "expert": "search_bots:ExpertBot",
        "expert-1": "search_bots:OnePlanExpertBot",
        "expert-plans": "search_bots:ManyPlansExpertBot",
    }
)
"""The bots by the names people give on the command line."""
LEVELS: Final = ("beginner", "easy", "medium", "hard", "expert")
"""The bots to offer people who want a game, from the weakest to the strongest."""


PERSONALITIES: Final = ("hunter", "racer", "blocker", "builder")
"""How bots of one level differ: `easy-hunter` is a ticket hunter of the level `easy`."""
LESSON: Final = "lesson:"
EXPERT: Final = "expert:"
"""Begins the name of an expert that searches as is said: `expert:11/240/4/1/1`."""
PLANNER: Final = "planner:"
"""Begins the name of a planner with other weights, in hundredths: `planner:goal=90/gain=150`."""


def is_lesson_bot(name: str) -> bool:
    """Tell whether a name is that of a lesson's opponent, such as lesson: and the lesson's id."""
    if not name.startswith(LESSON):
        return False
    from branchline.play.lessons import lesson_ids

    return name.removeprefix(LESSON) in lesson_ids()


def personality_of(name: str) -> tuple[str, str] | None:
    """Return the level and the personality in a name such as `easy-hunter`; None in any other.

    >>> personality_of("easy-hunter"), personality_of("easy")
    (('easy', 'hunter'), None)
    """
    level, _, personality = name.partition("-")
    return (level, personality) if level in LEVELS and personality in PERSONALITIES else None


def told_bot(name: str) -> BotMaker:
    """Return the maker of an expert or a planner that plays as its name says."""
    from branchline.bots.brains.trained_networks import ExpertSearch
    from branchline.bots.brains.tuned_weights import weights_from_text
    from branchline.bots.planner_bots import PlannerBot
    from branchline.bots.search_bots import ExpertBot

    try:
        if name.startswith(EXPERT):
            return partial(ExpertBot, search=ExpertSearch.from_text(name.removeprefix(EXPERT)))
        return partial(PlannerBot, changed=weights_from_text(name.removeprefix(PLANNER)))
    except ValueError:
        said = {"name": repr(name), "bots": ", ".join(BOTS)}
        raise UnknownBot(Message("no-such-bot", said)) from None


def find_bot(name: str) -> BotMaker:
    """Return the maker of a bot: one of ours, an entry point, `module:Class` or `run:COMMAND`."""
    if name in BOTS:
        return BOTS[name]
    found = personality_of(name)
    if found is not None:
        from branchline.bots.levels import bot_with_personality

        return partial(bot_with_personality, level=found[0], personality=found[1])
    if name.startswith((EXPERT, PLANNER)):
        return told_bot(name)
    if is_lesson_bot(name):
        from branchline.bots.lesson_bot import LessonBot

        return partial(LessonBot, lesson=name.removeprefix(LESSON))
    return outside_bot(name, tuple(BOTS))


def make_bot(name: str, game: Game, seed: int) -> Bot:
    """Return a bot by name, for one game; the seed fixes its choices."""
    return find_bot(name)(game, seed)


__all__ = [
    "BOTS",
    "LESSON",
    "LEVELS",
    "PERSONALITIES",
    "Bot",
    "Intent",
    "UnknownBot",
    "find_bot",
    "is_lesson_bot",
    "make_bot",
    "personality_of",
]
