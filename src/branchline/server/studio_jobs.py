"""The studio's jobs: in processes of their own, one at a time on each server, and kept.

Whoever asks for one that is under way, or was done lately, costs nothing. One that nobody waits
for any more is given up: its process ends, with those it started.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
import re
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Final, Generic, TypeVar

import msgspec

from branchline.server.addresses import counted_as
from branchline.server.rate_limits import Buckets
from branchline.server.refusals import Refusal
from branchline.server.settings import Settings
from branchline.server.store import Store
from branchline.server.studio_ledgers import JobLedger, Most, OwnLedger
from branchline.studio.messages import BoardState, StudyState

LOG = logging.getLogger(__name__)
NAME: Final = re.compile("[0-9a-f]{32}")
REPORT_SECONDS: Final = 1.0
"""How often a job says how far it is, and asks whether anybody still waits."""

State = TypeVar("State", BoardState, StudyState)


@dataclass(frozen=True)
class JobTerms:
    """What jobs of one kind may cost."""

    kind: str
    most: Most
    """That may be under way, waiting ones included."""
    too_many: Callable[[], Refusal]
    """What is said to whoever wants another."""
    seconds: float
    """How long one may take."""
    unasked_seconds: float
    """One that nobody has asked about for so long is given up."""
    burst: int
    """That one address may begin at once."""
    cache_bytes: int


@dataclass
class Job(Generic[State]):
    """A job that this server does."""

    state: State
    task: asyncio.Task[None] | None = None
    is_ending: bool = False


Work = Callable[[Job[State]], Awaitable[tuple[State, bytes]]]
"""Does a job, and tells in its state how far it is; returns how it ended and what it made."""


class StudioJobs(Generic[State]):
    """The jobs of one kind."""

    def __init__(
        self, terms: JobTerms, states: type[State], settings: Settings, store: Store
    ) -> None:
        self.terms = terms
        self.limits = Buckets(settings.pictures_per_minute / 60, terms.burst)
        self.ledger = ledger_of(terms, store)
        self.own: dict[str, Job[State]] = {}
        """Those that this server does, by name."""
        self._unnoted: dict[str, tuple[bytes, bytes | None]] = {}
        """How jobs ended and what they made, of which the database could not be told."""
        self.turn = asyncio.Lock()
        self._states: type[State] = states

    async def begin(self, host: str, first: State, work: Work[State]) -> State:
        """Begin a job, or tell how far it is; refuse one too many."""
        name, terms = first.job, self.terms
        if not self.limits.take(counted_as(host)):
            raise Refusal("too fast", "refusal-wait-a-minute")
        await self._note_ends()
        address, state = counted_as(host), msgspec.json.encode(first)
        try:
            begun = await self.ledger.begin(name, address, state, terms.most)
        except Exception:  # it may be noted all the same
            failed = msgspec.structs.replace(first, state="failed")
            self._unnoted[name] = msgspec.json.encode(failed), None
            raise
        if begun.found != "begun":
            self.limits.give_back(counted_as(host))  # it cost nothing
        if begun.found == "full":
            raise terms.too_many()
        if begun.found == "enough":
            raise Refusal("too fast", "refusal-wait-a-minute")
        if begun.found == "known":
            return self._decode(begun.state)
        job = Job(first)
        self.own[name] = job
        job.task = asyncio.create_task(self._run(job, work))
        return first

    async def state(self, name: str) -> State | None:
        """Tell how far a job is; None if nothing is known of it."""
        if not is_name(name):
            return None
        await self._note_ends()
        found = await self.ledger.find(name)
        if found is None:
            return None
        return self.own[name].state if name in self.own else self._decode(found)

    def _decode(self, state: bytes) -> State:
        decoded: State = msgspec.json.decode(state, type=self._states)
        return decoded

    async def result(self, name: str) -> bytes | None:
        """Return what a job made; None if it made nothing, or too long ago."""
        return await self.ledger.result(name) if is_name(name) else None

    async def cancel(self, host: str, name: str) -> None:
        """Give a job up, unless somebody else waits for it; another server does so in a second."""
        if not is_name(name):
            return
        await self.ledger.leave(name, counted_as(host))
        if name in self.own:
            await self._report(self.own[name])

    async def _run(self, job: Job[State], work: Work[State]) -> None:
        first, ended, result = job.state, job.state, None
        watch = asyncio.create_task(self._watch(job))
        try:
            async with self.turn, asyncio.timeout(self.terms.seconds):
                ended, result = await work(job)
        except asyncio.CancelledError:
            ended = msgspec.structs.replace(first, state="cancelled")
        except Exception:
            LOG.exception("a job of the studio failed: %s", self.terms.kind)
            ended = msgspec.structs.replace(first, state="failed")
        finally:
            job.is_ending = True
            watch.cancel()
            await self._end(ended, result)

    async def _end(self, ended: State, result: bytes | None) -> None:
        """Note how a job ended; until that is done it is told to be under way."""
        name, state = ended.job, msgspec.json.encode(ended)
        try:
            await self.ledger.end(name, state, result)
        except Exception:  # as of a database that does not answer: it is told when somebody asks
            LOG.exception("the end of a job of the studio is not noted: %s", self.terms.kind)
            self._unnoted[name] = state, result
        finally:
            del self.own[name]

    async def _note_ends(self) -> None:
        """Note what could not be noted: a job that seems under way keeps others from beginning."""
        for name, (state, result) in list(self._unnoted.items()):
            if name not in self.own:
                await self.ledger.end(name, state, result)
            self._unnoted.pop(name, None)

    async def _watch(self, job: Job[State]) -> None:
        """Say how far a job is, until nobody waits for it any more."""
        while True:
            await asyncio.sleep(REPORT_SECONDS)
            await self._report(job)

    async def _report(self, job: Job[State]) -> None:
        try:
            is_wanted = await self.ledger.report(job.state.job, msgspec.json.encode(job.state))
        except Exception:  # as of a database that does not answer: it will be asked again
            LOG.exception("the state of a job of the studio is not noted: %s", self.terms.kind)
            return
        if not is_wanted:
            stop(job)

    async def close(self) -> None:
        """Stop what is under way."""
        jobs = list(self.own.values())
        for job in jobs:
            stop(job)
        await asyncio.gather(*(job.task for job in jobs if job.task), return_exceptions=True)


def digest(text: str) -> str:
    """Return what stands for a text."""
    return hashlib.sha256(text.encode(errors="surrogatepass")).hexdigest()


def is_name(name: str) -> bool:
    """Tell whether a name can be that of a job: databases do not take every text."""
    return NAME.fullmatch(name) is not None


def stop(job: Job[State]) -> None:
    """Give a job up, unless its end is being noted."""
    if job.task is not None and not job.is_ending:
        job.task.cancel()


def ledger_of(terms: JobTerms, store: Store) -> JobLedger:
    """Return where jobs are noted: in the database if servers share it."""
    if not store.address.is_shared:
        return OwnLedger(terms.cache_bytes, terms.unasked_seconds)
    from branchline.server.shared_ledger import SharedLedger  # SQLite needs no SQLAlchemy

    return SharedLedger(store, terms.kind, terms.cache_bytes, terms.unasked_seconds)
