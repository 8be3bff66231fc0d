"""Messages of mechanics as text: numbers become names, payments and cards are shown as such."""

from __future__ import annotations

from typing import Any

from rich.text import Text

from branchline.cli.styled import styled
from branchline.cli.terminal.glyphs import card_name, paint
from branchline.cli.terminal.payments import payment_words, rate
from branchline.locales import named
from branchline.mechanics.display_parts import Payment, Value
from branchline.message import Message
from branchline.play.match import Match
from branchline.play.view import View


def wording(match: Match, view: View, said: Message) -> Text:
    """Return a message of a mechanic as the view's seat reads it."""
    arguments = {name: argument(match, view, name, value) for name, value in said.args.items()}
    return styled(said.id, **arguments)


def argument(match: Match, view: View, name: str, value: Value) -> Any:
    """Return an argument of a message as it is shown."""
    if isinstance(value, Message):
        return wording(match, view, value)
    if isinstance(value, Payment):
        return paint(payment_words(value, rate(match, view)))
    if isinstance(value, list):
        return [named(each) if isinstance(each, str) else each for each in value]
    if isinstance(value, str):
        return value
    if name == "card":
        return card_name(value)
    if name == "seat":
        return match.seats[value]
    return match.notation.in_words(name, value)
