"""Bots of an owner, good and bad, for a server to run."""

from __future__ import annotations

import time

from branchline.bots import Bot
from branchline.play.view import View


class Last(Bot):
    """Takes the last of the legal actions; fails if it is shown more than its seat's view."""

    def choose(self, view: View, legal: list[int]) -> int:
        known = {name: value for name, value in vars(self).items() if name not in ("game", "dice")}
        assert known == {}
        assert view.seat == 1
        return legal[-1]


class Raising(Bot):
    """Fails."""

    def choose(self, view: View, legal: list[int]) -> int:
        raise RuntimeError("lost the thread")


class Illegal(Bot):
    """Breaks the rules."""

    def choose(self, view: View, legal: list[int]) -> int:
        return max(legal) + 1


class Slow(Bot):
    """Never answers."""

    def choose(self, view: View, legal: list[int]) -> int:
        time.sleep(600)
        return legal[0]
