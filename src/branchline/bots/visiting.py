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

from branchline.bots.base import Bot
from branchline.bots.program import ProgramBot
from branchline.core.game import Game

GROUP = "branchline.bots"
PROGRAM = "run:"

BotMaker = Callable[[Game, int], Bot]


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
            return checked(name, point.load())
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
    try:
        module = importlib.import_module(module_name)
    except ImportError as error:
        raise UnknownBot(f"{name!r}: cannot import {module_name!r} ({error})") from error
    if not hasattr(module, class_name):
        raise UnknownBot(f"{name!r}: {module_name} has no class {class_name!r}")
    return checked(name, getattr(module, class_name))


def checked(name: str, found: object) -> BotMaker:
    """Return a class if it is a bot's."""
    if isinstance(found, type) and issubclass(found, Bot):
        return found
    raise UnknownBot(f"{name!r} is no subclass of branchline.bots.Bot")
