"""Ferries in plans: a locomotive is dearer than a coloured card."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from mypy_extensions import i64

from branchline.core.arrays import vec
from branchline.core.rules import Rules
from branchline.mechanics.base import Planning
from branchline.mechanics.ferries.rules import Ferries

if TYPE_CHECKING:
    from branchline.core.game import Game
    from branchline.core.state import State
    from branchline.mechanics.survey import Survey

DEARER: Final = 100
"""What a locomotive costs a plan beyond a coloured card, in hundredths of a card."""


class FerriesPlanning(Planning):
    """Counts the locomotives that ferries take."""

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.ferries: Ferries = cast(Ferries, rules)

    def keeps_survey(self) -> bool:
        """Return that `survey` reads tracks, own tickets and slots alone."""
        return True

    def survey(self, game: Game, s: State, seat: i64, survey: Survey) -> None:
        """Count the locomotives a ferry takes as dearer than other cards."""
        for track in range(game.board.n_tracks):
            survey.extra[track] += self.ferries.symbols[track] * DEARER

    def features(
        self, game: Game, s: State, seat: i64, survey: Survey, out: vec[i64], at: i64
    ) -> i64:
        """Write how many locomotives the plan's ferries take."""
        out[at] = 250 * survey.planned_sum(self.ferries.symbols)
        return at + 1
