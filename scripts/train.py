"""Train the value network of a map from nothing: planner games first, then games of its own.

    python scripts/train.py MAP [--rounds R] [--games N] [--processes P]

Every round plays games with some random moves mixed in, keeps the last rounds' positions, and fits
the network to how the games ended. It is promoted when it does as well against the planner as the
one before.
"""

from __future__ import annotations

import argparse
import json
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from branchline.bots.crew import share
from branchline.bots.learn import duel, lesson
from branchline.bots.net import Net
from branchline.bots.nets import LAYERS, Arrays, net_of
from branchline.bots.planner import Planner
from branchline.bots.policy import Policy
from branchline.bots.simulate import game_of
from branchline.bots.tuned import commit, fingerprint, planner_weights
from branchline.bots.valuer import Valuer
from branchline.maps import load_map

DATA = Path(__file__).parent.parent / "src/branchline/bots/data/value"
SCALE = 30.0
"""Points of margin that count as one."""
HIDDEN = (64, 32)
WINDOW = 3
BATCH = 20
EXPLORE = 110
"""Turns of a thousand that begin with any candidate."""
SAMPLES = 2

Array = np.ndarray[Any, Any]


@dataclass(frozen=True)
class Lessons:
    """Games to play: from which seed on, how many, and with which network (None: the planner)."""

    map: str
    players: int
    seed: int
    games: int
    arrays: Arrays | None


def play(task: Lessons) -> tuple[int, Array, Array]:
    """Return the seed, the features and the margins of some games."""
    game = game_of(task.map, None, task.players)
    net = net_of(task.arrays) if task.arrays else Net([0.0], [0.0], [0.0], [0.0], [0.0], 0.0)
    policy = Valuer(game, planner_weights(game), net, SAMPLES)
    policy.explore = EXPLORE
    policy.plain = task.arrays is None
    rows: list[list[int]] = []
    margins: list[int] = []
    for number in range(task.games):
        some, ends = lesson(game, [policy] * task.players, task.seed + number)
        rows += some
        margins += ends
    figures = np.clip(np.array(rows), -32000, 32000).astype(np.int16)
    return task.seed, figures, np.array(margins, np.float32)


@dataclass(frozen=True)
class Duel:
    """Games of a network against the planner (or another network), seats in turn."""

    map: str
    players: int
    seed: int
    games: int
    arrays: Arrays
    rival: Arrays | None


def fight(task: Duel) -> list[float]:
    """Return the win share of each game."""
    game = game_of(task.map, None, task.players)
    weights = planner_weights(game)
    mine = Valuer(game, weights, net_of(task.arrays), 4)
    theirs: Policy = Planner(game, weights)
    if task.rival is not None:
        theirs = Valuer(game, weights, net_of(task.rival), 4)
    return duel(game, mine, theirs, task.seed, task.games)[0]


class Learner:
    """The network in training: two hidden layers, Adam, squared error."""

    def __init__(self, inputs: int, seed: int) -> None:
        rng = np.random.default_rng(seed)
        sizes = ((inputs, HIDDEN[0]), HIDDEN)
        draw = [rng.standard_normal(size) * (2 / size[0]) ** 0.5 for size in sizes]
        last = rng.standard_normal(HIDDEN[1]) * (1 / HIDDEN[1]) ** 0.5
        zeros = [np.zeros(n) for n in (*HIDDEN, 1)]
        self.values = [
            array.astype(np.float32)
            for array in (draw[0], zeros[0], draw[1], zeros[1], last, zeros[2])
        ]
        self.first = [np.zeros_like(value) for value in self.values]
        self.second = [np.zeros_like(value) for value in self.values]
        self.steps = 0

    def arrays(self) -> Arrays:
        """Return the arrays by name."""
        return {name: value.copy() for name, value in zip(LAYERS, self.values, strict=True)}

    def forward(self, x: Array) -> tuple[Array, Array, Array]:
        """Return both hidden layers and the values."""
        a = np.maximum(x @ self.values[0] + self.values[1], 0)
        b = np.maximum(a @ self.values[2] + self.values[3], 0)
        return a, b, b @ self.values[4] + self.values[5][0]

    def step(self, x: Array, y: Array, rate: float) -> float:
        """Take one step of Adam; return the error before it."""
        a, b, out = self.forward(x)
        error = (out - y) / len(y)
        on_b = np.outer(error, self.values[4]) * (b > 0)
        on_a = (on_b @ self.values[2].T) * (a > 0)
        slopes = (x.T @ on_a, on_a.sum(0), a.T @ on_b, on_b.sum(0), b.T @ error, error.sum()[None])
        self.steps += 1
        for i, slope in enumerate(slopes):
            self.first[i] = 0.9 * self.first[i] + 0.1 * slope
            self.second[i] = 0.999 * self.second[i] + 0.001 * slope * slope
            mean = self.first[i] / (1 - 0.9**self.steps)
            square = self.second[i] / (1 - 0.999**self.steps)
            self.values[i] -= (rate * mean / (np.sqrt(square) + 1e-8)).astype(np.float32)
        return float(((out - y) ** 2).mean())

    def fit(self, x: Array, y: Array, epochs: int, rate: float, seed: int) -> float:
        """Fit to features and margins; return the share of variance explained on held-out ones."""
        rng = np.random.default_rng(seed)
        cut = int(len(y) * 0.95)
        target = y / SCALE
        for epoch in range(epochs):
            order = rng.permutation(cut)
            for start in range(0, cut - 1024, 1024):
                some = order[start : start + 1024]
                figures = x[some].astype(np.float32) / 1000
                self.step(figures, target[some], rate * 0.5 ** (epoch / 2))
        out = self.forward(x[cut:].astype(np.float32) / 1000)[2]
        return 1 - float(((out - target[cut:]) ** 2).mean() / target[cut:].var())


def shares_of(players: range, games: int) -> dict[int, int]:
    """Return how many games to play with each number of players: most with the fewest."""
    others = len(players) - 1
    return {n: games * 7 // 10 if n == players[0] else games * 3 // 10 // others for n in players}


def collect(options: argparse.Namespace, number: int, arrays: Arrays | None) -> tuple[Array, Array]:
    """Return the lessons of a round."""
    fewest, most = load_map(options.map).players
    games = options.first_games if arrays is None else options.games
    tasks = []
    for players, n in shares_of(range(fewest, min(most, 4) + 1), games).items():
        seed = (options.seed * 100 + number) * 10_000_000 + players * 1_000_000
        tasks += [
            Lessons(options.map, players, seed + first, min(BATCH, n - first), arrays)
            for first in range(0, n, BATCH)
        ]
    # Processes finish when they will: the order must not depend on it.
    parts = sorted(share(play, tasks, options.processes), key=lambda part: part[0])
    x = np.concatenate([part[1] for part in parts])
    y = np.concatenate([part[2] for part in parts])
    order = np.random.default_rng(number).permutation(len(y))
    return x[order], y[order]


def measure(
    options: argparse.Namespace, arrays: Arrays, rival: Arrays | None, seed: int
) -> tuple[float, float]:
    """Return the win share with two players and its standard error."""
    duels = [
        Duel(options.map, 2, seed + first, BATCH, arrays, rival)
        for first in range(0, options.duels, BATCH)
    ]
    shares = [share for part in share(fight, duels, options.processes) for share in part]
    return float(np.mean(shares)), float(np.std(shares) / len(shares) ** 0.5)


def store(options: argparse.Namespace, arrays: Arrays, history: list[dict[str, Any]]) -> None:
    """Write the network and how it came about."""
    DATA.mkdir(parents=True, exist_ok=True)
    np.savez_compressed(DATA / f"{options.map}.npz", **{k: arrays[k] for k in LAYERS})  # type: ignore[arg-type]
    note = {
        "map": options.map,
        "file": f"{options.map}.npz",
        "board": fingerprint(game_of(options.map, None, 2)),
        "command": f"python scripts/train.py {options.map} --rounds {options.rounds} "
        f"--first-games {options.first_games} --games {options.games} --duels {options.duels} "
        f"--seed {options.seed}",
        "commit": commit(),
        "seed": options.seed,
        "hidden": HIDDEN,
        "scale": SCALE,
        "explore": EXPLORE / 1000,
        "samples": SAMPLES,
        "rounds": history,
    }
    (DATA / f"{options.map}.json").write_text(json.dumps(note, indent=1) + "\n", encoding="utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0] if __doc__ else None)
    parser.add_argument("map")
    parser.add_argument("--rounds", type=int, default=3, help="rounds of games of its own")
    parser.add_argument("--first-games", type=int, default=16_000)
    parser.add_argument("--games", type=int, default=4000)
    parser.add_argument("--duels", type=int, default=400)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--processes", type=int, default=2)
    options = parser.parse_args()
    window: list[tuple[Array, Array]] = []
    best: Arrays | None = None
    learner: Learner | None = None
    history: list[dict[str, Any]] = []
    top = 0.0
    for number in range(options.rounds + 1):
        begun = time.time()
        fresh = collect(options, number, best)
        if number == 1 and window:  # the planner's games must not outweigh its own
            window = [(window[0][0][: len(fresh[1]) // 2], window[0][1][: len(fresh[1]) // 2])]
        window = [*window, fresh][-WINDOW:]
        played = time.time()
        x = np.concatenate([part[0] for part in window])
        y = np.concatenate([part[1] for part in window])
        order = np.random.default_rng(number).permutation(len(y))
        x, y = x[order], y[order]
        if learner is None:
            learner = Learner(x.shape[1], options.seed)
        epochs, rate = (5, 1e-3) if number == 0 else (6, 5e-4)
        explained = learner.fit(x, y, epochs, rate, options.seed + number)
        fitted = time.time()
        arrays = learner.arrays()
        share_won, error = measure(options, arrays, None, 500_000)
        promoted = best is None or share_won >= top
        if best is None or promoted:
            best, top = arrays, share_won
        history.append(
            {
                "games": options.first_games if number == 0 else options.games,
                "positions": len(y),
                "explained": round(explained, 4),
                "against_planner": round(share_won, 4),
                "error": round(error, 4),
                "promoted": promoted,
            }
        )
        print(
            f"{options.map} round {number}: {len(y)} positions, explained {explained:.3f}, "
            f"{share_won:.1%} ±{1.96 * error:.1%} against the planner; "
            f"play {played - begun:.0f} s, fit {fitted - played:.0f} s, "
            f"all {time.time() - begun:.0f} s",
            flush=True,
        )
        store(options, best, history)


if __name__ == "__main__":
    main()
