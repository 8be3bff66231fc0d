"""Measure how the expert should search on a map, against the one that makes a single plan.

    python -m scripts.expert_search MAP PLANS/ROLLOUTS/TURNS/ERRORS/SLOPE ... [--games 800]

Every search is played against `expert-1`, seats swapped on every deal. The one that wins most is
noted beside the map's network for the expert alone, if it surely wins more than half: `value`, the
levels and reviews stay as they are. Games are kept in books under build/expert, and not played
again.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Sequence
from pathlib import Path
from statistics import mean, pstdev
from typing import Any

from scripts.habits import Z95, Seat, play_on

from branchline.arena.executor import Executor
from branchline.arena.executor_options import add_executor_options, executor_of
from branchline.arena.provenance import current_commit
from branchline.bots import EXPERT
from branchline.bots.brains.trained_networks import ExpertSearch
from branchline.bots.search_bots import make_value_policy
from branchline.folders import weights_folder
from branchline.maps import load_map, map_ids
from branchline.maps.games import game_of

ROOT = Path(__file__).parent.parent
DATA = ROOT / "src/branchline/bots/data/value"
RIVAL = "expert-1"


def figures(search: ExpertSearch, games: Sequence[Sequence[Seat]]) -> dict[str, Any]:
    """Return how a search did."""
    won = [seat.won for seat, _ in games]
    lead = [seat.lead for seat, _ in games]
    root = len(games) ** 0.5
    seconds, decisions = (
        sum(getattr(seat, name) for seat, _ in games) for name in ("seconds", "decisions")
    )
    return {
        "search": str(search),
        "games": len(games),
        "win_share": round(mean(won), 4),
        "error": round(pstdev(won) / root, 4),
        "margin": round(mean(lead), 2),
        "margin_error": round(pstdev(lead) / root, 2),
        "ms": round(1000 * seconds / decisions, 1),
    }


def measure(
    which: str, search: ExpertSearch, games: int, seed: int, executor: Executor
) -> dict[str, Any]:
    """Play the games of a search that are not in its book; return how it did."""
    folder = ROOT / "build/expert"
    folder.mkdir(parents=True, exist_ok=True)
    book = folder / f"{load_map(which).id}-{str(search).replace('/', '-')}-{seed}.jsonl"
    played = play_on(which, (f"{EXPERT}{search}", RIVAL), seed, games, book, executor)
    return figures(search, played)


def is_better(found: dict[str, Any]) -> bool:
    """Return whether a search surely wins more than half its games."""
    low: float = found["win_share"] - Z95 * found["error"]
    return low > 1 / 2


def store(path: Path, tried: list[dict[str, Any]], command: str, seed: int) -> str:
    """Note the best search for the expert, if it is better than one plan; return which it is."""
    best = max(tried, key=lambda each: float(each["win_share"]))
    note = json.loads(path.read_text(encoding="utf-8"))
    if not is_better(best):
        return "none is surely better"
    note["expert"] = {
        "search": best["search"],
        "command": command,
        "commit": current_commit(),
        "seed": seed,
        "against": RIVAL,
        "tried": tried,
    }
    path.write_text(json.dumps(note, indent=1) + "\n", encoding="utf-8")
    return f"{best['search']} is noted"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0] if __doc__ else None)
    parser.add_argument("map")
    parser.add_argument("searches", nargs="+", type=ExpertSearch.from_text, metavar="SEARCH")
    parser.add_argument("--games", type=int, default=800)
    parser.add_argument("--seed", type=int, default=2)
    add_executor_options(parser, processes=1)
    options = parser.parse_args()
    folder = DATA if options.map in map_ids() else weights_folder("value")
    path = folder / f"{load_map(options.map).id}.json"
    if not path.exists() or make_value_policy(game_of(options.map, None, 2)) is None:
        parser.error(f"no network was trained for {options.map}")
    tried = []
    with executor_of(options) as executor:
        for search in options.searches:
            tried.append(measure(options.map, search, options.games, options.seed, executor))
            print(json.dumps(tried[-1]), flush=True)
    searches = " ".join(map(str, options.searches))
    command = f"python -m scripts.expert_search {options.map} {searches} --games {options.games}"
    print(store(path, tried, f"{command} --seed {options.seed}", options.seed), flush=True)


if __name__ == "__main__":
    main()
