"""The time, as logs and messages tell it.

It is the system's time when the process started, and goes on from there as steadily as a stopwatch:
if somebody sets the system's clock, or a time server does, nobody's turn gets longer or shorter.
"""

from __future__ import annotations

import time
from typing import Final

GRACE_MS: Final = 30_000
"""Milliseconds a turn has at least after a server has started again."""


class SteadyClock:
    """Counts on from the time at which it was made."""

    def __init__(self) -> None:
        self.started = time.time_ns() // 1_000_000
        """In milliseconds since 1970."""
        self._ticks = time.monotonic_ns()

    def now(self) -> int:
        """Return the time, in milliseconds since 1970."""
        return self.started + (time.monotonic_ns() - self._ticks) // 1_000_000

    def from_log(self, at: int) -> int:
        """Return a time that was stored: never one to come.

        Another process stored it, by a clock that may have been ahead of this one.
        """
        return min(at, self.now())

    def deadline(self, began: int, seconds: int) -> int:
        """Return when a turn of so many seconds ends that began at a time.

        What began before this process did has a little while after that, whatever happened in
        between: nobody could move while no server ran, and nobody knows by how much the system's
        clock was set meanwhile.
        """
        end = began + seconds * 1000
        if began < self.started:
            end = max(end, self.started + min(seconds * 1000, GRACE_MS))
        return end


CLOCK: Final = SteadyClock()


def now_ms() -> int:
    """Return the time, in milliseconds since 1970."""
    return CLOCK.now()
