"""Grand Tour: a bonus for completed tickets whose ends are joined twice (IN4, IN5)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from mypy_extensions import i64

from branchline.core.arrays import vec
from branchline.core.hooks import Mechanic

if TYPE_CHECKING:
    from branchline.core.game import Game
    from branchline.core.graph import Network
    from branchline.core.score import Sheet
    from branchline.core.state import State


class GrandTour(Mechanic):
    """Points by how many tickets have two paths that share no track; the last value is the cap."""

    name = "grand_tour"

    def __init__(self, bonus: Sequence[int]) -> None:
        super().__init__()
        self.bonus: vec[i64] = vec[i64]([0] + list(bonus))  # noqa: RUF005 - the compiler knows no stars here
        self.line: i64 = 0

    def prepare(self, game: Game) -> None:
        """Name the line of the score sheet."""
        self.line = game.add_line(self.name)

    def score(self, game: Game, s: State, sheet: Sheet) -> None:
        """Count the tickets on tour and give their bonus."""
        counts: list[int] = []
        top: i64 = len(self.bonus) - 1
        seat: i64
        for seat in range(game.players):
            n = self.tours(game, sheet, seat)
            counts.append(n)
            if n > 0:
                sheet.add(seat, self.line, self.bonus[n if n < top else top])
        sheet.measures["grand_tours"] = counts

    def tours(self, game: Game, sheet: Sheet, seat: i64) -> i64:
        """Return how many tickets of a seat qualify."""
        n: i64 = 0
        ticket: i64
        for ticket in range(game.board.n_tickets):
            if sheet.is_completed(seat, ticket) and on_tour(game, sheet.networks[seat], ticket):
                n += 1
        return n


def on_tour(game: Game, network: Network, ticket: i64) -> bool:
    """Tell whether the ends of some leg of a ticket are joined by two separate paths."""
    board = game.board
    leg: i64
    start: i64
    end: i64
    for leg in range(board.first_leg[ticket], board.first_leg[ticket + 1]):
        for start in range(board.leg_from[leg], board.leg_to[leg]):
            for end in range(board.leg_to[leg], board.leg_end[leg]):
                if network.twice_joined(board.leg_places[start], board.leg_places[end]):
                    return True
    return False
