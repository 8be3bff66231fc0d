"""Why to build a track: the passengers at its ends."""

from __future__ import annotations

from typing import cast

from branchline.core.game import Game
from branchline.core.rules import Rules
from branchline.core.state import State
from branchline.mechanics.passengers.rules import N_ENDS, Passengers
from branchline.mechanics.ranking import rank_points
from branchline.mechanics.reasons import MechanicReasons, TrackReason


class PassengersReasons(MechanicReasons):
    """Tells what the best passengers at both ends would score as things stand."""

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.passengers = cast(Passengers, rules)

    def of_track(
        self, game: Game, before: State, after: State, seat: int, track: int
    ) -> list[TrackReason]:
        """Return the points that the passengers of the track bring by the ranks of now."""
        points = sum(
            self.best(before, int(game.players), seat, track * N_ENDS + end)
            for end in range(N_ENDS)
        )
        return [TrackReason("passengers", points)] if points > 0 else []

    def best(self, s: State, seats: int, seat: int, end: int) -> int:
        """Return what the best passenger at an end of a track adds to a seat's points."""
        rules = self.passengers
        stop = rules.stop_of[rules.end_places[end]]
        gains = [0]
        for colour in range(rules.n_colours):
            if rules.waiting(s, stop, colour) > 0:
                figures = rules.figures(s, seats, colour)
                now = rank_points(figures, seat, rules.points)
                figures[seat] += 1
                gains.append(int(rank_points(figures, seat, rules.points) - now))
        return max(gains)
