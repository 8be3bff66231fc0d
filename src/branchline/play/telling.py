"""Events in plain English, for logs and terminals."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from branchline.core.cards import CARD_NAMES
from branchline.play.notation import Notation

SENTENCES: Final[Mapping[str, str]] = {
    "started": "{seat} goes first",
    "dealt": "{seat} is dealt {card}",
    "row_filled": "place {slot} of the row: {card}",
    "row_swept": "too many locomotives: the row is swept",
    "shuffled": "the discards are shuffled into a new deck of {cards}",
    "offered": "{seat} is offered {ticket}",
    "kept": "{seat} keeps {kept} of the tickets and rejects {rejected}",
    "kept_ticket": "{seat} keeps {ticket}",
    "took": "{seat} takes {card} from the row",
    "drew": "{seat} draws {card} from the deck",
    "claimed": "{seat} claims {track} for {payment}",
    "passed": "{seat} passes",
    "last_round": "{seat} is almost out of trains: everyone has one more turn",
    "ended": "the game is over",
    "tunnel_laid": "{seat} lays {payment} for the tunnel {track}",
    "tunnel_revealed": "the tunnel reveals {card}",
    "tunnel_surcharge": "the tunnel costs {cards} more",
    "tunnel_paid": "{seat} pays {payment} more",
    "tunnel_declined": "{seat} declines the tunnel {track}",
    "station_built": "{seat} builds a station in {place} for {payment}",
    "technology_bought": "{seat} buys {technology}",
    "technology_returned": "{seat} returns {technology}",
    "technology_points": "{seat} scores {points} for {technology}",
    "substituted": "{seat} plays {card} towards a locomotive",
    "country_card": "{seat} takes the {place} card worth {points}",
}
HIDDEN: Final[Mapping[str, str]] = {
    "dealt": "{seat} is dealt a card",
    "drew": "{seat} draws a card from the deck",
    "offered": "{seat} is offered a ticket",
}
"""How secret events look to the others; secret events not listed here are not told at all."""


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
        return HIDDEN[event.kind].format(**words)
    if "locomotives" in numbers:
        parts = [(CARD_NAMES[numbers["card"]], numbers["cards"]), ("loco", numbers["locomotives"])]
        words["payment"] = "+".join(f"{name}×{n}" for name, n in parts if n) or "other cards"
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
    return SENTENCES[event.kind].format(**words)
