"""A single game with the arrays it writes to, as NumPy sees them."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from branchline.env import memory
from branchline.env.setting import Setting
from branchline.env.table import Table


class Desk:
    """One table and read-only windows on its observation, mask, rewards and scores."""

    def __init__(self, setting: Setting) -> None:
        observation = memory.new_bytes(setting.size)
        mask = memory.new_bytes(setting.n_actions)
        paid, scores = memory.new_floats(setting.players), memory.new_integers(setting.players)
        self.table = Table(setting.observer, setting.rewards, 0, observation, mask, paid, scores)
        self.observation: npt.NDArray[np.uint8] = memory.seen(observation, setting.size)
        self.mask: npt.NDArray[np.int8] = memory.seen(mask, setting.n_actions).view(np.int8)
        self.rewards: npt.NDArray[np.float64] = memory.seen(paid, setting.players)
        self.scores: npt.NDArray[np.int64] = memory.seen(scores, setting.players)

    def legal(self) -> list[int]:
        """Return the legal actions by number."""
        legal: list[int] = np.flatnonzero(self.mask).tolist()
        return legal
