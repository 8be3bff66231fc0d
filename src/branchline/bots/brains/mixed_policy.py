"""A policy that in some of its turns sees less than in others, as people do."""

from __future__ import annotations

from mypy_extensions import i64

from branchline.bots.brains.policy import Policy
from branchline.core.chance import Dice
from branchline.core.game import Game
from branchline.core.state import State


class MixedPolicy(Policy):
    """Follows one policy, and in some percent of its decisions another that sees less."""

    def __init__(self, game: Game, usual: Policy, narrow: Policy, percent: int) -> None:
        super().__init__(game)
        self.usual: Policy = usual
        self.narrow: Policy = narrow
        self.percent: i64 = percent

    def decide(self, s: State, dice: Dice) -> i64:
        """Return what one of the two policies decides."""
        if dice.below(100) < self.percent:
            return self.narrow.decide(s, dice)
        return self.usual.decide(s, dice)
