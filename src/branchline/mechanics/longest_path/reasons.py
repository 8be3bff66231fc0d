"""Why to lengthen one's path: it becomes the longest."""

from __future__ import annotations

from typing import Final, cast

from branchline.core.game import Game
from branchline.core.graph import network_of
from branchline.core.rules import Rules
from branchline.core.state import State
from branchline.mechanics.bonus import Bonus
from branchline.mechanics.reasons import MechanicReasons, TrackReason

WORTH_TELLING: Final = 12
"""Shorter paths are not the longest for long."""


class LongestPathReasons(MechanicReasons):
    """Tells when a track takes the lead."""

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.points = int(cast(Bonus, rules).points)

    def of_track(
        self, game: Game, before: State, after: State, seat: int, track: int
    ) -> list[TrackReason]:
        """Return the bonus, if the seat would have the longest path and has not now."""
        mine = longest(game, after, seat)
        others = max(longest(game, before, each) for each in range(game.players) if each != seat)
        if mine < WORTH_TELLING or not longest(game, before, seat) < others <= mine:
            return []
        return [TrackReason("longest-path", self.points, (), (("length", mine),))]


def longest(game: Game, s: State, seat: int) -> int:
    """Return the length of a seat's longest path."""
    return int(network_of(game.board, s.owned, seat).longest())
