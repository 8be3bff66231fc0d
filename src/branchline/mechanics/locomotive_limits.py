"""Locomotives that obey rules of their own: where they may be played and how they are drawn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from branchline.core.game import NEVER
from branchline.core.hooks import Mechanic

if TYPE_CHECKING:
    from branchline.core.game import Game


class LocomotiveLimits(Mechanic):
    """Locomotives for tunnels only (CH4), free picks from the row (CH3), a row never swept."""

    name = "locomotive_limits"

    def __init__(self, tunnels_only: bool, free_picks: bool, sweep: bool) -> None:
        super().__init__()
        self.tunnels_only: bool = tunnels_only
        self.free_picks: bool = free_picks
        self.sweep: bool = sweep

    def prepare(self, game: Game) -> None:
        """Change the rules for locomotives."""
        if self.tunnels_only:
            for track in range(game.board.n_tracks):
                if not game.board.tunnel[track]:
                    game.most_locomotives[track] = 0
        if self.free_picks:
            game.row_locomotive_ends = False
        if not self.sweep:
            game.sweep_at = NEVER
