"""What two processes say to each other: numbers, now and then with a text, each way in order.

Stepping a group of games takes a few tenths of a millisecond. A message through a pipe costs both
sides a good part of that, so numbers are written into memory that both can read, and the pipe is
for texts, for waking up who has waited in vain for long, and for noticing that the other is gone.
"""

from __future__ import annotations

import os
import platform
import select
import time
from collections.abc import Callable
from multiprocessing.connection import Connection
from typing import Final, Protocol

WATCHED: Final = 0.005
"""Seconds for which a message is watched for, some steps long.

Waking a process up takes a good part of a step, and may move it to a core that is busy.
"""
NAP: Final = 0.01
"""Seconds after which who has fallen asleep looks once more, whether anybody woke it or not."""

MOST_UNREAD: Final = 128
"""How many numbers may be under way in one direction: fewer than messages fit into any pipe."""
CACHE_LINE: Final = 64
"""Bytes that a core reads or writes at once: what others write should not lie among them."""
SENT: Final = 0
"""Where memory for one direction holds how many numbers were sent; only the sender writes it."""
ASLEEP: Final = CACHE_LINE // 8
"""Where it holds whether the receiver sleeps; only the receiver writes it."""
NUMBERS: Final = 2 * CACHE_LINE // 8
"""Where the numbers begin. Each is written over when as many as may be unread have followed."""
CHANNEL_BYTES: Final = 8 * (NUMBERS + MOST_UNREAD)
"""How large the memory for one direction is, all of it integers of 64 bits."""


class Channel(Protocol):
    """One end of what connects two processes; any method may find that the other is gone."""

    def send(self, number: int, text: bytes = b"") -> None:
        """Send a number, and a text if there is one."""

    def has_number(self) -> object:
        """Tell whether a number has come."""

    def receive(self) -> int:
        """Wait for the next number."""

    def text(self) -> bytes:
        """Return the text of the number received last, which must have one."""

    def close(self) -> None:
        """Let the other know that nothing will follow."""


def keeps_order() -> bool:
    """Tell whether this machine shows what one core writes to all others in the same order.

    Then who sees that a number was sent also sees the number, and everything written before, as a
    step's results. Python has no barrier that would make sure of it on other machines, such as ARM.
    """
    return platform.machine() in {"x86_64", "AMD64"}


class MemoryChannel:
    """A channel through memory. The pipe carries texts, and empty messages that wake up.

    Who falls asleep says so in memory and looks once more, and who sends looks whether the other
    sleeps. Either may see what was there a moment ago, so that nobody is woken up. Therefore the
    first sleep is a nap: after it both see what the other has written, and it may sleep for good.
    """

    def __init__(self, pipe: Connection, out: memoryview, back: memoryview) -> None:
        self._pipe = pipe
        self._out = out
        self._back = back
        self._sent = 0
        self._received = 0
        self.close = pipe.close

    def send(self, number: int, text: bytes = b"") -> None:
        """Send a number, and a text if there is one."""
        out, sent = self._out, self._sent
        out[NUMBERS + sent % MOST_UNREAD] = number
        self._sent = out[SENT] = sent + 1
        if text or out[ASLEEP]:
            self._pipe.send_bytes(text)

    def has_number(self) -> bool:
        """Tell whether a number has come."""
        sent: int = self._back[SENT]
        return sent != self._received

    def receive(self) -> int:
        """Wait for the next number."""
        while not self.has_number() and not watch(self.has_number):
            self._sleep()
        number: int = self._back[NUMBERS + self._received % MOST_UNREAD]
        self._received += 1
        return number

    def _sleep(self) -> None:
        """Sleep until somebody sends a number, or may have."""
        self._back[ASLEEP] = 1
        for seconds in (NAP, None):
            if self.has_number():
                break
            if self._pipe.poll(seconds):
                if not self.has_number():  # it is the call for a number that was read since
                    self._pipe.recv_bytes()
                break
        self._back[ASLEEP] = 0

    def text(self) -> bytes:
        """Return the text of the number received last, which must have one."""
        while True:
            if text := self._pipe.recv_bytes():
                return text


class PipeChannel:
    """A channel through nothing but a pipe, for machines that do not keep the order of writing."""

    def __init__(self, pipe: Connection) -> None:
        self._pipe = pipe
        self.has_number = watcher(pipe)
        self.close = pipe.close

    def send(self, number: int, text: bytes = b"") -> None:
        """Send a number, and a text if there is one."""
        self._pipe.send_bytes(number.to_bytes(8, "little"))
        if text:
            self._pipe.send_bytes(text)

    def receive(self) -> int:
        """Wait for the next number."""
        watch(self.has_number)
        return int.from_bytes(self._pipe.recv_bytes(), "little")

    def text(self) -> bytes:
        """Return the text of the number received last, which must have one."""
        return self._pipe.recv_bytes()


def watcher(pipe: Connection) -> Callable[[], object]:
    """Return what tells whether a message has come.

    A pipe makes what it needs to find that out anew whenever it is asked, which takes as long as
    stepping dozens of games; so this is made once, where the system has it.
    """
    if not hasattr(select, "poll"):
        return pipe.poll
    events = select.poll()
    events.register(pipe.fileno(), select.POLLIN)
    return lambda: events.poll(0)


let_others_go_first: Callable[[], object] = getattr(os, "sched_yield", lambda: None)
"""Gives the core up while there is more to do than there are cores."""


def watch(has_come: Callable[[], object]) -> bool:
    """Watch for something for a while; return whether it has come."""
    until = time.perf_counter() + WATCHED
    while not has_come():
        if time.perf_counter() > until:
            return False
        let_others_go_first()
    return True
