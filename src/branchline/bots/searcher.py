"""The expert's search: the value policy's best moves compared by playing them out.

Every comparison meets the same deal and the same dice for all moves, so that luck cancels out, and
is played by planners for a few turns before the network judges. The value policy's choice stands
unless another move is better beyond doubt: without that gate, search merely follows the noise.
"""

from __future__ import annotations

import math
import time
from typing import Final, NamedTuple

from mypy_extensions import i64

from branchline.bots.learn import margin
from branchline.bots.policy import Policy
from branchline.bots.valuer import Valuer
from branchline.core.arrays import vec, zeros
from branchline.core.chance import Dice
from branchline.core.game import Game
from branchline.core.state import FIRST, OVER, State

TOP: Final = 4
"""Moves compared."""
CLEAR: Final = 0.5
"""A lead in value that needs no search."""
TAKE_STOCK: Final = 8
"""Comparisons after which moves that are worse beyond doubt are given up."""
FEWEST: Final = 4
"""Comparisons that must be made for a choice."""
POINTS: Final = 30.0
"""Points of margin that the network counts as one."""


class Reach(NamedTuple):
    """How far a search looks, and how sure it must be."""

    rollouts: int = 120
    """Positions played on from, at most, for a move."""
    turns: int = 2
    """Turns of its own that a comparison looks ahead."""
    doubt: float = 1.0
    """Standard errors by which another move must be better."""
    steep: float = 0.0
    """How soon a lead counts as a win, which no further points improve; 0 counts points alone."""


class Searcher(Policy):
    """Deepens the choice of a value policy by rollouts."""

    def __init__(self, game: Game, valuer: Valuer, reach: Reach, seconds: float) -> None:
        super().__init__(game)
        self.valuer: Valuer = valuer
        self.rollouts: i64 = reach.rollouts
        self.turns: i64 = reach.turns
        self.doubt: float = reach.doubt
        self.steep: float = reach.steep
        self.seconds: float = seconds
        """A cap on the time of a move; 0 for none."""
        self.order: vec[i64] = zeros(TOP)
        self.n_top: i64 = 0

    def decide(self, s: State, dice: Dice) -> i64:
        """Return the best move, after search where it is close."""
        valuer = self.valuer
        valuer.weigh(s, dice)
        self.rank(valuer.values)
        values = valuer.values
        best = valuer.moves[self.order[0]]
        if self.n_top < 2 or s.phase == FIRST:
            return best
        if values[self.order[0]] - values[self.order[1]] > CLEAR:
            return best
        moves = zeros(self.n_top)
        i: i64
        for i in range(self.n_top):
            moves[i] = valuer.moves[self.order[i]]
        return moves[self.compare(s, moves, dice.below(1_000_000_000))]

    def rank(self, values: list[float]) -> None:
        """Put the best few candidates in order."""
        self.n_top = 0
        n: i64 = len(values)
        i: i64
        for i in range(n):
            at = self.n_top
            if at == TOP:
                at -= 1
                if values[i] <= values[self.order[at]]:
                    continue
            else:
                self.n_top += 1
            while at > 0 and values[self.order[at - 1]] < values[i]:
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
        i: i64
        while used < self.rollouts and left > 1:
            if self.seconds > 0.0 and rounds % 4 == 3 and time.monotonic() > end:
                break
            deal = self.valuer.imagination.deal(s, s.seat, Dice(seed + rounds), True)
            base = 0.0
            for i in range(n):
                if not alive[i]:
                    continue
                value = self.outcome(deal.copy(), s.seat, moves[i], Dice(seed + 7919 * rounds + 1))
                used += 1
                if i == 0:
                    base = value
                lead = value - base
                total[i] += lead
                square[i] += lead * lead
            rounds += 1
            if rounds % TAKE_STOCK == 0:
                for i in range(1, n):
                    if alive[i] and bound(total[i], square[i], rounds, self.doubt) < 0.0:
                        alive[i] = False
                        left -= 1
        best: i64 = 0
        most = 0.0
        for i in range(1, n):
            if alive[i] and rounds >= FEWEST:
                sure = bound(total[i], square[i], rounds, -self.doubt)
                if sure > most:
                    most = sure
                    best = i
        return best

    def outcome(self, s: State, seat: i64, move: i64, dice: Dice) -> float:
        """Return the value for a seat a few turns after a move."""
        game = self.game
        planner = self.valuer.planner
        end = s.turn + game.players * self.turns + 1
        game.apply(s, move, dice)
        while s.phase != OVER and s.turn < end:
            game.apply(s, planner.decide(s, dice), dice)
        if s.phase == OVER:
            totals = list(game.score(s).totals)
            return self.worth(float(margin(totals, seat)) / POINTS)
        features = self.valuer.features
        features.read(s, seat)
        return self.worth(self.valuer.net.value(features.x))

    def worth(self, lead: float) -> float:
        """Return what a lead is worth, from points alone to hardly more than whether it wins."""
        return math.tanh(self.steep * lead) if self.steep > 0.0 else lead


def bound(total: float, square: float, count: i64, errors: float) -> float:
    """Return the mean of so many figures, so many standard errors higher."""
    n = float(count)
    mean = total / n
    spread = square / n - mean * mean
    if spread < 0.000001:
        spread = 0.000001
    above: float = mean + errors * (spread / n) ** 0.5
    return above
