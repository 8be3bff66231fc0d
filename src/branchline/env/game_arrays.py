"""A single game with the arrays it writes to, as NumPy sees them."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from branchline.env.settings import EnvSettings
from branchline.env.shared_arrays import as_numpy, new_bytes, new_floats, new_integers
from branchline.env.stepped_game import SteppedGame


class GameArrays:
    """One game, and read-only windows on its observation, mask, rewards and scores."""

    def __init__(self, settings: EnvSettings) -> None:
        observation = new_bytes(settings.size)
        mask = new_bytes(settings.n_actions)
        paid, scores = (
            new_floats(settings.players),
            new_integers(settings.players),
        )
        self.game = SteppedGame(
            settings.observer, settings.rewards, 0, observation, mask, paid, scores
        )
        self.observation: npt.NDArray[np.uint8] = as_numpy(observation, settings.size)
        self.mask: npt.NDArray[np.int8] = as_numpy(mask, settings.n_actions).view(np.int8)
        self.rewards: npt.NDArray[np.float64] = as_numpy(paid, settings.players)
        self.scores: npt.NDArray[np.int64] = as_numpy(scores, settings.players)

    def legal(self) -> list[int]:
        """Return the legal actions by number."""
        legal: list[int] = np.flatnonzero(self.mask).tolist()
        return legal
