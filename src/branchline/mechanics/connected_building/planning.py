"""Connected building in plans: everything is planned from the network, step by step."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from mypy_extensions import i64

from branchline.core.claim import leave_open
from branchline.core.rules import Rules
from branchline.mechanics.base import Planning
from branchline.mechanics.connected_building.rules import ConnectedBuilding
from branchline.mechanics.survey import CLOSED, OPEN, holds

if TYPE_CHECKING:
    from branchline.core.game import Game
    from branchline.core.state import State
    from branchline.mechanics.survey import Survey


class ConnectedBuildingPlanning(Planning):
    """Lets plans use tracks that can be reached later, joined to the network."""

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.building: ConnectedBuilding = cast(ConnectedBuilding, rules)

    def keeps_survey(self) -> bool:
        """Return that `survey` reads tracks, own tickets and slots alone."""
        return True

    def survey(self, game: Game, s: State, seat: i64, survey: Survey) -> None:
        """Open what ownership leaves to the seat; mark what its network does not touch yet."""
        survey.root = self.building.root(game, s, seat)
        if survey.root < 0:
            return
        n_words = game.board.n_words
        first = seat * n_words
        now_open = s.open[first : first + n_words]
        leave_open(game, s, seat)
        for track in range(game.board.n_tracks):
            if survey.kind[track] == CLOSED and holds(s.open, first, track):
                survey.kind[track] = OPEN
                survey.apart[track] = 1
        for word in range(n_words):
            s.open[first + word] = now_open[word]
