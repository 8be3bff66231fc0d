"""Tolls in plans: what the tokens of a track are worth, to the seat and to who gets them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from mypy_extensions import i64

from branchline.core.arrays import vec
from branchline.core.rules import Rules
from branchline.mechanics.base import Planning
from branchline.mechanics.survey import OPEN
from branchline.mechanics.tolls.rules import BANK, Tolls

if TYPE_CHECKING:
    from branchline.core.game import Game
    from branchline.core.state import State
    from branchline.mechanics.survey import Survey

TOKEN: Final = 70
"""What a token is worth to a seat without a loan, in hundredths of a point."""
RIVALS: Final = 30
"""What it costs besides that a rival gets a token, in hundredths of a point."""
SPARE: Final = 25
"""What a token is worth once the bonus is lost: it may save a loan."""
HOPE: Final = 40
"""What a first loan costs of the bonus in sight, in hundredths of it."""


class TollsPlanning(Planning):
    """Takes what a toll costs from what a claim brings."""

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.tolls: Tolls = cast(Tolls, rules)

    def keeps_survey(self) -> bool:
        """Return that `survey` reads tracks, own tickets and slots alone."""
        return True

    def cost(self, game: Game, s: State, seat: i64, track: i64) -> i64:
        """Return what the toll of a track costs a seat, in hundredths of a point."""
        tolls = self.tolls
        toll = tolls.toll[track]
        in_debt = tolls.loans(s, seat) > 0
        cost = toll * (SPARE if in_debt else TOKEN)
        if tolls.tokens(s, seat) < toll:
            cost = 100 * tolls.loan
            if not in_debt:
                cost += HOPE * self.hoped(s, seat)
        if tolls.payee(game, s, track, seat) != BANK:
            cost += RIVALS * toll
        return cost

    def hoped(self, s: State, seat: i64) -> i64:
        """Return the bonus that a seat may hope for: what it would get now, or half the best."""
        now = self.tolls.bonus(s, seat)
        half = self.tolls.points[0] // 2
        return now if now > half else half

    def survey(self, game: Game, s: State, seat: i64, survey: Survey) -> None:
        """Take the cost of its toll from what every open track brings."""
        for track in range(game.board.n_tracks):
            if survey.kind[track] == OPEN and self.tolls.toll[track] > 0:
                survey.gain[track] -= self.cost(game, s, seat, track)

    def standing(self, game: Game, s: State, seat: i64) -> i64:
        """Return what tokens and loans would score now."""
        return self.tolls.bonus(s, seat) - self.tolls.loan * self.tolls.loans(s, seat)

    def features(
        self, game: Game, s: State, seat: i64, survey: Survey, out: vec[i64], at: i64
    ) -> i64:
        """Write the seat's tokens and loans, its lead over the best rival, and the plan's tolls."""
        tolls = self.tolls
        best: i64 = 0
        for other in range(game.players):
            if other != seat and tolls.loans(s, other) == 0 and tolls.tokens(s, other) > best:
                best = tolls.tokens(s, other)
        out[at] = 40 * tolls.tokens(s, seat)
        out[at + 1] = 500 * tolls.loans(s, seat)
        out[at + 2] = 50 * (tolls.tokens(s, seat) - best)
        out[at + 3] = 40 * survey.planned_sum(tolls.toll)
        return at + 4
