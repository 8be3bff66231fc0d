"""Messages for people, from the Fluent files that the browser client reads as well.

>>> say("said", name="Ann", text="hello")
'Ann: hello'
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Final

from babel.lists import format_list
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Pattern
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk

from branchline.message import Argument, Message

__all__ = [
    "Argument",
    "Message",
    "WordsError",
    "add_words",
    "has_message",
    "list_all",
    "message_files",
    "message_id",
    "remove_words",
    "say",
    "say_message",
    "words_in",
]

LANGUAGE: Final = "en"
FOLDERS: Final = ("mechanics", "maps")
"""Folders inside that of a language: one file for each mechanic and each map."""
CLIENT_ONLY: Final = ("client.ftl", "pages.ftl", "reach.ftl")
"""Files that only the browser client reads."""
MESSAGE: Final = re.compile(r"^([a-zA-Z][\w-]*) *=", re.MULTILINE)

LONGEST: Final = 900

_added: list[Traversable] = []
"""Folders of words that came from elsewhere."""


def message_files(language: str) -> Iterator[Traversable]:
    """Give all message files of a language, in a fixed order; those added last."""
    here = resources.files("branchline.locales") / language
    for folder in (here, *(here / name for name in FOLDERS)):
        if folder.is_dir():
            files = sorted(folder.iterdir(), key=lambda file: file.name)
            yield from (file for file in files if file.name.endswith(".ftl"))
    yield from (file for added in _added if (file := added / f"{language}.ftl").is_file())


class WordsError(ValueError):
    """Words that cannot be added; the message says why."""


def add_words(folder: Traversable) -> None:
    """Add messages from elsewhere: a folder with a file for each language, such as `en.ftl`.

    English must be among them, since it stands in for every language that is not. No message may
    have the id of another.
    """
    there = words_in(folder)
    if LANGUAGE not in there:
        raise WordsError(Message("words-missing", {"file": str(folder / f"{LANGUAGE}.ftl")}))
    for language, text in there.items():
        name = str(folder / f"{language}.ftl")
        for entry in FluentParser().parse(text).body:
            if isinstance(entry, Junk):
                what = {"file": name, "entry": (entry.content or "").strip().partition("\n")[0]}
                raise WordsError(Message("words-unreadable", what))
        known = (file.read_text(encoding="utf-8") for file in message_files(language))
        taken = {each for other in known for each in MESSAGE.findall(other)}
        for message in sorted(taken & set(MESSAGE.findall(text))):
            raise WordsError(Message("words-taken", {"file": name, "message": message}))
    _added.append(folder)
    messages.cache_clear()


def remove_words(folder: Traversable) -> None:
    """Forget messages that were added."""
    _added.remove(folder)
    messages.cache_clear()


def words_in(folder: Traversable) -> dict[str, str]:
    """Return the text of every message file in a folder, by language."""
    files = sorted(folder.iterdir(), key=lambda file: file.name) if folder.is_dir() else []
    return {
        file.name.removesuffix(".ftl"): file.read_text(encoding="utf-8")
        for file in files
        if file.name.endswith(".ftl")
    }


def shortened(value: Argument) -> Argument:
    """Return an argument that is no longer than Fluent allows: people can type anything."""
    too_long = isinstance(value, str) and len(value) > LONGEST
    return f"{str(value)[: LONGEST - 1]}…" if too_long else value


class Messages:
    """The messages of one language, without those of the browser client.

    A file is parsed when a message of it is asked for, so that a program that says little starts
    quickly. For that reason messages refer only to others of their own file.
    """

    def __init__(self, language: str) -> None:
        self.language = language
        self.bundle = FluentBundle([language], use_isolating=False)
        self.unread: dict[str, str] = {}
        """By id of a message, the text of its file; none for files already parsed."""
        for file in message_files(language):
            if file.name not in CLIENT_ONLY:
                text = file.read_text(encoding="utf-8")
                self.unread.update(dict.fromkeys(MESSAGE.findall(text), text))

    def pattern(self, message: str) -> Pattern | None:
        """Return a message that arguments are still to be put into; None if there is none."""
        if message in self.unread:
            text = self.unread[message]
            self.bundle.add_resource(FluentResource(text))
            self.unread = {name: other for name, other in self.unread.items() if other is not text}
        known = self.bundle.has_message(message)
        return self.bundle.get_message(message).value if known else None

    def say(self, message: str, arguments: Mapping[str, Argument | Message]) -> str:
        """Return a message as text; raise `KeyError` for an unknown id or a missing argument.

        Arguments that are messages are put into words first.
        """
        pattern = self.pattern(message)
        if pattern is None:
            raise KeyError(message)
        words = {
            name: shortened(self.say(*value) if isinstance(value, Message) else value)
            for name, value in arguments.items()
        }
        text, problems = self.bundle.format_pattern(pattern, words)
        if problems:
            raise KeyError(f"{message}: {problems[0]}")
        return str(text)


@cache
def messages(language: str = LANGUAGE) -> Messages:
    """Return the messages of a language."""
    return Messages(language)


def say(message: str, **arguments: Argument | Message) -> str:
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
    return messages().pattern(message) is not None


def list_all(parts: Iterable[str]) -> str:
    """Return the parts of a list as a reader would join them.

    >>> list_all(["Ann"]), list_all(["Ann", "Bo"])
    ('Ann', 'Ann and Bo')
    """
    return str(format_list(list(parts), locale=LANGUAGE))


def message_id(kind: str, hidden: bool) -> str:
    """Return the message id of an event of the engine: `row_filled` is told as `row-filled`.

    >>> message_id("drew", True)
    'drew-hidden'
    """
    return kind.replace("_", "-") + ("-hidden" if hidden else "")
