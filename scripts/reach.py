"""Find how far the expert had best search on a map, and how sure it must be there.

    python scripts/reach.py MAP ROLLOUTS,TURNS,DOUBT,STEEP ... [--games N] [--processes P]

Plays the search with each reach against the value policy it deepens, on the same deals, and writes
the one that wins most to the sidecar of the map's network, with the figures of all. It belongs to
that network: whoever trains another must find it anew.
"""

from __future__ import annotations

import argparse
import json
from dataclasses import dataclass
from pathlib import Path
from statistics import mean, pstdev
from typing import Any

from branchline.bots.crew import share
from branchline.bots.learn import duel
from branchline.bots.searcher import Reach, Searcher
from branchline.bots.simulate import game_of
from branchline.bots.thinking import make_valuer
from branchline.bots.tuned import commit

DATA = Path(__file__).parent.parent / "src/branchline/bots/data/value"
BATCH = 10


@dataclass(frozen=True)
class Trial:
    """Games of the search with one reach."""

    map: str
    players: int
    reach: Reach
    seed: int
    games: int


def try_out(trial: Trial) -> tuple[list[float], list[int]]:
    """Return the win share and the margin of each game."""
    game = game_of(trial.map, None, trial.players)
    mine, theirs = make_valuer(game), make_valuer(game)
    assert mine is not None  # noqa: S101 - asked before
    assert theirs is not None  # noqa: S101
    return duel(game, Searcher(game, mine, trial.reach, 0.0), theirs, trial.seed, trial.games)


def reach_from(text: str) -> Reach:
    """Return a reach written as four figures."""
    rollouts, turns, doubt, steep = text.split(",")
    return Reach(int(rollouts), int(turns), float(doubt), float(steep))


def measure(options: argparse.Namespace, reach: Reach) -> dict[str, Any]:
    """Return how a reach did."""
    trials = [
        Trial(options.map, options.players, reach, options.seed + first, BATCH)
        for first in range(0, options.games, BATCH)
    ]
    shares: list[float] = []
    margins: list[int] = []
    for some, ends in share(try_out, trials, options.processes):
        shares += some
        margins += ends
    root = len(shares) ** 0.5
    return {
        **reach._asdict(),
        "games": len(shares),
        "win_share": round(mean(shares), 4),
        "error": round(pstdev(shares) / root, 4),
        "margin": round(mean(margins), 2),
        "margin_error": round(pstdev(margins) / root, 2),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0] if __doc__ else None)
    parser.add_argument("map")
    parser.add_argument("reach", nargs="+", type=reach_from, help="rollouts,turns,doubt,steep")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--seed", type=int, default=70_000)
    parser.add_argument("--processes", type=int, default=2)
    options = parser.parse_args()
    path = DATA / f"{options.map}.json"
    if not path.exists() or make_valuer(game_of(options.map, None, options.players)) is None:
        parser.error(f"no network was trained for {options.map}")
    results = []
    for reach in options.reach:
        results.append(measure(options, reach))
        print(json.dumps(results[-1]), flush=True)
    best = max(range(len(results)), key=lambda i: float(results[i]["win_share"]))
    note = json.loads(path.read_text(encoding="utf-8"))
    note["search"] = {
        "reach": options.reach[best]._asdict(),
        "commit": commit(),
        "seed": options.seed,
        "tried": results,
    }
    path.write_text(json.dumps(note, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
