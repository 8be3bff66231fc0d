"""Measure short slices of work on request: the other end of `branchline.lab.rounds`.

This file is run as a program of its own, with the package of any checkout on its path, so it uses
nothing but what older checkouts have as well. Requests and results are lines of JSON.
"""

from __future__ import annotations

import json
import sys
import time
from functools import cache
from typing import Any

from branchline.arena.simulation import Job, play_job
from branchline.core.arrays import COMPILED

VECTOR_GAMES = 256


def play(which: str, variant: str | None, players: int, first: int, games: int) -> dict[str, float]:
    """Play random games to the end and score them."""
    tally = play_job(Job(which, variant, ("random",) * players, 1, first, games))
    seconds = max(tally.cpu_seconds, 1e-9)
    return {"games_per_s": tally.games / seconds, "decisions_per_s": tally.decisions / seconds}


@cache
def vector(which: str, variant: str | None, players: int) -> Any:
    """Return many games to step at once, under way from slice to slice."""
    from branchline import env

    return env.vector(which, VECTOR_GAMES, players, variant=variant, seed=1)


def step(which: str, variant: str | None, players: int, _: int, steps: int) -> dict[str, float]:
    """Step many games at once with random legal actions, observations and masks included."""
    games = vector(which, variant, players)
    times = max(1, steps // VECTOR_GAMES)
    start = time.process_time()
    for _ in range(times):
        games.step(games.sample())
    return {"steps_per_s": times * VECTOR_GAMES / max(time.process_time() - start, 1e-9)}


WORK = {"engine": play, "env": step}


def main() -> None:
    """Answer requests until there are no more."""
    for line in sys.stdin:
        kind, *request = json.loads(line)
        sys.stdout.write(json.dumps({"compiled": COMPILED, **WORK[kind](*request)}) + "\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
