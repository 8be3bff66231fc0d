"""Train the value network of a map from nothing: planner games first, then games of its own.

    python scripts/train.py MAP [--rounds R] [--games N] [--processes P]

How is in `branchline.arena.training`. The best network so far is written after every round, with a
note on how it was trained beside it: for a packaged map to the package's data, for a map of one's
own to the data folder.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import Any

import numpy as np

from branchline.arena.executor import PROCESSES, make_executor
from branchline.arena.network_training import HIDDEN
from branchline.arena.provenance import current_commit
from branchline.arena.training import EXPLORE, SAMPLES, TrainingPlan, train
from branchline.bots.brains.trained_networks import LAYERS, Arrays
from branchline.bots.brains.tuned_weights import board_fingerprint
from branchline.bots.brains.value_network import POINTS
from branchline.folders import weights_folder
from branchline.maps import load_map, map_ids
from branchline.maps.games import game_of

DATA = Path(__file__).parent.parent / "src/branchline/bots/data/value"


def store(plan: TrainingPlan, arrays: Arrays, rounds: list[dict[str, Any]]) -> None:
    """Write the network and how it was trained."""
    folder = DATA if plan.map in map_ids() else weights_folder("value")
    folder.mkdir(parents=True, exist_ok=True)
    which = load_map(plan.map).id
    np.savez_compressed(folder / f"{which}.npz", **{k: arrays[k] for k in LAYERS})  # type: ignore[arg-type]
    note = {
        "map": which,
        "file": f"{which}.npz",
        "board": board_fingerprint(game_of(plan.map, None, 2)),
        "command": f"python scripts/train.py {plan.map} --rounds {plan.rounds} "
        f"--first-games {plan.first_games} --games {plan.games} --duels {plan.duels} "
        f"--seed {plan.seed} --plans {plan.plans}",
        "commit": current_commit(),
        "seed": plan.seed,
        "hidden": HIDDEN,
        "scale": POINTS,
        "explore": EXPLORE / 1000,
        "samples": SAMPLES,
        "plans": plan.plans,
        "rounds": rounds,
    }
    (folder / f"{which}.json").write_text(json.dumps(note, indent=1) + "\n", encoding="utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0] if __doc__ else None)
    parser.add_argument("map")
    parser.add_argument("--rounds", type=int, default=3, help="rounds of games of its own")
    parser.add_argument("--first-games", type=int, default=16_000)
    parser.add_argument("--games", type=int, default=4000)
    parser.add_argument("--duels", type=int, default=400)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--plans", type=int, default=1, help="kinds of plan to choose from")
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--on", default=PROCESSES, help="processes, ray or ray://HOST:PORT")
    options = vars(parser.parse_args())
    executor = make_executor(options.pop("on"), options.pop("processes"))
    plan = TrainingPlan(**options)
    history: list[dict[str, Any]] = []
    for each in train(plan, executor):
        history.append(each.figures)
        store(plan, each.best, history)
        play_seconds, fit_seconds = each.seconds
        print(
            f"{plan.map} round {each.number}: {each.figures['positions']} positions, "
            f"explained {each.figures['explained']:.3f}, {each.figures['against_planner']:.1%} "
            f"±{1.96 * each.figures['error']:.1%} against the planner; "
            f"play {play_seconds:.0f} s, fit {fit_seconds:.0f} s",
            flush=True,
        )
    executor.close()


if __name__ == "__main__":
    main()
