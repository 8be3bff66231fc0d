"""Why to build a track: the passengers at its ends."""

from __future__ import annotations

from collections import Counter
from typing import cast

from branchline.core.game import Game
from branchline.core.rules import Rules
from branchline.core.state import State
from branchline.mechanics.passengers.rules import N_ENDS, Passengers
from branchline.mechanics.ranking import rank_points
from branchline.mechanics.reasons import MechanicReasons, TrackReason


class PassengersReasons(MechanicReasons):
    """Tells what the best passengers of both ends would score together as things stand."""

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.passengers = cast(Passengers, rules)

    def of_track(
        self, game: Game, before: State, after: State, seat: int, track: int
    ) -> list[TrackReason]:
        """Return the points that the passengers of the track bring by the ranks of now."""
        stops = [
            int(self.passengers.stop_of[self.passengers.end_places[track * N_ENDS + end]])
            for end in range(N_ENDS)
        ]
        points = max(
            self.worth(before, int(game.players), seat, each)
            for each in self.fetched(before, stops)
        )
        return [TrackReason("passengers", points)] if points > 0 else []

    def fetched(self, s: State, stops: list[int]) -> list[list[tuple[int, int]]]:
        """Return the passengers that may be fetched, one from each stop that has any.

        A passenger is its stop and its colour.
        """
        found: list[list[tuple[int, int]]] = [[]]
        for stop in stops:
            further = [
                [*earlier, (stop, colour)]
                for earlier in found
                for colour in range(self.passengers.n_colours)
                if self.passengers.waiting(s, stop, colour) > earlier.count((stop, colour))
            ]
            found = further or found
        return found

    def worth(self, s: State, seats: int, seat: int, fetched: list[tuple[int, int]]) -> int:
        """Return what passengers add to a seat's points; two of one colour share a rank."""
        rules = self.passengers
        points = 0
        for colour, count in Counter(colour for _, colour in fetched).items():
            figures = rules.figures(s, seats, colour)
            points -= int(rank_points(figures, seat, rules.points))
            figures[seat] += count
            points += int(rank_points(figures, seat, rules.points))
        return points
