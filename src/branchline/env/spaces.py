"""The spaces of observations and actions that PettingZoo and Gymnasium environments share."""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt
from gymnasium import spaces

from branchline.env.settings import EnvSettings

Observation = dict[str, npt.NDArray[Any]]


def observation_space(settings: EnvSettings) -> spaces.Dict:
    """Return the space of observations with their masks."""
    high = settings.layout.high
    return spaces.Dict(
        {
            "observation": spaces.Box(np.zeros_like(high), high, dtype=np.uint8),
            "action_mask": spaces.Box(0, 1, (settings.n_actions,), dtype=np.int8),
        }
    )


class Sampled(np.int64):
    """An action drawn by `sample` without a mask: it means any legal action.

    Gymnasium's own checks draw an action, start a new game and play it there. Where it is not
    legal, the environment draws another; actions that somebody chose are never changed.
    """


class Actions(spaces.Discrete):
    """All actions by number; `sample` without a mask draws from those that are legal now."""

    def __init__(self, n: int, legal: npt.NDArray[np.int8]) -> None:
        super().__init__(n)
        self.legal = legal

    def sample(self, mask: npt.NDArray[np.int8] | None = None, probability: Any = None) -> np.int64:
        """Return a random action that the mask, or else the present position, allows."""
        if mask is None and probability is None:
            return Sampled(super().sample(self.legal))
        return super().sample(mask, probability)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, spaces.Discrete) and self.n == other.n

    def __hash__(self) -> int:
        return hash((self.n, self.start))
