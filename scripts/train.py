"""Train the value network of a map from nothing: planner games first, then games of its own.

    python scripts/train.py MAP [--rounds R] [--games N] [--plans K] [--field value,planner,gambler]

How is in `branchline.arena.training`. The training is kept in a folder (build/training/MAP) and
goes on there if it was interrupted; `rounds.json` in it is the learning curve. In the end the
network meets the one that plays now: if it wins 55 % of 800 games, or there is none, it is written
with a note on how it was trained, for a packaged map to the package's data, for a map of one's own
to the data folder. `--rounds-only` leaves that out.
"""

from __future__ import annotations

import argparse
import json
from dataclasses import fields
from pathlib import Path
from typing import Any

import numpy as np

from branchline.arena.executor_options import add_executor_options, executor_of
from branchline.arena.network_training import HIDDEN
from branchline.arena.promotion import GAMES, WANTED, challenge
from branchline.arena.provenance import current_commit
from branchline.arena.training import EXPLORE, SAMPLES, Round, TrainingPlan, plan_facts, train
from branchline.arena.training_field import FIELD
from branchline.arena.training_folder import OtherTraining, TrainingFolder
from branchline.bots.brains.trained_networks import LAYERS, Arrays
from branchline.bots.brains.tuned_weights import board_fingerprint
from branchline.bots.brains.value_network import POINTS
from branchline.folders import weights_folder
from branchline.maps import load_map, map_ids
from branchline.maps.games import game_of

ROOT = Path(__file__).parent.parent
DATA = ROOT / "src/branchline/bots/data/value"


def store(
    plan: TrainingPlan, arrays: Arrays, rounds: list[dict[str, Any]], won: float | None
) -> None:
    """Write the network and how it was trained."""
    folder = DATA if plan.map in map_ids() else weights_folder("value")
    folder.mkdir(parents=True, exist_ok=True)
    which = load_map(plan.map).id
    np.savez_compressed(folder / f"{which}.npz", **{k: arrays[k] for k in LAYERS})  # type: ignore[arg-type]
    field = f" --field {','.join(plan.field)}" if plan.field else ""
    pieces = " --pieces" if plan.pieces else ""
    note = {
        "map": which,
        "file": f"{which}.npz",
        "board": board_fingerprint(game_of(plan.map, None, 2)),
        "command": f"python scripts/train.py {plan.map} --rounds {plan.rounds} "
        f"--first-games {plan.first_games} --games {plan.games} --duels {plan.duels} "
        f"--seed {plan.seed} --plans {plan.plans} --spacing {plan.spacing} "
        f"--hidden {plan.hidden[0]},{plan.hidden[1]} --decay {plan.decay:g}{pieces}{field}",
        "commit": current_commit(),
        "seed": plan.seed,
        "hidden": plan.hidden,
        "scale": POINTS,
        "explore": EXPLORE / 1000,
        "samples": SAMPLES,
        "plans": plan.plans,
        "spacing": plan.spacing,
        "decay": plan.decay,
        "rounds": rounds,
        "against_the_last": won,
    }
    (folder / f"{which}.json").write_text(json.dumps(note, indent=1) + "\n", encoding="utf-8")


def units(text: str) -> tuple[int, int]:
    """Return the units of both hidden layers."""
    first, second = map(above_zero, text.split(","))
    return first, second


def above_zero(text: str) -> int:
    """Return a number of which there must be one at least."""
    if not text.isdecimal() or int(text) < 1:
        raise argparse.ArgumentTypeError(f"{text!r} is no whole number above 0")
    return int(text)


def tell(which: str, each: Round) -> None:
    """Print the figures of a round."""
    play_seconds, fit_seconds = each.seconds
    against = ", ".join(f"{share:.1%} {rival}" for rival, share in each.figures["against"].items())
    print(
        f"{which} round {each.number}: {each.figures['positions']} positions, "
        f"explained {each.figures['explained']:.3f}, against {against}; "
        f"play {play_seconds:.0f} s, fit {fit_seconds:.0f} s",
        flush=True,
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0] if __doc__ else None)
    parser.add_argument("map")
    parser.add_argument("--rounds", type=int, default=3, help="rounds of games of its own")
    parser.add_argument("--first-games", type=int, default=16_000)
    parser.add_argument("--games", type=int, default=4000)
    parser.add_argument("--duels", type=int, default=400, help="with each rival, after every round")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--plans", type=int, default=1, help="kinds of plan to choose from")
    parser.add_argument("--field", default="", help=f"who is met: some of {', '.join(FIELD)}")
    parser.add_argument(
        "--pieces", action="store_true", help="let it read positions piece by piece, too"
    )
    parser.add_argument(
        "--spacing", type=above_zero, default=1, help="learn from one turn of so many"
    )
    parser.add_argument("--hidden", type=units, default=HIDDEN, help="units of both layers: 64,32")
    parser.add_argument("--decay", type=float, default=0.0, help="how soon unused weights fade")
    parser.add_argument("--folder", type=Path, help="where the training is kept")
    parser.add_argument("--rounds-only", action="store_true", help="do not promote the network")
    add_executor_options(parser, processes=2)
    options = parser.parse_args()
    field = tuple(filter(None, options.field.split(",")))
    unknown = set(field) - set(FIELD)
    if unknown:
        parser.error(f"nobody is called {', '.join(sorted(unknown))}; there are {', '.join(FIELD)}")
    given = {each.name: getattr(options, each.name) for each in fields(TrainingPlan)}
    plan = TrainingPlan(**given | {"field": field})
    path = options.folder or ROOT / "build" / "training" / load_map(plan.map).id
    try:
        folder = TrainingFolder(path, plan_facts(plan))
    except OtherTraining as other:
        parser.error(f"{other} holds a training of another plan: name another --folder")
    with executor_of(options) as executor:
        for each in train(plan, executor, folder):
            tell(plan.map, each)
        if options.rounds_only:
            return
        arrays = folder.arrays("best")
        won = challenge(plan.map, arrays, plan.plans, executor)
    if won is None or won >= WANTED:
        store(plan, arrays, folder.figures(), won)
    said = "there was none before" if won is None else f"{won:.1%} of {GAMES} games with the last"
    promoted = won is None or won >= WANTED
    print(f"{plan.map}: {said}; {'promoted' if promoted else 'the last stays'}", flush=True)


if __name__ == "__main__":
    main()
