"""Measure short slices of work on request: the other end of `branchline.lab.rounds`.

This file is run as a program of its own, with the package of any checkout on its path, so it uses
nothing but what older checkouts have as well. Requests and results are lines of JSON.
"""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Callable
from dataclasses import replace
from functools import cache, partial
from typing import Any

from branchline.arena.simulation import Job, play_job
from branchline.core.arrays import COMPILED

VECTOR_GAMES = 256
SHARED_GAMES = 1024
"""How many games several processes share, or each of them steps by itself."""
SHARED_GROUPS = 2
"""In how many groups shared games take turns: while one is looked at, others are stepped."""
WARM_UP = 10
"""Before a slice of games is measured, one in so many of them is played: the yardstick does, too,
for what others did in between has cooled every cache."""


def play(which: str, variant: str | None, players: int, first: int, games: int) -> dict[str, float]:
    """Play random games to the end and score them."""
    return play_with("random", which, variant, players, first, games)


def play_with(
    bot: str, which: str, variant: str | None, players: int, first: int, games: int
) -> dict[str, float]:
    """Play games of a bot against itself."""
    job = Job(which, variant, (bot,) * players, 1, first, games)
    play_job(replace(job, games=games // WARM_UP))
    tally = play_job(job)
    seconds = max(tally.cpu_seconds, 1e-9)
    return {"games_per_s": tally.games / seconds, "decisions_per_s": tally.decisions / seconds}


@cache
def vector(which: str, variant: str | None, players: int, games: int, processes: int) -> Any:
    """Return many games to step at once, under way from slice to slice."""
    from branchline import env

    several: dict[str, Any] = {}
    if processes > 1:
        several = {"processes": processes, "groups": SHARED_GROUPS}
    return env.vector(which, games, players, variant=variant, seed=1, **several)


def step(which: str, variant: str | None, players: int, _: int, steps: int) -> dict[str, float]:
    """Step many games at once with random legal actions, observations and masks included."""
    games = vector(which, variant, players, VECTOR_GAMES, 1)
    return {"steps_per_s": rate_of(games, steps, time.process_time)}


def step_shared(
    which: str, variant: str | None, players: int, processes: int, steps: int
) -> dict[str, float]:
    """Step games that several processes share; by the clock, since processes that wait do count."""
    games = vector(which, variant, players, SHARED_GAMES, processes)
    return {"steps_per_s": rate_in_turn(games, steps)}


def rate_in_turn(games: Any, steps: int) -> float:
    """Return how many steps a second games make whose groups, one or several, take turns."""
    times = max(1, steps // len(games))
    games.step(games.sample())
    start = time.perf_counter()
    for _ in range(times):
        for group in games.groups:
            group.wait()
            group.send(group.sample())
    games.wait()
    return times * len(games) / max(time.perf_counter() - start, 1e-9)


def rate_of(games: Any, steps: int, clock: Callable[[], float]) -> float:
    """Return how many steps a second games make with random legal actions."""
    times = max(1, steps // len(games))
    games.step(games.sample())
    start = clock()
    for _ in range(times):
        games.step(games.sample())
    return times * len(games) / max(clock() - start, 1e-9)


WORK: dict[str, Callable[..., dict[str, float]]] = {
    "engine": play,
    "env": step,
    "shared": step_shared,
    "planner": partial(play_with, "planner"),
    "value": partial(play_with, "value"),
}


def main() -> None:
    """Answer requests until there are no more."""
    for line in sys.stdin:
        kind, *request = json.loads(line)
        sys.stdout.write(json.dumps({"compiled": COMPILED, **WORK[kind](*request)}) + "\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
