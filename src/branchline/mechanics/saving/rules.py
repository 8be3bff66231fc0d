"""Who may pay for one space less: everyone, or only those another mechanic allows (UK20)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from branchline.core.rules import Rules

if TYPE_CHECKING:
    from branchline.core.game import Game
    from branchline.core.state import State


class Saving(Rules):
    """Payments for one space less, however that space would be paid.

    Never for less than one card, and never for a ferry's locomotive symbols.
    """

    name = "saving"

    def __init__(self, everyone: bool) -> None:
        super().__init__()
        self.everyone: bool = everyone

    def prepare(self, game: Game) -> None:
        """Add the payments for one space less."""
        game.can_save = True

    def saves(self, game: Game, s: State, seat: i64) -> bool:
        """Return whether all seats may save."""
        return self.everyone
