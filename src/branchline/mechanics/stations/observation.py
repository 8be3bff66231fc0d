"""Stations as numbers: where they stand and how many are left."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from mypy_extensions import i64, u8

from branchline.core.arrays import vec
from branchline.core.rules import Rules
from branchline.mechanics.base import Observation
from branchline.mechanics.fields import Axis, Field, axis, byte, seat_after
from branchline.mechanics.stations.rules import Stations

if TYPE_CHECKING:
    from branchline.core.game import Game
    from branchline.core.state import State


class StationsObservation(Observation):
    """Stations seat by seat, then how many each has left."""

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.stations: Stations = cast(Stations, rules)

    def fields(self, game: Game) -> list[Field]:
        """Describe where stations stand and how many are left."""
        seats = axis("seat", int(game.players))
        cities = Axis("place", tuple(int(place) for place in self.stations.cities))
        return [
            Field("stations", (seats, cities), 1, "whether a station of the seat stands there"),
            Field("stations_left", (seats,), int(self.stations.count), "stations not yet built"),
        ]

    def write(self, game: Game, s: State, seat: i64, out: vec[u8], at: i64) -> i64:
        """Write the stations seat by seat, then how many are left."""
        stations = self.stations
        cities = stations.cities
        n: i64 = len(cities)
        for i in range(at, at + game.players * n):
            out[i] = 0
        for index in range(n):
            owner = stations.owner(s, cities[index])
            if owner > 0:
                step = owner - 1 - seat
                if step < 0:
                    step += game.players
                out[at + step * n + index] = 1
        at += game.players * n
        for step in range(game.players):
            out[at + step] = byte(stations.count - stations.built(s, seat_after(s, seat, step)))
        return at + game.players

    def only_slots(self) -> bool:
        """Say that everything written is kept in slots, or follows from shuffles and decisions."""
        return True
