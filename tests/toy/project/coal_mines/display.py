"""Coal mines as people see them: the coal of each seat, and the decision."""

from __future__ import annotations

from typing import cast

from branchline.core.game import Game
from branchline.core.rules import Rules
from branchline.core.state import State
from branchline.mechanics.base import Display, Shown
from branchline.mechanics.display_parts import (
    ActionParts,
    Column,
    PanelLine,
    PanelText,
    Question,
    SeatKnowledge,
    message,
)
from coal_mines.rules import LOAD, CoalMines


class CoalMinesDisplay(Display):
    """Shows the coal; all about it is public."""

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.mines = cast(CoalMines, rules)

    def view(self, game: Game, s: State, seat: int) -> Shown:
        """Return the coal of every seat."""
        return {"coal": [int(self.mines.coal(s, each)) for each in range(game.players)]}

    def parts(self, game: Game, action: int, shown: Shown) -> ActionParts:
        """Say an answer."""
        load = action == self.mines.action + LOAD
        return ActionParts("load_coal" if load else "leave_coal", {})

    def columns(self, shown: Shown) -> list[Column]:
        """Return a column of the table of players."""
        return [Column(message("column-coal"), shown["coal"])]

    def question(self, game: Game, view: SeatKnowledge) -> Question:
        """Ask for the decision."""
        coal = view.mechanics[self.rules.name]["coal"][view.seat]
        return Question([PanelLine([(PanelText(message("coal-question", count=coal)),)])])
