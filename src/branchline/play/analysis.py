"""What is told of tracks and tickets besides a view, as it is sent.

These classes are apart from the functions that make them because those are compiled, and compiling
would lose how messages are written (without fields that have their usual value).
"""

from __future__ import annotations

from typing import Literal

import msgspec


class Closed(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """A track that a seat may not claim, whatever cards and trains it has, and does not own."""

    track: int
    reason: Literal["taken", "route", "parallel", "missing", "apart", "later"]
    """Others have it; the seat has another track of the route; with so few players a parallel
    track closes it; the seat lacks what `needs` names; it is not joined to the seat's network, as
    it must be; or the turn asks for another claim."""
    seats: tuple[int, ...] = ()
    """Who has it."""
    needs: tuple[str, ...] = ()
    """What the seat lacks."""


class TicketState(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """How one ticket, kept or on offer, stands for its seat."""

    ticket: int
    done: bool
    possible: bool
    """Whether the tracks and trains that are left can still complete it."""
    trains: int
    """Trains that its shortest path still takes; 0 if it is done or impossible."""
    tracks: tuple[int, ...]
    """Done: the tracks of a path that joins it; else those its shortest path still lacks."""
    points: int
    """What it would score if the game ended now; negative if it would be lost."""
    legs: tuple[bool, ...]
    """Which of its legs are joined."""
    looped: bool = False
    """Whether it lies on a loop, on maps where that counts."""
    needs: tuple[str, ...] = ()
    """What its shortest path asks the seat to buy first."""
    price: int = 0
    """What that costs, in locomotives."""
    borrowed: int = 0
    """Tracks of others that its shortest path uses and that are still to be borrowed."""
