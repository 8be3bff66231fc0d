"""Messages with arguments that have colours."""

from __future__ import annotations

import re
from typing import Final

from rich.text import Text

from branchline.locales import Argument, say

FIRST: Final = 0xE000
"""Characters without a meaning of their own, which stand for the styled arguments meanwhile."""
MARK: Final = re.compile(r"([\ue000-\ue0ff])")


def styled(message: str, **arguments: Argument | Text) -> Text:
    """Return a message as text in which styled arguments keep their style.

    >>> styled("drew", seat="Ann", subject="named", card=Text("red", "red")).spans
    [Span(10, 13, 'red')]
    """
    texts: list[Text] = []
    plain: dict[str, Argument] = {}
    for name, value in arguments.items():
        if isinstance(value, Text):
            plain[name] = chr(FIRST + len(texts))
            texts.append(value)
        else:
            plain[name] = value
    out = Text()
    for part in MARK.split(say(message, **plain)):
        place = ord(part) - FIRST if MARK.fullmatch(part) else len(texts)
        if place < len(texts):
            out.append_text(texts[place])
        else:
            out.append(part)
    return out
