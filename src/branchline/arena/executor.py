"""Where studies run: an executor takes jobs and gives back their results, in order.

Simulations, tournaments, tuning and training are written against `Executor` alone. Results come in
the order of the jobs whatever finishes first, so the same seeds give the same figures everywhere.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections import deque
from collections.abc import Callable, Generator, Iterable
from typing import Self, TypeVar

from branchline.message import Message

J = TypeVar("J")
R = TypeVar("R")

PROCESSES = "processes"
RAY = "ray"
TRIES = 3
"""How often a job is tried whose process dies."""
QUEUED_PER_PROCESS = 3
"""How many jobs wait or run for each process: few, so that millions of jobs need no memory."""
POLL_SECONDS = 0.2
"""How long it takes at most to notice an interrupt."""


class Executor(ABC):
    """Does work somewhere: in this process, in several, or on other machines."""

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:  # noqa: B027 - most have nothing to give back
        """Give back what runs of several jobs share."""

    @abstractmethod
    def run(self, work: Callable[[J], R], jobs: Iterable[J]) -> Generator[R, None, None]:
        """Yield the results of all jobs in their order, as soon as each can be told."""


class InThisProcess(Executor):
    """Does one job after the other, here."""

    def run(self, work: Callable[[J], R], jobs: Iterable[J]) -> Generator[R, None, None]:
        """Yield the results of all jobs."""
        yield from map(work, jobs)


def make_executor(on: str, processes: int) -> Executor:
    """Return the executor for `processes`, `ray` (this machine) or `ray://HOST:PORT`."""
    if on == PROCESSES:
        if processes <= 1:
            return InThisProcess()
        from branchline.arena.process_pool import LocalProcesses

        return LocalProcesses(processes)
    if on == RAY or on.startswith(f"{RAY}://"):
        from branchline.arena.ray_executor import RayExecutor

        return RayExecutor(None if on == RAY else on, processes)
    raise ValueError(Message("unknown-executor", {"on": f'"{on}"'}))


class Window(deque[R]):
    """What is under way, oldest first; its size is bounded by the processes there are."""

    def __init__(self, processes: int) -> None:
        super().__init__()
        self.room: int = processes * QUEUED_PER_PROCESS

    def fill(self, more: Iterable[R]) -> None:
        """Take in what there is room for."""
        if len(self) >= self.room:
            return
        for each in more:
            self.append(each)
            if len(self) >= self.room:
                return
