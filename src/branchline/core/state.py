"""Everything that changes during a game, as plain numbers in flat arrays.

A state holds values only; the rules live in `Game`. Arrays with one entry per seat and card are
flat (`hands[seat * 9 + card]`) so that a copy is a handful of block copies.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from branchline.core.arrays import POW, WORD, vec

# What the seat on turn (or, for FIRST, every seat) is asked to decide.
TURN: Final = 0
"""Choose a turn action."""
SECOND: Final = 1
"""Pick the second card of a draw."""
KEEP: Final = 2
"""Keep some of the tickets just drawn."""
FIRST: Final = 3
"""Keep some of the first tickets; all seats choose at once."""
OVER: Final = 4
"""Nothing: the game has ended."""
ASKED: Final = 5
"""From here on: a decision of mechanic number `phase - ASKED`."""

ROW_SIZE: Final = 5
GAP: Final = -1
"""A place in the row with no card (B8)."""
UNCHOSEN: Final = -1
"""This seat still owes its first ticket choice (B3)."""


@mypyc_attr(acyclic=True)
class TicketDeck:
    """A further pile of tickets: the same ring of batches as the pile of a `State`."""

    def __init__(self, tickets: vec[i64], batch: vec[i64]) -> None:
        self.tickets: vec[i64] = tickets
        self.batch: vec[i64] = batch
        self.head: i64 = 0
        self.size: i64 = 0
        self.front: i64 = 0

    def copy(self) -> TicketDeck:
        """Return an independent copy."""
        deck = TicketDeck(self.tickets[:], self.batch[:])
        deck.head = self.head
        deck.size = self.size
        deck.front = self.front
        return deck


@mypyc_attr(acyclic=True)
class State:
    """One position of a game."""

    def __init__(
        self,
        hands: vec[i64],
        known: vec[i64],
        deck: vec[i64],
        discard: vec[i64],
        row: vec[i64],
        trains: vec[i64],
        points: vec[i64],
        owned: vec[i64],
        open_: vec[i64],
        kept: vec[i64],
        offers: vec[i64],
        n_offers: vec[i64],
        chosen: vec[i64],
        pile: vec[i64],
        batch: vec[i64],
        slots: vec[i64],
        pending: vec[i64],
    ) -> None:
        # Cards, as numbers of each: [seat * 9 + card], or [card].
        self.hands: vec[i64] = hands
        self.known: vec[i64] = known  # cards everybody knows a seat to hold (B19)
        self.deck: vec[i64] = deck
        self.discard: vec[i64] = discard
        self.row: vec[i64] = row
        self.deck_size: i64 = 0
        self.discard_size: i64 = 0
        self.row_locomotives: i64 = 0
        self.shuffles: i64 = 0  # how often the discards became the deck
        # Per seat.
        self.trains: vec[i64] = trains
        self.points: vec[i64] = points  # scored so far, for claims
        self.owned: vec[i64] = owned  # mask of tracks: [seat * words + word]
        self.open: vec[i64] = open_  # mask of tracks the seat might claim, by ownership and rules
        # Tickets: masks of those kept, offers of those to choose from, and the pile: a ring of
        # tickets in which the first `front` ones are in unknown order, then batch after batch.
        self.kept: vec[i64] = kept
        self.offers: vec[i64] = offers
        self.n_offers: vec[i64] = n_offers
        self.chosen: vec[i64] = chosen
        self.pile: vec[i64] = pile
        self.batch: vec[i64] = batch
        self.pile_head: i64 = 0
        self.pile_size: i64 = 0
        self.front: i64 = 0
        self.batches: i64 = 0
        self.ticket_decks: list[TicketDeck] | None = None  # where seats say of which they draw
        # Mechanics reserve their own numbers here.
        self.slots: vec[i64] = slots
        # The turn.
        self.starter: i64 = 0
        self.seat: i64 = 0
        self.phase: i64 = FIRST
        self.pending: vec[i64] = pending  # phases waiting below the current one
        self.depth: i64 = 0
        self.turn: i64 = 0
        self.turns_left: i64 = -1  # counts down in the last round (B15)
        self.passes: i64 = 0

    def copy(self) -> State:
        """Return an independent copy."""
        s = State(
            self.hands[:],
            self.known[:],
            self.deck[:],
            self.discard[:],
            self.row[:],
            self.trains[:],
            self.points[:],
            self.owned[:],
            self.open[:],
            self.kept[:],
            self.offers[:],
            self.n_offers[:],
            self.chosen[:],
            self.pile[:],
            self.batch[:],
            self.slots[:],
            self.pending[:],
        )
        s.deck_size = self.deck_size
        s.discard_size = self.discard_size
        s.row_locomotives = self.row_locomotives
        s.shuffles = self.shuffles
        s.pile_head = self.pile_head
        s.pile_size = self.pile_size
        s.front = self.front
        s.batches = self.batches
        if self.ticket_decks is not None:
            s.ticket_decks = [deck.copy() for deck in self.ticket_decks]
        s.starter = self.starter
        s.seat = self.seat
        s.phase = self.phase
        s.depth = self.depth
        s.turn = self.turn
        s.turns_left = self.turns_left
        s.passes = self.passes
        return s

    def ticket_batches(self) -> list[list[int]]:
        """Return the ticket pile from top to bottom, each batch sorted: its order is unknown."""
        return batches_of(self.pile, self.batch, self.pile_head, self.pile_size)

    def deck_batches(self) -> list[list[list[int]]]:
        """Return the further ticket decks, each from top to bottom like the pile."""
        if self.ticket_decks is None:
            return []
        return [
            batches_of(deck.tickets, deck.batch, deck.head, deck.size) for deck in self.ticket_decks
        ]

    def key(self) -> list[object]:
        """Return all values in canonical order: two states are the same if their keys are.

        The key does not depend on how sets are packed into words, and leaves out what follows
        from the rest (`open`), so that digests of it outlive such changes.
        """
        return [
            *(
                list(array)
                for array in (
                    self.hands,
                    self.known,
                    self.deck,
                    self.discard,
                    self.row,
                    self.trains,
                    self.points,
                    self.offers,
                    self.n_offers,
                    self.chosen,
                    self.slots,
                )
            ),
            [self.members(self.owned, seat) for seat in range(len(self.trains))],
            [self.members(self.kept, seat) for seat in range(len(self.trains))],
            self.ticket_batches(),
            list(self.pending[: self.depth]),
            [self.starter, self.seat, self.phase, self.turn, self.turns_left, self.passes],
            [self.shuffles],
            *([self.deck_batches()] if self.ticket_decks is not None else []),
        ]

    def members(self, masks: vec[i64], seat: int) -> list[int]:
        """Return a seat's set, of tracks or tickets, from an array of masks."""
        n = len(masks) // len(self.trains)
        return [
            word * WORD + bit
            for word in range(n)
            for bit in range(WORD)
            if masks[seat * n + word] & POW[bit]
        ]


def batches_of(pile: vec[i64], batch: vec[i64], head: i64, size: i64) -> list[list[int]]:
    """Return the tickets of a ring from top to bottom, each batch sorted."""
    batches: list[list[int]] = []
    last: i64 = -1
    for i in range(size):
        at = (head + i) % len(pile)
        if batch[at] != last:
            last = batch[at]
            batches.append([])
        batches[-1].append(pile[at])
    return [sorted(each) for each in batches]
