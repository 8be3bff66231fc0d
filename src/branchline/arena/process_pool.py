"""Jobs run by several processes at once; an interrupt always ends them."""

from __future__ import annotations

import signal
import threading
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, wait
from contextlib import contextmanager
from itertools import islice
from multiprocessing.context import SpawnContext
from multiprocessing.synchronize import RLock
from types import FrameType
from typing import TYPE_CHECKING, Final, TypeVar
from weakref import WeakKeyDictionary

if TYPE_CHECKING:
    from pebble import ProcessPool

J = TypeVar("J")
R = TypeVar("R")

QUEUED_PER_PROCESS = 2
"""How many jobs are queued for each process: few, so that millions of jobs need no memory."""
POLL_SECONDS = 0.2
"""How long it takes at most to notice an interrupt."""


def run_jobs(work: Callable[[J], R], jobs: Iterable[J], processes: int) -> Generator[R, None, None]:
    """Yield the results of all jobs as they come; with one process, do the work in this one."""
    if processes <= 1:
        yield from map(work, jobs)
        return
    left = iter(jobs)
    with deferred_interrupts() as interrupted:
        pool = make_pool(processes)
        try:
            running: set[Future[R]] = set()
            while True:
                for job in islice(left, processes * QUEUED_PER_PROCESS - len(running)):
                    running.add(pool.schedule(work, args=[job]))
                if not running:
                    return
                done, running = wait(running, POLL_SECONDS, FIRST_COMPLETED)
                if interrupted.is_set():
                    raise KeyboardInterrupt
                for future in done:
                    yield future.result()
        finally:  # who stops asking for results does not wait for the jobs left
            stop(pool)


class LockKeepingContext(SpawnContext):
    """Starts processes afresh, and keeps the locks they are given.

    A pool that is stopped drops its locks before its processes; a process that was still starting
    would look for them, find none and print a long error.
    """

    def __init__(self) -> None:
        self.kept: list[RLock] = []

    def RLock(self) -> RLock:  # noqa: N802 - the library's name
        """Return a lock that lasts as long as this."""
        self.kept.append(lock := super().RLock())
        return lock


CONTEXTS: Final[WeakKeyDictionary[ProcessPool, LockKeepingContext]] = WeakKeyDictionary()
"""What the processes of each pool were started by."""


def make_pool(processes: int) -> ProcessPool:
    """Return a pool whose processes start with the first job and ignore Ctrl-C."""
    from pebble import ProcessPool  # imported with the first pool: a server starts without one

    context = LockKeepingContext()
    pool = ProcessPool(processes, initializer=ignore_interrupts, context=context)
    CONTEXTS[pool] = context
    return pool


def stop(pool: ProcessPool) -> None:
    """Stop processes at once, and give their locks back to the system.

    A process that is ended by a signal has no other time to do that, and is then said to leak them.
    """
    pool.stop()  # type: ignore[no-untyped-call]
    pool.join()
    context = CONTEXTS.pop(pool, None)
    if context is not None:
        context.kept.clear()


@contextmanager
def deferred_interrupts() -> Iterator[threading.Event]:
    """Note an interrupt instead of raising it: raised while a pool holds locks, it would hang."""
    interrupted = threading.Event()
    if threading.current_thread() is not threading.main_thread():
        yield interrupted  # only the main thread is interrupted
        return

    def note(_number: int, _frame: FrameType | None) -> None:
        interrupted.set()

    before = signal.signal(signal.SIGINT, note)
    try:
        yield interrupted
    finally:
        signal.signal(signal.SIGINT, before)


def ignore_interrupts() -> None:
    """Leave Ctrl-C to the process that asked for the work."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
