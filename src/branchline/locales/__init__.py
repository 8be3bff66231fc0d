"""Messages for people, from the Fluent files that the browser client reads as well.

>>> say("said", subject="named", name="Ann", text="hello")
'Ann: hello'
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from functools import cache, cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Final

from branchline.message import Argument, Message

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

    from fluent.runtime import FluentBundle
    from fluent.runtime.resolver import Pattern

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
FOLDERS: Final = ("mechanics", "maps", "lessons")
"""Folders inside that of a language: one file for each mechanic, map and lesson."""
CLIENT_ONLY: Final = ("client.ftl", "network.ftl", "pages.ftl", "rules.ftl")
"""Files that only the browser client reads."""
MESSAGE: Final = re.compile(r"^([a-zA-Z][\w-]*) *=", re.MULTILINE)

LONGEST: Final = 900

Parts = tuple[tuple[str, bool], ...]
"""The parts of a simple message: texts, and names of variables, each with whether it is one."""

_added: list[Traversable] = []
"""Folders of words that came from elsewhere."""


def message_files(language: str) -> Iterator[Traversable]:
    """Give all message files of a language, in a fixed order; those added last."""
    here = Path(__file__).parent / language
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
    from fluent.syntax import FluentParser
    from fluent.syntax.ast import Junk

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

    Fluent is imported where words are asked for, and a file is parsed when a message of it is, so
    that a program that says little starts quickly. For that reason messages refer only to others
    of their own file. A message that is text and names put into it is parsed alone, and needs
    nothing of Fluent but its parser, which takes far less time to import than the rest.
    """

    def __init__(self, language: str) -> None:
        self.language = language
        self.unread: dict[str, str] = {}
        """By id of a message, the text of its file; none for files already parsed."""
        self.entries: dict[str, str] = {}
        """By id of a message, its lines in the file."""
        self.simple: dict[str, Parts | None] = {}
        """By id of a message, the parts of one that is simple; None for any other."""
        for file in message_files(language):
            if file.name not in CLIENT_ONLY:
                text = file.read_text(encoding="utf-8")
                for message, entry in entries(text):
                    self.unread[message] = text
                    self.entries[message] = entry

    @cached_property
    def bundle(self) -> FluentBundle:
        """The messages parsed so far, for Fluent's resolver."""
        from fluent.runtime import FluentBundle

        return FluentBundle([self.language], use_isolating=False)

    def pattern(self, message: str) -> Pattern | None:
        """Return a message that arguments are still to be put into; None if there is none."""
        if message in self.unread:
            from fluent.runtime import FluentResource

            text = self.unread[message]
            self.bundle.add_resource(FluentResource(text))
            self.unread = {name: other for name, other in self.unread.items() if other is not text}
        known = self.bundle.has_message(message)
        return self.bundle.get_message(message).value if known else None

    def parts(self, message: str) -> Parts | None:
        """Return the parts of a simple message; None for any other."""
        if message in self.entries and message not in self.simple:
            self.simple[message] = simple_parts(self.entries[message])
        return self.simple.get(message)

    def say(self, message: str, arguments: Mapping[str, Argument | Message]) -> str:
        """Return a message as text; raise `KeyError` for an unknown id or a missing argument.

        Arguments that are messages are put into words first.
        """
        words = {
            name: shortened(self.say(*value) if isinstance(value, Message) else value)
            for name, value in arguments.items()
        }
        said = put_together(self.parts(message), words)
        if said is not None:
            return said
        pattern = self.pattern(message)
        if pattern is None:
            raise KeyError(message)
        text, problems = self.bundle.format_pattern(pattern, words)
        if problems:
            raise KeyError(f"{message}: {problems[0]}")
        return str(text)


def entries(text: str) -> Iterator[tuple[str, str]]:
    """Give the messages of a file: the id of each, and its lines up to the next."""
    found = list(MESSAGE.finditer(text))
    ends = [each.start() for each in found[1:]] + [len(text)]
    for each, end in zip(found, ends, strict=True):
        yield each[1], text[each.start() : end]


def simple_parts(entry: str) -> Parts | None:
    """Return the parts of a message if it is text and variables alone, else None."""
    from fluent.syntax import FluentParser, ast

    parsed = FluentParser(with_spans=False).parse_entry(entry)
    if not isinstance(parsed, ast.Message) or parsed.value is None:
        return None
    parts: list[tuple[str, bool]] = []
    for element in parsed.value.elements:
        if isinstance(element, ast.TextElement):
            parts.append((element.value, False))
        elif isinstance(element.expression, ast.VariableReference):
            parts.append((element.expression.id.name, True))
        else:
            return None
    return tuple(parts)


def put_together(parts: Parts | None, words: Mapping[str, Argument]) -> str | None:
    """Return a simple message with its words; None where a number asks for Fluent's own way."""
    if parts is None:
        return None
    found = [words.get(text) if is_variable else text for text, is_variable in parts]
    said = [part for part in found if isinstance(part, str)]
    return "".join(said) if len(said) == len(found) else None


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
    known = messages()
    return known.parts(message) is not None or known.pattern(message) is not None


def list_all(parts: Iterable[str]) -> str:
    """Return the parts of a list as a reader would join them.

    >>> list_all(["Ann"]), list_all(["Ann", "Bo"])
    ('Ann', 'Ann and Bo')
    """
    from babel.lists import format_list

    return str(format_list(list(parts), locale=LANGUAGE))


def message_id(kind: str, hidden: bool) -> str:
    """Return the message id of an event of the engine: `row_filled` is told as `row-filled`.

    >>> message_id("drew", True)
    'drew-hidden'
    """
    return kind.replace("_", "-") + ("-hidden" if hidden else "")
