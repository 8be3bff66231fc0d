"""Find how much each level has to see on a board, so that the levels are equally far apart.

    python scripts/levels.py [MAP ...] [--wanted 0.7] [--games 400] [--check 0]

How is in `branchline.arena.level_fitting`. The result is written where `branchline.bots.levels`
finds it; a map that has one already is left out unless it is named. At the end each level meets the
one below in fresh games, `--check` of them with the expert and ten times as many without, and the
shares are noted beside the sights.
"""

from __future__ import annotations

import argparse
import itertools
import json
from pathlib import Path

from branchline.arena.executor import PROCESSES, Executor, make_executor
from branchline.arena.level_fitting import LevelGames, Meeting, Player, fit_levels, meet
from branchline.arena.provenance import current_commit
from branchline.bots import LEVELS
from branchline.bots.brains.tuned_weights import board_fingerprint
from branchline.folders import weights_folder
from branchline.maps import load_map, map_ids
from branchline.maps.games import game_of

DATA = Path(__file__).parent.parent / "src/branchline/bots/data/levels"
FRESH = 100_000
"""The number of the first game of the last check: none of those that sights were found by."""


def tell(meeting: Meeting) -> None:
    print(
        f"  {meeting.upper} over {meeting.lower} at {meeting.sight}: "
        f"{meeting.share:.1%} of {meeting.games}",
        flush=True,
    )


def check(map_id: str, sights: dict[str, int], games: int, executor: Executor) -> dict[str, float]:
    shares = {}
    for lower, upper in itertools.pairwise(LEVELS):
        number = games if upper == "expert" else 10 * games
        above, below = (Player(level, sights.get(level)) for level in (upper, lower))
        shares[upper] = meet(executor, LevelGames(map_id, above, below, FRESH, number))
        tell(Meeting(upper, lower, sights[lower], shares[upper], number))
    return shares


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0] if __doc__ else None)
    parser.add_argument("map", nargs="*")
    parser.add_argument("--wanted", type=float, default=0.7, help="how often to beat the next")
    parser.add_argument("--games", type=int, default=400, help="for each sight that is tried")
    parser.add_argument("--check", type=int, default=0, help="games with the expert at the end")
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--on", default=PROCESSES, help="processes, ray or ray://HOST:PORT")
    options = parser.parse_args()
    with make_executor(options.on, options.processes) as executor:
        for name in options.map or map_ids():
            folder = DATA if name in map_ids() else weights_folder("levels")
            target = folder / f"{load_map(name).id}.json"
            if target.exists() and not options.map:
                continue
            print(f"{name}:", flush=True)
            sights = fit_levels(name, options.wanted, options.games, executor, tell)
            entry = {
                "map": load_map(name).id,
                "board": board_fingerprint(game_of(name, None, 2)),
                "sight": sights,
                "fitted": {
                    "commit": current_commit(),
                    "wanted": options.wanted,
                    "games": options.games,
                },
            }
            if options.check:
                entry["beats_the_one_below"] = check(name, sights, options.check, executor)
            folder.mkdir(parents=True, exist_ok=True)
            target.write_text(json.dumps(entry, indent=1) + "\n", encoding="utf-8")
            print(f"  {target}: {sights}", flush=True)


if __name__ == "__main__":
    main()
