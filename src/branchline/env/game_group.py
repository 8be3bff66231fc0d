"""Games that are stepped together, and the arrays in which their results are read."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
import numpy.typing as npt

from branchline.env.game_batch import GameBatch
from branchline.env.game_processes import GameProcesses, ProcessGroup
from branchline.env.observation_layout import Layout
from branchline.env.settings import EnvSettings, WrongShape
from branchline.env.shared_arrays import read_only


class StepUnderWay(RuntimeError):  # noqa: N818 - it names what was wrong
    """Games that make a step can make no other, and have nothing to show."""


class GameGroup:
    """Some games of one table; every array has one row per game.

    `observations` and `masks` are those of the seat to act, which `seats` names. `rewards` has a
    column per seat and says what the last step brought each. Where `over` is true, the last step
    ended a game: `rewards` and `scores` are its final ones, and the observation already belongs
    to the next game. All arrays are read-only: a step changes them in place, so copy what should
    outlive it. Between `send` and `wait` they are being written: look at another group meanwhile.
    """

    def __init__(
        self, settings: EnvSettings, batch: GameBatch | GameProcesses | ProcessGroup
    ) -> None:
        self.settings = settings
        self._batch = batch
        arrays = batch.arrays
        self.observations: npt.NDArray[np.uint8] = read_only(arrays.observations)
        self.masks: npt.NDArray[np.int8] = read_only(arrays.masks).view(np.int8)
        self.rewards: npt.NDArray[np.float64] = read_only(arrays.rewards)
        self.scores: npt.NDArray[np.int64] = read_only(arrays.scores)
        self.seats: npt.NDArray[np.int64] = read_only(arrays.seats)
        self.over: npt.NDArray[np.bool_] = read_only(arrays.over).view(np.bool_)
        self._picks: npt.NDArray[np.int64] = read_only(arrays.picks)

    @property
    def name(self) -> str:
        """The name and version of the environment."""
        return self.settings.name

    @property
    def layout(self) -> Layout:
        """What the numbers of an observation mean."""
        return self.settings.layout

    @property
    def players(self) -> int:
        """How many seats each game has."""
        return self.settings.players

    @property
    def n_actions(self) -> int:
        """How many actions there are, legal or not."""
        return self.settings.n_actions

    def __len__(self) -> int:
        return len(self.seats)

    def step(self, actions: npt.ArrayLike | Sequence[int]) -> None:
        """Play one action in every game; an error leaves all games as they were."""
        self.send(actions)
        self._batch.wait()

    def send(self, actions: npt.ArrayLike | Sequence[int]) -> None:
        """Have one action played in every game; `wait` must follow before anything is read."""
        self._check_waited()
        array: npt.NDArray[Any] = np.asarray(actions)
        if array.shape != (len(self),):
            raise WrongShape(f"step needs {len(self)} actions, one a game, not {array.shape}")
        if array.dtype.kind not in "iu":
            raise WrongShape(f"actions are whole numbers, not {array.dtype}; convert them to int64")
        wrong = self._batch.choose(np.ascontiguousarray(array, np.int64))
        if wrong >= 0:
            legal = np.flatnonzero(self.masks[wrong]).tolist()
            error = self.settings.illegal(array[wrong], legal)
            raise type(error)(f"game {wrong}: {error}")
        self._batch.send()

    def wait(self) -> None:
        """Wait until the step that was sent is made; if none was, do nothing."""
        if self._batch.under_way:
            self._batch.wait()

    def sample(self) -> npt.NDArray[np.int64]:
        """Return a random legal action of every game, each as likely; overwritten by the next."""
        self._check_waited()
        self._batch.sample()
        return self._picks

    def _check_waited(self) -> None:
        """Refuse to go on while a step is under way."""
        if self._batch.under_way:
            raise StepUnderWay("a step of these games is under way; call wait first")
