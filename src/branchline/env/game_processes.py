"""Games stepped by several processes at once, with their results in memory that all share.

The games are divided into groups, and each group among all processes (`env.game_workers`). A group
that has been sent is stepped while somebody looks at another.
"""

from __future__ import annotations

from itertools import pairwise
from typing import Final

import numpy as np
import numpy.typing as npt

from branchline.env.game_batch import BatchArrays
from branchline.env.game_memory import GameMemory
from branchline.env.game_worker import SAMPLE, START, STEP, TAKE_BACK, Part
from branchline.env.game_workers import GameWorkers
from branchline.env.settings import EnvSettings

OWN_SHARE: Final = 0.9
"""What this process steps, to a worker's share: it checks actions and talks to workers besides."""


class GameProcesses:
    """All games, in groups, a part of each stepped by each process."""

    def __init__(self, settings: EnvSettings, games: int, processes: int, groups: int = 1) -> None:
        workers = processes - 1
        memory = GameMemory(settings, games, workers)
        self.arrays: BatchArrays = memory.arrays._replace(picks=np.zeros(games, np.int64))
        divided = divide(range(games), groups)
        by_process = zip(*(shares(rows, processes) for rows in divided), strict=True)
        name = memory.memory.name
        parts = [
            Part(settings.key, games, rows, worker, workers, name)
            for worker, rows in enumerate(by_process, start=-1)
        ]
        self.workers = GameWorkers(settings, memory, parts)
        self.close = self.workers.close
        self.groups = [
            ProcessGroup(self.workers, number, rows, self.arrays, memory)
            for number, rows in enumerate(divided)
        ]

    @property
    def under_way(self) -> bool:
        """Whether a step was sent that nobody has waited for."""
        return any(group.under_way for group in self.groups)

    def start(self, seed: int) -> None:
        """Start all games."""
        for group in self.groups:
            group.ask_to_start(seed)
        self.wait()

    def choose(self, actions: npt.NDArray[np.int64]) -> int:
        """Take the actions of the next step; return the first game whose is not legal, or -1."""
        for group in self.groups:
            wrong = group.choose(actions[group.rows.start : group.rows.stop])
            if wrong >= 0:
                return group.rows.start + wrong
        return -1

    def send(self) -> None:
        """Have the actions chosen played in every game; `wait` must follow."""
        for group in self.groups:
            group.send()

    def wait(self) -> None:
        """Wait until every game has made its step."""
        for group in self.groups:
            group.wait()

    def sample(self) -> None:
        """Write a random legal action of every game into `picks`."""
        for group in self.groups:
            group.ask_for_sample()
        for group in self.groups:
            group.take_sample()


class ProcessGroup:
    """Games in a row that are stepped together by all processes."""

    def __init__(
        self,
        workers: GameWorkers,
        number: int,
        rows: range,
        arrays: BatchArrays,
        memory: GameMemory,
    ) -> None:
        own = slice(rows.start, rows.stop)
        self.rows = rows
        self.arrays = BatchArrays(*(array[own] for array in arrays))
        self.under_way = False
        """Whether a step was sent that nobody has waited for."""
        self._workers = workers
        self._number = number
        self._drawn = memory.arrays.picks[own]
        self._actions = memory.actions[own]
        self._n_actions = self.arrays.masks.shape[1]
        self._masks = self.arrays.masks.ravel()
        self._first = np.arange(len(rows)) * self._n_actions
        """Where the mask of each game begins."""
        self._sampled = False
        """Whether a sample was asked for since the last step: then the next is drawn ahead."""
        self._ahead = False
        """Whether a sample is drawn that nobody has asked for yet."""

    def ask_to_start(self, seed: int) -> None:
        """Have the games started; `wait` must follow."""
        self._sampled = self._ahead = False
        self._workers.ask(self._number, START, seed)

    def choose(self, actions: npt.NDArray[np.int64]) -> int:
        """Take the actions of the next step; return the first game whose is not legal, or -1."""
        self._workers.check_open()
        n, masks = self._n_actions, self._masks
        inside = actions.view(np.uint64) < n  # numbers below 0 are large ones, seen like that
        if np.count_nonzero(inside) == len(actions):
            allowed = masks.take(self._first + actions)
            if np.count_nonzero(allowed) == len(actions):
                np.copyto(self._actions, actions)
                return -1
        legal = inside & (masks[self._first + actions.clip(0, n - 1)] != 0)
        return int(legal.argmin())

    def send(self) -> None:
        """Have the actions chosen played, all of which must be legal; `wait` must follow."""
        wanted = STEP + (TAKE_BACK if self._ahead else 0) + (SAMPLE if self._sampled else 0)
        self._ahead, self._sampled = self._sampled, False
        self._workers.ask(self._number, wanted)
        self.under_way = True

    def wait(self) -> None:
        """Wait until every game of the group has made its step."""
        self.under_way = False
        self._workers.wait(self._number)

    def sample(self) -> None:
        """Write a random legal action of every game into `picks`."""
        self.ask_for_sample()
        self.take_sample()

    def ask_for_sample(self) -> None:
        """Have a sample drawn, unless one is drawn already."""
        self._workers.check_open()
        if not self._ahead:
            self._workers.ask(self._number, SAMPLE)

    def take_sample(self) -> None:
        """Write the sample that was asked for into `picks`."""
        if not self._ahead:
            self._workers.wait(self._number)
        self._ahead, self._sampled = False, True
        np.copyto(self.arrays.picks, self._drawn)


def divide(rows: range, parts: int) -> list[range]:
    """Return rows in so many parts that differ by one at most."""
    n = len(rows)
    return [rows[n * i // parts : n * (i + 1) // parts] for i in range(parts)]


def shares(rows: range, processes: int) -> list[range]:
    """Return what each process steps of some games, at least one; this one comes first."""
    a_share = len(rows) / (processes - 1 + OWN_SHARE)
    ends = [round(a_share * (i + OWN_SHARE)) for i in range(processes)]
    return [rows[start:end] for start, end in pairwise([0, *ends])]
