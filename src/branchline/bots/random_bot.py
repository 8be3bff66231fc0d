"""A bot that plays at random."""

from __future__ import annotations

from branchline.bots.base import PolicyBot
from branchline.bots.brains.policy import Policy, RandomPolicy
from branchline.play.view import View


class RandomBot(PolicyBot):
    """Plays any legal action, each as likely."""

    def make_policy(self) -> Policy:
        """Return the policy that decides."""
        return RandomPolicy(self.game)

    def choose(self, view: View, legal: list[int]) -> int:
        """Return one of the legal actions."""
        return legal[self.dice.below(len(legal))]
