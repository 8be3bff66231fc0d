"""Mountains as numbers: what each seat has lost there."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from mypy_extensions import i64, u8

from branchline.core.arrays import vec
from branchline.core.rules import Rules
from branchline.mechanics.base import Observation
from branchline.mechanics.fields import Field, axis, byte, seat_after
from branchline.mechanics.mountains.rules import Mountains

if TYPE_CHECKING:
    from branchline.core.game import Game
    from branchline.core.state import State


class MountainsObservation(Observation):
    """The trains lost, then the mountain tracks, seat by seat."""

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.mountains: Mountains = cast(Mountains, rules)

    def fields(self, game: Game) -> list[Field]:
        """Describe both."""
        seats = axis("seat", int(game.players))
        trains = int(game.trains)
        return [
            Field("trains_lost", (seats,), trains, "trains lost to the mountains"),
            Field("mountain_tracks", (seats,), trains, "tracks owned that have mountains"),
        ]

    def write(self, game: Game, s: State, seat: i64, out: vec[u8], at: i64) -> i64:
        """Write both, the observing seat first."""
        for step in range(game.players):
            other = seat_after(s, seat, step)
            out[at + step] = byte(s.slots[self.mountains.lost_slot(other)])
            out[at + game.players + step] = byte(s.slots[self.mountains.tracks_slot(other)])
        return at + 2 * game.players

    def only_slots(self) -> bool:
        """Say that everything written is kept in slots."""
        return True
