"""The visitor in plans: points for tracks into his city, and a quiet place to keep him."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from mypy_extensions import i64

from branchline.core.arrays import vec
from branchline.core.rules import Rules
from branchline.mechanics.base import Planning
from branchline.mechanics.survey import OWN, holds
from branchline.mechanics.visitor.rules import Visitor

if TYPE_CHECKING:
    from branchline.core.game import Game
    from branchline.core.state import State
    from branchline.mechanics.survey import Survey

KEEPING: Final = 45
"""How likely he is still there at the end, in hundredths."""


class VisitorPlanning(Planning):
    """Takes him where that is on the way, and leads him to where few can build."""

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.visitor: Visitor = cast(Visitor, rules)

    def keeps_survey(self) -> bool:
        """Return that `survey` reads tracks, own tickets and slots alone."""
        return True

    def survey(self, game: Game, s: State, seat: i64, survey: Survey) -> None:
        """Add what taking him brings to tracks into his city."""
        if self.visitor.host(s) == seat:
            return
        board = game.board
        place = self.visitor.place(s)
        worth = 100 * self.visitor.taken + KEEPING * self.visitor.kept
        for track in range(board.n_tracks):
            if survey.kind[track] != OWN and (
                board.track_a[track] == place or board.track_b[track] == place
            ):
                survey.gain[track] += worth

    def reply(self, game: Game, s: State, survey: Survey) -> i64:
        """Lead him to the own city into which the fewest tracks are free."""
        best: i64 = -1
        fewest: i64 = 0
        for place in range(game.board.n_places):
            action = self.visitor.action + place
            if self.visitor.is_answer(game, s, action):
                n = self.free_at(game, s, place)
                if best < 0 or n < fewest:
                    fewest = n
                    best = action
        return best

    def free_at(self, game: Game, s: State, place: i64) -> i64:
        """Return how many tracks into a city nobody has."""
        board = game.board
        n: i64 = 0
        for track in range(board.n_tracks):
            if board.track_a[track] != place and board.track_b[track] != place:
                continue
            free = True
            for seat in range(game.players):
                free = free and not holds(s.owned, seat * board.n_words, track)
            if free:
                n += 1
        return n

    def standing(self, game: Game, s: State, seat: i64) -> i64:
        """Return what having him is worth now."""
        return self.visitor.kept if self.visitor.host(s) == seat else 0

    def features(
        self, game: Game, s: State, seat: i64, survey: Survey, out: vec[i64], at: i64
    ) -> i64:
        """Write who has him: the seat, or a rival."""
        host = self.visitor.host(s)
        out[at] = 1000 if host == seat else 0
        out[at + 1] = 1000 if host >= 0 and host != seat else 0
        return at + 2
