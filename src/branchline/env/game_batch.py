"""Games stepped together in this process, and the arrays in which their results lie."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from branchline.env.settings import EnvSettings
from branchline.env.shared_arrays import as_numpy, integers, new_bytes, new_floats, new_integers
from branchline.env.stepped_game import SteppedGames

Array = npt.NDArray[Any]


class BatchArrays(NamedTuple):
    """What the last step brought: arrays with a row for each game."""

    observations: Array
    masks: Array
    rewards: Array
    scores: Array
    seats: Array
    over: Array
    picks: Array


class GameBatch:
    """Some games in a row: all there are, or of so many those from number `first` on.

    The observations are gathered in an array of this object or in another that is given.
    """

    def __init__(
        self,
        settings: EnvSettings,
        n: int,
        first: int = 0,
        of: int = 0,
        gathered: npt.NDArray[np.uint8] | None = None,
    ) -> None:
        players, size, n_actions = settings.players, settings.size, settings.n_actions
        observations, masks = new_bytes(n * players * size), new_bytes(n * n_actions)
        rewards, scores = new_floats(n * players), new_integers(n * players)
        seats, over, shown = new_integers(n), new_bytes(n), new_integers(n)
        picks, actions = new_integers(n), new_integers(n)
        self._games = SteppedGames(
            settings.observer,
            settings.rewards,
            observations,
            masks,
            rewards,
            scores,
            seats,
            over,
            shown,
            picks,
            actions,
            first,
            of or n,
        )
        self.under_way = False
        """Whether a step was sent that nobody has waited for."""
        self._of_seats = as_numpy(observations, n * players, size)
        self._shown = as_numpy(shown, n)
        self.arrays = BatchArrays(
            np.zeros((n, size), np.uint8) if gathered is None else gathered,
            as_numpy(masks, n, n_actions),
            as_numpy(rewards, n, players),
            as_numpy(scores, n, players),
            as_numpy(seats, n),
            as_numpy(over, n),
            as_numpy(picks, n),
        )

    def start(self, seed: int) -> None:
        """Start all games."""
        self.under_way = False
        self._games.start(seed)
        self._gather()

    def choose(self, actions: npt.NDArray[np.int64]) -> int:
        """Take the actions of the next step; return the first game whose is not legal, or -1."""
        self.take_actions(actions)
        return int(self._games.first_illegal())

    def take_actions(self, actions: npt.NDArray[np.int64]) -> None:
        """Take the actions of the next step, which somebody has checked."""
        self._games.actions = integers(actions.tolist())

    def step(self) -> None:
        """Play the action chosen in every game, all of which must be legal."""
        self._games.step()
        self._gather()

    def send(self) -> None:
        """Play the actions chosen; `wait` must follow."""
        self.step()
        self.under_way = True

    def wait(self) -> None:
        """Let the results of the step that was sent be read."""
        self.under_way = False

    def _gather(self) -> None:
        """Put the observations of the seats to act together."""
        target = self.arrays.observations
        np.take(self._of_seats, self._shown, axis=0, out=target, mode="clip")

    def sample(self) -> None:
        """Write a random legal action of every game into `picks`."""
        self._games.sample()

    def take_sample_back(self) -> None:
        """Make the next sample draw the numbers of the last, which nobody has looked at."""
        self._games.take_sample_back()

    def close(self) -> None:
        """Do nothing: there is nothing to close."""
