"""Coal mines in plans: tracks there are worth a little more, and coal is better than a card."""

from __future__ import annotations

from typing import cast

from branchline.core.game import Game
from branchline.core.rules import Rules
from branchline.core.state import State
from branchline.mechanics.base import Planning
from branchline.mechanics.survey import Survey
from coal_mines.rules import DRAW, LOAD, CoalMines

COAL_WORTH = 150
"""What a coal or a card is worth, in hundredths of a point."""


class CoalMinesPlanning(Planning):
    """Takes coal unless others have far more of it."""

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.mines = cast(CoalMines, rules)

    def survey(self, game: Game, s: State, seat: int, survey: Survey) -> None:
        """Add what a claim at a mine brings."""
        for track, at_mine in enumerate(self.mines.at_mine):
            if at_mine:
                survey.gain[track] += COAL_WORTH

    def reply(self, game: Game, s: State, survey: Survey) -> int:
        """Load coal while the bonus is in reach; else draw a card, if there is one."""
        most = max(self.mines.coal(s, seat) for seat in range(game.players))
        draw = self.mines.action + DRAW
        if self.mines.coal(s, s.seat) + 3 < most and self.mines.is_answer(game, s, draw):
            return draw
        return self.mines.action + LOAD

    def standing(self, game: Game, s: State, seat: int) -> int:
        """Return the bonus, if the seat would get it now."""
        most = max(self.mines.coal(s, each) for each in range(game.players))
        return self.mines.points if 0 < most == self.mines.coal(s, seat) else 0
