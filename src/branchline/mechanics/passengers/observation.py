"""Passengers as numbers: where they wait, who has how many, and where one is to be chosen."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from mypy_extensions import i64, u8

from branchline.core.arrays import vec
from branchline.core.rules import Rules
from branchline.mechanics.base import Observation
from branchline.mechanics.fields import Axis, Field, axis, byte, put_one, seat_after
from branchline.mechanics.passengers.rules import Passengers

if TYPE_CHECKING:
    from branchline.core.game import Game
    from branchline.core.state import State


class PassengersObservation(Observation):
    """The passengers of every stop and seat, and the question."""

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.passengers: Passengers = cast(Passengers, rules)

    def fields(self, game: Game) -> list[Field]:
        """Describe all of them; a stop of several places is named by the first."""
        passengers = self.passengers
        places = list(passengers.stop_of)
        stops = Axis("place", tuple(places.index(stop) for stop in range(passengers.n_stops)))
        colours = Axis("word", tuple(range(passengers.n_colours)), tuple(passengers.colours))
        seats = axis("seat", int(game.players))
        each = int(passengers.each)
        return [
            Field("passengers_waiting", (stops, colours), each, "passengers waiting at the place"),
            Field("passengers_held", (seats, colours), each, "passengers of each seat"),
            Field("passenger_asked", (stops,), 1, "where a passenger is to be chosen now"),
        ]

    def write(self, game: Game, s: State, seat: i64, out: vec[u8], at: i64) -> i64:
        """Write all of them, the observing seat first."""
        passengers = self.passengers
        n = passengers.n_colours
        for stop in range(passengers.n_stops):
            for colour in range(n):
                out[at + stop * n + colour] = byte(passengers.waiting(s, stop, colour))
        at += passengers.n_stops * n
        for step in range(game.players):
            other = seat_after(s, seat, step)
            for colour in range(n):
                out[at + step * n + colour] = byte(passengers.held(s, other, colour))
        at += game.players * n
        place = passengers.place_asked(s)
        asked: i64 = passengers.stop_of[place] if place >= 0 else -1
        return put_one(out, at, passengers.n_stops, asked)

    def only_slots(self) -> bool:
        """Say that everything written is kept in slots."""
        return True
