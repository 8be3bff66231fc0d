"""The discard pile of tickets as people see it: all of them."""

from __future__ import annotations

from branchline.core.game import Game
from branchline.core.state import State
from branchline.mechanics.base import Display, Shown
from branchline.mechanics.display_parts import PanelLine, PanelText, SeatKnowledge, message


class TicketDiscardsDisplay(Display):
    """Shows the tickets on the pile; everybody has seen them."""

    def view(self, game: Game, s: State, seat: int) -> Shown:
        """Return the tickets on the pile."""
        return {"tickets": self.rules.tickets_aside(s)}

    def path_inputs(self, shown: Shown, seat: int) -> object:
        """Return that no way depends on the pile."""
        return ()

    def panel(self, game: Game, s: State, view: SeatKnowledge) -> list[PanelLine]:
        """Return a line with the tickets, if there are any."""
        tickets = view.mechanics[self.rules.name]["tickets"]
        if not tickets:
            return []
        told = [(PanelText(message("ticket-discarded", ticket=each), "faint"),) for each in tickets]
        return [PanelLine(told, message("discarded-tickets"))]
