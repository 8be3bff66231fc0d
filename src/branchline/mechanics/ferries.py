"""Ferries: tracks whose payment must contain locomotives (F1)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from branchline.core.hooks import Mechanic

if TYPE_CHECKING:
    from branchline.core.game import Game


class Ferries(Mechanic):
    """Every locomotive symbol of a track asks for a locomotive in its payment."""

    name = "ferries"

    def prepare(self, game: Game) -> None:
        """Raise the fewest locomotives of every track to its symbols."""
        game.least_locomotives = list(game.board.symbols)
