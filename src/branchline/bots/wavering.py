"""A policy that now and then plays another reasonable move, as people do."""

from __future__ import annotations

from mypy_extensions import i64

from branchline.bots.net import Net
from branchline.bots.policy import Policy
from branchline.bots.valuer import Valuer
from branchline.core.actions import TICKETS_ACTION
from branchline.core.arrays import zeros
from branchline.core.chance import Dice
from branchline.core.game import Game
from branchline.core.state import SECOND, TURN, State


class Wavering(Policy):
    """Follows another policy but for some of its turns, given in hundredths."""

    def __init__(self, game: Game, steady: Policy, weights: list[int], often: int) -> None:
        super().__init__(game)
        self.steady: Policy = steady
        self.often: i64 = often
        self.moves: Valuer = Valuer(game, weights, Net([0.0], [0.0], [0.0], [0.0], [0.0], 0.0), 1)

    def decide(self, s: State, dice: Dice) -> i64:
        """Return the steady choice, or another candidate."""
        action = self.steady.decide(s, dice)
        if (s.phase != TURN and s.phase != SECOND) or dice.below(100) >= self.often:
            return action
        self.moves.list_moves(s)
        n: i64 = 0
        some = zeros(self.moves.n_moves)
        i: i64
        for i in range(self.moves.n_moves):
            if self.moves.moves[i] != TICKETS_ACTION:
                some[n] = self.moves.moves[i]
                n += 1
        return some[dice.below(n)] if n > 0 else action
