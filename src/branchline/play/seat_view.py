"""A position as one seat may see it; `branchline.play.view` makes it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec


class SeatView(msgspec.Struct, frozen=True):
    """A position as one seat (or a spectator) may see it; tuples are by seat unless said."""

    seat: int
    to_act: tuple[int, ...]
    phase: str
    starter: int
    turn: int
    turns_left: int
    """Turns left once the last round has begun; -1 before."""
    passes: int
    # This seat's own.
    hand: tuple[int, ...]
    """Number of each card."""
    tickets: tuple[int, ...]
    offers: tuple[int, ...]
    choice: int
    """The first tickets chosen, as a mask of the offers, while others still choose; else -1.

    Where a mechanic asks for something before the deal, the answer that was chosen."""
    open_tracks: tuple[int, ...]
    """Tracks it might claim, by ownership and the map's rules, cards and trains aside."""
    # Everybody's.
    row: tuple[int, ...]
    """Card in each place of the row; -1 for a gap."""
    deck_size: int
    discard: tuple[int, ...]
    """Number of each card."""
    shuffles: int
    hand_sizes: tuple[int, ...]
    known: tuple[tuple[int, ...], ...]
    """By seat, number of each card that everybody has seen it take and not yet spend."""
    ticket_counts: tuple[int, ...]
    offer_counts: tuple[int, ...]
    has_chosen: tuple[bool, ...]
    """Whether each seat has made its first choice."""
    pile_batches: tuple[int, ...]
    """Tickets left in the pile, top batch first; nobody knows the order within a batch."""
    trains: tuple[int, ...]
    points: tuple[int, ...]
    """For claimed tracks."""
    owned: tuple[tuple[int, ...], ...]
    """By seat, the tracks it has claimed."""
    mechanics: Mapping[str, Mapping[str, Any]]
    """What the mechanics have to show, in words a client can use."""


class View(SeatView, frozen=True):
    """A position as one seat may see it, with all that is needed to play it on."""

    slots: tuple[int, ...]
    """The mechanics' numbers, public by contract."""
    deck_batches: tuple[tuple[int, ...], ...] = ()
    """Where seats say of which ticket decks they draw: each deck's batches, like the pile's."""
    deck_kept: tuple[tuple[int, ...], ...] = ()
    """There, by seat, the tickets it has kept of each deck: everybody sees their backs."""
    deck_offers: tuple[tuple[int, ...], ...] = ()
    """There, by seat, the tickets it may choose from, of each deck."""
