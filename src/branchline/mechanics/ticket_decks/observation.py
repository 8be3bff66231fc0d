"""Ticket decks as numbers: what is left of each, and what everybody has of each."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from mypy_extensions import i64, u8

from branchline.core.arrays import vec
from branchline.core.rules import Rules
from branchline.mechanics.base import Observation
from branchline.mechanics.fields import Axis, Field, axis, byte, seat_after
from branchline.mechanics.ticket_decks.rules import N_DECKS, TicketDecks

if TYPE_CHECKING:
    from branchline.core.game import Game
    from branchline.core.state import State


class TicketDecksObservation(Observation):
    """The decks, and every seat's tickets by deck; the own split stands in the core's `choice`."""

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.decks: TicketDecks = cast(TicketDecks, rules)

    def fields(self, game: Game) -> list[Field]:
        """Describe all of them."""
        most = int(game.board.n_tickets)
        decks = Axis("word", tuple(range(N_DECKS)), ("short", "long"))
        seats = axis("seat", int(game.players))
        offered = int(game.most_offered)
        return [
            Field("ticket_decks", (decks,), most, "tickets in each deck"),
            Field("ticket_deck_tops", (decks,), most, "tickets of each deck that may come next"),
            Field("tickets_by_deck", (seats, decks), most, "tickets kept of each deck"),
            Field("offers_by_deck", (seats, decks), offered, "tickets to choose from of each deck"),
        ]

    def write(self, game: Game, s: State, seat: i64, out: vec[u8], at: i64) -> i64:
        """Write all of them, the observing seat first."""
        decks = self.decks
        if s.ticket_decks is not None:
            for number, deck in enumerate(s.ticket_decks):
                out[at + number] = byte(deck.size)
                out[at + N_DECKS + number] = byte(deck.front)
        at += 2 * N_DECKS
        offers = at + game.players * N_DECKS
        for step in range(game.players):
            other = seat_after(s, seat, step)
            for number in range(N_DECKS):
                out[at + step * N_DECKS + number] = byte(decks.kept(game, s, other, number))
                out[offers + step * N_DECKS + number] = byte(decks.offered(game, s, other, number))
        return offers + game.players * N_DECKS
