"""Who is there, told to all at most so often, however many come and go.

Whoever comes is told at once; the others wait for the next round. So a crowd of spectators costs
each of them a few messages a second, not one for every other.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable


class PresenceRounds:
    """Calls something soon after a change, once for all changes until then."""

    def __init__(self, seconds: float, tell: Callable[[], None]) -> None:
        self.seconds = seconds
        self.tell = tell
        self.timer: asyncio.TimerHandle | None = None

    def changed(self) -> None:
        """Have all told, in the next round."""
        if self.timer is None:
            self.timer = asyncio.get_running_loop().call_later(self.seconds, self._run)

    def _run(self) -> None:
        self.timer = None
        self.tell()
