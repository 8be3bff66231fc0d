"""Technology cards as data: what each costs and does, and which of them a track asks for."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

CONCESSION: Final = "concession"
"""Opens tracks with an end in `regions` (UK8)."""
LENGTHS: Final = "lengths"
"""Opens tracks of the `lengths`."""
FERRIES: Final = "ferries"
"""Opens ferries."""
SUBSTITUTE: Final = "substitute"
"""A locomotive may be made of `number` cards (UK4)."""
TRACK_POINTS: Final = "track_points"
"""`number` points for every track claimed from now on (UK11)."""
FERRY_POINTS: Final = "ferry_points"
"""`number` points for every ferry claimed from now on (UK11)."""
TICKET_POINTS: Final = "ticket_points"
"""`number` points for every completed ticket at the end."""
RIGHT_OF_WAY: Final = "right_of_way"
"""Claim a track of another player, then return the card (UK12)."""
TWO_CLAIMS: Final = "two_claims"
"""Claim two tracks, then return the card (UK15)."""
BLIND_DRAW: Final = "blind_draw"
"""`number` blind cards may be drawn instead of the usual draw (UK16)."""
TICKETS_BET: Final = "tickets_bet"
"""Plus or minus `number` points for the most completed tickets (UK17)."""
PATH_BET: Final = "path_bet"
"""Plus or minus `number` points for the longest path (UK18)."""
SAVING: Final = "saving"
"""A claim may cost one space less (UK20)."""

# What the seat on turn is in the middle of.
NOTHING: Final = 0
A_RIVAL_CLAIM: Final = 1
FIRST_OF_TWO: Final = 2
SECOND_OF_TWO: Final = 3


class Technology(NamedTuple):
    """A kind of technology card."""

    name: str
    copies: int
    price: int
    effect: str
    number: int = 0
    regions: tuple[str, ...] = ()
    lengths: tuple[int, ...] = ()
    until_shuffle: bool = False
    """Whether unbought copies leave the game at the first shuffle of the discards (UK19)."""


class Gate(NamedTuple):
    """What a track asks for, as facts: the regions of its ends, its length, whether a ferry."""

    regions: tuple[str, ...]
    length: int
    ferry: bool
    exempt: bool


Demand = tuple[str, str | int]
"""An effect that opens a track, with the region or the length it must be for (0: neither)."""


def demands(gate: Gate, home: Sequence[str], free_length: int) -> list[Demand]:
    """Return what a track asks for (UK6, UK8, UK9)."""
    if gate.exempt:
        return []
    asked: list[Demand] = [(CONCESSION, each) for each in gate.regions if each not in home]
    if gate.length > free_length:
        asked.append((LENGTHS, gate.length))
    if gate.ferry:
        asked.append((FERRIES, 0))
    return asked


def provider(cards: Sequence[Technology], effect: str, asked: str | int) -> int:
    """Return the technology that opens something, by number; -1 if there is none."""
    for number, card in enumerate(cards):
        if card.effect == effect and (
            effect == FERRIES or asked in card.regions or asked in card.lengths
        ):
            return number
    return -1


def requirements(
    gate: Gate, cards: Sequence[Technology], home: Sequence[str], free_length: int
) -> list[int]:
    """Return the technologies a track asks for, by number; the map's checks saw to them."""
    needed = {provider(cards, effect, asked) for effect, asked in demands(gate, home, free_length)}
    return sorted(needed)
