"""Jobs done by several processes at once, and an interrupt that always ends them."""

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
from typing import TypeVar

from pebble import ProcessPool

J = TypeVar("J")
R = TypeVar("R")

AHEAD = 2
"""How many jobs wait for each process; few, so that millions of jobs need no memory."""
LISTEN = 0.2
"""How many seconds pass at most until an interrupt is noticed."""


def share(work: Callable[[J], R], jobs: Iterable[J], processes: int) -> Generator[R, None, None]:
    """Yield the results of all jobs as they come; with one process, do the work in this one."""
    if processes <= 1:
        yield from map(work, jobs)
        return
    left = iter(jobs)
    with held_interrupts() as told:
        pool = make_pool(processes)
        try:
            running: set[Future[R]] = set()
            while True:
                for job in islice(left, processes * AHEAD - len(running)):
                    running.add(pool.schedule(work, args=[job]))
                if not running:
                    return
                done, running = wait(running, LISTEN, FIRST_COMPLETED)
                if told.is_set():
                    raise KeyboardInterrupt
                for future in done:
                    yield future.result()
        finally:  # whoever stops listening does not wait for the jobs that are left
            stop(pool)


class KeptLocks(SpawnContext):
    """Makes processes that start afresh, and keeps the locks they are given.

    A pool that is stopped forgets its locks before its processes; one that was still starting
    would look for them, find none and say so at length.
    """

    def __init__(self) -> None:
        self.kept: list[RLock] = []

    def RLock(self) -> RLock:  # noqa: N802 - the library's name
        """Return a lock that lasts as long as this."""
        self.kept.append(lock := super().RLock())
        return lock


def make_pool(processes: int) -> ProcessPool:
    """Return processes to share work among; they start with the first work and ignore Ctrl-C."""
    return ProcessPool(processes, initializer=ignore_interrupts, context=KeptLocks())


def stop(pool: ProcessPool) -> None:
    """Stop processes at once."""
    pool.stop()  # type: ignore[no-untyped-call]
    pool.join()


@contextmanager
def held_interrupts() -> Iterator[threading.Event]:
    """Note an interrupt instead of raising it anywhere: a pool dies of one while it holds locks."""
    told = threading.Event()
    if threading.current_thread() is not threading.main_thread():
        yield told  # only the main thread is interrupted
        return

    def note(_number: int, _frame: FrameType | None) -> None:
        told.set()

    before = signal.signal(signal.SIGINT, note)
    try:
        yield told
    finally:
        signal.signal(signal.SIGINT, before)


def ignore_interrupts() -> None:
    """Leave Ctrl-C to the process that asked for the work."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
