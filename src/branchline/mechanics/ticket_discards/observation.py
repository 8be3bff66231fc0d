"""The discard pile of tickets as numbers."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from mypy_extensions import i64, u8

from branchline.core.arrays import vec
from branchline.core.rules import Rules
from branchline.mechanics.base import Observation
from branchline.mechanics.fields import Field, axis
from branchline.mechanics.ticket_discards.rules import TicketDiscards

if TYPE_CHECKING:
    from branchline.core.game import Game
    from branchline.core.state import State


class TicketDiscardsObservation(Observation):
    """Which tickets lie on the pile."""

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.discards: TicketDiscards = cast(TicketDiscards, rules)

    def fields(self, game: Game) -> list[Field]:
        """Describe the pile."""
        tickets = axis("ticket", int(game.board.n_tickets))
        return [Field("tickets_discarded", (tickets,), 1, "tickets on the open discard pile")]

    def write(self, game: Game, s: State, seat: i64, out: vec[u8], at: i64) -> i64:
        """Write 1 for each ticket on the pile."""
        for ticket in range(game.board.n_tickets):
            out[at + ticket] = 1 if self.discards.is_discarded(s, ticket) else 0
        return at + game.board.n_tickets

    def only_slots(self) -> bool:
        """Say that everything written is kept in slots."""
        return True
