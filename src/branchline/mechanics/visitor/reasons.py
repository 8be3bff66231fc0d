"""Why to build into the visitor's city: he comes along."""

from __future__ import annotations

from typing import cast

from branchline.core.game import Game
from branchline.core.rules import Rules
from branchline.core.state import State
from branchline.mechanics.reasons import MechanicReasons, TrackReason
from branchline.mechanics.visitor.rules import Visitor


class VisitorReasons(MechanicReasons):
    """Tells what taking him brings at once, and what it may bring at the end."""

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.visitor = cast(Visitor, rules)

    def of_track(
        self, game: Game, before: State, after: State, seat: int, track: int
    ) -> list[TrackReason]:
        """Return the points for taking him, unless the seat has him already."""
        visitor, board = self.visitor, game.board
        if visitor.host(before) == seat:
            return []
        if visitor.place(before) not in (board.track_a[track], board.track_b[track]):
            return []
        return [TrackReason("visitor", int(visitor.taken), (), (("kept", int(visitor.kept)),))]
