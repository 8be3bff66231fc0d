"""Training the value network of a map: games to learn from, and duels that measure it.

Every round plays games with some random moves mixed in, keeps the last rounds' positions, and fits
the network to how the games ended. A network is promoted if it does as well against the planner as
the one before.
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import numpy as np

from branchline.arena.executor import Executor
from branchline.arena.network_training import Array, NetworkTrainer
from branchline.arena.self_play import duel, training_game
from branchline.bots.brains.planner import Planner
from branchline.bots.brains.trained_networks import Arrays, network_from
from branchline.bots.brains.tuned_weights import planner_weights_for
from branchline.bots.brains.value_network import empty_network
from branchline.bots.brains.value_policy import ValuePolicy
from branchline.maps import load_map
from branchline.maps.games import game_of

WINDOW = 3
"""Of how many rounds the positions are learnt from."""
BATCH = 20
EXPLORE = 110
"""How many of a thousand turns begin with any candidate."""
SAMPLES = 2
DUEL_SEED = 500_000


@dataclass(frozen=True)
class TrainingPlan:
    """What to train for, and how much."""

    map: str
    rounds: int
    first_games: int
    """Games of the planner, in the first round."""
    games: int
    """Games of every later round."""
    duels: int
    seed: int
    plans: int = 1
    """How many kinds of plan the network is to choose from."""


@dataclass(frozen=True)
class TrainingGames:
    """Games to play: from which seed on, how many, and with which network (None: the planner)."""

    map: str
    players: int
    seed: int
    games: int
    arrays: Arrays | None
    plans: int


@dataclass(frozen=True)
class PlannerDuel:
    """Games of a network against the planner, seats in turn."""

    map: str
    players: int
    seed: int
    games: int
    arrays: Arrays
    plans: int


@dataclass(frozen=True)
class Round:
    """The best network after a round of training, and the figures of the round."""

    number: int
    best: Arrays
    figures: dict[str, Any]
    seconds: tuple[float, float]
    """How long playing and fitting took."""


def play_games(task: TrainingGames) -> tuple[Array, Array]:
    """Return the features and the margins of some games."""
    game = game_of(task.map, None, task.players)
    network = network_from(task.arrays) if task.arrays else empty_network()
    policy = ValuePolicy(game, planner_weights_for(game), network, SAMPLES, task.plans)
    policy.explore = EXPLORE
    policy.planner_only = task.arrays is None
    rows: list[list[int]] = []
    margins: list[int] = []
    for number in range(task.games):
        some, ends = training_game(game, [policy] * task.players, task.seed + number)
        rows += some
        margins += ends
    figures = np.clip(np.array(rows), -32000, 32000).astype(np.int16)
    return figures, np.array(margins, np.float32)


def play_duel(task: PlannerDuel) -> list[float]:
    """Return the win share of each game."""
    game = game_of(task.map, None, task.players)
    weights = planner_weights_for(game)
    mine = ValuePolicy(game, weights, network_from(task.arrays), 4, task.plans)
    return duel(game, mine, Planner(game, weights), task.seed, task.games)[0]


def games_by_players(players: range, games: int) -> dict[int, int]:
    """Return how many games to play with each number of players: most with the fewest."""
    others = len(players) - 1
    return {n: games * 7 // 10 if n == players[0] else games * 3 // 10 // others for n in players}


def collect(
    plan: TrainingPlan, number: int, arrays: Arrays | None, executor: Executor
) -> tuple[Array, Array]:
    """Return the positions of a round's games, and the margins they led to."""
    fewest, most = load_map(plan.map).players
    games = plan.first_games if arrays is None else plan.games
    tasks = []
    for players, n in games_by_players(range(fewest, min(most, 4) + 1), games).items():
        seed = (plan.seed * 100 + number) * 10_000_000 + players * 1_000_000
        tasks += [
            TrainingGames(
                plan.map, players, seed + first, min(BATCH, n - first), arrays, plan.plans
            )
            for first in range(0, n, BATCH)
        ]
    return shuffled(list(executor.run(play_games, tasks)), number)


def shuffled(parts: list[tuple[Array, Array]], seed: int) -> tuple[Array, Array]:
    """Return positions and margins joined, in an order fixed by the seed."""
    x = np.concatenate([part[0] for part in parts])
    y = np.concatenate([part[1] for part in parts])
    order = np.random.default_rng(seed).permutation(len(y))
    return x[order], y[order]


def measure(plan: TrainingPlan, arrays: Arrays, executor: Executor) -> tuple[float, float]:
    """Return the win share against the planner with two players, and its standard error."""
    duels = [
        PlannerDuel(plan.map, 2, DUEL_SEED + first, BATCH, arrays, plan.plans)
        for first in range(0, plan.duels, BATCH)
    ]
    shares = [share for part in executor.run(play_duel, duels) for share in part]
    return float(np.mean(shares)), float(np.std(shares) / len(shares) ** 0.5)


def train(plan: TrainingPlan, executor: Executor) -> Iterator[Round]:
    """Train from nothing, on planner games first; yield after every round."""
    window: list[tuple[Array, Array]] = []
    best: Arrays | None = None
    trainer: NetworkTrainer | None = None
    top = 0.0
    for number in range(plan.rounds + 1):
        begun = time.time()
        fresh = collect(plan, number, best, executor)
        if number == 1 and window:  # the planner's games must not outweigh its own
            window = [(window[0][0][: len(fresh[1]) // 2], window[0][1][: len(fresh[1]) // 2])]
        window = [*window, fresh][-WINDOW:]
        played = time.time()
        x, y = shuffled(window, number)
        if trainer is None:
            trainer = NetworkTrainer(x.shape[1], plan.seed)
        epochs, rate = (5, 1e-3) if number == 0 else (6, 5e-4)
        explained = trainer.fit(x, y, epochs, rate, plan.seed + number)
        fitted = time.time()
        arrays = trainer.arrays()
        won, error = measure(plan, arrays, executor)
        promoted = best is None or won >= top
        if best is None or promoted:
            best, top = arrays, won
        figures = {
            "games": plan.first_games if number == 0 else plan.games,
            "positions": len(y),
            "explained": round(explained, 4),
            "against_planner": round(won, 4),
            "error": round(error, 4),
            "promoted": promoted,
        }
        yield Round(number, best, figures, (played - begun, fitted - played))
