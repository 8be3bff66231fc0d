"""Words for people, from the Fluent files that the browser client reads as well.

>>> say("drew-hidden", seat="Ann")
'Ann draws a card from the deck'
"""

from __future__ import annotations

from functools import cache
from importlib import resources
from typing import Final

from fluent.runtime import FluentBundle, FluentResource

LANGUAGE: Final = "en"
FILES: Final = ("events.ftl",)


@cache
def bundle(language: str = LANGUAGE) -> FluentBundle:
    """Return the messages of a language."""
    made = FluentBundle([language], use_isolating=False)
    for name in FILES:
        path = resources.files("branchline") / "locales" / language / name
        made.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return made


def say(message: str, **words: str | int) -> str:
    """Return a message in words; raise `KeyError` if there is none of this id."""
    messages = bundle()
    pattern = messages.get_message(message).value
    if pattern is None:
        raise KeyError(message)
    text, problems = messages.format_pattern(pattern, words)
    if problems:
        raise KeyError(f"{message}: {problems[0]}")
    return str(text)


def message_id(kind: str, hidden: bool) -> str:
    """Return the message id of an event of the engine: `row_filled` is told as `row-filled`.

    >>> message_id("drew", True)
    'drew-hidden'
    """
    return kind.replace("_", "-") + ("-hidden" if hidden else "")
