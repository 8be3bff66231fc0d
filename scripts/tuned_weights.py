"""Measure what tuning is worth: tuned weights against those for any board, in fresh games.

    python scripts/tuned_weights.py [MAP ...] [--players 2 3 4 5] [--games 800]

One planner plays by the weights that bots use on the board with so many players, all others by the
generic ones; it takes each seat in turn. Numbers of players that nothing was tuned for use what was
tuned for the nearest, so they are measured alike. Prints a table for docs/bots.md.
"""

from __future__ import annotations

import argparse
import math
from statistics import mean

from branchline.arena.executor import Executor
from branchline.arena.executor_options import add_executor_options, executor_of
from branchline.arena.tuning import WeightTrial, play_trial
from branchline.bots.brains.generic_weights import generic_weights_for
from branchline.bots.brains.tuned_weights import (
    board_fingerprint,
    planner_weights_for,
    tuned_entries,
)
from branchline.maps import load_map, map_ids
from branchline.maps.games import game_of

FRESH = 3_000_000
"""The seed of the first games: none of those that weights were tuned or checked by."""
BATCH = 40
Z95 = 1.96


def measure(which: str, players: int, games: int, executor: Executor) -> tuple[float, float]:
    """Return how often tuned weights win among untuned ones, and by how much on average."""
    game = game_of(which, None, players)
    weights, untuned = (tuple(of(game)) for of in (planner_weights_for, generic_weights_for))
    trials = [
        WeightTrial(which, players, weights, (untuned,), FRESH + first, BATCH)
        for first in range(0, games, BATCH)
    ]
    played = list(executor.run(play_trial, trials))
    return mean(share for share, _ in played), mean(margin for _, margin in played)


def tuned_for(which: str, players: int) -> int | None:
    """Return for how many players the weights in use were tuned, or None for generic ones."""
    board = board_fingerprint(game_of(which, None, players))
    known = [int(note["players"]) for note in tuned_entries() if note["board"] == board]
    return min(known, key=lambda number: abs(number - players), default=None)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0] if __doc__ else None)
    parser.add_argument("map", nargs="*")
    parser.add_argument("--players", type=int, nargs="+", default=[2, 3, 4, 5])
    parser.add_argument("--games", type=int, default=800, help=f"a multiple of {BATCH}")
    add_executor_options(parser, processes=2)
    options = parser.parse_args()
    if options.games < BATCH or options.games % BATCH:
        parser.error(f"--games must be a multiple of {BATCH}")
    print("| map | players | weights tuned for | games | wins | 95 % | par | margin |")
    print("|---|---:|---:|---:|---:|---:|---:|---:|")
    with executor_of(options) as executor:
        for which in options.map or map_ids():
            low, high = load_map(which).players
            for players in options.players:
                used = tuned_for(which, players) if low <= players <= high else None
                if used is not None:
                    share, margin = measure(which, players, options.games, executor)
                    error = Z95 * math.sqrt(share * (1 - share) / options.games)
                    print(
                        f"| {load_map(which).name} | {players} | {used} | {options.games} "
                        f"| {share:.1%} | ±{error:.1%} | {1 / players:.0%} | {margin:+.1f} |",
                        flush=True,
                    )


if __name__ == "__main__":
    main()
