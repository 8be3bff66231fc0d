"""A policy that now and then plays another reasonable move, as people do."""

from __future__ import annotations

from mypy_extensions import i64

from branchline.bots.brains.policy import Policy
from branchline.bots.brains.value_network import empty_network
from branchline.bots.brains.value_policy import ValuePolicy
from branchline.core.actions import TICKETS_ACTION
from branchline.core.arrays import zeros
from branchline.core.chance import Dice
from branchline.core.game import Game
from branchline.core.state import SECOND, TURN, State


class VariedPolicy(Policy):
    """Follows another policy, except in some percent of its turns."""

    def __init__(self, game: Game, usual: Policy, weights: list[int], percent: int) -> None:
        super().__init__(game)
        self.usual: Policy = usual
        self.percent: i64 = percent
        self.candidates: ValuePolicy = ValuePolicy(game, weights, empty_network(), 1)

    def decide(self, s: State, dice: Dice) -> i64:
        """Return the usual choice, or another candidate."""
        action = self.usual.decide(s, dice)
        if (s.phase != TURN and s.phase != SECOND) or dice.below(100) >= self.percent:
            return action
        candidates = self.candidates
        candidates.list_moves(s)
        n: i64 = 0
        some = zeros(candidates.n_moves)
        for i in range(candidates.n_moves):
            if candidates.moves[i] != TICKETS_ACTION:
                some[n] = candidates.moves[i]
                n += 1
        return some[dice.below(n)] if n > 0 else action
