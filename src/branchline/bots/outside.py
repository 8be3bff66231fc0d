"""Bots from outside: from an installed package, a class of the user's own, or any program.

* An entry point of the group `branchline.bots` adds a bot under its name.
* `module:Class` names a class that can be imported (from the current folder, too).
* `run:COMMAND` starts a program that is asked over its input and output; see `program.py`.
"""

from __future__ import annotations

import errno
import importlib
import os
import shlex
import shutil
import sys
from collections.abc import Callable
from functools import partial
from importlib.metadata import entry_points
from pathlib import Path
from typing import TypeVar

from branchline.bots.base import Bot, Intent
from branchline.bots.program import BotFailed, ProgramBot, chose_illegally
from branchline.core.game import Game
from branchline.message import Message
from branchline.play.view import View

GROUP = "branchline.bots"
PROGRAM = "run:"

BotMaker = Callable[[Game, int], Bot]
T = TypeVar("T")


class UnknownBot(ValueError):  # noqa: N818 - it names what was wrong
    """A name that no bot has."""


def outside_bot(name: str, ours: tuple[str, ...]) -> BotMaker:
    """Return the maker of a bot that is not one of ours."""
    if name.startswith(PROGRAM):
        command = name.removeprefix(PROGRAM).strip()
        if not command:
            raise UnknownBot(Message("bot-without-program", {"name": repr(name)}))
        return partial(ProgramBot, command=command)
    if ":" in name:
        return class_by_name(name)
    for point in entry_points(group=GROUP):
        if point.name == name:
            return checked(name, loaded(name, point.load))
    raise UnknownBot(Message("no-such-bot", {"name": repr(name), "bots": ", ".join(ours)}))


def installed_bots() -> tuple[str, ...]:
    """Return the names of the bots that installed packages add."""
    return tuple(point.name for point in entry_points(group=GROUP))


def check_bot(name: str) -> None:
    """Raise `UnknownBot` for a bot that cannot be found, a program included; start nothing."""
    from branchline.bots import find_bot

    find_bot(name)
    if not name.startswith(PROGRAM):
        return
    command = name.removeprefix(PROGRAM).strip()
    try:
        program = shlex.split(command)[0]
    except ValueError as error:
        said = {"name": repr(command), "problem": str(error)}
        raise UnknownBot(Message("bot-not-started", said)) from None
    if shutil.which(program) is None:
        said = {"name": repr(command), "problem": os.strerror(errno.ENOENT)}
        raise UnknownBot(Message("bot-not-started", said))


def class_by_name(name: str) -> BotMaker:
    """Return the class that `module:Class` names."""
    module_name, _, class_name = name.partition(":")
    here = str(Path.cwd())
    if here not in sys.path:
        sys.path.insert(0, here)
    module = loaded(name, lambda: importlib.import_module(module_name))
    if not hasattr(module, class_name):
        parts = {"name": repr(name), "module": module_name, "class": repr(class_name)}
        raise UnknownBot(Message("bot-without-class", parts))
    return checked(name, getattr(module, class_name))


def loaded(name: str, load: Callable[[], object]) -> object:
    """Load a module we do not know; any error becomes `UnknownBot`."""
    try:
        return load()
    except (Exception, SystemExit) as error:
        said = {"name": repr(name), "error": error_text(error)}
        raise UnknownBot(Message("bot-not-imported", said)) from error


def checked(name: str, found: object) -> BotMaker:
    """Return the maker of a bot, if what was found is a subclass of `Bot`."""
    if isinstance(found, type) and issubclass(found, Bot):
        return partial(OutsideBot, name=name, kind=found)
    raise UnknownBot(Message("not-a-bot", {"name": repr(name)}))


def error_text(error: BaseException) -> str:
    """Return what an error of somebody else's code is and says."""
    return f"{type(error).__name__}: {error}"


class OutsideBot(Bot):
    """Wraps a bot from outside: its errors are reported under its name."""

    def __init__(self, game: Game, seed: int, name: str, kind: type[Bot]) -> None:
        super().__init__(game, seed)
        self.name = name
        self.bot = self.guarded(lambda: kind(game, seed))

    def choose(self, view: View, legal: list[int]) -> int:
        """Return the bot's choice, if it is legal."""
        action = self.guarded(lambda: self.bot.choose(view, legal))
        if action not in legal:
            raise chose_illegally(self.name, action)
        return int(action)

    def plan(self, view: View) -> Intent:
        """Return what the bot is working on."""
        return self.guarded(lambda: self.bot.plan(view))

    def close(self) -> None:
        """Let the bot release what it holds."""
        self.guarded(self.bot.close)

    def guarded(self, call: Callable[[], T]) -> T:
        """Call the bot's code; whatever it raises becomes an error that names the bot."""
        try:
            return call()
        except BotFailed:
            raise
        except Exception as error:
            said = {"name": repr(self.name), "error": error_text(error)}
            raise BotFailed(Message("bot-failed-with", said)) from error
