"""Messages with arguments that have colours."""

from __future__ import annotations

import re
from typing import Any, Final, NamedTuple

from rich.text import Text

from branchline.locales import say
from branchline.message import Marked, Message

FIRST: Final = 0xE000
"""Characters without a meaning of their own, which stand for the styled arguments meanwhile."""
END: Final = "\ue0ff"
"""Comes after a message that is an argument; its character comes before."""
MARK: Final = re.compile(rf"([\ue000-\ue0fe])(?:([^\ue000-\ue0ff]*){END})?")


class Styled(NamedTuple):
    """A message as an argument that has a style, after a sign of its own."""

    message: Message
    style: str
    sign: str = ""


def styled(message: str, **arguments: Any) -> Text:
    """Return a message as text in which styled arguments keep their style.

    >>> styled("drew", seat="Ann", subject="named", card=Text("red", "red")).spans
    [Span(10, 13, 'red')]
    >>> card = Styled(Message("card-red"), "red", "* ")
    >>> styled("drew", seat="Ann", subject="named", card=card).plain
    'Ann draws * red from the deck'
    """
    shown: list[Text | Styled] = []

    def marked(value: Any) -> Any:
        mark = chr(FIRST + len(shown))
        if isinstance(value, Styled):
            shown.append(value)
            return Marked(value.message, mark, END)
        if isinstance(value, Text):
            shown.append(value)
            return mark
        return [marked(each) for each in value] if isinstance(value, list) else value

    plain = {name: marked(value) for name, value in arguments.items()}
    return painted(say(message, **plain), shown)


def painted(text: str, shown: list[Text | Styled]) -> Text:
    """Return a text in which marks are replaced by what they stand for."""
    out = Text()
    done = 0
    for found in MARK.finditer(text):
        place = ord(found[1]) - FIRST
        if place >= len(shown):
            continue
        out.append(text[done : found.start()])
        what = shown[place]
        if isinstance(what, Text):
            out.append_text(what)
        else:
            out.append(f"{what.sign}{found[2] or ''}", what.style)
        done = found.end()
    return out.append(text[done:])
