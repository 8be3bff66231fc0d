"""The Globetrotter bonus: points for the most completed tickets (US3)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from branchline.core.hooks import Mechanic

if TYPE_CHECKING:
    from branchline.core.game import Game
    from branchline.core.score import Sheet
    from branchline.core.state import State


class MostTickets(Mechanic):
    """Points for every seat that completed the most tickets."""

    name = "most_tickets"

    def __init__(self, points: int) -> None:
        super().__init__()
        self.points: i64 = points
        self.line: i64 = 0

    def prepare(self, game: Game) -> None:
        """Name the line of the score sheet."""
        self.line = game.add_line(self.name)

    def score(self, game: Game, s: State, sheet: Sheet) -> None:
        """Give the bonus to the seats with most completed tickets, ties included."""
        best = max(sheet.n_completed)
        seat: i64
        for seat in range(game.players):
            if sheet.n_completed[seat] == best:
                sheet.add(seat, self.line, self.points)
