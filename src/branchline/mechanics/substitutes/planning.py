"""Substitutes in plans: give the cards that the plan misses least."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from mypy_extensions import i64

from branchline.core.cards import LOCOMOTIVE, N_CARDS
from branchline.core.rules import Rules
from branchline.mechanics.base import Planning
from branchline.mechanics.substitutes.rules import Substitutes

if TYPE_CHECKING:
    from branchline.core.game import Game
    from branchline.core.state import State
    from branchline.mechanics.survey import Survey

KEPT_LOCOMOTIVES: Final = 20
"""A locomotive is given for another one only if so many cards are lacking otherwise."""


class SubstitutesPlanning(Planning):
    """Chooses cards one by one."""

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.substitutes: Substitutes = cast(Substitutes, rules)

    def reply(self, game: Game, s: State, survey: Survey) -> i64:
        """Return the card to give for a locomotive that the plan misses least."""
        best: i64 = -1
        most: i64 = 0
        for i in range(self.substitutes.answers(game, s, game.scratch, 0)):
            card = game.scratch[i] - self.substitutes.action
            surplus = s.hands[s.seat * N_CARDS + card] - survey.need[card]
            if card == LOCOMOTIVE:
                surplus -= KEPT_LOCOMOTIVES
            if best < 0 or surplus > most:
                best = self.substitutes.action + card
                most = surplus
        return best
