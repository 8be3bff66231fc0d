"""The expert's search: the value policy's best moves compared by playing them out.

Every comparison meets the same deal and the same dice for all moves, so that luck cancels out, and
is played by planners for a few turns before the network judges. The value policy's choice stands
unless another move is better by a margin of error: without it, search merely follows the noise.
"""

from __future__ import annotations

import math
import time
from typing import Final, NamedTuple

from mypy_extensions import i64

from branchline.bots.brains.fitting_tickets import FittingRedealer
from branchline.bots.brains.plan_kinds import USUAL
from branchline.bots.brains.policy import Policy
from branchline.bots.brains.value_network import POINTS
from branchline.bots.brains.value_policy import SAME, ValuePolicy
from branchline.core.arrays import vec, zeros
from branchline.core.chance import Dice
from branchline.core.game import Game
from branchline.core.score import lead
from branchline.core.state import FIRST, OVER, State

MOST_MOVES: Final = 4
"""Moves compared."""
CLEAR_LEAD: Final = 0.5
"""A lead in value that needs no search."""
REVIEW_EVERY: Final = 8
"""Every time this many comparisons are done, moves that are clearly worse are dropped."""
FEWEST_ROUNDS: Final = 4
"""Comparisons it takes to prefer another move."""


class SearchLimits(NamedTuple):
    """How far a search looks, and how sure it must be."""

    rollouts: int = 120
    """Games played on at most to decide on one move."""
    turns: int = 2
    """How many of its own turns a comparison looks ahead."""
    standard_errors: float = 1.0
    """By how many standard errors another move must be better."""
    win_slope: float = 0.0
    """How soon more lead stops counting, a win being a win; 0 counts every point."""


class RolloutSearch(Policy):
    """Checks the choice of a value policy by playing its best moves on."""

    def __init__(
        self, game: Game, value_policy: ValuePolicy, limits: SearchLimits, seconds: float
    ) -> None:
        super().__init__(game)
        self.value_policy: ValuePolicy = value_policy
        self.redealer: FittingRedealer = FittingRedealer(game)
        self.rollouts: i64 = limits.rollouts
        self.turns: i64 = limits.turns
        self.standard_errors: float = limits.standard_errors
        self.win_slope: float = limits.win_slope
        self.seconds: float = seconds
        """The most time for a move; 0 for no limit."""
        self.order: vec[i64] = zeros(MOST_MOVES)
        self.n_best: i64 = 0
        self.kinds: vec[i64] = zeros(MOST_MOVES)
        """For each move compared: the kind of plan that made it good, which is then followed."""

    def decide(self, s: State, dice: Dice) -> i64:
        """Return the best move, after search where it is close."""
        value_policy = self.value_policy
        value_policy.evaluate(s, dice)
        self.rank_moves(value_policy.values)
        values = value_policy.values
        best = value_policy.moves[self.order[0]]
        if self.n_best < 2 or s.phase == FIRST:
            return best
        if values[self.order[0]] - values[self.order[1]] > CLEAR_LEAD:
            return best
        moves = zeros(self.n_best)
        for i in range(self.n_best):
            moves[i] = value_policy.moves[self.order[i]]
            self.kinds[i] = value_policy.plan_of[self.order[i]]
        return moves[self.compare(s, moves, dice.below(1_000_000_000))]

    def rank_moves(self, values: list[float]) -> None:
        """Put the best few candidates in order."""
        self.n_best = 0
        n: i64 = len(values)
        for i in range(n):
            at = self.n_best
            if at == MOST_MOVES:
                at -= 1
                if values[i] <= values[self.order[at]] + SAME:
                    continue
            else:
                self.n_best += 1
            while at > 0 and values[self.order[at - 1]] + SAME < values[i]:
                self.order[at] = self.order[at - 1]
                at -= 1
            self.order[at] = i

    def compare(self, s: State, moves: vec[i64], seed: i64) -> i64:
        """Return which of the moves is best; the first unless another is clearly better."""
        n: i64 = len(moves)
        total = [0.0] * n
        square = [0.0] * n
        alive = [True] * n
        used: i64 = 0
        rounds: i64 = 0
        left = n
        end = time.monotonic() + self.seconds
        while used < self.rollouts and left > 1:
            if self.seconds > 0.0 and rounds % 4 == 3 and time.monotonic() > end:
                break
            deal = self.redealer.deal(s, s.seat, Dice(seed + rounds))
            base = 0.0
            for i in range(n):
                if not alive[i]:
                    continue
                again = Dice(seed + 7919 * rounds + 1)
                value = self.play_on(deal.copy(), s.seat, moves[i], again, self.kinds[i])
                used += 1
                if i == 0:
                    base = value
                lead = value - base
                total[i] += lead
                square[i] += lead * lead
            rounds += 1
            if rounds % REVIEW_EVERY == 0:
                for i in range(1, n):
                    if (
                        alive[i]
                        and confidence_bound(total[i], square[i], rounds, self.standard_errors)
                        < 0.0
                    ):
                        alive[i] = False
                        left -= 1
        best: i64 = 0
        most = 0.0
        for i in range(1, n):
            if alive[i] and rounds >= FEWEST_ROUNDS:
                sure = confidence_bound(total[i], square[i], rounds, -self.standard_errors)
                if sure > most:
                    most = sure
                    best = i
        return best

    def play_on(self, s: State, seat: i64, move: i64, dice: Dice, kind: i64 = USUAL) -> float:
        """Return the value for a seat a few turns after a move, if it follows a kind of plan."""
        game = self.game
        planner = self.value_policy.planner
        end = s.turn + game.players * self.turns + 1
        game.apply(s, move, dice)
        while s.phase != OVER and s.turn < end:
            planner.kind = USUAL
            if s.seat == seat:
                planner.kind = kind
            game.apply(s, planner.decide(s, dice), dice)
        planner.kind = USUAL
        if s.phase == OVER:
            return self.value_of_lead(float(lead(game.score(s).totals, seat)) / POINTS)
        return self.value_of_lead(self.value_policy.value_of(s, seat))

    def value_of_lead(self, ahead: float) -> float:
        """Return what a lead is worth: all of it, or with a slope little more than the win."""
        return math.tanh(self.win_slope * ahead) if self.win_slope > 0.0 else ahead


def confidence_bound(total: float, square: float, count: i64, errors: float) -> float:
    """Return the mean of `count` numbers, raised by so many standard errors."""
    n = float(count)
    mean = total / n
    spread = square / n - mean * mean
    if spread < 0.000001:
        spread = 0.000001
    above: float = mean + errors * (spread / n) ** 0.5
    return above
