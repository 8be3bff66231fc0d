"""Rejected tickets lie open, and are shuffled into a new pile when the pile is empty (NL2)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from branchline.core.arrays import POW, WORD
from branchline.core.events import EventKind
from branchline.core.rules import Rules
from branchline.core.tickets import put_under, return_ticket

if TYPE_CHECKING:
    from branchline.core.chance import Chance
    from branchline.core.game import Game
    from branchline.core.state import State, TicketDeck


class TicketDiscards(Rules):
    """Slots: the mask of the tickets on the discard pile, word by word."""

    name = "ticket_discards"

    def __init__(self) -> None:
        super().__init__()
        self.n_tickets: i64 = 0
        self.rejected_event: i64 = 0
        self.shuffled_event: i64 = 0

    def reserve(self, game: Game) -> None:
        """Reserve the mask and name the events."""
        self.n_tickets = game.board.n_tickets
        self.n_slots = game.board.ticket_words
        self.rejected_event = game.add_event(EventKind("ticket_rejected", ("ticket",)))
        self.shuffled_event = game.add_event(EventKind("tickets_shuffled", ("tickets",)))

    def is_discarded(self, s: State, ticket: i64) -> bool:
        """Return whether a ticket lies on the discard pile."""
        return s.slots[self.slot + ticket // WORD] & POW[ticket % WORD] != 0

    def reject_ticket(self, game: Game, s: State, seat: i64, ticket: i64, chance: Chance) -> None:
        """Lay a rejected ticket on the discard pile, for all to see."""
        s.slots[self.slot + ticket // WORD] |= POW[ticket % WORD]
        if chance.watching:
            chance.tell(self.rejected_event, seat, ticket)

    def refill_pile(self, game: Game, s: State, chance: Chance) -> None:
        """Shuffle the discard pile into a new pile, or into those decks that are empty."""
        s.batches += 1
        found: i64 = 0
        if s.ticket_decks is None:
            for ticket in range(self.n_tickets):
                if self.is_discarded(s, ticket):
                    put_under(s, ticket)
                    found += 1
            for word in range(self.n_slots):
                s.slots[self.slot + word] = 0
        else:
            found = self.refill_decks(game, s, s.ticket_decks)
        if chance.watching and found > 0:
            chance.tell(self.shuffled_event, -1, found)

    def refill_decks(self, game: Game, s: State, decks: list[TicketDeck]) -> i64:
        """Shuffle discarded tickets into those decks that are empty; return how many."""
        found: i64 = 0
        number: i64
        for number in range(len(decks)):
            if decks[number].size == 0:
                found += self.refill_deck(game, s, number)
        return found

    def refill_deck(self, game: Game, s: State, number: i64) -> i64:
        """Put the discarded tickets of a deck under it; return how many there were."""
        found: i64 = 0
        for ticket in range(self.n_tickets):
            if game.deck_of[ticket] == number and self.is_discarded(s, ticket):
                return_ticket(game, s, ticket)
                s.slots[self.slot + ticket // WORD] ^= POW[ticket % WORD]
                found += 1
        return found

    def tickets_aside(self, s: State) -> list[int]:
        """Return the tickets on the discard pile."""
        return [ticket for ticket in range(self.n_tickets) if self.is_discarded(s, ticket)]
