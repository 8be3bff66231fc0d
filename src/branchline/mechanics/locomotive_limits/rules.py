"""Where locomotives may be played, and how they are drawn (CH3, CH4, UK3)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from branchline.core.rules import Rules
from branchline.core.table import NEVER

if TYPE_CHECKING:
    from branchline.core.game import Game


class LocomotiveLimits(Rules):
    """No locomotives on barred tracks (CH4), free picks from the row (CH3), a row never swept."""

    name = "locomotive_limits"

    def __init__(self, barred: Sequence[bool], free_picks: bool, sweep: bool) -> None:
        super().__init__()
        self.barred: list[bool] = list(barred)
        self.free_picks: bool = free_picks
        self.sweep: bool = sweep

    def prepare(self, game: Game) -> None:
        """Change the rules for locomotives."""
        for track in range(game.board.n_tracks):
            if self.barred[track]:
                game.most_locomotives[track] = 0
        if self.free_picks:
            game.row_locomotive_ends = False
        if not self.sweep:
            game.sweep_at = NEVER
