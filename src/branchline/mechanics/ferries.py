"""Ferries: tracks whose payment must contain locomotives (F1)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from branchline.core.arrays import vec
from branchline.core.hooks import Mechanic
from branchline.core.ways import OPEN

if TYPE_CHECKING:
    from branchline.core.game import Game
    from branchline.core.state import State
    from branchline.core.ways import Ways

DEAR: Final = 100
"""What a locomotive costs a plan beyond a coloured card, in hundredths of a card."""


class Ferries(Mechanic):
    """Every locomotive symbol of a track asks for a locomotive in its payment."""

    name = "ferries"

    def prepare(self, game: Game) -> None:
        """Raise the fewest locomotives of every track to its symbols."""
        game.least_locomotives = list(game.board.symbols)

    def ways(self, game: Game, s: State, seat: i64, ways: Ways) -> None:
        """Count the locomotives a ferry takes as dearer than other cards."""
        board = game.board
        track: i64
        for track in range(board.n_tracks):
            ways.extra[track] += board.symbols[track] * DEAR

    def traits(self, game: Game, s: State, seat: i64, ways: Ways, out: vec[i64], at: i64) -> i64:
        """Tell how many locomotives the plan's ferries take."""
        wanted: i64 = 0
        track: i64
        for track in range(game.board.n_tracks):
            if ways.planned[track] == 1 and ways.kind[track] == OPEN:
                wanted += game.board.symbols[track]
        out[at] = 250 * wanted
        return at + 1
