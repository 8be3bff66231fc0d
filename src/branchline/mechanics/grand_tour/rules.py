"""The Grand Tour at the end: completed tickets whose ends are joined twice (IN4, IN5)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from mypy_extensions import i64

from branchline.core.arrays import vec
from branchline.core.rules import Rules

if TYPE_CHECKING:
    from branchline.core.game import Game
    from branchline.core.graph import Network
    from branchline.core.score import Sheet
    from branchline.core.state import State


class GrandTour(Rules):
    """Points by how many tickets have two paths that share no track; the last value is the cap."""

    name = "grand_tour"

    def __init__(self, bonus: Sequence[int]) -> None:
        super().__init__()
        self.bonus: vec[i64] = vec[i64]([0] + list(bonus))  # noqa: RUF005 - the compiler knows no stars here
        self.line: i64 = 0

    def reserve(self, game: Game) -> None:
        """Name the line of the score sheet."""
        self.line = game.add_line(self.name)

    def score(self, game: Game, s: State, sheet: Sheet) -> None:
        """Count the tickets on tour and give their bonus."""
        counts: list[int] = []
        top: i64 = len(self.bonus) - 1
        for seat in range(game.players):
            n = self.tours(game, sheet, seat)
            counts.append(n)
            if n > 0:
                sheet.add(seat, self.line, self.bonus[n if n < top else top])
        sheet.measures["grand_tours"] = counts

    def tours(self, game: Game, sheet: Sheet, seat: i64) -> i64:
        """Return how many tickets of a seat qualify."""
        n: i64 = 0
        for ticket in range(game.board.n_tickets):
            if sheet.is_completed(seat, ticket) and on_tour(game, sheet.networks[seat], ticket):
                n += 1
        return n


def on_tour(game: Game, network: Network, ticket: i64) -> bool:
    """Return whether the ends of some leg of a ticket are joined by two separate paths."""
    return len(ends_on_tour(game, network, ticket)) > 0


def ends_on_tour(game: Game, network: Network, ticket: i64) -> list[tuple[int, int]]:
    """Return the first two ends of a leg of a ticket that two separate paths join, if any."""
    board = game.board
    for leg in range(board.first_leg[ticket], board.first_leg[ticket + 1]):
        for start in range(board.leg_from[leg], board.leg_to[leg]):
            for end in range(board.leg_to[leg], board.leg_end[leg]):
                a = board.leg_places[start]
                b = board.leg_places[end]
                if network.twice_joined(a, b):
                    return [(int(a), int(b))]
    return []
