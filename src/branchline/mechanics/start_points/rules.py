"""Whoever plays later begins with a few points more (NL4)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from mypy_extensions import i64

from branchline.core.arrays import vec
from branchline.core.rules import Rules

if TYPE_CHECKING:
    from branchline.core.chance import Chance
    from branchline.core.game import Game
    from branchline.core.score import Sheet
    from branchline.core.state import State


class StartPoints(Rules):
    """Points for each place in the order of turns, the first to play first."""

    name = "start_points"

    def __init__(self, by_turn: Sequence[int]) -> None:
        super().__init__()
        self.by_turn: vec[i64] = vec[i64](list(by_turn))
        self.line: i64 = 0

    def reserve(self, game: Game) -> None:
        """Name the line of the score sheet."""
        self.line = game.add_line(self.name)

    def points_of(self, game: Game, s: State, seat: i64) -> i64:
        """Return what a seat begins with."""
        place = seat - s.starter
        if place < 0:
            place += game.players
        return self.by_turn[place]

    def setup(self, game: Game, s: State, chance: Chance) -> None:
        """Give every seat its points."""
        for seat in range(game.players):
            s.points[seat] += self.points_of(game, s, seat)

    def score(self, game: Game, s: State, sheet: Sheet) -> None:
        """Give these points a line of their own."""
        for seat in range(game.players):
            points = self.points_of(game, s, seat)
            if points > 0:
                sheet.set_apart(seat, self.line, points)
