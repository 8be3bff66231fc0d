"""What a ferry takes: a locomotive for every symbol (F1)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from mypy_extensions import i64

from branchline.core.arrays import vec
from branchline.core.rules import Rules

if TYPE_CHECKING:
    from branchline.core.game import Game


class Ferries(Rules):
    """Every locomotive symbol of a track asks for a locomotive in its payment."""

    name = "ferries"

    def __init__(self, symbols: Sequence[int]) -> None:
        super().__init__()
        self.symbols: vec[i64] = vec[i64](symbols)

    def prepare(self, game: Game) -> None:
        """Raise the fewest locomotives of every track to its symbols."""
        for track in range(game.board.n_tracks):
            game.least_locomotives[track] = self.symbols[track]
