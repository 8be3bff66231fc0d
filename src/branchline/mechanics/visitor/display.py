"""The visitor as people see him: where he stands and who has him."""

from __future__ import annotations

from typing import cast

from branchline.core.game import Game
from branchline.core.rules import Rules
from branchline.core.state import State
from branchline.mechanics.base import Display, Shown
from branchline.mechanics.display_parts import (
    ActionParts,
    PanelLine,
    PanelText,
    Question,
    SeatKnowledge,
    message,
)
from branchline.mechanics.visitor.rules import Visitor


class VisitorDisplay(Display):
    """Shows him; all about him is public."""

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.visitor = cast(Visitor, rules)

    def view(self, game: Game, s: State, seat: int) -> Shown:
        """Return where he is, who has him, and how often everybody has taken him."""
        visitor = self.visitor
        return {
            "place": int(visitor.place(s)),
            "host": int(visitor.host(s)),
            "times": [int(visitor.times(s, each)) for each in range(game.players)],
        }

    def parts(self, game: Game, action: int, shown: Shown) -> ActionParts:
        """Say where he is led."""
        return ActionParts("lead_visitor", {"place": action - int(self.visitor.action)})

    def panel(self, game: Game, s: State, view: SeatKnowledge) -> list[PanelLine]:
        """Return where he is and who has him."""
        shown = view.mechanics[self.rules.name]
        words = message("visitor-alone", place=shown["place"])
        if shown["host"] >= 0:
            words = message("visitor-hosted", place=shown["place"], seat=shown["host"])
        return [PanelLine([(PanelText(words),)], message("label-visitor"))]

    def question(self, game: Game, view: SeatKnowledge) -> Question:
        """Ask where to lead him."""
        return Question([PanelLine([(PanelText(message("visitor-question")),)])])
