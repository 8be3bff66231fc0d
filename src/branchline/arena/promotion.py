"""Whether a new network takes the place of the one that plays now: it must clearly win.

Small differences are mostly noise, and a network that is merely no worse changes how bots play for
nothing.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from branchline.arena.executor import Executor
from branchline.arena.self_play import duel, policy_with
from branchline.bots.brains.trained_networks import Arrays, network_from
from branchline.bots.search_bots import make_value_policy
from branchline.maps.games import game_of

WANTED: Final = 0.55
"""The share of games to win."""
GAMES: Final = 800
BATCH: Final = 20
SAMPLES: Final = 4
SEED: Final = 7_000_000


@dataclass(frozen=True)
class Challenge:
    """Games of a new network against the one that plays now, seats in turn."""

    map: str
    seed: int
    games: int
    arrays: Arrays
    plans: int


def play_challenge(task: Challenge) -> list[float]:
    """Return the win share of each game."""
    game = game_of(task.map, None, 2)
    theirs = make_value_policy(game, samples=SAMPLES)
    mine = policy_with(game, network_from(task.arrays), SAMPLES, task.plans)
    return duel(game, mine, theirs or mine, task.seed, task.games)[0]


def challenge(
    which: str, arrays: Arrays, plans: int, executor: Executor, games: int = GAMES
) -> float | None:
    """Return the share of games a new network wins; None if there is none to compare it with."""
    if make_value_policy(game_of(which, None, 2)) is None:
        return None
    tasks = [
        Challenge(which, SEED + first, min(BATCH, games - first), arrays, plans)
        for first in range(0, games, BATCH)
    ]
    shares = [share for part in executor.run(play_challenge, tasks) for share in part]
    return sum(shares) / len(shares)
