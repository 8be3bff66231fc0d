"""Bots from elsewhere: an installed package, a class of the user's own, or any program.

* An entry point of the group `branchline.bots` adds a bot under its name.
* `module:Class` names a class that can be imported (from the current folder, too).
* `run:COMMAND` starts a program that is asked over its input and output; see `program.py`.
"""

from __future__ import annotations

import importlib
import sys
from collections.abc import Callable
from functools import partial
from importlib.metadata import entry_points
from pathlib import Path
from typing import TypeVar

from branchline.bots.base import Bot, Intent
from branchline.bots.program import BotFailed, ProgramBot
from branchline.core.game import Game
from branchline.play.view import View

GROUP = "branchline.bots"
PROGRAM = "run:"

BotMaker = Callable[[Game, int], Bot]
T = TypeVar("T")


class UnknownBot(ValueError):  # noqa: N818 - it names what was wrong
    """A name that no bot has."""


def visiting_bot(name: str, ours: tuple[str, ...]) -> BotMaker:
    """Return what makes a bot that is not one of ours."""
    if name.startswith(PROGRAM):
        command = name.removeprefix(PROGRAM).strip()
        if not command:
            raise UnknownBot(f"{name!r} names no program; write {PROGRAM}COMMAND")
        return partial(ProgramBot, command=command)
    if ":" in name:
        return own_class(name)
    for point in entry_points(group=GROUP):
        if point.name == name:
            return checked(name, loaded(name, point.load))
    raise UnknownBot(
        f"there is no bot {name!r}; choose from {', '.join(ours)}, "
        f"or give module:Class or {PROGRAM}COMMAND"
    )


def own_class(name: str) -> BotMaker:
    """Return the class that `module:Class` names."""
    module_name, _, class_name = name.partition(":")
    here = str(Path.cwd())
    if here not in sys.path:
        sys.path.insert(0, here)
    module = loaded(name, lambda: importlib.import_module(module_name))
    if not hasattr(module, class_name):
        raise UnknownBot(f"{name!r}: {module_name} has no class {class_name!r}")
    return checked(name, getattr(module, class_name))


def loaded(name: str, load: Callable[[], object]) -> object:
    """Return what loading a stranger's module gives, whatever may be wrong with it."""
    try:
        return load()
    except Exception as error:
        raise UnknownBot(f"{name!r}: cannot import it ({type(error).__name__}: {error})") from error


def checked(name: str, found: object) -> BotMaker:
    """Return what makes a bot of a class, if it is a bot's."""
    if isinstance(found, type) and issubclass(found, Bot):
        return partial(Guest, name=name, kind=found)
    raise UnknownBot(f"{name!r} is no subclass of branchline.bots.Bot")


class Guest(Bot):
    """Asks a bot of a stranger's class, and says whose fault it is when that goes wrong."""

    def __init__(self, game: Game, seed: int, name: str, kind: type[Bot]) -> None:
        super().__init__(game, seed)
        self.name = name
        self.bot = self.watched(lambda: kind(game, seed))

    def choose(self, view: View, legal: list[int]) -> int:
        """Return the bot's choice, if it is legal."""
        action = self.watched(lambda: self.bot.choose(view, legal))
        if action not in legal:
            raise BotFailed(f"the bot {self.name!r} chose {action!r}, which is not legal")
        return int(action)

    def plan(self, view: View) -> Intent:
        """Return what the bot is working on."""
        return self.watched(lambda: self.bot.plan(view))

    def close(self) -> None:
        """Let the bot give back what it holds."""
        self.watched(self.bot.close)

    def watched(self, what: Callable[[], T]) -> T:
        """Do something of the bot's; whatever it raises becomes an error that names the bot."""
        try:
            return what()
        except BotFailed:
            raise
        except Exception as error:
            said = f"{type(error).__name__}: {error}"
            raise BotFailed(f"the bot {self.name!r} failed ({said})") from error
