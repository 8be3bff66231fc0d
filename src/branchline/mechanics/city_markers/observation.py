"""City markers as numbers: whose they are, where seats started, what is left, what is asked."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from mypy_extensions import i64, u8

from branchline.core.arrays import vec
from branchline.core.rules import Rules
from branchline.mechanics.base import Observation
from branchline.mechanics.city_markers.rules import CityMarkers
from branchline.mechanics.fields import Field, axis, byte, seat_after

if TYPE_CHECKING:
    from branchline.core.game import Game
    from branchline.core.state import State


class CityMarkersObservation(Observation):
    """Markers and starting cities seat by seat, how many are left, and the ends in question."""

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.markers: CityMarkers = cast(CityMarkers, rules)

    def fields(self, game: Game) -> list[Field]:
        """Describe all of them."""
        seats = axis("seat", int(game.players))
        places = axis("place", int(game.board.n_places))
        count = int(self.markers.count)
        return [
            Field("markers", (seats, places), 1, "whether a marker of the seat stands there"),
            Field("starting_city", (seats, places), 1, "whether the seat started there"),
            Field("markers_left", (seats,), count, "markers not placed yet"),
            Field("marker_offered", (places,), 1, "ends of the track at which one may be placed"),
        ]

    def write(self, game: Game, s: State, seat: i64, out: vec[u8], at: i64) -> i64:
        """Write all of them, the observing seat first."""
        markers = self.markers
        n = markers.n_places
        size = game.players * n
        for i in range(at, at + 2 * size + game.players + n):
            out[i] = 0
        for step in range(game.players):
            each = seat_after(s, seat, step)
            for place in range(n):
                if markers.owner_of(s, place) == each:
                    out[at + step * n + place] = 1
            start = markers.start_place(s, each)
            if start >= 0:
                out[at + size + step * n + start] = 1
            out[at + 2 * size + step] = byte(markers.left(s, each))
        at += 2 * size + game.players
        track = markers.track_asked(s)
        if track >= 0:
            for place in (game.board.track_a[track], game.board.track_b[track]):
                if markers.is_free(game, s, place):
                    out[at + place] = 1
        return at + n

    def only_slots(self) -> bool:
        """Say that everything written is kept in slots."""
        return True
