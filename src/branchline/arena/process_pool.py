"""Processes of this machine that share work, and how they are started and stopped."""

from __future__ import annotations

import signal
import threading
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import Future, wait
from contextlib import contextmanager
from functools import partial
from multiprocessing.context import SpawnContext
from multiprocessing.synchronize import RLock
from types import FrameType
from typing import TYPE_CHECKING, Final, Generic, TypeVar
from weakref import WeakKeyDictionary

from branchline.arena.executor import POLL_SECONDS, TRIES, Executor, Window

if TYPE_CHECKING:
    from pebble import ProcessPool

J = TypeVar("J")
R = TypeVar("R")


class LocalProcesses(Executor):
    """Several processes of this machine; an interrupt always ends them."""

    def __init__(self, processes: int) -> None:
        self.processes = processes

    def run(self, work: Callable[[J], R], jobs: Iterable[J]) -> Generator[R, None, None]:
        """Yield the results of all jobs; a job whose process dies is tried again."""
        with deferred_interrupts() as interrupted:
            pool = make_pool(self.processes)
            scheduled = (Scheduled(pool, work, job) for job in jobs)
            running: Window[Scheduled[R]] = Window(self.processes)
            try:
                while True:
                    running.fill(scheduled)
                    if not running:
                        return
                    done = running[0].wait(POLL_SECONDS)
                    if interrupted.is_set():
                        raise KeyboardInterrupt
                    if done:
                        yield running.popleft().result()
            finally:  # a caller that stops early does not wait for the other jobs
                stop(pool)


class Scheduled(Generic[R]):
    """A job given to a pool."""

    def __init__(self, pool: ProcessPool, work: Callable[[J], R], job: J) -> None:
        self.again: Callable[[], Future[R]] = partial(pool.schedule, work, args=[job])
        self.future: Future[R] = self.again()
        self.tries = 1

    def wait(self, seconds: float) -> bool:
        """Wait a while; tell whether it is done. A job whose process died is begun anew."""
        done, _ = wait([self.future], seconds)
        if done and self.tries < TRIES and died(self.future):
            self.tries += 1
            self.future = self.again()
            return False
        return bool(done)

    def result(self) -> R:
        """Return the result of a job that is done."""
        return self.future.result()


def died(future: Future[R]) -> bool:
    """Tell whether a job ended because its process did."""
    from pebble import ProcessExpired

    return isinstance(future.exception(), ProcessExpired)


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
