"""The functions that messages can call, as `web/src/lib/words.ts` has them too.

`NAME($card, $count, case: "genitive")` says a message that is an argument in the form that its
attribute `.genitive` gives, for so many of the thing; without the attribute, as the message is.
`LIST($cards, case: "genitive", type: "or")` joins a list, each part in that form.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from fluent.runtime.types import FluentType, fluent_number
from fluent.runtime.utils import native_to_fluent

from branchline.locales.messages import Style, short
from branchline.message import Marked, Message

if TYPE_CHECKING:
    from branchline.locales.messages import Messages

FOUR_TOGETHER: Final = ("es", "it", "pl")
"""Languages that write 1000 without a gap, and 10 000 with one; Babel does not know that."""
STYLES: Final[dict[str, Style]] = {"and": "standard", "or": "or"}


class Phrase(FluentType):
    """A message, or a list, that is an argument of another message."""

    def __init__(self, messages: Messages, value: Any) -> None:
        self.messages = messages
        self.value = value

    def format(self, locale: Any) -> str:
        """Return it in its plain form."""
        return self.said("", 1)

    def said(self, form: str, count: Any, style: Style = "standard") -> str:
        """Return it in a form, for a number of things."""
        return self.one(self.value, form, count, style)

    def one(self, value: Any, form: str, count: Any, style: Style) -> str:
        """Return a message, a list or another value in a form."""
        if isinstance(value, Marked):
            return f"{value.before}{self.one(value.message, form, count, style)}{value.after}"
        if isinstance(value, Message):
            return self.messages.say(value.id, {"count": count, **value.args}, form)
        if isinstance(value, list | tuple):
            parts = [self.one(each, form, count, style) for each in value]
            return self.messages.listed(parts, style)
        plain = fluent_argument(self.messages, value)
        known = self.messages.bundle._babel_locale
        return str(plain.format(known) if isinstance(plain, FluentType) else plain)


def fluent_argument(messages: Messages, value: Any) -> Any:
    """Return an argument as Fluent takes it."""
    if isinstance(value, Message | Marked | list | tuple):
        return Phrase(messages, value)
    together = messages.locale in FOUR_TOGETHER and isinstance(value, int | float)
    if together and 1000 <= abs(value) < 10_000:
        return fluent_number(value, useGrouping=False)
    return native_to_fluent(short(value) if isinstance(value, str) else value)


def name(value: Any, count: Any = 1, case: str = "") -> Any:
    """Return what messages get from NAME."""
    return value.said(str(case), count) if isinstance(value, Phrase) else value


def listed(value: Any, case: str = "", **options: Any) -> Any:
    """Return what messages get from LIST."""
    style = STYLES[str(options.get("type", "and"))]
    return value.said(str(case), 1, style) if isinstance(value, Phrase) else value


FUNCTIONS: Final[dict[str, Callable[..., Any]]] = {"NAME": name, "LIST": listed}
