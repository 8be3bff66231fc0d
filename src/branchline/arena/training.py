"""Training the value network of a map: games to learn from, and duels that measure it.

Every round plays games among a field with some random moves mixed in, keeps the last rounds'
positions, and fits the network to how the games ended. A network is promoted if it does as well
against the field as the one before. A training that is kept in a folder goes on after it was
interrupted, with the same result.
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from typing import Any

import numpy as np

from branchline.arena.executor import Executor
from branchline.arena.network_training import HIDDEN, Array, NetworkTrainer
from branchline.arena.self_play import duel, policy_with, training_game
from branchline.arena.training_field import LEARNER, PLANNER, make_rival, seating
from branchline.arena.training_folder import TrainingFolder
from branchline.bots.brains.trained_networks import Arrays, network_from
from branchline.bots.brains.tuned_weights import planner_weights_for
from branchline.bots.brains.value_network import empty_network
from branchline.bots.brains.value_policy import ValuePolicy
from branchline.maps import load_map
from branchline.maps.games import game_of

WINDOW = 3
"""Of how many rounds the positions are learnt from."""
BATCH = 20
"""Games of a task."""
PART = 25
"""Tasks that are stored together: what an interruption costs at most."""
EXPLORE = 110
"""How many of a thousand turns begin with any candidate."""
SAMPLES = 2
DUEL_SEED = 500_000
CHECKED = 25
"""Of how many games one is not learnt from, to check what was learnt."""
Lessons = tuple[Array, Array]
"""Positions, and the margins they led to."""


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
    """Games against each rival that measure a network."""
    seed: int
    plans: int = 1
    """How many kinds of plan the network is to choose from."""
    field: tuple[str, ...] = ()
    """Who is met; nobody but the learner itself if empty."""
    pieces: bool = False
    """Whether the network reads the position piece by piece, besides its figures."""
    spacing: int = 1
    """Of how many turns one is learnt from."""
    hidden: tuple[int, int] = HIDDEN
    decay: float = 0.0


@dataclass(frozen=True)
class TrainingGames:
    """Games to play: from which seed on, how many, and with which network (None: the planner)."""

    map: str
    players: int
    seed: int
    games: int
    arrays: Arrays | None
    plans: int
    field: tuple[str, ...] = ()
    pieces: bool = False
    spacing: int = 1


@dataclass(frozen=True)
class RivalDuel:
    """Games of a network against a rival, seats in turn."""

    map: str
    players: int
    seed: int
    games: int
    arrays: Arrays
    plans: int
    rival: str


@dataclass(frozen=True)
class Round:
    """The best network after a round of training, and the figures of the round."""

    number: int
    best: Arrays
    figures: dict[str, Any]
    seconds: tuple[float, float]
    """How long playing and fitting took."""


def play_games(task: TrainingGames) -> Lessons:
    """Return the features and the margins of some games."""
    game = game_of(task.map, None, task.players)
    network = network_from(task.arrays) if task.arrays else empty_network()
    policy = ValuePolicy(game, planner_weights_for(game), network, SAMPLES, task.plans, task.pieces)
    policy.explore = EXPLORE
    policy.planner_only = task.arrays is None
    rivals = [None if name == LEARNER else make_rival(game, name) for name in task.field]
    rows: list[list[int]] = []
    margins: list[int] = []
    for seed in range(task.seed, task.seed + task.games):
        some, ends = training_game(
            game, seating(policy, rivals, task.players, seed), seed, task.spacing
        )
        rows += some
        margins += ends
    figures = np.array(rows, np.int64).reshape(-1, policy.features.n)
    figures = np.clip(figures, -32000, 32000).astype(np.int16)
    return figures, np.array(margins, np.float32)


def play_duel(task: RivalDuel) -> list[float]:
    """Return the win share of each game."""
    game = game_of(task.map, None, task.players)
    mine = policy_with(game, network_from(task.arrays), 4, task.plans)
    return duel(game, mine, make_rival(game, task.rival), task.seed, task.games)[0]


def games_by_players(players: range, games: int) -> dict[int, int]:
    """Return how many games to play with each number of players: most with the fewest."""
    others = len(players) - 1
    return {n: games * 7 // 10 if n == players[0] else games * 3 // 10 // others for n in players}


def tasks_of(plan: TrainingPlan, number: int, arrays: Arrays | None) -> list[TrainingGames]:
    """Return the games of a round."""
    fewest, most = load_map(plan.map).players
    games = plan.first_games if arrays is None else plan.games
    return [
        TrainingGames(
            plan.map,
            players,
            (plan.seed * 100 + number) * 10_000_000 + players * 1_000_000 + first,
            min(BATCH, n - first),
            arrays,
            plan.plans,
            plan.field,
            plan.pieces,
            plan.spacing,
        )
        for players, n in games_by_players(range(fewest, min(most, 4) + 1), games).items()
        for first in range(0, n, BATCH)
    ]


def collect(
    plan: TrainingPlan,
    number: int,
    arrays: Arrays | None,
    executor: Executor,
    folder: TrainingFolder | None,
) -> tuple[Lessons, Lessons]:
    """Return the positions of a round's games with the margins they led to: to learn, to check."""
    tasks = tasks_of(plan, number, arrays)
    learnt, checked = [], []
    for part in range((len(tasks) + PART - 1) // PART):
        kept = folder.part(number, part) if folder else None
        if kept is None:
            kept = joined(list(executor.run(play_games, tasks[part * PART : (part + 1) * PART])))
            if folder:
                folder.store_part(number, part, *kept)
        cut = len(kept[1]) - len(kept[1]) // CHECKED
        learnt.append((kept[0][:cut], kept[1][:cut]))
        checked.append((kept[0][cut:], kept[1][cut:]))
    return shuffled(learnt, number), joined(checked)


def joined(parts: list[Lessons]) -> Lessons:
    """Return positions and margins one after the other."""
    return np.concatenate([part[0] for part in parts]), np.concatenate([part[1] for part in parts])


def shuffled(parts: list[Lessons], seed: int) -> Lessons:
    """Return positions and margins joined, in an order fixed by the seed."""
    x, y = joined(parts)
    order = np.random.default_rng(seed).permutation(len(y))
    return x[order], y[order]


def measure(plan: TrainingPlan, arrays: Arrays, executor: Executor) -> dict[str, list[float]]:
    """Return the results against each rival with two players; the planner is always one."""
    rivals = dict.fromkeys((PLANNER, *(name for name in plan.field if name != LEARNER)))
    found = {}
    for rival in rivals:
        duels = [
            RivalDuel(plan.map, 2, DUEL_SEED + first, BATCH, arrays, plan.plans, rival)
            for first in range(0, plan.duels, BATCH)
        ]
        found[rival] = [share for part in executor.run(play_duel, duels) for share in part]
    return found


def window_of(rounds: list[Lessons]) -> list[Lessons]:
    """Return the positions to learn from: the last rounds', with few of the planner's."""
    if len(rounds) > 1:
        most = len(rounds[1][1]) // 2
        rounds = [(rounds[0][0][:most], rounds[0][1][:most]), *rounds[1:]]
    return rounds[-WINDOW:]


def train(
    plan: TrainingPlan, executor: Executor, folder: TrainingFolder | None = None
) -> Iterator[Round]:
    """Train from nothing, on planner games first; yield after every round.

    Rounds that a folder holds are not trained again, nor told.
    """
    finished = folder.figures() if folder else []
    best: Arrays | None = folder.arrays("best") if folder and finished else None
    top = max((each["measured"] for each in finished if each["promoted"]), default=0.0)
    rounds: list[Lessons] = []
    trainer: NetworkTrainer | None = None
    for number in range(plan.rounds + 1):
        begun = time.time()
        learnt, checked = collect(plan, number, best if number else None, executor, folder)
        rounds.append(learnt)
        played = time.time()
        if trainer is None:
            trainer = NetworkTrainer(rounds[0][0].shape[1], plan.seed, plan.hidden, plan.decay)
        if number < len(finished):
            continue
        if folder and finished and number == len(finished):
            trainer.restore(folder.arrays("fit"))
        x, y = shuffled(window_of(rounds), number)
        epochs, rate = (5, 1e-3) if number == 0 else (6, 5e-4)
        trainer.fit(x, y, epochs, rate, plan.seed + number)
        explained = trainer.explained(*checked)
        fitted = time.time()
        arrays = trainer.arrays()
        shares = measure(plan, arrays, executor)
        measured = float(np.mean([np.mean(each) for each in shares.values()]))
        promoted = best is None or measured >= top
        if best is None or promoted:
            best, top = arrays, measured
        figures = {
            "games": plan.first_games if number == 0 else plan.games,
            "positions": len(y),
            "explained": round(explained, 4),
            "against_planner": round(float(np.mean(shares[PLANNER])), 4),
            "error": round(float(np.std(shares[PLANNER]) / len(shares[PLANNER]) ** 0.5), 4),
            "against": {name: round(float(np.mean(each)), 4) for name, each in shares.items()},
            "measured": measured,
            "promoted": promoted,
        }
        if folder:
            folder.finish_round(figures, best, trainer.state())
        yield Round(number, best, figures, (played - begun, fitted - played))


def plan_facts(plan: TrainingPlan) -> dict[str, Any]:
    """Return a plan as a folder keeps it."""
    return asdict(plan)
