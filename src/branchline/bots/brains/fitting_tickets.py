"""Re-dealing with a guess at the tickets of the others: rather those that go with their tracks."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from branchline.bots.brains.cheapest_paths import FAR, CheapestPaths
from branchline.mechanics.survey import holds
from branchline.play.redeal import Redealer

if TYPE_CHECKING:
    from branchline.core.chance import Dice
    from branchline.core.game import Game
    from branchline.core.state import State

TRIES: Final = 4
"""Tickets looked at for each one dealt to another seat; the one that fits its tracks best stays."""
HOPELESS: Final = 200
"""How badly a ticket fits whose places the seat can no longer join."""


class FittingRedealer(Redealer):
    """Deals other seats the best fitting of a few tickets each time."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.paths: CheapestPaths = CheapestPaths(game.board)

    def look_at(self, s: State, other: i64) -> None:
        """Set the cost of every track for a seat, to see which tickets go with its own."""
        board = self.game.board
        for track in range(board.n_tracks):
            if holds(s.owned, other * board.n_words, track):
                self.paths.cost[track] = 0
            elif holds(s.open, other * board.n_words, track):
                self.paths.cost[track] = 100 * board.length[track]
            else:
                self.paths.cost[track] = FAR

    def pick(self, deck: i64, dice: Dice) -> i64:
        """Return which of a deck's unseen tickets the seat keeps."""
        n = self.n_unseen[deck]
        tickets = self.unseen[deck]
        best = dice.below(n)
        least = self.misfit(tickets[best])
        for _ in range(TRIES - 1):
            at = dice.below(n)
            misfit = self.misfit(tickets[at])
            if misfit < least:
                least = misfit
                best = at
        return best

    def misfit(self, ticket: i64) -> i64:
        """Return how many spaces a ticket still takes for each of its points, in hundredths."""
        board = self.game.board
        leg = board.first_leg[ticket]
        best = self.paths.find(
            board.leg_places, board.leg_from[leg], board.leg_to[leg], board.leg_end[leg], FAR
        )
        if best < 0:
            return HOPELESS
        return self.paths.distance[best] // board.leg_points[leg]
