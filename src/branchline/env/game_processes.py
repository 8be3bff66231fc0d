"""Games stepped by several processes at once, with their results in memory that all share.

This process steps the first part of the games itself, and a worker each of the others
(`env.game_worker`): so as many processes are busy as were asked for, and none only waits. All write
the results to their rows of the shared arrays. A pipe leads to each worker; when one breaks, the
other side is gone: so a worker ends with the process it works for, however that ended.
"""

from __future__ import annotations

import weakref
from contextlib import suppress
from itertools import pairwise
from multiprocessing import get_context
from multiprocessing.context import SpawnProcess
from typing import Final

import numpy as np
import numpy.typing as npt

from branchline.env.game_batch import BatchArrays
from branchline.env.game_memory import GameMemory, Memory
from branchline.env.game_worker import (
    AHEAD,
    DONE,
    SAMPLE,
    START,
    STEP,
    TAKE_BACK,
    Part,
    WatchedPipe,
    Worker,
    work,
)
from branchline.env.settings import EnvSettings

PATIENCE: Final = 5.0
"""Seconds that a worker is given to end by itself."""


class WorkerFailed(RuntimeError):  # noqa: N818 - it names what was wrong
    """A process that steps games has failed or is gone; its games cannot go on."""


class GameProcesses:
    """All games, a part of them stepped by each process."""

    def __init__(self, settings: EnvSettings, games: int, processes: int) -> None:
        memory = GameMemory(settings, games)
        self.arrays: BatchArrays = memory.arrays._replace(picks=np.zeros(games, np.int64))
        self._drawn = memory.arrays.picks
        self._actions = memory.actions
        self._rows = np.arange(games) * settings.n_actions
        self._n_actions = settings.n_actions
        self._sampled = False
        """Whether a sample was asked for since the last step: then the next is drawn ahead."""
        self._ahead = False
        """Whether a sample is drawn that nobody has asked for yet."""
        self._workers: list[SpawnProcess] = []
        self._pipes: list[WatchedPipe] = []
        self._parts: list[Part] = []
        self.close = weakref.finalize(
            self, shut_down, self._workers, self._pipes, self._parts, memory.memory
        )
        """Ends the processes and frees the memory; so does the end of this object or process."""
        marks = [games * i // processes for i in range(processes + 1)]
        name = memory.memory.name
        own, *others = [Part(settings.key, games, *ends, name) for ends in pairwise(marks)]
        for part in others:
            self._employ(part)
        self._own = Worker(own, settings, memory)
        self._wait()

    def _employ(self, part: Part) -> None:
        """Start a worker for a part of the games."""
        context = get_context("spawn")
        here, there = context.Pipe()
        worker = context.Process(target=work, args=(part, there), daemon=True)
        self._parts.append(part)
        self._pipes.append(WatchedPipe(here))
        worker.start()
        self._workers.append(worker)
        there.close()  # or else the pipe would not break with the worker

    def start(self, seed: int) -> None:
        """Start all games."""
        self._sampled = self._ahead = False
        self._ask(START + str(seed).encode())

    def choose(self, actions: npt.NDArray[np.int64]) -> int:
        """Take the actions of the next step; return the first game whose is not legal, or -1."""
        self._check_open()
        n, masks = self._n_actions, self.arrays.masks.ravel()
        outside = actions.view(np.uint64) >= n  # numbers below 0 are large ones, seen like that
        if outside.any() or not masks.take(self._rows + actions).all():
            legal = ~outside & (masks[self._rows + actions.clip(0, n - 1)] != 0)
            return int(legal.argmin())
        np.copyto(self._actions, actions)
        return -1

    def step(self) -> None:
        """Play the action chosen in every game, all of which must be legal."""
        wanted = STEP + (TAKE_BACK if self._ahead else b"") + (AHEAD if self._sampled else b"")
        self._ahead, self._sampled = self._sampled, False
        self._ask(wanted)

    def sample(self) -> None:
        """Write a random legal action of every game into `picks`."""
        if not self._ahead:
            self._ask(SAMPLE)
        self._ahead, self._sampled = False, True
        np.copyto(self.arrays.picks, self._drawn)

    def _check_open(self) -> None:
        if not self.close.alive:
            raise WorkerFailed("these games are closed; make new ones with env.vector")

    def _ask(self, wanted: bytes) -> None:
        """Have all workers do something, and do it here, at the same time.

        After an error or an interrupt nothing goes on.
        """
        self._check_open()
        for pipe in self._pipes:
            with suppress(OSError):  # who is gone gives no answer either
                pipe.send(wanted)
        try:
            self._own.answer(wanted)
        except BaseException:
            self.close()
            raise
        self._wait()

    def _wait(self) -> None:
        """Wait until all workers are done."""
        try:
            for number, pipe in enumerate(self._pipes):
                answer = answer_from(pipe)
                if answer != DONE:
                    raise self._failure(number, answer)
        except BaseException:
            self.close()
            raise

    def _failure(self, number: int, answer: bytes | None) -> WorkerFailed:
        """Return the error that says what happened to a worker."""
        worker, part = self._workers[number], self._parts[number]
        what = f"the process of games {part.first} to {part.last - 1}"
        if answer is not None:
            return WorkerFailed(f"{what} has failed:\n{answer.decode()}")
        worker.join(PATIENCE)
        return WorkerFailed(
            f"{what} is gone (exit code {worker.exitcode}); make new games with env.vector, "
            'in a program under `if __name__ == "__main__":`'
        )


def answer_from(pipe: WatchedPipe) -> bytes | None:
    """Return what a worker answers; None if it is gone."""
    try:
        return pipe.receive()
    except (EOFError, OSError):
        return None


def shut_down(
    workers: list[SpawnProcess], pipes: list[WatchedPipe], parts: list[Part], memory: Memory
) -> None:
    """End the workers, forcibly if need be, and free the memory."""
    for pipe in pipes:
        pipe.close()
    for worker in workers:
        worker.join(PATIENCE)
        if worker.exitcode is None:
            worker.kill()
            worker.join()
    parts.clear()
    memory.unlink()
    memory.close()
