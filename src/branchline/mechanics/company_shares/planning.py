"""Shares in plans: what the next share of each company is worth, to the seat and against others."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from mypy_extensions import i64

from branchline.core.arrays import vec
from branchline.core.rules import Rules
from branchline.mechanics.base import Planning
from branchline.mechanics.ranking import rank_points
from branchline.mechanics.company_shares.rules import LEAVE, MOST_SHARES, TAKE, Shares
from branchline.mechanics.survey import OPEN

if TYPE_CHECKING:
    from branchline.core.game import Game
    from branchline.core.state import State
    from branchline.mechanics.survey import Survey

NOW: Final = 45
"""What a point that a share brings by the ranks of now is worth, in hundredths: ranks change."""
PROMISE: Final = 8
"""What a share is worth for the ranks to come, in hundredths of the points of the first rank."""


class SharesPlanning(Planning):
    """Takes the share that improves the seat's ranks most."""

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.shares: Shares = cast(Shares, rules)

    def keeps_survey(self) -> bool:
        """Return that `survey` reads tracks, own tickets and slots alone."""
        return True

    def worth(self, s: State, seat: i64, company: i64) -> i64:
        """Return what the next share of a company is worth to a seat; 0 if none is left."""
        shares = self.shares
        left = shares.left(s, company)
        if left == 0:
            return 0
        table = shares.points[company]
        figures = shares.figures(s, company)
        before = rank_points(figures, seat, table)
        if figures[seat] == 0:
            figures[seat] = MOST_SHARES - shares.gone(s, company) - 1
        else:
            figures[seat] += MOST_SHARES
        gain = rank_points(figures, seat, table) - before
        return NOW * gain + PROMISE * table[0]

    def survey(self, game: Game, s: State, seat: i64, survey: Survey) -> None:
        """Add the best share of every track to what its claim brings."""
        for track in range(game.board.n_tracks):
            if survey.kind[track] == OPEN:
                best: i64 = 0
                for company in self.shares.shown[track]:
                    worth = self.worth(s, seat, company)
                    if worth > best:
                        best = worth
                survey.gain[track] += best

    def reply(self, game: Game, s: State, survey: Survey) -> i64:
        """Take the best share; give the dummy the one that helps the other most."""
        shares = self.shares
        best: i64 = LEAVE
        most: i64 = -1
        for_dummy = shares.is_answer(game, s, shares.action + LEAVE) is False
        first: i64 = TAKE + shares.n_companies if for_dummy else TAKE
        for company in range(shares.n_companies):
            if not shares.is_offered(s, company):
                continue
            worth = self.worth(s, s.seat, company)
            if for_dummy:
                worth = self.rivals_worth(game, s, company)
            if worth > most:
                most = worth
                best = first + company
        return shares.action + best

    def rivals_worth(self, game: Game, s: State, company: i64) -> i64:
        """Return what the next share of a company would be worth to the best placed rival."""
        most: i64 = 0
        for seat in range(game.players):
            if seat != s.seat:
                worth = self.worth(s, seat, company)
                if worth > most:
                    most = worth
        return most

    def standing(self, game: Game, s: State, seat: i64) -> i64:
        """Return what the seat's shares would score now."""
        return self.shares.points_of(s, seat)

    def features(
        self, game: Game, s: State, seat: i64, survey: Survey, out: vec[i64], at: i64
    ) -> i64:
        """Write what the seat's shares score, those of the best rival, and the best in sight."""
        rival: i64 = 0
        for other in range(game.players):
            if other != seat:
                points = self.shares.points_of(s, other)
                if points > rival:
                    rival = points
        best: i64 = 0
        for company in range(self.shares.n_companies):
            worth = self.worth(s, seat, company)
            if worth > best:
                best = worth
        out[at] = 25 * self.shares.points_of(s, seat)
        out[at + 1] = 25 * rival
        out[at + 2] = best // 2
        return at + 3
