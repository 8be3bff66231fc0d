"""A bonus for the best at something, ties included (B17, US3)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64, mypyc_attr

from branchline.core.rules import Rules

if TYPE_CHECKING:
    from branchline.core.game import Game
    from branchline.core.score import Sheet
    from branchline.core.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Bonus(Rules):
    """Points for every seat with the highest figure; what is counted is up to the kind of bonus."""

    def __init__(self, points: int) -> None:
        super().__init__()
        self.points: i64 = points
        self.line: i64 = 0

    def reserve(self, game: Game) -> None:
        """Name the line of the score sheet."""
        self.line = game.add_line(self.name)

    def figures(self, sheet: Sheet) -> list[int]:
        """Return what is counted, for every seat."""
        raise NotImplementedError

    def score(self, game: Game, s: State, sheet: Sheet) -> None:
        """Give the bonus to all who have the most, even if that is nothing (B17)."""
        figures = self.figures(sheet)
        best = max(figures)
        for seat, figure in enumerate(figures):
            if figure == best:
                sheet.add(seat, self.line, self.points)
