"""A bot that chooses any legal action, each as likely."""

from __future__ import annotations

from branchline.bots.base import Bot
from branchline.play.view import View


class RandomBot(Bot):
    """The yardstick every other bot must beat."""

    def choose(self, view: View, legal: list[int]) -> int:
        """Return any legal action."""
        return legal[self.dice.below(len(legal))]
