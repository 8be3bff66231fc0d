"""Technology cards as data: what each costs and does, and which of them a track asks for."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from branchline.core.cards import N_CARDS

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
"""A claim may cost one card less (UK20)."""

# What the seat on turn is in the middle of.
NOTHING: Final = 0
A_RIVAL_CLAIM: Final = 1
FIRST_OF_TWO: Final = 2
SECOND_OF_TWO: Final = 3

# Slots of the turn, after those per technology and seat.
BOUGHT: Final = 0  # whether a technology was bought this turn
UNDER_WAY: Final = 1
LEFT: Final = 2  # substitute cards still to be chosen
TRACK: Final = 3  # the claim being paid for, and its payment
ROW: Final = 4
BUYING: Final = 5  # 1 + the technology being paid for, or 0
LOWEST: Final = 6  # substitutes are chosen in rising order, so that each choice has one order
LAID: Final = 7  # the substitutes chosen so far, a number of each card
N_SINGLE: Final = LAID + N_CARDS


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


def requirements(
    gate: Gate, cards: Sequence[Technology], home: Sequence[str], free_length: int
) -> list[int]:
    """Return the technologies a track asks for, by number (UK6, UK8, UK9).

    Raises `ValueError` if no technology provides what it asks for.
    """
    if gate.exempt:
        return []
    needed: set[int] = set()
    for region in gate.regions:
        if region not in home:
            needed.add(provider(cards, f"tracks to {region}", CONCESSION, region))
    if gate.length > free_length:
        needed.add(provider(cards, f"{gate.length} spaces", LENGTHS, gate.length))
    if gate.ferry:
        needed.add(provider(cards, "ferries", FERRIES))
    return sorted(needed)


def provider(
    cards: Sequence[Technology], what: str, effect: str, asked: str | int | None = None
) -> int:
    """Return the technology that opens something."""
    for number, card in enumerate(cards):
        if card.effect == effect and (
            asked is None or asked in card.regions or asked in card.lengths
        ):
            return number
    raise ValueError(f"no technology opens {what}")
