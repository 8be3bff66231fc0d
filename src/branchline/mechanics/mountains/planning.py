"""Mountains in plans: what their points bring; the trains they take every plan counts itself."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from mypy_extensions import i64

from branchline.core.arrays import vec
from branchline.core.rules import Rules
from branchline.mechanics.base import Planning
from branchline.mechanics.mountains.rules import Mountains

if TYPE_CHECKING:
    from branchline.core.game import Game
    from branchline.core.state import State
    from branchline.mechanics.survey import Survey


class MountainsPlanning(Planning):
    """Adds the points for lost trains to what tracks bring."""

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.mountains: Mountains = cast(Mountains, rules)

    def keeps_survey(self) -> bool:
        """Return that `survey` reads tracks, own tickets and slots alone."""
        return True

    def survey(self, game: Game, s: State, seat: i64, survey: Survey) -> None:
        """Add the points for the marks of every track."""
        for track in range(game.board.n_tracks):
            survey.gain[track] += 100 * self.mountains.points * self.mountains.marks[track]

    def features(
        self, game: Game, s: State, seat: i64, survey: Survey, out: vec[i64], at: i64
    ) -> i64:
        """Write how many trains the plan loses to the mountains, and how many are lost."""
        out[at] = 150 * survey.planned_sum(self.mountains.marks)
        out[at + 1] = 100 * s.slots[self.mountains.lost_slot(seat)]
        return at + 2
