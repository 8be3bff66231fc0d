"""Tolls as people see them: everybody's tokens and loans, which follow from payments (NL13)."""

from __future__ import annotations

from typing import cast

from branchline.core.game import Game
from branchline.core.rules import Rules
from branchline.core.state import State
from branchline.mechanics.base import Display, Shown
from branchline.mechanics.display_parts import Column, PanelLine, PanelText, SeatKnowledge, message
from branchline.mechanics.tolls.rules import Tolls


class TollsDisplay(Display):
    """Shows tokens, loans, and what the tokens would score now."""

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.tolls = cast(Tolls, rules)

    def view(self, game: Game, s: State, seat: int) -> Shown:
        """Return the tokens, loans and points by rank of every seat."""
        seats, tolls = range(game.players), self.tolls
        return {
            "tokens": [int(tolls.tokens(s, each)) for each in seats],
            "loans": [int(tolls.loans(s, each)) for each in seats],
            "bonus": [int(tolls.bonus(s, each)) for each in seats],
        }

    def path_inputs(self, shown: Shown, seat: int) -> object:
        """Return that no way depends on tokens."""
        return ()

    def columns(self, shown: Shown) -> list[Column]:
        """Return everybody's tokens and loans."""
        return [
            Column(message("column-tokens"), shown["tokens"]),
            Column(message("column-loans"), shown["loans"]),
        ]

    def panel(self, game: Game, s: State, view: SeatKnowledge) -> list[PanelLine]:
        """Return a line with the points of the ranks, and what everybody would get now."""
        shown = view.mechanics[self.rules.name]
        points = " ".join(str(each) for each in self.tolls.points)
        items = [(PanelText(message("toll-ranks", points=points), "faint"),)]
        for seat, bonus in enumerate(shown["bonus"]):
            items.append((PanelText(message("toll-rank-now", seat=seat, points=bonus)),))
        return [PanelLine(items, message("tolls"))]
