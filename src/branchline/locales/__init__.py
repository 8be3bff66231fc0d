"""Messages for people, from the Fluent files that the browser client reads as well.

>>> say("said", subject="named", name="Ann", text="hello")
'Ann: hello'
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from typing import TYPE_CHECKING, Any, Final

from branchline.locales.messages import Messages, messages_of
from branchline.locales.word_files import (
    ENGLISH,
    WordsError,
    add_folder,
    message_files,
    remove_folder,
    words_in,
)
from branchline.message import Argument, Message

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

__all__ = [
    "ENGLISH",
    "Argument",
    "Message",
    "WordsError",
    "add_words",
    "has_message",
    "language",
    "list_all",
    "message_files",
    "message_id",
    "named",
    "remove_words",
    "say",
    "say_message",
    "speak",
    "speaking",
    "words_in",
]

_spoken = [ENGLISH]
"""The language of this program."""
_meanwhile: Final[ContextVar[str]] = ContextVar("meanwhile")
"""The language of a reader, while something is said to this one."""


def language() -> str:
    """Return the language in which messages are said."""
    return _meanwhile.get(_spoken[0])


def speak(language: str) -> None:
    """Say messages in a language from now on."""
    _spoken[0] = language


@contextmanager
def speaking(language: str) -> Iterator[None]:
    """Say messages in a language meanwhile."""
    before = _meanwhile.set(language)
    try:
        yield
    finally:
        _meanwhile.reset(before)


def messages() -> Messages:
    """Return the messages of the language that is spoken."""
    return messages_of(language())


def add_words(folder: Traversable) -> None:
    """Add messages from elsewhere: a folder with a file for each language, such as `en.ftl`.

    English must be among them, since it stands in for every language that is not. No message may
    have the id of another.
    """
    add_folder(folder)
    messages_of.cache_clear()


def remove_words(folder: Traversable) -> None:
    """Forget messages that were added."""
    remove_folder(folder)
    messages_of.cache_clear()


def say(message: str, /, **arguments: Any) -> str:
    """Return a message as text; raise `KeyError` for an unknown id or a missing argument.

    Numbers are written as the language writes them, such as 1,000; give as text what is no count,
    such as a seed.
    """
    return messages().say(message, arguments)


def say_message(message: Message) -> str:
    """Return a message that came as data as text."""
    return messages().say(message.id, message.args)


def has_message(message: str) -> bool:
    """Return whether there is a message of this id."""
    return messages().has(message)


def named(name: str) -> Message | str:
    """Return a name that a map gives, as the message that translates it if there is one.

    >>> str(named("Wales Concession")), named("Radom")
    ('Wales Concession', 'Radom')
    """
    message = name_id(name)
    return Message(message) if has_message(message) else name


def name_id(name: str) -> str:
    """Return the id of the message that translates a name, if there is one.

    >>> name_id("Ireland/France Concession")
    'name-ireland-france-concession'
    """
    words = "".join(c if c.isalnum() and c.isascii() else " " for c in name.lower()).split()
    return "-".join(["name", *words])


def list_all(parts: Iterable[str]) -> str:
    """Return the parts of a list as a reader would join them.

    >>> list_all(["Ann"]), list_all(["Ann", "Bo"])
    ('Ann', 'Ann and Bo')
    """
    return messages().listed(list(parts))


def message_id(kind: str, hidden: bool) -> str:
    """Return the message id of an event of the engine: `row_filled` is told as `row-filled`.

    >>> message_id("drew", True)
    'drew-hidden'
    """
    return kind.replace("_", "-") + ("-hidden" if hidden else "")
