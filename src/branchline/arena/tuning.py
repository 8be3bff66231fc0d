"""Tuning the planner's weights by the cross-entropy method.

Every generation draws weights around the current mean, plays each on the same seeds against some
bots and the last incumbents, all seats in turn, and moves the mean to the best. Several tables
(maps with a number of players) may be tuned for together: then the mean over them counts.
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from dataclasses import dataclass, replace
from statistics import mean, pstdev

from branchline.arena.executor import Executor
from branchline.arena.self_play import duel
from branchline.bots import make_bot
from branchline.bots.base import PolicyBot
from branchline.bots.brains.planner import Planner
from branchline.bots.brains.planner_weights import WEIGHTS
from branchline.bots.brains.policy import Policy
from branchline.core.game import Game
from branchline.maps.games import game_of
from branchline.message import Message

POPULATION = 24
ELITE = 6
MARGIN = 0.004
"""What a point of margin adds to the win share: it shows the way where wins are rare or common."""
INCUMBENTS = 2
"""How many of the last incumbents each trial meets."""
SPAN = 4
"""Generations from one incumbent to the next."""
HOARDER = "hoarder"
"""The rival that every trial meets."""

Weights = tuple[int, ...]
Rival = Weights | str
"""Weights of a planner, or a bot by name."""
Table = tuple[str, int]
"""A map and a number of players."""


@dataclass(frozen=True)
class WeightTrial:
    """Weights to try: on which map, against whom, on which games."""

    map: str
    players: int
    weights: Weights
    rivals: tuple[Rival, ...]
    seed: int
    games: int


@dataclass(frozen=True)
class TuningPlan:
    """What to tune for, and how long."""

    tables: tuple[Table, ...]
    generations: int
    games: int
    """Games of each trial against each rival, at each table."""
    seed: int
    width: float
    """How far the first generation spreads, as a share of each weight's range."""
    rivals: tuple[Rival, ...] = (HOARDER,)


@dataclass(frozen=True)
class TuningState:
    """How far tuning has come: all that the next generation follows from."""

    generation: int
    centre: tuple[float, ...]
    spread: tuple[float, ...]
    incumbents: tuple[Weights, ...]

    @property
    def weights(self) -> list[int]:
        """The weights found so far."""
        return [round(each) for each in self.centre]


def first_state(plan: TuningPlan, start: list[int]) -> TuningState:
    """Return the state before the first generation."""
    spread = tuple((weight.high - weight.low) * plan.width for weight in WEIGHTS)
    return TuningState(0, tuple(float(w) for w in start), spread, (tuple(start),))


def policy_of(game: Game, rival: Rival, seed: int) -> Policy:
    """Return how a rival plays."""
    if isinstance(rival, str):
        bot = make_bot(rival, game, seed)
        if not isinstance(bot, PolicyBot):
            raise TypeError(rival)
        return bot.policy
    return Planner(game, list(rival))


def play_trial(trial: WeightTrial) -> tuple[float, float]:
    """Return the trial's win share and its mean margin over the best rival."""
    game = game_of(trial.map, None, trial.players)
    mine = Planner(game, list(trial.weights))
    shares: list[float] = []
    margins: list[int] = []
    for rival in trial.rivals:
        theirs = policy_of(game, rival, trial.seed)
        some, ends = duel(game, mine, theirs, trial.seed, trial.games)
        shares += some
        margins += ends
    return mean(shares), mean(margins)


def draw_weights(
    rng: random.Random, centre: tuple[float, ...], spread: tuple[float, ...]
) -> Weights:
    """Return weights drawn around the centre, within their ranges."""
    return tuple(
        round(min(max(rng.gauss(c, d), weight.low), weight.high))
        for c, d, weight in zip(centre, spread, WEIGHTS, strict=True)
    )


def tune(
    plan: TuningPlan,
    state: TuningState,
    executor: Executor,
    report: Callable[[Message], object],
    keep: Callable[[TuningState], object] = lambda _: None,
) -> list[int]:
    """Return tuned weights.

    `report` is called with a line about every generation, `keep` with the state it led to, from
    which tuning can be taken up again.
    """
    while state.generation < plan.generations:
        state = next_generation(plan, state, executor, report)
        keep(state)
    return state.weights


def next_generation(
    plan: TuningPlan, state: TuningState, executor: Executor, report: Callable[[Message], object]
) -> TuningState:
    """Return the state after another generation."""
    begun = time.time()
    number = state.generation
    rng = random.Random(f"{plan.seed} {number}")  # noqa: S311 - a study
    rivals = (*plan.rivals, *state.incumbents[-INCUMBENTS:])
    tries = [draw_weights(rng, state.centre, state.spread) for _ in range(POPULATION - 1)]
    tries.append(tuple(state.weights))
    trials = [
        WeightTrial(which, players, weights, rivals, plan.seed * 1000 + number, plan.games)
        for weights in tries
        for which, players in plan.tables
    ]
    played = list(executor.run(play_trial, trials))
    each = len(plan.tables)
    shares = [mean(s for s, _ in played[i : i + each]) for i in range(0, len(played), each)]
    margins = [mean(m for _, m in played[i : i + each]) for i in range(0, len(played), each)]
    fitness = [share + MARGIN * margin for share, margin in zip(shares, margins, strict=True)]
    order = sorted(range(POPULATION), key=lambda i: -fitness[i])
    found = follow([tries[i] for i in order[:ELITE]], state)
    if number % SPAN == SPAN - 1:
        found = replace(found, incumbents=(*found.incumbents, tuple(found.weights)))
    figures = {
        "map": ", ".join(which for which, _ in plan.tables),
        "players": ", ".join(sorted({str(players) for _, players in plan.tables})),
        "generation": str(number),
        "best": f"{shares[order[0]]:.1%}",
        "margin": f"{margins[order[0]]:+.1f}",
        "mean": f"{mean(fitness):.3f}",
        "seconds": f"{time.time() - begun:.0f}",
    }
    report(Message("tuned-generation", figures))
    return found


def follow(elite: list[Weights], state: TuningState) -> TuningState:
    """Move the centre and the spread towards the best of a generation."""
    centre, spread = [], []
    for i, weight in enumerate(WEIGHTS):
        values = [weights[i] for weights in elite]
        least = (weight.high - weight.low) * 0.02
        centre.append(0.3 * state.centre[i] + 0.7 * mean(values))
        spread.append(max(0.3 * state.spread[i] + 0.7 * pstdev(values), least))
    return TuningState(state.generation + 1, tuple(centre), tuple(spread), state.incumbents)
