"""What is known of the studio's jobs: who waits for them, how far they are, and what they made.

A server by itself remembers it (`OwnLedger`); servers that share a database keep it there
(`shared_ledger.py`), so that any of them answers for all.
"""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field
from typing import Final, Literal, NamedTuple, Protocol

from branchline.server.costly_work import AnswerCache

MOST_ENDED: Final = 64
"""Jobs whose end is remembered."""

Found = Literal["begun", "known", "full", "enough"]


class Begun(NamedTuple):
    """What came of the wish to begin a job.

    Begun by the asker, known already, or one too many: of all, or of those of one address.
    """

    found: Found
    state: bytes


class Most(NamedTuple):
    """How many jobs may be under way: in all, and of those that one address waits for."""

    in_all: int
    of_host: int


class JobLedger(Protocol):
    """The jobs of one kind, by name; states are in JSON."""

    async def begin(self, name: str, host: str, state: bytes, most: Most) -> Begun:
        """Note a job, unless it is under way or done, or too many are under way."""
        ...

    async def find(self, name: str) -> bytes | None:
        """Return the state of a job, and note that somebody has asked."""
        ...

    async def leave(self, name: str, host: str) -> None:
        """Note that an address waits no longer."""
        ...

    async def report(self, name: str, state: bytes) -> bool:
        """Note how far a job of this server is; tell whether anybody still waits for it."""
        ...

    async def end(self, name: str, state: bytes, result: bytes | None) -> None:
        """Note how a job of this server ended, and what it made if it did not fail."""
        ...

    async def result(self, name: str) -> bytes | None:
        """Return what a job made, unless that is too long ago."""
        ...


@dataclass
class JobEntry:
    """What is known of one job."""

    state: bytes
    asked: float
    under_way: bool = True
    is_made: bool = False
    hosts: set[str] = field(default_factory=set)


class OwnLedger:
    """The jobs of a server by itself, in memory."""

    def __init__(self, most_bytes: int, unasked_seconds: float) -> None:
        self.unasked_seconds = unasked_seconds
        self.entries: dict[str, JobEntry] = {}
        self.made = AnswerCache(most_bytes)

    def _is_wanted(self, name: str) -> bool:
        """Tell whether a job is under way, or made something that is still there."""
        entry = self.entries.get(name)
        if entry is None:
            return False
        return entry.under_way or (entry.is_made and self.made.get(name) is not None)

    async def begin(self, name: str, host: str, state: bytes, most: Most) -> Begun:
        """Note a job, unless it is under way or done, or too many are under way."""
        if self._is_wanted(name):
            self.entries[name].hosts.add(host)
            self.entries[name].asked = now()
            return Begun("known", self.entries[name].state)
        under_way = [each for each in self.entries.values() if each.under_way]
        if len(under_way) >= most.in_all:
            return Begun("full", b"")
        if sum(host in each.hosts for each in under_way) >= most.of_host:
            return Begun("enough", b"")
        self._forget_some()
        self.entries.pop(name, None)  # the newest is the last
        self.entries[name] = JobEntry(state, now(), hosts={host})
        return Begun("begun", state)

    def _forget_some(self) -> None:
        """Forget how the oldest jobs ended."""
        ended = [name for name, entry in self.entries.items() if not entry.under_way]
        for name in ended[: max(0, len(ended) - MOST_ENDED)]:
            del self.entries[name]

    async def find(self, name: str) -> bytes | None:
        """Return the state of a job, and note that somebody has asked."""
        entry = self.entries.get(name)
        if entry is None or (entry.is_made and self.made.get(name) is None):
            return None
        entry.asked = now()
        return entry.state

    async def leave(self, name: str, host: str) -> None:
        """Note that an address waits no longer."""
        if name in self.entries:
            self.entries[name].hosts.discard(host)

    async def report(self, name: str, state: bytes) -> bool:
        """Note how far a job is; tell whether anybody still waits for it."""
        entry = self.entries[name]
        entry.state = state
        return bool(entry.hosts) and now() - entry.asked < self.unasked_seconds

    async def end(self, name: str, state: bytes, result: bytes | None) -> None:
        """Note how a job ended, and what it made if it did not fail."""
        entry = self.entries[name]
        entry.state, entry.under_way, entry.is_made = state, False, result is not None
        if result is not None:
            self.made.put(name, result)

    async def result(self, name: str) -> bytes | None:
        """Return what a job made, unless that is too long ago."""
        return self.made.get(name)


def now() -> float:
    """Return the time of the event loop."""
    return asyncio.get_running_loop().time()
