"""Events in words, for logs and terminals."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any, Final

import msgspec

from branchline.core.cards import CARD_NAMES, LOCOMOTIVE
from branchline.core.events import EventKind
from branchline.locales import message_id, named, say
from branchline.message import Message
from branchline.play.notation import Notation

HIDDEN: Final = frozenset({"dealt", "drew", "offered"})
"""Secret events that the others are told about, without their numbers; they are not told about any
other."""
MOST_EVENTS: Final = 20_000
"""Events that are kept to be used again, those met last."""
NAMED, YOU, AGAIN, YOU_AGAIN = "named", "you", "again", "you-again"
"""How the sentence of an event begins (see events.ftl)."""


class Event(msgspec.Struct, frozen=True, gc=False):
    """Something that happened: its kind, its seat (-1: nobody's) and its numbers by name."""

    kind: str
    seat: int
    numbers: Mapping[str, int]
    secret: bool = False


def read_event(notation: Notation, raw: tuple[int, ...]) -> Event:
    """Return an event of the engine by names."""
    return event_of(notation.game.event_kinds[raw[0]], raw)


@lru_cache(maxsize=MOST_EVENTS)
def event_of(kind: EventKind, raw: tuple[int, ...]) -> Event:
    """Return an event; the same things happen in all games, so equal events are one object."""
    numbers = dict(zip(kind.fields, raw[2:], strict=False))
    return Event(kind.name, raw[1], numbers, kind.secret)


def seen_by(event: Event, seat: int) -> Event | None:
    """Return an event as a seat may see it; None if it may not know of it at all."""
    if not event.secret or event.seat == seat:
        return event
    return Event(event.kind, event.seat, {}, True) if event.kind in HIDDEN else None


def message_of(
    notation: Notation, seats: Sequence[str], event: Event, subject: str = NAMED
) -> tuple[str, dict[str, Any]]:
    """Return the id and the arguments of the message that tells an event."""
    numbers = event.numbers
    arguments: dict[str, Any] = {**numbers, "subject": subject}
    arguments["seat"] = seats[event.seat] if event.seat >= 0 else ""
    if event.secret and not numbers:
        return message_id(event.kind, hidden=True), arguments
    if "locomotives" in numbers:
        parts = [(numbers["card"], numbers["cards"]), (LOCOMOTIVE, numbers["locomotives"])]
        payment = [cards_in_words(card, count) for card, count in parts if count]
        arguments["payment"] = payment or Message("other-cards")
    if "card" in numbers:
        arguments["card"] = Message(f"card-{CARD_NAMES[numbers['card']]}")
    if "slot" in numbers:
        arguments["slot"] = numbers["slot"] + 1
    if "track" in numbers:
        arguments["track"] = notation.track(numbers["track"])
    if "place" in numbers:
        arguments["place"] = notation.place_in_words(numbers["place"])
    for kind, names in notation.names.items():
        if kind in numbers:
            arguments[kind] = named(names[numbers[kind]])
    if "ticket" in numbers:
        arguments["ticket"] = notation.ticket_in_words(numbers["ticket"])
    return message_id(event.kind, hidden=False), arguments


def cards_in_words(card: int, count: int) -> Message:
    """Return so many cards of a kind, for a message.

    >>> str(cards_in_words(6, 2)), str(cards_in_words(8, 1))
    ('2 red', '1 locomotive')
    """
    if card == LOCOMOTIVE:
        return Message("locomotives-of", {"count": count})
    return Message("cards-of", {"count": count, "card": Message(f"card-{CARD_NAMES[card]}")})


def tell(notation: Notation, seats: Sequence[str], event: Event) -> str:
    """Return an event as a sentence."""
    message, arguments = message_of(notation, seats, event)
    return say(message, **arguments)
