"""How fast the environments for learning are, on one core, with random legal actions.

A step is one decision: its choice, the rules, the rewards, and the observation and mask that
follow. The single environment is the PettingZoo one, played as its users play it.
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from typing import Any

import numpy as np

from branchline import env
from branchline.core.arrays import COMPILED
from branchline.maps import load_map, map_ids

GAMES = 256
RUNS = 3
"""How often every environment is measured; the fastest counts, as the others were disturbed."""


def rate(play: Callable[[int], None], steps: int) -> float:
    """Return steps per second of processor time, at the fastest."""
    best = 0.0
    for _ in range(RUNS):
        start = time.process_time()
        play(steps)
        best = max(best, steps / max(time.process_time() - start, 1e-9))
    return best


def single_steps(which: str, players: int, steps: int) -> float:
    """Measure one environment whose agents take turns."""
    environment = env.aec(which, players)
    environment.reset(seed=1)
    dice = random.Random(1)  # noqa: S311 - a choice of moves

    def play(n: int) -> None:
        while n > 0:
            observation, _, over, _, _ = environment.last()
            if over:
                environment.reset()
                continue
            environment.step(dice.choice(np.flatnonzero(observation["action_mask"]).tolist()))
            n -= 1

    return rate(play, steps)


def vector_steps(which: str, players: int, steps: int) -> float:
    """Measure many games stepped at once."""
    games = env.vector(which, GAMES, players, seed=1)

    def play(n: int) -> None:
        for _ in range(n // GAMES):
            games.step(games.sample())

    return rate(play, steps // GAMES * GAMES)


def measure(steps: int) -> list[dict[str, Any]]:
    """Measure both kinds on every map with the fewest players."""
    rows = []
    for which in map_ids():
        players = load_map(which).players[0]
        rows.append(
            {
                "map": which,
                "players": players,
                "compiled": COMPILED,
                "observation": env.layout(which, players).size,
                "single_steps_per_s": single_steps(which, players, steps),
                "vector_games": GAMES,
                "vector_steps_per_s": vector_steps(which, players, max(GAMES, steps * 10)),
            }
        )
    return rows
