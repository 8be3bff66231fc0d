"""Commands and options whose help is a message, put into words when it is shown."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from importlib import import_module
from types import MappingProxyType
from typing import Any, TypeVar

import click

from branchline.locales import Argument, say

Run = TypeVar("Run", bound=Callable[..., Any])
Arguments = Mapping[str, Argument] | Callable[[], Mapping[str, Argument]]
"""The arguments of a message, or what returns them once the help is shown."""


class Explained:
    """A part of the command line; its `help` is set to the id of a message and read as text."""

    arguments: Arguments = MappingProxyType({})
    """The arguments of the message."""

    @property
    def help(self) -> str | None:
        """The help as text."""
        if not self._message:
            return None
        given = self.arguments
        return say(self._message, **(given() if callable(given) else given))

    @help.setter  # noqa: A003 - click's own word
    def help(self, message: str | None) -> None:
        self._message = message


class Option(Explained, click.Option):
    """An option with help."""

    def __init__(self, *args: Any, arguments: Arguments | None = None, **settings: Any) -> None:
        super().__init__(*args, **settings)
        self.arguments = arguments or {}


class Command(Explained, click.Command):
    """A command with help."""

    def collect_usage_pieces(self, ctx: click.Context) -> list[str]:
        """Return what a command line is made of, in the language that is spoken now."""
        words = {
            "[OPTIONS]": f"[{say('usage-options')}]",
            "COMMAND [ARGS]...": say("usage-command"),
        }
        return [words.get(piece, piece) for piece in super().collect_usage_pieces(ctx)]

    def get_short_help_str(self, limit: int = 45) -> str:
        """Return the first sentence of the help, however long: the list of commands has room."""
        return first_sentence(self.help or "")

    def get_help_option(self, ctx: click.Context) -> click.Option | None:
        """Return the option that shows the help, explained in the language that is spoken now."""
        found = super().get_help_option(ctx)
        if found is not None:
            found.help = say("click-help")
        return found


class LazyCommand(Command):
    """A command of the name and help that are known here; the rest is imported when it is run."""

    def __init__(self, name: str, place: str) -> None:
        super().__init__(name, help=f"help-{name}")
        self.place = place
        """The module and the command in it, as `module:command`."""

    def make_context(self, *args: Any, **settings: Any) -> click.Context:
        """Return what the command itself makes of the words of the command line."""
        module, _, name = self.place.partition(":")
        whole: Command = getattr(import_module(module), name)
        return whole.make_context(*args, **settings)


def first_sentence(text: str) -> str:
    """Return a text up to its first full stop that ends a sentence.

    >>> first_sentence("Offer puzzles: choose the best move. Begins with puzzle NUMBER.")
    'Offer puzzles: choose the best move.'
    >>> first_sentence("Play MAP (z. B. usa)")
    'Play MAP (z. B. usa)'
    """
    words = " ".join(text.split())
    return re.split(r"(?<=[\w)][\w)][.!?])\s+", words, maxsplit=1)[0]


def option(
    *names: str,
    help: str,  # noqa: A002 - click's own word
    **settings: Any,
) -> Callable[[Run], Run]:
    """Return the decorator that gives a command an option; `help` is the id of a message."""
    return click.option(*names, cls=Option, help=help, **settings)


def command(
    name: str,
    help: str,  # noqa: A002 - click's own word
) -> Callable[[Callable[..., Any]], Command]:
    """Return the decorator that makes a command; `help` is the id of a message."""
    return click.command(name, cls=Command, help=help)
