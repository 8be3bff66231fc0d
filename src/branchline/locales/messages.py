"""The messages of one language: found in its files, and put into words."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cache, cached_property
from typing import TYPE_CHECKING, Any, Final, Literal

from branchline.locales.languages import PSEUDO
from branchline.locales.word_files import ENGLISH, entries, message_files
from branchline.message import Marked, Message

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle
    from fluent.runtime.resolver import Pattern

CLIENT_ONLY: Final = ("client.ftl", "network.ftl", "pages.ftl", "rules.ftl", "share.ftl")
"""Files that only the browser client reads."""
LONGEST: Final = 900

Style = Literal["standard", "or"]
"""How a list is joined."""
Parts = tuple[tuple[str, bool], ...]
"""The parts of a simple message: texts, and names of variables, each with whether it is one."""


class Messages:
    """The messages of one language, without those of the browser client.

    Fluent is imported where words are asked for, and a file is parsed when a message of it is, so
    that a program that says little starts quickly. For that reason messages refer only to others
    of their own file. A message that is text and names put into it is parsed alone, and needs
    nothing of Fluent but its parser, which takes far less time to import than the rest.

    What a language lacks is said in English.
    """

    def __init__(self, language: str, left_out: Sequence[str] = CLIENT_ONLY) -> None:
        self.language = language
        self.locale = ENGLISH if language == PSEUDO else language
        self.left_out = left_out
        self.unread: dict[str, str] = {}
        """By id of a message, the text of its file; none for files already parsed."""
        self.entries: dict[str, str] = {}
        """By id of a message, its lines in the file."""
        self.simple: dict[str, Parts | None] = {}
        """By id of a message, the parts of one that is simple; None for any other."""
        for text in texts(language, left_out):
            for message, entry in entries(text):
                self.unread[message] = text
                self.entries[message] = entry

    @cached_property
    def english(self) -> Messages | None:
        """The messages that stand in for those that are not here."""
        return None if self.language == ENGLISH else messages_of(ENGLISH, self.left_out)

    @cached_property
    def bundle(self) -> FluentBundle:
        """The messages parsed so far, for Fluent's resolver."""
        from fluent.runtime import FluentBundle

        from branchline.locales.functions import FUNCTIONS

        return FluentBundle([self.locale], functions=FUNCTIONS, use_isolating=False)

    def has(self, message: str) -> bool:
        """Return whether there is a message of this id, if only in English."""
        return message in self.entries or (self.english is not None and self.english.has(message))

    def pattern(self, message: str, form: str = "") -> Pattern | None:
        """Return a message that arguments are still to be put into; None if there is none.

        A form is that of an attribute; a message that lacks it is taken as it is.
        """
        if message in self.unread:
            from fluent.runtime import FluentResource

            text = self.unread[message]
            self.bundle.add_resource(FluentResource(text))
            self.unread = {name: other for name, other in self.unread.items() if other is not text}
        if not self.bundle.has_message(message):
            return None
        found = self.bundle.get_message(message)
        return found.attributes.get(form, found.value)

    def parts(self, message: str) -> Parts | None:
        """Return the parts of a simple message; None for any other."""
        if message in self.entries and message not in self.simple:
            self.simple[message] = simple_parts(self.entries[message])
        return self.simple.get(message)

    def say(self, message: str, arguments: Mapping[str, Any], form: str = "") -> str:
        """Return a message as text; raise `KeyError` for an unknown id or a missing argument.

        Arguments that are messages or lists are put into words by the way, in the form asked for.
        """
        if message not in self.entries:
            if self.english is None:
                raise KeyError(message)
            return self.english.say(message, arguments, form)
        said = self.put_together(self.parts(message), arguments)
        if said is not None:
            return said
        from branchline.locales.functions import fluent_argument

        pattern = self.pattern(message, form)
        if pattern is None:
            raise KeyError(message)
        words = {name: fluent_argument(self, value) for name, value in arguments.items()}
        text, problems = self.bundle.format_pattern(pattern, words)
        if problems:
            raise KeyError(f"{message}: {problems[0]}")
        return str(text)

    def word(self, value: Any) -> Any:
        """Return an argument as text, or as the number it is."""
        if isinstance(value, Message):
            return short(self.say(*value))
        if isinstance(value, Marked):
            return f"{value.before}{self.word(value.message)}{value.after}"
        if isinstance(value, list | tuple):
            return short(self.listed([str(self.word(each)) for each in value]))
        return short(value) if isinstance(value, str) else value

    def listed(self, parts: Sequence[str], style: Style = "standard") -> str:
        """Return the parts of a list as a reader would join them."""
        if len(parts) < 2:
            return "".join(parts)
        from babel.lists import format_list

        return str(format_list(parts, style=style, locale=self.locale.replace("-", "_")))

    def put_together(self, parts: Parts | None, arguments: Mapping[str, Any]) -> str | None:
        """Return a simple message with its words; None where a number asks for Fluent's own way."""
        if parts is None:
            return None
        said = []
        for text, is_variable in parts:
            part = self.word(arguments.get(text)) if is_variable else text
            if not isinstance(part, str):
                return None
            said.append(part)
        return "".join(said)


def texts(language: str, left_out: Sequence[str]) -> Iterator[str]:
    """Give the text of every message file of a language."""
    for file in message_files(ENGLISH if language == PSEUDO else language):
        if file.name not in left_out:
            text = file.read_text(encoding="utf-8")
            if language == PSEUDO:
                from branchline.locales.pseudo import pseudo_words

                text = pseudo_words(text)
            yield text


def short(text: str) -> str:
    """Return an argument that is no longer than Fluent allows: people can type anything."""
    return f"{text[: LONGEST - 1]}…" if len(text) > LONGEST else text


def simple_parts(entry: str) -> Parts | None:
    """Return the parts of a message if it is text and variables alone, else None."""
    from fluent.syntax import FluentParser, ast

    parsed = FluentParser(with_spans=False).parse_entry(entry)
    if not isinstance(parsed, ast.Message) or parsed.value is None or parsed.attributes:
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


@cache
def messages_of(language: str, left_out: Sequence[str] = CLIENT_ONLY) -> Messages:
    """Return the messages of a language."""
    return Messages(language, left_out)
