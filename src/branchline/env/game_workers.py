"""The processes that step games together, and the order in which they do what is asked for.

This process does its own part, and a worker each of the others (`env.game_worker`): so as many
processes are busy as were asked for, and none only waits. All do the same things in the same order;
who is slower for a moment does not stop the others as long as something has been asked of them. A
channel leads to each worker (`env.game_channel`); when its pipe breaks, the other side is gone: so
a worker ends with the process it works for, however that ended.
"""

from __future__ import annotations

import weakref
from collections import deque
from contextlib import suppress
from multiprocessing import get_context
from multiprocessing.context import SpawnProcess
from typing import Final

from branchline.env.game_channel import (
    MOST_UNREAD,
    Channel,
    MemoryChannel,
    PipeChannel,
    keeps_order,
)
from branchline.env.game_memory import GameMemory, Memory, channels_of
from branchline.env.game_worker import DONE, GROUP, Part, Worker, work
from branchline.env.settings import EnvSettings

PATIENCE: Final = 5.0
"""Seconds that a worker is given to end by itself."""


class WorkerFailed(RuntimeError):  # noqa: N818 - it names what was wrong
    """A process that steps games has failed or is gone; its games cannot go on."""


class GameWorkers:
    """The process that asks and its workers, each with a part of the games of every group."""

    def __init__(self, settings: EnvSettings, memory: GameMemory, parts: list[Part]) -> None:
        own, *self.parts = parts
        self.processes: list[SpawnProcess] = []
        self._channels: list[Channel] = []
        self.close = weakref.finalize(
            self, shut_down, self.processes, self._channels, memory.memory
        )
        """Ends the processes and frees the memory; so does the end of this object or process."""
        self._asked = 0
        """How many things were asked for; they are numbered from 1."""
        self._last = [0] * len(own.rows)
        """The number of the last thing asked for in each group."""
        self._waited = 0
        """The number of the last thing that was waited for."""
        self._to_do: deque[tuple[int, int, int | None]] = deque()
        """What this process has not done yet: its number, what is wanted, and a seed."""
        for part in self.parts:
            self._start_worker(part, memory.memory)
        self._own = Worker(own, settings, memory)
        self._answers = [-1] * len(self.parts)
        """What each worker has done; the first answer says that it is there."""
        self._wait_for(0)

    def _start_worker(self, part: Part, memory: Memory) -> None:
        """Start a worker for a part of the games."""
        context = get_context("spawn")
        here, there = context.Pipe()
        in_memory = keeps_order()
        worker = context.Process(target=work, args=(part, there, in_memory), daemon=True)
        told, answers = channels_of(memory, part.worker)
        self._channels.append(
            MemoryChannel(here, told, answers) if in_memory else PipeChannel(here)
        )
        worker.start()
        self.processes.append(worker)
        there.close()  # or else the pipe would not break with the worker

    def check_open(self) -> None:
        """Refuse to go on once the games are closed."""
        if not self.close.alive:
            raise WorkerFailed("these games are closed; make new ones with env.vector")

    def ask(self, group: int, wanted: int, seed: int | None = None) -> None:
        """Have all do something in a group; this process does its part when it has to wait."""
        self.check_open()
        if self._asked - self._waited == MOST_UNREAD:
            self._wait_for(self._asked)
        wanted += group * GROUP
        text = b"" if seed is None else str(seed).encode()
        self._asked += 1
        self._last[group] = self._asked
        self._to_do.append((self._asked, wanted, seed))
        try:
            for channel in self._channels:
                with suppress(OSError):  # who is gone gives no answer either
                    channel.send(wanted, text)
        except BaseException:  # some may have been told and others not
            self.close()
            raise

    def wait(self, group: int) -> None:
        """Wait until all have done what was asked for in a group.

        After an error or an interrupt nothing goes on.
        """
        self.check_open()
        self._wait_for(self._last[group])

    def _wait_for(self, last: int) -> None:
        """Wait until all have done everything up to a number."""
        try:
            while self._to_do and self._to_do[0][0] <= last:
                self._do_next()
            for worker, channel in enumerate(self._channels):
                while self._answers[worker] < last:
                    if self._to_do and not channel.has_number():
                        self._do_next()
                    else:
                        self._take_answer(worker)
        except BaseException:
            self.close()
            raise
        self._waited = max(last, self._waited)

    def _do_next(self) -> None:
        """Do the next thing that this process has to do."""
        _, wanted, seed = self._to_do.popleft()
        self._own.answer(wanted, seed)

    def _take_answer(self, worker: int) -> None:
        """Wait for a worker to have done one thing more."""
        channel = self._channels[worker]
        try:
            reason = b"" if channel.receive() == DONE else channel.text()
        except (EOFError, OSError):
            reason = None
        if reason != b"":
            raise self._failure(worker, reason)
        self._answers[worker] += 1

    def _failure(self, number: int, reason: bytes | None) -> WorkerFailed:
        """Return the error that says what happened to a worker."""
        worker = self.processes[number]
        games = [f"{rows.start} to {rows.stop - 1}" for rows in self.parts[number].rows if rows]
        what = f"the process of games {', '.join(games)}"
        if reason is not None:
            return WorkerFailed(f"{what} has failed:\n{reason.decode()}")
        worker.join(PATIENCE)
        return WorkerFailed(
            f"{what} is gone (exit code {worker.exitcode}); make new games with env.vector, "
            'in a program under `if __name__ == "__main__":`'
        )


def shut_down(workers: list[SpawnProcess], channels: list[Channel], memory: Memory) -> None:
    """End the workers, forcibly if need be, and free the memory."""
    for channel in channels:
        channel.close()
    for worker in workers:
        worker.join(PATIENCE)
        if worker.exitcode is None:
            worker.kill()
            worker.join()
    memory.unlink()
    memory.close()
