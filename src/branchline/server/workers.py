"""The processes in which bots choose their moves, with a time limit, beside the server's own."""

from __future__ import annotations

import asyncio
import logging
import signal
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
    from pebble import ProcessPool

LOG = logging.getLogger(__name__)
ATTEMPTS = 2
Found = TypeVar("Found", int, Advice)
Failure = Literal["crashed", "too slow", "illegal"]


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
        """Return a bot's choice; a bot that thinks too long is stopped."""
        found = await self.run(self.settings.choose, question, self.settings.bot_seconds)
        if isinstance(found, str):
            return Answer(-1, found)
        return Answer(found) if found in question.legal else Answer(-1, "illegal")

    async def advise(self, question: BotQuestion) -> Advice | None:
        """Return a bot's advice; None if it has none in time."""
        found = await self.run(self.settings.advise, question, self.settings.hint_seconds)
        return found if isinstance(found, Advice) and found.action in question.legal else None

    async def run(
        self, work: Callable[[BotQuestion], Found], question: BotQuestion, seconds: float
    ) -> Found | Failure:
        """Return what a worker process finds within a time, or why it finds nothing."""
        for attempt in range(ATTEMPTS):
            try:
                future = self.pool().schedule(work, args=(question,), timeout=seconds)
                return await asyncio.wrap_future(future)
            except OutOfTime:
                LOG.warning("bot %s took longer than %g s", question.bot, seconds)
                return "too slow"
            except BotFailed as error:
                LOG.warning("%s", error)
                return failure_of(error)
            except UnknownBot as error:
                LOG.warning("%s", error)
                break
            except Exception:  # whatever a bot does wrong, the game goes on
                if attempt < ATTEMPTS - 1 and await self.replaced():
                    continue
                LOG.exception("bot %s crashed", question.bot)
                break
        return "crashed"

    async def replaced(self) -> bool:
        """Return whether all processes were lost, which is no bot's fault; new ones will start."""
        pool = self._pool
        if pool is None or pool.active:
            return pool is None
        self._pool = None
        await asyncio.to_thread(stop, pool)
        return True

    def close(self) -> None:
        """Stop the processes, whatever they do."""
        if self._pool is not None:
            stop(self._pool)


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
