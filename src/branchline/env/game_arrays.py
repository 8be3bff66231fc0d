"""A single game with the arrays it writes to, as NumPy sees them."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from branchline.env.settings import EnvSettings
from branchline.env.shared_arrays import as_numpy, new_bytes, new_floats, new_integers
from branchline.env.stepped_game import SteppedGame


class GameArrays:
    """One game, and read-only windows on its observations, mask, rewards and scores."""

    def __init__(self, settings: EnvSettings) -> None:
        players, size, n_actions = settings.players, settings.size, settings.n_actions
        observations, mask = new_bytes(players * size), new_bytes(n_actions)
        paid, scores = new_floats(players), new_integers(players)
        self.game = SteppedGame(
            settings.observer, settings.rewards, 0, observations, mask, paid, scores
        )
        self._observations: npt.NDArray[np.uint8] = as_numpy(observations, players, size)
        self.mask: npt.NDArray[np.int8] = as_numpy(mask, n_actions).view(np.int8)
        self.rewards: npt.NDArray[np.float64] = as_numpy(paid, players)
        self.scores: npt.NDArray[np.int64] = as_numpy(scores, players)

    def observe(self, seat: int) -> npt.NDArray[np.uint8]:
        """Return what a seat sees now, in an array of its own."""
        self.game.observe(seat)
        seen: npt.NDArray[np.uint8] = self._observations[seat].copy()
        return seen

    def legal(self) -> list[int]:
        """Return the legal actions by number."""
        legal: list[int] = np.flatnonzero(self.mask).tolist()
        return legal
