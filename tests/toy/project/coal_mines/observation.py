"""Coal mines as numbers."""

from __future__ import annotations

from typing import cast

from mypy_extensions import u8

from branchline.core.arrays import vec
from branchline.core.game import Game
from branchline.core.rules import Rules
from branchline.core.state import State
from branchline.mechanics.base import Observation
from branchline.mechanics.fields import TOP, Field, axis, byte, seat_after
from coal_mines.rules import CoalMines


class CoalMinesObservation(Observation):
    """The coal of every seat, the observing one first."""

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.mines = cast(CoalMines, rules)

    def fields(self, game: Game) -> list[Field]:
        """Describe the coal."""
        return [Field("coal", (axis("seat", int(game.players)),), TOP, "coal of the seat")]

    def write(self, game: Game, s: State, seat: int, out: vec[u8], at: int) -> int:
        """Write the coal."""
        for step in range(game.players):
            out[at + step] = byte(self.mines.coal(s, seat_after(s, seat, step)))
        return at + game.players
