"""Why to close a loop: the tickets that are joined twice by it."""

from __future__ import annotations

from typing import cast

from branchline.core.game import Game
from branchline.core.graph import network_of
from branchline.core.rules import Rules
from branchline.core.state import State
from branchline.mechanics.grand_tour.rules import GrandTour, on_tour
from branchline.mechanics.reasons import MechanicReasons, TrackReason


class GrandTourReasons(MechanicReasons):
    """Counts the tickets that come on tour."""

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.tour = cast(GrandTour, rules)

    def of_track(
        self, game: Game, before: State, after: State, seat: int, track: int
    ) -> list[TrackReason]:
        """Return the seat's tickets whose ends the track joins a second time."""
        earlier, later = self.touring(game, before, seat), self.touring(game, after, seat)
        points = self.bonus(len(later)) - self.bonus(len(earlier))
        fresh = tuple(ticket for ticket in later if ticket not in earlier)
        numbers = (("count", len(fresh)),)
        return [TrackReason("grand-tour", points, fresh, numbers)] if points > 0 else []

    def touring(self, game: Game, s: State, seat: int) -> list[int]:
        """Return the tickets of a seat that are on tour."""
        network = network_of(game.board, s.owned, seat)
        return [int(t) for t in s.members(s.kept, seat) if on_tour(game, network, t)]

    def bonus(self, tours: int) -> int:
        """Return what so many tickets on tour bring."""
        return int(self.tour.bonus[min(tours, len(self.tour.bonus) - 1)])
