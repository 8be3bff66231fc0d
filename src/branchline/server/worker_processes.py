"""Processes that answer questions, each over a pipe of its own.

They share nothing, no queue and no lock: however one of them ends, it costs the one question that
it had, and the others do not notice.
"""

from __future__ import annotations

import asyncio
import signal
import threading
import traceback
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from multiprocessing import get_context, resource_tracker
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from typing import Any, Final, TypeVar

from branchline.arena.process_pool import ignore_interrupts

START_SECONDS: Final = 120.0
"""How long a process may take to start, which is no question's fault."""
END_SECONDS: Final = 3.0
"""How long a process may take to end when it is told to."""
READY: Final = b"ready"
J = TypeVar("J")
R = TypeVar("R")


class NotAsked(Exception):  # noqa: N818 - it says what happened
    """A process was lost before it was given a question."""


class ProcessDied(Exception):  # noqa: N818 - it says what happened
    """A process ended with a question that it had not answered."""


class OutOfTime(Exception):  # noqa: N818 - it says what happened
    """A question took too long."""


class WorkerProcess:
    """One process, started with its first question; it is asked by one thread at a time."""

    def __init__(self) -> None:
        self._guard = threading.Lock()
        self._process: SpawnProcess | None = None
        self._is_ended = False
        self._line: Connection[Any, Any]

    def ask(self, work: Callable[[J], R], question: J, seconds: float) -> tuple[R | None, Problem]:
        """Return what the work finds, or the error it raised with where that was.

        Raises `NotAsked`, `ProcessDied` or `OutOfTime`; the process is of no use then.
        """
        self._prepare()
        try:
            self._line.send((work, question))
        except OSError:
            raise NotAsked from None
        try:
            if not self._line.poll(seconds):
                raise OutOfTime
            found: tuple[R | None, Problem] = self._line.recv()
        except (EOFError, OSError):
            raise ProcessDied from None
        return found

    def _prepare(self) -> None:
        """See that the process is there; it has started once it says so.

        One that cannot be started, as where files or memory are short, counts as lost.
        """
        with self._guard:
            if self._is_ended or (self._process is not None and not self._process.is_alive()):
                raise NotAsked
            if self._process is not None:
                return
            try:
                self._process = self._start()
            except OSError as error:
                raise NotAsked from error
        try:
            if not self._line.poll(START_SECONDS) or self._line.recv() != READY:
                raise NotAsked
        except (EOFError, OSError):
            raise NotAsked from None

    def _start(self) -> SpawnProcess:
        """Start the process afresh, so that it knows nothing of the server."""
        context = get_context("spawn")
        self._line, theirs = context.Pipe()
        with interrupts_blocked(), theirs:  # closed here, the end of the process is heard
            process = context.Process(target=answer_all, args=(theirs,), daemon=True)
            process.start()
        return process

    @property
    def id(self) -> int | None:
        """The process's number; None before it has started and when it has been ended."""
        return None if self._process is None or self._is_ended else self._process.pid

    def end(self) -> None:
        """Tell the process to end; whoever waits for its answer hears of it."""
        with self._guard:
            self._is_ended = True
            if self._process is not None:
                self._process.terminate()  # so that it can end programs that it has started

    def wait_until_ended(self) -> None:
        """Wait until it has ended as it was told to; make it end if it does not."""
        if self._process is not None:
            self._process.join(END_SECONDS)
            with self._guard:
                self._process.kill()
            self._process.join()


class WorkerProcesses:
    """So many processes; a question that finds none free waits for one."""

    def __init__(self, number: int) -> None:
        self._threads = ThreadPoolExecutor(2 * number, thread_name_prefix="bots")
        self._free = asyncio.Semaphore(number)
        self._idle: list[WorkerProcess] = []
        self._all: set[WorkerProcess] = set()
        self._is_closed = False

    def ids(self) -> list[int]:
        """Return the numbers of the processes there are."""
        return [found for worker in self._all if (found := worker.id) is not None]

    async def run(
        self, work: Callable[[J], R], question: J, seconds: float
    ) -> tuple[R | None, Problem]:
        """Return what a process finds within a time; see `WorkerProcess.ask`.

        If nobody waits any more, the process ends, and another takes its place.
        """
        async with self._free:
            if self._is_closed:
                raise NotAsked
            worker = self._idle.pop() if self._idle else WorkerProcess()
            self._all.add(worker)
            loop = asyncio.get_running_loop()
            try:
                found = await loop.run_in_executor(
                    self._threads, worker.ask, work, question, seconds
                )
            except BaseException:
                self._all.discard(worker)
                worker.end()
                if not self._is_closed:
                    self._threads.submit(worker.wait_until_ended)
                raise
            self._idle.append(worker)
            return found

    def close(self) -> None:
        """End all processes, whatever they do."""
        self._is_closed = True
        ended, self._idle = list(self._all), []
        for worker in ended:
            worker.end()
        for worker in ended:
            worker.wait_until_ended()
        self._threads.shutdown()


class Problem:
    """What went wrong in a process: nothing, or an error and where it was raised."""

    def __init__(self, error: BaseException | None = None, where: str = "") -> None:
        self.error = error
        self.where = where


def answer_all(line: Connection[Any, Any]) -> None:
    """Answer questions until nobody asks any more: what a process runs."""
    ignore_interrupts()
    try:
        line.send(READY)
        while True:
            work, question = line.recv()
            answer(line, work, question)
    except (EOFError, OSError):  # the server has gone
        return


def answer(line: Connection[Any, Any], work: Callable[[Any], Any], question: object) -> None:
    """Answer a question, if only with what went wrong."""
    try:
        found: tuple[Any, Problem] = (work(question), Problem())
    except Exception as error:  # whatever it is, whoever asked should know
        found = (None, Problem(error, traceback.format_exc()))
    try:
        line.send(found)
    except OSError:
        raise
    except Exception:  # it cannot be sent as it is, and nothing of it was
        said = repr(found[1].error or found[0])
        line.send((None, Problem(RuntimeError(said), found[1].where or traceback.format_exc())))


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
