"""The chances of all seats over a game, and what moved them: luck, own play, play of others.

Let W be the chances in a position, and Q what they are expected to be after a move, over all that
chance may give. Then, for every seat:

* **luck** is the sum of W − Q over all moves, W being the chances after the move: what chance gave
  beyond what was to be expected. A move without chance has none, since its Q is W. When all is
  counted at the end, chances become certain; what the estimate could not tell is luck, too.
* **own play** is what the seat's own moves cost against the best ones, in expectation.
* **play of others** is the rest: how the seat would have fared with its best moves and without
  luck, which is up to the others.

So the three add up to the final chance less the first one. All are whole millionths: they add up
exactly.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from branchline.bots.brains.fitting_tickets import FittingRedealer
from branchline.core.cards import N_CARDS
from branchline.core.chance import Dice
from branchline.core.seeds import scramble
from branchline.core.state import State
from branchline.play.match import Match
from branchline.review.estimates import Estimator
from branchline.review.messages import OPEN, Curve, Decision, Parts
from branchline.review.steps import Step
from branchline.review.win_chances import Chances, WinChances, final_chances, whole_shares

OUTCOMES: Final = 12
"""Outcomes of chance over which the expected chances are averaged."""
TRIES: Final = 6
"""Deals tried until one allows the move that was made."""


class ViewedGame:
    """A game in one view: of a seat, from what it could know, or with all hands open."""

    def __init__(self, estimator: Estimator, chances: WinChances, view: int, seed: int) -> None:
        self.game = estimator.game
        self.estimator = estimator
        self.win_chances = chances
        self.view = view
        self.seed = scramble(seed)
        self.redealer = FittingRedealer(self.game)

    def chances(self, s: State) -> Chances:
        """Return the chances in a position."""
        seats = range(self.game.players)
        if self.view == OPEN:
            return self.win_chances.of_all(s, [self.estimator.value(s, seat) for seat in seats])
        values = [self.estimator.public_value(s, seat) for seat in seats]
        own = self.estimator.value(s, self.view)
        return self.win_chances.seen_by(s, self.view, own, values)

    def expected(self, step: Step) -> Chances:
        """Return the chances to be expected after a move, over what chance may give."""
        totals = [0.0] * self.game.players
        for each in range(OUTCOMES):
            salt = step.number * 1009 + each
            after = self.possible_start(step, salt)
            if after is None:
                return self.chances(step.after)
            self.game.apply(after, step.action, Dice(self.seed + 7 * salt + 3))
            for seat, chance in enumerate(self.chances(after)):
                totals[seat] += chance
        return whole_shares(totals)

    def possible_start(self, step: Step, salt: int) -> State | None:
        """Return a position that may have been there before a move, as the view may suppose it.

        Cards that the move spends were held: whoever sees the move knows that.
        """
        if self.view == OPEN:
            return step.before.copy()
        known = step.before.copy()
        first = step.seat * N_CARDS
        for at in range(first, first + N_CARDS):
            spent = step.before.hands[at] - step.after.hands[at]
            known.known[at] = max(known.known[at], spent)
        for attempt in range(TRIES):
            dice = Dice(self.seed + 31 * salt + 1_000_003 * attempt)
            found = self.redealer.deal(known, self.view, dice)
            if self.game.is_legal(found, step.action):
                return found
        return None


def curve_of(match: Match, steps: Sequence[Step], viewed: ViewedGame) -> Curve:
    """Return the chances over a game in one view, and what chance gave."""
    points = [viewed.chances(steps[0].before if steps else match.state)]
    luck: list[Chances] = []
    for step in steps:
        points.append(viewed.chances(step.after))
        expected = viewed.expected(step) if step.has_chance else points[-1]
        luck.append(difference(points[-1], expected))
    if match.over:
        points.append(final_chances(match.game, match.state))
        luck.append(difference(points[-1], points[-2]))
    return Curve(viewed.view, tuple(points), tuple(luck))


def difference(after: Chances, before: Chances) -> Chances:
    """Return what each seat gained."""
    return tuple(a - b for a, b in zip(after, before, strict=True))


def parts_of(curve: Curve, seat: int, decisions: Sequence[Decision]) -> Parts:
    """Return luck, own play and the play of others for a seat, from the decisions judged so far."""
    luck = sum(each[seat] for each in curve.luck)
    own = -sum(cost_of(each, curve.view) for each in decisions if each.seat == seat)
    first, last = curve.points[0][seat], curve.points[-1][seat]
    return Parts(curve.view, seat, first, luck, own, last - first - luck - own, last)


def cost_of(decision: Decision, view: int) -> int:
    """Return what a move cost its seat in chance to win, in a view."""
    verdict = decision.verdict
    if view == OPEN and decision.open is not None:
        verdict = decision.open
    return 0 if verdict is None else max(0, verdict.chance)
