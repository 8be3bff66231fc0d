"""Events in words, for logs and terminals."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from branchline.core.cards import CARD_NAMES
from branchline.play.notation import Notation
from branchline.play.words import message_id, say

HIDDEN: Final = frozenset({"dealt", "drew", "offered"})
"""Secret events that the others are told of, without their numbers; of any other they hear
nothing."""


@dataclass(frozen=True, slots=True)
class Event:
    """Something that happened: its kind, its seat (-1: nobody's) and its numbers by name."""

    kind: str
    seat: int
    numbers: Mapping[str, int]
    secret: bool = False


def read_event(notation: Notation, raw: Sequence[int]) -> Event:
    """Return an event of the engine by names."""
    kind = notation.game.event_kinds[raw[0]]
    numbers = dict(zip(kind.fields, raw[2:], strict=False))
    return Event(kind.name, raw[1], numbers, kind.secret)


def seen_by(event: Event, seat: int) -> Event | None:
    """Return an event as a seat may see it; None if it may not know of it at all."""
    if not event.secret or event.seat == seat:
        return event
    return Event(event.kind, event.seat, {}, True) if event.kind in HIDDEN else None


def tell(notation: Notation, seats: Sequence[str], event: Event) -> str:
    """Return an event as a sentence."""
    numbers = event.numbers
    words: dict[str, str] = {name: str(value) for name, value in numbers.items()}
    words["seat"] = seats[event.seat] if event.seat >= 0 else ""
    if event.secret and not numbers:
        return say(message_id(event.kind, hidden=True), **words)
    if "locomotives" in numbers:
        parts = [(CARD_NAMES[numbers["card"]], numbers["cards"]), ("loco", numbers["locomotives"])]
        words["payment"] = "+".join(f"{name}×{n}" for name, n in parts if n) or say("other-cards")
    if "card" in numbers:
        words["card"] = CARD_NAMES[numbers["card"]]
    if "slot" in numbers:
        words["slot"] = str(numbers["slot"] + 1)
    if "track" in numbers:
        words["track"] = notation.tracks[numbers["track"]]
    if "place" in numbers:
        words["place"] = notation.place(numbers["place"])
    if "technology" in numbers:
        words["technology"] = notation.label("technology", numbers["technology"])
    if "ticket" in numbers:
        words["ticket"] = notation.ticket(numbers["ticket"])
    return say(message_id(event.kind, hidden=False), **words)
