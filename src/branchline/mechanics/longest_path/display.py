"""The longest path as people see it: its tracks."""

from __future__ import annotations

from branchline.core.game import Game
from branchline.core.score import Sheet
from branchline.core.state import State
from branchline.mechanics.base import Display


class LongestPathDisplay(Display):
    """Shows which tracks the bonus is for."""

    def tracks_behind(self, game: Game, s: State, sheet: Sheet, seat: int, line: str) -> list[int]:
        """Return the tracks of the longest path."""
        return sheet.networks[seat].longest_trail() if line == self.rules.name else []
