"""Passengers in play: dealt to stops by chance, fetched from both ends of a track (DE7 to DE12).

A stop is where passengers wait: a place, or several that share theirs, such as the crossings into
one country. All passengers are open, so counts of each colour say everything.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from branchline.core.arrays import vec, zeros
from branchline.core.events import EventKind
from branchline.core.rules import Rules
from branchline.mechanics.ranking import rank_points

if TYPE_CHECKING:
    from branchline.core.chance import Chance
    from branchline.core.game import Game
    from branchline.core.score import Sheet
    from branchline.core.state import State

# Slots: 1 + the track just claimed while passengers of it are being fetched, and which of its ends
# is next; then how many of each colour wait at every stop, and how many every seat has.
TRACK: Final = 0
END: Final = 1
WAITING: Final = 2
N_ENDS: Final = 2

PASSENGERS: Final = "passengers"
"""The tie-breaker: passengers of all colours (DE12)."""


class Passengers(Rules):
    """Passengers of several colours, of which a claim fetches one from each end."""

    name = "passengers"

    def __init__(
        self,
        colours: Sequence[str],
        each: int,
        stop_sizes: Sequence[int],
        stop_of: Sequence[int],
        ends: Sequence[tuple[int, int]],
        points: Sequence[int],
    ) -> None:
        super().__init__()
        self.colours: list[str] = list(colours)
        self.n_colours: i64 = len(colours)
        self.each: i64 = each
        """How many passengers of each colour are in the box."""
        self.stop_sizes: vec[i64] = vec[i64](list(stop_sizes))
        """How many passengers wait at each stop to begin with."""
        self.n_stops: i64 = len(stop_sizes)
        self.stop_of: vec[i64] = vec[i64](list(stop_of))
        """The stop of each place."""
        self.end_places: vec[i64] = vec[i64]([place for pair in ends for place in pair])
        """The two places of each track."""
        self.points: vec[i64] = vec[i64](list(points))
        self.held_slot: i64 = 0
        self.line: i64 = 0
        self.taken_event: i64 = 0

    def reserve(self, game: Game) -> None:
        """Reserve slots and an action for each colour; name line and event."""
        self.held_slot = WAITING + self.n_stops * self.n_colours
        self.n_slots = self.held_slot + game.players * self.n_colours
        self.n_actions = self.n_colours
        self.line = game.add_line(self.name)
        self.taken_event = game.add_event(EventKind("passenger_taken", ("passenger", "place")))

    def setup(self, game: Game, s: State, chance: Chance) -> None:
        """Draw the passengers of every stop out of all there are (DE7)."""
        box = vec[i64]([self.each] * self.n_colours)
        left = self.each * self.n_colours
        stop: i64
        for stop in range(self.n_stops):
            for _ in range(self.stop_sizes[stop]):
                number = chance.index(left)
                left -= 1
                colour: i64 = 0
                while number >= box[colour]:
                    number -= box[colour]
                    colour += 1
                box[colour] -= 1
                s.slots[self.slot + WAITING + stop * self.n_colours + colour] += 1

    # Who is where

    def waiting(self, s: State, stop: i64, colour: i64) -> i64:
        """Return how many passengers of a colour wait at a stop."""
        return s.slots[self.slot + WAITING + stop * self.n_colours + colour]

    def held(self, s: State, seat: i64, colour: i64) -> i64:
        """Return how many passengers of a colour a seat has (DE9)."""
        return s.slots[self.slot + self.held_slot + seat * self.n_colours + colour]

    def count(self, s: State, seat: i64) -> i64:
        """Return how many passengers a seat has in all."""
        total: i64 = 0
        for colour in range(self.n_colours):
            total += self.held(s, seat, colour)
        return total

    def n_kinds(self, s: State, stop: i64) -> i64:
        """Return how many colours wait at a stop."""
        kinds: i64 = 0
        for colour in range(self.n_colours):
            if self.waiting(s, stop, colour) > 0:
                kinds += 1
        return kinds

    def place_asked(self, s: State) -> i64:
        """Return the end of the track just claimed where a passenger is to be fetched, or -1."""
        track = s.slots[self.slot + TRACK] - 1
        if track < 0:
            return -1
        return self.end_places[track * N_ENDS + s.slots[self.slot + END]]

    # Fetching them

    def after_claim(self, game: Game, s: State, track: i64, chance: Chance) -> None:
        """Remember that passengers are to be fetched (DE8)."""
        s.slots[self.slot + TRACK] = track + 1
        s.slots[self.slot + END] = 0

    def end_turn(self, game: Game, s: State, chance: Chance) -> bool:
        """Fetch a passenger from each end that has any; ask where there are several colours."""
        if s.slots[self.slot + TRACK] == 0:
            return False
        while s.slots[self.slot + END] < N_ENDS:
            stop = self.stop_of[self.place_asked(s)]
            kinds = self.n_kinds(s, stop)
            if kinds > 1:
                game.ask(s, self)
                return True
            if kinds == 1:
                colour: i64 = 0
                while self.waiting(s, stop, colour) == 0:
                    colour += 1
                self.take(s, colour, chance)
            s.slots[self.slot + END] += 1
        s.slots[self.slot + TRACK] = 0
        s.slots[self.slot + END] = 0
        return False

    def take(self, s: State, colour: i64, chance: Chance) -> None:
        """Let the seat on turn take a passenger at the end in question."""
        place = self.place_asked(s)
        s.slots[self.slot + WAITING + self.stop_of[place] * self.n_colours + colour] -= 1
        s.slots[self.slot + self.held_slot + s.seat * self.n_colours + colour] += 1
        if chance.watching:
            chance.tell(self.taken_event, s.seat, colour, place)

    def answers(self, game: Game, s: State, acts: vec[i64], n: i64) -> i64:
        """Append the colours that wait at the end in question."""
        stop = self.stop_of[self.place_asked(s)]
        for colour in range(self.n_colours):
            if self.waiting(s, stop, colour) > 0:
                acts[n] = self.action + colour
                n += 1
        return n

    def is_answer(self, game: Game, s: State, action: i64) -> bool:
        """Return whether a colour waits there."""
        colour = action - self.action
        if not 0 <= colour < self.n_colours:
            return False
        return self.waiting(s, self.stop_of[self.place_asked(s)], colour) > 0

    def resolve(self, game: Game, s: State, action: i64, chance: Chance) -> None:
        """Take the passenger; the other end follows, then the turn ends."""
        self.take(s, action - self.action, chance)
        s.slots[self.slot + END] += 1
        game.answered(s)
        game.end_turn(s, chance)

    # The end

    def figures(self, s: State, seats: i64, colour: i64) -> vec[i64]:
        """Return how many passengers of a colour each seat has."""
        found = zeros(seats)
        for seat in range(seats):
            found[seat] = self.held(s, seat, colour)
        return found

    def points_of(self, s: State, seats: i64, seat: i64) -> i64:
        """Return what the passengers of a seat score, colour by colour (DE10)."""
        total: i64 = 0
        for colour in range(self.n_colours):
            total += rank_points(self.figures(s, seats, colour), seat, self.points)
        return total

    def score(self, game: Game, s: State, sheet: Sheet) -> None:
        """Add the points of everybody's passengers, and what breaks a tie (DE12)."""
        counts: list[int] = []
        for seat in range(game.players):
            points = self.points_of(s, game.players, seat)
            if points > 0:
                sheet.add(seat, self.line, points)
            counts.append(self.count(s, seat))
        sheet.tie_breakers[PASSENGERS] = counts
