"""A bonus for the longest path (B17)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from branchline.core.hooks import Mechanic

if TYPE_CHECKING:
    from branchline.core.game import Game
    from branchline.core.score import Sheet
    from branchline.core.state import State


class LongestPath(Mechanic):
    """Points for every seat whose longest path is the longest."""

    name = "longest_path"

    def __init__(self, points: int) -> None:
        super().__init__()
        self.points: i64 = points
        self.line: i64 = 0

    def prepare(self, game: Game) -> None:
        """Name the line of the score sheet."""
        self.line = game.add_line(self.name)

    def score(self, game: Game, s: State, sheet: Sheet) -> None:
        """Measure every network; give the bonus to the longest, ties included."""
        lengths = [int(network.longest()) for network in sheet.networks]
        sheet.measures["longest_path"] = lengths
        best = max(lengths)
        for seat, length in enumerate(lengths):
            if length == best:
                sheet.add(seat, self.line, self.points)
