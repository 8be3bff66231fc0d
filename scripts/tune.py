"""Tune the planner's weights for a map and a number of players.

    python scripts/tune.py MAP [--players N] [--generations G] [--from FILE]

How is in `branchline.arena.tuning`. The result is written where
`branchline.bots.brains.tuned_weights` finds it: for a packaged map to the package's data, for a map
of one's own to the data folder.
"""

from __future__ import annotations

import argparse
import json
from functools import partial
from pathlib import Path

from branchline.arena.executor import PROCESSES, make_executor
from branchline.arena.provenance import current_commit
from branchline.arena.tuning import POPULATION, TuningPlan, WeightTrial, play_trial, tune
from branchline.bots.brains.planner_weights import DEFAULT, WEIGHTS
from branchline.bots.brains.tuned_weights import board_fingerprint, weights_by_name
from branchline.folders import weights_folder
from branchline.maps import load_map, map_ids
from branchline.maps.games import game_of

DATA = Path(__file__).parent.parent / "src/branchline/bots/data/planner"
FINAL = 240
"""Games of the last check against the hoarder."""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0] if __doc__ else None)
    parser.add_argument("map")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--generations", type=int, default=14)
    parser.add_argument("--games", type=int, default=100, help="against each kind of rival")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--on", default=PROCESSES, help="processes, ray or ray://HOST:PORT")
    parser.add_argument("--from", dest="source", type=Path, help="a file of tuned weights")
    options = parser.parse_args()
    start = list(DEFAULT)
    if options.source is not None:
        start = weights_by_name(json.loads(options.source.read_text())["weights"])
    plan = TuningPlan(
        options.map,
        options.players,
        options.generations,
        options.games,
        options.seed,
        0.25 if options.source is None else 0.15,
    )
    with make_executor(options.on, options.processes) as executor:
        weights = tune(plan, start, executor, partial(print, flush=True))
    final = WeightTrial(options.map, options.players, tuple(weights), (None,), 987654, FINAL)
    share, margin = play_trial(final)
    folder = DATA if options.map in map_ids() else weights_folder("planner")
    folder.mkdir(parents=True, exist_ok=True)
    which = load_map(options.map).id
    target = folder / f"{which}-{options.players}.json"
    entry = {
        "map": which,
        "players": options.players,
        "board": board_fingerprint(game_of(options.map, None, options.players)),
        "weights": {weight.name: w for weight, w in zip(WEIGHTS, weights, strict=True)},
        "tuned": {
            "commit": current_commit(),
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
