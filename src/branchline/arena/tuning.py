"""Tuning the planner's weights by the cross-entropy method.

Every generation draws weights around the current mean, plays each on the same seeds against the
hoarder and the last incumbents, all seats in turn, and moves the mean to the best.
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from dataclasses import dataclass
from statistics import mean, pstdev

from branchline.arena.executor import Executor
from branchline.arena.self_play import duel
from branchline.bots.brains.hoarder import Hoarder
from branchline.bots.brains.planner import Planner
from branchline.bots.brains.planner_weights import DEFAULT, WEIGHTS
from branchline.bots.brains.policy import Policy
from branchline.maps.games import game_of
from branchline.message import Message

POPULATION = 24
ELITE = 6
MARGIN = 0.004
"""What a point of margin adds to the win share: it shows the way where wins are rare or common."""

Weights = tuple[int, ...]


@dataclass(frozen=True)
class WeightTrial:
    """Weights to try: on which map, against whom (None: the hoarder), on which games."""

    map: str
    players: int
    weights: Weights
    rivals: tuple[Weights | None, ...]
    seed: int
    games: int


@dataclass(frozen=True)
class TuningPlan:
    """What to tune for, and how long."""

    map: str
    players: int
    generations: int
    games: int
    """Games of each trial against each kind of rival."""
    seed: int
    width: float
    """How far the first generation spreads, as a share of each weight's range."""


def play_trial(trial: WeightTrial) -> tuple[float, float]:
    """Return the trial's win share and its mean margin over the best rival."""
    game = game_of(trial.map, None, trial.players)
    mine = Planner(game, list(trial.weights))
    shares: list[float] = []
    margins: list[int] = []
    for rival in trial.rivals:
        theirs: Policy = (
            Hoarder(game, list(DEFAULT)) if rival is None else Planner(game, list(rival))
        )
        some, ends = duel(game, mine, theirs, trial.seed, trial.games)
        shares += some
        margins += ends
    return mean(shares), mean(margins)


def draw_weights(rng: random.Random, centre: list[float], spread: list[float]) -> Weights:
    """Return weights drawn around the centre, within their ranges."""
    return tuple(
        round(min(max(rng.gauss(c, d), weight.low), weight.high))
        for c, d, weight in zip(centre, spread, WEIGHTS, strict=True)
    )


def tune(
    plan: TuningPlan, start: list[int], executor: Executor, report: Callable[[Message], object]
) -> list[int]:
    """Return tuned weights; `report` is called with a line about every generation."""
    rng = random.Random(plan.seed)  # noqa: S311 - a study
    centre = [float(w) for w in start]
    spread = [(weight.high - weight.low) * plan.width for weight in WEIGHTS]
    incumbents: list[Weights] = [tuple(start)]
    for generation in range(plan.generations):
        begun = time.time()
        rivals = (None, *incumbents[-2:])
        seed = plan.seed * 1000 + generation
        tries = [draw_weights(rng, centre, spread) for _ in range(POPULATION - 1)]
        tries.append(tuple(round(c) for c in centre))
        trials = [
            WeightTrial(plan.map, plan.players, weights, rivals, seed, plan.games)
            for weights in tries
        ]
        results = list(executor.run(play_trial, trials))
        fitness = [share + MARGIN * margin for share, margin in results]
        order = sorted(range(POPULATION), key=lambda i: -fitness[i])
        follow([tries[i] for i in order[:ELITE]], centre, spread)
        if generation % 4 == 3:
            incumbents.append(tuple(round(c) for c in centre))
        share, margin = results[order[0]]
        figures = {
            "map": plan.map,
            "players": str(plan.players),
            "generation": str(generation),
            "best": f"{share:.1%}",
            "margin": f"{margin:+.1f}",
            "mean": f"{mean(fitness):.3f}",
            "seconds": f"{time.time() - begun:.0f}",
        }
        report(Message("tuned-generation", figures))
    return [round(c) for c in centre]


def follow(elite: list[Weights], centre: list[float], spread: list[float]) -> None:
    """Move the centre and the spread towards the best of a generation."""
    for i, weight in enumerate(WEIGHTS):
        values = [weights[i] for weights in elite]
        least = (weight.high - weight.low) * 0.02
        centre[i] = 0.3 * centre[i] + 0.7 * mean(values)
        spread[i] = max(0.3 * spread[i] + 0.7 * pstdev(values), least)
