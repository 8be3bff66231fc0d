"""Tune the planner's weights for a map and a number of players by the cross-entropy method.

    python scripts/tune.py MAP [--players N] [--generations G] [--from FILE]

Every generation draws weights around the current mean, plays each on the same seeds against the
hoarder and the last incumbents, all seats in turn, and moves the mean to the best. The result is
written to the package's data, where `branchline.bots.tuned` finds it.
"""

from __future__ import annotations

import argparse
import json
import random
import time
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from multiprocessing import get_context
from pathlib import Path
from statistics import mean, pstdev

from branchline.bots.hoarder import Hoarder
from branchline.bots.learn import duel
from branchline.bots.planner import Planner
from branchline.bots.policy import Policy
from branchline.bots.simulate import game_of
from branchline.bots.tuned import commit, fingerprint, weights_from
from branchline.bots.weights import DEFAULT, WEIGHTS

DATA = Path(__file__).parent.parent / "src/branchline/bots/data/planner"
POPULATION = 24
ELITE = 6
FINAL = 240
"""Games of the last check against the hoarder."""
MARGIN = 0.004
"""What a point of margin adds to the win share: it shows the way where wins are rare or common."""


@dataclass(frozen=True)
class Trial:
    """Weights to try: on which table, against whom (None: the hoarder), on which games."""

    map: str
    players: int
    weights: tuple[int, ...]
    rivals: tuple[tuple[int, ...] | None, ...]
    seed: int
    games: int


def try_out(trial: Trial) -> tuple[float, float]:
    """Return the win share and the mean margin over the best rival."""
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


def drawn(rng: random.Random, centre: list[float], spread: list[float]) -> tuple[int, ...]:
    """Return weights drawn around the centre, within their ranges."""
    return tuple(
        round(min(max(rng.gauss(c, d), weight.low), weight.high))
        for c, d, weight in zip(centre, spread, WEIGHTS, strict=True)
    )


def tune(options: argparse.Namespace, start: list[int], pool: ProcessPoolExecutor) -> list[int]:
    """Return tuned weights."""
    rng = random.Random(options.seed)  # noqa: S311 - a study
    width = 0.25 if options.source is None else 0.15
    centre = [float(w) for w in start]
    spread = [(weight.high - weight.low) * width for weight in WEIGHTS]
    incumbents: list[tuple[int, ...]] = [tuple(start)]
    for generation in range(options.generations):
        begun = time.time()
        rivals = (None, *incumbents[-2:])
        seed = options.seed * 1000 + generation
        tries = [drawn(rng, centre, spread) for _ in range(POPULATION - 1)]
        tries.append(tuple(round(c) for c in centre))
        trials = [
            Trial(options.map, options.players, weights, rivals, seed, options.games)
            for weights in tries
        ]
        results = list(pool.map(try_out, trials))
        fitness = [share + MARGIN * margin for share, margin in results]
        order = sorted(range(POPULATION), key=lambda i: -fitness[i])
        elite = [tries[i] for i in order[:ELITE]]
        for i, weight in enumerate(WEIGHTS):
            values = [weights[i] for weights in elite]
            least = (weight.high - weight.low) * 0.02
            centre[i] = 0.3 * centre[i] + 0.7 * mean(values)
            spread[i] = max(0.3 * spread[i] + 0.7 * pstdev(values), least)
        if generation % 4 == 3:
            incumbents.append(tuple(round(c) for c in centre))
        share, margin = results[order[0]]
        print(
            f"{options.map} {options.players} generation {generation}: best {share:.1%} "
            f"margin {margin:+.1f}, mean {mean(fitness):.3f}, {time.time() - begun:.0f} s",
            flush=True,
        )
    return [round(c) for c in centre]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0] if __doc__ else None)
    parser.add_argument("map")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--generations", type=int, default=14)
    parser.add_argument("--games", type=int, default=100, help="against each kind of rival")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--from", dest="source", type=Path, help="a file of tuned weights")
    options = parser.parse_args()
    start = list(DEFAULT)
    if options.source is not None:
        start = weights_from(json.loads(options.source.read_text())["weights"])
    game = game_of(options.map, None, options.players)
    with ProcessPoolExecutor(options.processes, mp_context=get_context("spawn")) as pool:
        weights = tune(options, start, pool)
        final = Trial(options.map, options.players, tuple(weights), (None,), 987654, FINAL)
        share, margin = pool.submit(try_out, final).result()
    DATA.mkdir(parents=True, exist_ok=True)
    target = DATA / f"{options.map}-{options.players}.json"
    entry = {
        "map": options.map,
        "players": options.players,
        "board": fingerprint(game),
        "weights": {weight.name: w for weight, w in zip(WEIGHTS, weights, strict=True)},
        "tuned": {
            "commit": commit(),
            "generations": options.generations,
            "population": POPULATION,
            "games": options.games,
            "seed": options.seed,
            "from": options.source.name if options.source else None,
            "against_hoarder": {"win_share": share, "margin": margin, "games": FINAL},
        },
    }
    target.write_text(json.dumps(entry, indent=1) + "\n", encoding="utf-8")
    print(f"{target}: {share:.1%} against the hoarder, margin {margin:+.1f}", flush=True)


if __name__ == "__main__":
    main()
