"""Passengers in plans: what one of each colour is worth to a seat, now and later."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from mypy_extensions import i64

from branchline.core.arrays import vec, zeros
from branchline.core.rules import Rules
from branchline.mechanics.base import Planning
from branchline.mechanics.passengers.rules import N_ENDS, Passengers
from branchline.mechanics.ranking import rank_points
from branchline.mechanics.survey import OPEN

if TYPE_CHECKING:
    from branchline.core.game import Game
    from branchline.core.state import State
    from branchline.mechanics.survey import Survey

NOW: Final = 30
"""What a point by the ranks of now is worth, in hundredths: ranks change."""
PROMISE: Final = 8
"""What a passenger is worth for the ranks to come, in hundredths of the first rank's points."""
LEAD: Final = 3
"""With so many more of a colour than the next, a further passenger of it is worth little."""


class PassengersPlanning(Planning):
    """Fetches the passengers that improve the seat's ranks most."""

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.passengers: Passengers = cast(Passengers, rules)
        self.worths: vec[i64] = zeros(self.passengers.n_colours)
        self.stop_worths: vec[i64] = zeros(self.passengers.n_stops)

    def keeps_survey(self) -> bool:
        """Return that `survey` reads tracks, own tickets and slots alone."""
        return True

    def worth(self, s: State, seats: i64, seat: i64, colour: i64) -> i64:
        """Return what a further passenger of a colour is worth to a seat, in hundredths."""
        passengers = self.passengers
        figures = passengers.figures(s, seats, colour)
        before = rank_points(figures, seat, passengers.points)
        most: i64 = 0
        for other in range(seats):
            if other != seat and figures[other] > most:
                most = figures[other]
        ahead = figures[seat] - most
        figures[seat] += 1
        gain = rank_points(figures, seat, passengers.points) - before
        worth = NOW * gain
        if -LEAD < ahead < LEAD:  # the first rank can still be won or lost
            worth += PROMISE * passengers.points[0]
        return worth

    def best_at(self, s: State, stop: i64) -> i64:
        """Return the colour waiting at a stop that is worth most by `worths`, or -1."""
        best: i64 = -1
        for colour in range(self.passengers.n_colours):
            if self.passengers.waiting(s, stop, colour) > 0 and (
                best < 0 or self.worths[colour] > self.worths[best]
            ):
                best = colour
        return best

    def weigh(self, s: State, seats: i64, seat: i64) -> None:
        """Work out what a passenger of each colour is worth to a seat."""
        for colour in range(self.passengers.n_colours):
            self.worths[colour] = self.worth(s, seats, seat, colour)

    def survey(self, game: Game, s: State, seat: i64, survey: Survey) -> None:
        """Add the best passengers at both ends of every track to what its claim brings."""
        passengers = self.passengers
        self.weigh(s, game.players, seat)
        for stop in range(passengers.n_stops):
            best = self.best_at(s, stop)
            self.stop_worths[stop] = self.worths[best] if best >= 0 else 0
        for track in range(game.board.n_tracks):
            if survey.kind[track] == OPEN:
                for end in range(track * N_ENDS, track * N_ENDS + N_ENDS):
                    stop = passengers.stop_of[passengers.end_places[end]]
                    survey.gain[track] += self.stop_worths[stop]

    def reply(self, game: Game, s: State, survey: Survey) -> i64:
        """Take the passenger that is worth most."""
        passengers = self.passengers
        self.weigh(s, game.players, s.seat)
        return passengers.action + self.best_at(s, passengers.stop_of[passengers.place_asked(s)])

    def standing(self, game: Game, s: State, seat: i64) -> i64:
        """Return what the seat's passengers would score now."""
        return self.passengers.points_of(s, game.players, seat)

    def features(
        self, game: Game, s: State, seat: i64, survey: Survey, out: vec[i64], at: i64
    ) -> i64:
        """Write what the seat's passengers score, those of the best rival, and their number."""
        rival: i64 = 0
        for other in range(game.players):
            if other != seat:
                points = self.passengers.points_of(s, game.players, other)
                if points > rival:
                    rival = points
        out[at] = 20 * self.passengers.points_of(s, game.players, seat)
        out[at + 1] = 20 * rival
        out[at + 2] = 60 * self.passengers.count(s, seat)
        return at + 3
