"""The processes in which bots choose their moves, with a time limit, beside the server's own."""

from __future__ import annotations

import asyncio
import logging
import signal
import time
from collections.abc import Callable, Iterator
from concurrent.futures import TimeoutError as OutOfTime
from contextlib import contextmanager
from dataclasses import dataclass
from multiprocessing import resource_tracker
from typing import TYPE_CHECKING, Literal, TypeVar

from branchline.arena.process_pool import make_pool, stop
from branchline.bots import UnknownBot
from branchline.bots.program import BotChoseIllegally, BotFailed, BotTooSlow
from branchline.server.bot_moves import Advice, BotQuestion
from branchline.server.settings import Settings

if TYPE_CHECKING:
    from pebble import ProcessFuture, ProcessPool

LOG = logging.getLogger(__name__)
ATTEMPTS = 2
"""How often a bot is asked before another makes its move."""
MOST_LOSSES = 10
"""How often it is asked when its processes were lost."""
STUCK_SECONDS = 20.0
"""So long after a question has run out of time, its processes are taken to be lost."""
Found = TypeVar("Found", int, Advice)
Failure = Literal["crashed", "too slow", "illegal"]


class ProcessesLost(Exception):  # noqa: N818 - it says what happened
    """Processes that answer nobody any more."""


@dataclass(frozen=True)
class Answer:
    """A bot's choice, or why there is none."""

    action: int
    failure: Failure | None = None


class Workers:
    """The worker processes of a server; they start when the first bot has to think."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self._pool: ProcessPool | None = None
        self.waiting = 0
        """Questions that have not been answered yet."""
        self.progress = time.monotonic()
        """When a process last answered."""

    def pool(self) -> ProcessPool:
        """Return the processes; each starts afresh, so it knows nothing of the server."""
        if self._pool is None:
            number = self.settings.bot_processes
            self._pool = make_pool(number)
            with interrupts_blocked():
                started = self._pool.active
            LOG.debug("%d processes for bots: %s", number, started)
        return self._pool

    async def ask(self, question: BotQuestion) -> Answer:
        """Return a bot's choice; a bot that thinks too long is stopped.

        Whatever went wrong is tried once more, in another process: it may have been the process.
        """
        failures: list[Failure] = []
        losses = 0
        while len(failures) < ATTEMPTS and losses < MOST_LOSSES:
            found = await self.run(self.settings.choose, question, self.settings.bot_seconds)
            if isinstance(found, int) and found in question.legal:
                return Answer(found)
            if found == "lost":
                losses += 1
            else:
                failures.append("illegal" if isinstance(found, int) else found)
                LOG.warning("bot %s: %s", question.bot, failures[-1])
        return Answer(-1, failures[-1] if failures else "crashed")

    async def advise(self, question: BotQuestion) -> Advice | None:
        """Return a bot's advice; None if it has none in time."""
        for _ in range(ATTEMPTS):
            found = await self.run(self.settings.advise, question, self.settings.hint_seconds)
            if isinstance(found, Advice):
                return found if found.action in question.legal else None
            if found not in ("crashed", "lost"):
                break
        return None

    async def run(
        self, work: Callable[[BotQuestion], Found], question: BotQuestion, seconds: float
    ) -> Found | Failure | Literal["lost"]:
        """Return what a worker process finds within a time, or why it finds nothing.

        "lost" if all processes were lost, which is no bot's fault; new ones start.
        """
        pool = self.pool()
        self.waiting += 1
        try:
            future = pool.schedule(work, args=(question,), timeout=seconds)
            return await self.result_of(future, seconds)
        except OutOfTime:
            LOG.warning("bot %s took longer than %g s", question.bot, seconds)
            return "too slow"
        except BotFailed as error:
            LOG.warning("%s", error)
            return failure_of(error)
        except UnknownBot as error:
            LOG.warning("%s", error)
        except ProcessesLost:
            await self.replace(pool)
            return "lost"
        except Exception as error:  # whatever a bot does wrong, the game goes on
            if not pool.active:
                await self.replace(pool)
                return "lost"
            LOG.warning("bot %s crashed", question.bot, exc_info=error)
        finally:
            self.waiting -= 1
        return "crashed"

    async def result_of(self, future: ProcessFuture[Found], seconds: float) -> Found:
        """Wait for a result, as long as any results come."""
        result = asyncio.wrap_future(future)
        asked = time.monotonic()
        try:
            while not result.done():
                left = time_left(max(asked, self.progress), seconds, time.monotonic())
                if left <= 0:
                    raise ProcessesLost
                await asyncio.wait({result}, timeout=left)
        finally:
            result.cancel()  # nobody waits for it any more, if it is not there
        self.progress = time.monotonic()
        if result.cancelled():  # its processes were replaced, since others had lost them
            raise ProcessesLost
        return result.result()

    async def replace(self, pool: ProcessPool) -> None:
        """Give processes up that are lost; new ones start with the next question."""
        if self._pool is pool:
            self._pool = None
            LOG.warning("all processes for bots were lost; others start")
            await asyncio.to_thread(stop, pool)

    def close(self) -> None:
        """Stop the processes, whatever they do."""
        if self._pool is not None:
            stop(self._pool)
            self._pool = None


def time_left(answered: float, seconds: float, now: float) -> float:
    """Return how long processes may still be silent since they answered, until they are lost."""
    return answered + seconds + STUCK_SECONDS - now


def failure_of(error: BotFailed) -> Failure:
    """Return how a bot of the owner's has failed."""
    if isinstance(error, BotTooSlow):
        return "too slow"
    return "illegal" if isinstance(error, BotChoseIllegally) else "crashed"


@contextmanager
def interrupts_blocked() -> Iterator[None]:
    """Start threads and processes that Ctrl-C never reaches, not even while they begin.

    They inherit what this thread blocks. Where nothing can be blocked, processes that have begun
    ignore an interrupt all the same.
    """
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    resource_tracker.ensure_running()  # begun later, by a thread, it would unblock them there
    before = signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGINT])
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
