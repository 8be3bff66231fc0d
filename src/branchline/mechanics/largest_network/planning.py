"""The largest network in plans: tracks that join one more place to it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from mypy_extensions import i64

from branchline.core.arrays import vec, zeros
from branchline.core.graph import network_of
from branchline.core.rules import Rules
from branchline.mechanics.base import Planning
from branchline.mechanics.largest_network.rules import LargestNetwork
from branchline.mechanics.survey import OPEN

if TYPE_CHECKING:
    from branchline.core.game import Game
    from branchline.core.state import State
    from branchline.mechanics.survey import Survey

CLOSE: Final = 3
"""How many places a seat may lie behind or ahead for one more to matter in full."""
SHARE: Final = 8
"""The share of the bonus, in hundredths, that one more place is worth then."""


class LargestNetworkPlanning(Planning):
    """Values places that would join the largest network of the seat."""

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.bonus: LargestNetwork = cast(LargestNetwork, rules)

    def keeps_survey(self) -> bool:
        """Return that `survey` reads tracks, own tickets and slots alone."""
        return True

    def lead(self, game: Game, s: State, seat: i64) -> i64:
        """Return how many places more than the best of the others a seat's network joins."""
        best: i64 = 0
        for other in range(game.players):
            if other != seat:
                places = network_of(game.board, s.owned, other).most_places()
                if places > best:
                    best = places
        return network_of(game.board, s.owned, seat).most_places() - best

    def survey(self, game: Game, s: State, seat: i64, survey: Survey) -> None:
        """Add what one more place is worth to the tracks that bring one."""
        board = game.board
        worth = self.bonus.points * SHARE
        ahead = self.lead(game, s, seat)
        if ahead > CLOSE or ahead < -2 * CLOSE:
            worth //= 4
        joined = zeros(board.n_places)
        """1 for every place of the largest network."""
        for track in network_of(board, s.owned, seat).largest_part():
            joined[board.track_a[track]] = 1
            joined[board.track_b[track]] = 1
        for track in range(board.n_tracks):
            ends = joined[board.track_a[track]] + joined[board.track_b[track]]
            if survey.kind[track] == OPEN and ends == 1:
                survey.gain[track] += worth

    def standing(self, game: Game, s: State, seat: i64) -> i64:
        """Return the bonus, if the seat would get it now."""
        return self.bonus.points if self.lead(game, s, seat) >= 0 else 0

    def features(
        self, game: Game, s: State, seat: i64, survey: Survey, out: vec[i64], at: i64
    ) -> i64:
        """Write how far the seat's network is ahead, and whether it would get the bonus."""
        ahead = self.lead(game, s, seat)
        out[at] = 200 * ahead
        out[at + 1] = 1000 if ahead >= 0 else 0
        return at + 2
