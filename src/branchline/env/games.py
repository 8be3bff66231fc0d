"""Many games at once: one call steps them all, and everything is read from arrays kept in place.

>>> from branchline import env
>>> games = env.vector("usa", games=4, players=2, seed=1)
>>> games.observations.shape, games.masks.shape, games.rewards.shape
((4, 562), (4, 1076), (4, 2))
>>> games.step(games.sample())
>>> games.seats.tolist(), games.over.tolist()
([1, 1, 1, 1], [False, False, False, False])
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from branchline.env.game_batch import GameBatch
from branchline.env.game_processes import GameProcesses
from branchline.env.observation_layout import Layout
from branchline.env.settings import EnvSettings, WrongShape, as_integer, new_seed
from branchline.env.shared_arrays import read_only


class Games:
    """Games of one table side by side; every array has one row per game.

    `observations` and `masks` are those of the seat to act, which `seats` names. `rewards` has a
    column per seat and says what the last step brought each. Where `over` is true, the last step
    ended a game: `rewards` and `scores` are its final ones, and the observation already belongs
    to the next game. All arrays are read-only: a step changes them in place, so copy what should
    outlive it.

    With several processes each steps a part of the games; everything happens as with one. `close`
    ends them; so does the end of the program or of the last reference to this object.
    """

    def __init__(
        self,
        map: str | Path,  # noqa: A002 - the word people use
        games: int = 256,
        players: int = 2,
        *,
        variant: str | None = None,
        reward: str = "margin",
        shaping: float = 0.0,
        seed: int | None = None,
        processes: int = 1,
    ) -> None:
        for what, number in {"games": games, "processes": processes}.items():
            if as_integer(number) is None or number < 1:
                raise ValueError(f"{what} must be a whole number from 1, not {number!r}")
        self.settings = EnvSettings(map, players, variant, reward, shaping)
        self._batch: GameBatch | GameProcesses
        if processes == 1:
            self._batch = GameBatch(self.settings, games)
        else:
            self._batch = GameProcesses(self.settings, games, min(processes, games))
        arrays = self._batch.arrays
        self.observations: npt.NDArray[np.uint8] = read_only(arrays.observations)
        self.masks: npt.NDArray[np.int8] = read_only(arrays.masks).view(np.int8)
        self.rewards: npt.NDArray[np.float64] = read_only(arrays.rewards)
        self.scores: npt.NDArray[np.int64] = read_only(arrays.scores)
        self.seats: npt.NDArray[np.int64] = read_only(arrays.seats)
        self.over: npt.NDArray[np.bool_] = read_only(arrays.over).view(np.bool_)
        self._picks: npt.NDArray[np.int64] = read_only(arrays.picks)
        self.reset(seed)

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

    def reset(self, seed: int | None = None) -> None:
        """Restart all games; the same seed gives the same games for the same actions."""
        self._batch.start(new_seed() if seed is None else int(seed))

    def step(self, actions: npt.ArrayLike | Sequence[int]) -> None:
        """Play one action in every game; an error leaves all games as they were."""
        array: npt.NDArray[Any] = np.asarray(actions)
        if array.shape != (len(self),):
            raise WrongShape(f"step needs {len(self)} actions, one a game, not {array.shape}")
        if not np.issubdtype(array.dtype, np.integer):
            raise WrongShape(f"actions are whole numbers, not {array.dtype}; convert them to int64")
        wrong = self._batch.choose(np.ascontiguousarray(array, np.int64))
        if wrong >= 0:
            legal = np.flatnonzero(self.masks[wrong]).tolist()
            error = self.settings.illegal(array[wrong], legal)
            raise type(error)(f"game {wrong}: {error}")
        self._batch.step()

    def sample(self) -> npt.NDArray[np.int64]:
        """Return a random legal action of every game, each as likely; overwritten by the next."""
        self._batch.sample()
        return self._picks

    def close(self) -> None:
        """End the processes and free the memory they share; without processes, do nothing.

        An array that somebody still holds keeps its memory until it is let go.
        """
        self._batch.close()

    def __enter__(self) -> Games:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()
