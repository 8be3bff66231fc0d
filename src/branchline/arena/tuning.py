"""Tuning the planner's weights: many tries around a centre, which moves towards the better ones.

Every generation draws weights around the centre, half of them mirrored in it, and plays each on the
same seeds against some bots and the last incumbents, all seats in turn. By their ranks the better
half pulls the centre and the worse half pushes it (natural evolution strategies with a spread for
each weight: Schaul, Glasmachers and Schmidhuber, 2011). Tries are many and their games few, since
chance evens out over the tries as well as over the games. What is found is the mean of the last
centres. Several tables (maps with a number of players) may be tuned for together: then the mean
over them counts.
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from dataclasses import dataclass, replace
from math import exp, sqrt, tanh
from statistics import NormalDist, mean

from branchline.arena.executor import Executor
from branchline.arena.self_play import duel
from branchline.bots import make_bot
from branchline.bots.base import PolicyBot
from branchline.bots.brains.planner import Planner
from branchline.bots.brains.planner_weights import WEIGHTS, Weight
from branchline.bots.brains.policy import Policy
from branchline.core.game import Game
from branchline.maps.games import game_of
from branchline.message import Message

POPULATION = 320
"""Tries of a generation: an even number, as each has its mirror image."""
STEP = 0.2
"""How far the centre goes, in spreads, for as much as chance pulls it."""
LEAST_SPREAD, MOST_SPREAD = 0.015, 0.25
"""How narrow and how wide tries may be spread, as a share of each weight's range."""
AVERAGED = 5
"""How many of the last centres what is found is the mean of."""
WIDE_LEAD = 1.8
"""A lead counts nearly full if it is so many times the mean lead of a generation's games."""
INCUMBENTS = 1
"""How many of the last incumbents each trial meets."""
SPAN = 4
"""Generations from one incumbent to the next."""
APART = 1_000_003
"""How far the seeds of games with one rival and with the next are apart."""
HOARDER = "hoarder"
"""The rival that trials meet if no others are given."""

Weights = tuple[int, ...]
Offsets = tuple[float, ...]
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

    @property
    def games_in_each(self) -> int:
        """How many games a generation has."""
        return POPULATION * self.games * (len(self.rivals) + INCUMBENTS) * len(self.tables)


@dataclass(frozen=True)
class TuningState:
    """How far tuning has come: all that the next generation follows from."""

    generation: int
    centre: tuple[float, ...]
    spread: tuple[float, ...]
    """How far the next generation spreads, as a share of each weight's range."""
    incumbents: tuple[Weights, ...]
    """The weights at the start, and those found since then."""
    trail: tuple[tuple[float, ...], ...] = ()
    """The last centres."""

    @property
    def weights(self) -> list[int]:
        """The weights found so far."""
        return [round(mean(each)) for each in zip(*(self.trail or (self.centre,)), strict=True)]


def first_state(plan: TuningPlan, start: list[int]) -> TuningState:
    """Return the state before the first generation."""
    spread = (plan.width,) * len(WEIGHTS)
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
    shares, margins = play_games(trial)
    return mean(shares), mean(margins)


def play_games(trial: WeightTrial) -> tuple[list[float], list[int]]:
    """Return the trial's win share and its margin over the best rival in each game.

    It meets each rival on deals of their own: what all have in common would be chance that counts
    several times.
    """
    game = game_of(trial.map, None, trial.players)
    mine = Planner(game, list(trial.weights))
    shares: list[float] = []
    margins: list[int] = []
    for number, rival in enumerate(trial.rivals):
        seed = trial.seed + number * APART
        theirs = policy_of(game, rival, seed)
        some, ends = duel(game, mine, theirs, seed, trial.games)
        shares += some
        margins += ends
    return shares, margins


def draw_offsets(rng: random.Random) -> list[Offsets]:
    """Return how far off the centre to try, in spreads; every other is the mirror image of one."""
    offsets: list[Offsets] = []
    for _ in range(POPULATION // 2):
        some = tuple(rng.gauss(0.0, 1.0) for _ in WEIGHTS)
        offsets += (some, tuple(-each for each in some))
    return offsets


def weights_at(state: TuningState, offsets: Offsets) -> Weights:
    """Return the weights so far off the centre, within their ranges."""
    parts = zip(state.centre, state.spread, offsets, WEIGHTS, strict=True)
    return tuple(round(within(c + d * z * size_of(w), w)) for c, d, z, w in parts)


def size_of(weight: Weight) -> int:
    """Return how large the range of a weight is."""
    return weight.high - weight.low


def within(value: float, weight: Weight) -> float:
    """Return the value nearest to one that lies within the range of a weight."""
    return min(max(value, weight.low), weight.high)


def fitness_of(played: list[tuple[list[float], list[int]]]) -> list[float]:
    """Return how well each try did at a table, given the shares and margins of its games.

    Wins count, and leads: these tell more of weights than who won, by however little. A lead
    counts the less for each point, the wider it is.
    """
    size = mean(abs(margin) for _, margins in played for margin in margins)
    scale = max(1.0, WIDE_LEAD * size)
    return [
        mean(shares) + mean(tanh(margin / scale) for margin in margins)
        for shares, margins in played
    ]


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
    offsets = draw_offsets(rng)
    tries = [weights_at(state, each) for each in offsets]
    trials = [
        WeightTrial(which, players, weights, rivals, plan.seed * 1000 + number, plan.games)
        for which, players in plan.tables
        for weights in tries
    ]
    played = list(executor.run(play_games, trials))
    tables = [played[i : i + len(tries)] for i in range(0, len(played), len(tries))]
    fitness = [mean(each) for each in zip(*map(fitness_of, tables), strict=True)]
    order = sorted(range(len(tries)), key=lambda i: -fitness[i])
    found = follow(state, [tries[i] for i in order], [offsets[i] for i in order])
    if number % SPAN == SPAN - 1:
        found = replace(found, incumbents=(*found.incumbents, tuple(found.weights)))
    best = [table[order[0]] for table in tables]
    figures = {
        "map": ", ".join(which for which, _ in plan.tables),
        "players": ", ".join(sorted({str(players) for _, players in plan.tables})),
        "generation": str(number),
        "best": f"{mean(mean(shares) for shares, _ in best):.1%}",
        "margin": f"{mean(mean(margins) for _, margins in best):+.1f}",
        "mean": f"{mean(fitness):.3f}",
        "seconds": f"{time.time() - begun:.0f}",
    }
    report(Message("tuned-generation", figures))
    return found


def follow(state: TuningState, tries: list[Weights], offsets: list[Offsets]) -> TuningState:
    """Move the centre and the spread by the tries of a generation, the best first.

    Each pulls as far as its rank lies from the middle one's. A weight of which wide tries did worse
    is spread less from then on, one of which they did better, more.
    """
    n = len(tries)
    ranks = [NormalDist().inv_cdf((n - place - 0.5) / n) for place in range(n)]
    length = sqrt(sum(rank * rank for rank in ranks))
    pulls = [rank / length for rank in ranks]
    centre, spread = [], []
    for i, weight in enumerate(WEIGHTS):
        old, wide = state.centre[i], state.spread[i]
        pulled = sum(pull * (each[i] - old) for pull, each in zip(pulls, tries, strict=True))
        widened = sum(pull * each[i] ** 2 for pull, each in zip(pulls, offsets, strict=True))
        centre.append(within(old + STEP * pulled, weight))
        spread.append(min(max(wide * exp(widened / sqrt(2 * n)), LEAST_SPREAD), MOST_SPREAD))
    return TuningState(
        state.generation + 1,
        tuple(centre),
        tuple(spread),
        state.incumbents,
        (*state.trail, tuple(centre))[-AVERAGED:],
    )
