"""Find how far the expert should search on a map, and how sure it must be there.

    python scripts/search_limits.py MAP ROLLOUTS,TURNS,ERRORS,SLOPE ... [--games N] [--processes P]

Plays the search with each of the limits against the value policy it deepens, on the same deals, and
notes those that win most beside the map's network, with the figures of all. They belong to that
network: after training another, find them again.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path

from branchline.arena.executor_options import add_executor_options, executor_of
from branchline.arena.provenance import current_commit
from branchline.arena.search_tuning import SearchTrial, measure_limits
from branchline.bots.brains.rollout_search import SearchLimits
from branchline.bots.search_bots import make_value_policy
from branchline.folders import weights_folder
from branchline.maps import load_map, map_ids
from branchline.maps.games import game_of

DATA = Path(__file__).parent.parent / "src/branchline/bots/data/value"


def limits_from(text: str) -> SearchLimits:
    """Return search limits written as four figures."""
    rollouts, turns, standard_errors, win_slope = text.split(",")
    return SearchLimits(int(rollouts), int(turns), float(standard_errors), float(win_slope))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0] if __doc__ else None)
    parser.add_argument("map")
    parser.add_argument(
        "limits", nargs="+", type=limits_from, help="rollouts,turns,standard errors,win slope"
    )
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--seed", type=int, default=70_000)
    add_executor_options(parser, processes=2)
    options = parser.parse_args()
    folder = DATA if options.map in map_ids() else weights_folder("value")
    path = folder / f"{load_map(options.map).id}.json"
    if not path.exists() or make_value_policy(game_of(options.map, None, options.players)) is None:
        parser.error(f"no network was trained for {options.map}")
    executor = executor_of(options)
    results = []
    for limits in options.limits:
        trial = SearchTrial(options.map, options.players, limits, options.seed, options.games)
        results.append(measure_limits(trial, executor))
        print(json.dumps(results[-1]), flush=True)
    best = max(range(len(results)), key=lambda i: float(results[i]["win_share"]))
    note = json.loads(path.read_text(encoding="utf-8"))
    note["search"] = {
        "limits": options.limits[best]._asdict(),
        "commit": current_commit(),
        "seed": options.seed,
        "tried": results,
    }
    path.write_text(json.dumps(note, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
