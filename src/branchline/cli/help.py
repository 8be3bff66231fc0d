"""Commands and options whose help is a message, put into words when it is shown."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, TypeVar

import click

from branchline.locales import Argument, say

Run = TypeVar("Run", bound=Callable[..., Any])


class Explained:
    """A part of the command line; its `help` is set to the id of a message and read as text."""

    arguments: Mapping[str, Argument] = {}
    """The arguments of the message."""

    @property
    def help(self) -> str | None:
        """The help as text."""
        return say(self._message, **self.arguments) if self._message else None

    @help.setter  # noqa: A003 - click's own word
    def help(self, message: str | None) -> None:
        self._message = message


class Option(Explained, click.Option):
    """An option with help."""

    def __init__(
        self, *args: Any, arguments: Mapping[str, Argument] | None = None, **settings: Any
    ) -> None:
        super().__init__(*args, **settings)
        self.arguments = arguments or {}


class Command(Explained, click.Command):
    """A command with help."""


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
