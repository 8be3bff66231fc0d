"""A message for people as data; `branchline.locales` puts it into words for its reader."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

Argument = str | int | float
"""A plain argument. Numbers are written as the reader's language writes them, such as 1,000."""

NO_ARGUMENTS: Mapping[str, Argument] = {}


class Message(NamedTuple):
    """The id of a message in the Fluent files and its arguments, which may be messages too.

    >>> str(Message("did-you-mean", {"problem": Message("map-unknown-place"), "name": '"Rome"'}))
    'unknown place; did you mean "Rome"?'

    As an argument it can be put into the forms that its attributes give: the Polish genitive of a
    card, say. Lists of messages may be arguments as well; the reader's language joins them.

    An error that is given a message says it: `str(error)` puts it into words.
    """

    id: str
    args: Mapping[str, Any] = NO_ARGUMENTS

    def __str__(self) -> str:
        from branchline.locales import say_message

        return say_message(self)


class Marked(NamedTuple):
    """A message as an argument, between two marks: what it says is found by them afterwards."""

    message: Message
    before: str
    after: str
