"""Find how much each level has to see on a board, so that the levels are equally far apart.

    python scripts/levels.py [MAP ...] [--wanted 0.7] [--games 400] [--check 0]

How is in `branchline.arena.level_fitting`. The result is written where `branchline.bots.levels`
finds it; a map that has one already is left out unless it is named. At the end each level meets the
one below in fresh games, `--check` of them with the expert and ten times as many without (or
`--check-others`), and the shares are noted beside the sights. `--keep` checks sights found before,
with `--players 3` one player of a level among two of the one below; `--given medium=200` finds only
the other sights, those below from that one down.
"""

from __future__ import annotations

import argparse
import itertools
import json
from pathlib import Path
from typing import Any

from branchline.arena.executor import Executor
from branchline.arena.executor_options import add_executor_options, executor_of
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


def check(
    map_id: str, sights: dict[str, int], players: int, games: int, others: int, executor: Executor
) -> dict[str, float]:
    shares = {}
    for lower, upper in itertools.pairwise(LEVELS):
        number = games if upper == "expert" else others
        number -= number % players
        if not number:
            continue
        above, below = (Player(level, sights.get(level)) for level in (upper, lower))
        task = LevelGames(map_id, above, below, FRESH - FRESH % players, number, players)
        shares[upper] = meet(executor, task)
        tell(Meeting(upper, lower, sights[lower], shares[upper], number))
    return shares


def found(options: argparse.Namespace, name: str, executor: Executor) -> dict[str, Any]:
    given = {
        level: int(sight) for level, _, sight in (each.partition("=") for each in options.given)
    }
    how = {"wanted": options.wanted, "games": options.games}
    return {
        "map": load_map(name).id,
        "board": board_fingerprint(game_of(name, None, 2)),
        "sight": fit_levels(name, **how, executor=executor, tell=tell, given=given),
        "fitted": {"commit": current_commit(), **how, **({"given": given} if given else {})},
    }


def write(target: Path, entry: dict[str, Any]) -> None:
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_text(json.dumps(entry, indent=1) + "\n", encoding="utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0] if __doc__ else None)
    parser.add_argument("map", nargs="*")
    parser.add_argument("--wanted", type=float, default=0.7, help="how often to beat the next")
    parser.add_argument("--games", type=int, default=400, help="for each sight that is tried")
    parser.add_argument("--check", type=int, default=0, help="games with the expert at the end")
    parser.add_argument("--check-others", type=int, help="games of the other levels at the end")
    parser.add_argument("--given", nargs="+", default=[], metavar="LEVEL=SIGHT")
    parser.add_argument("--keep", action="store_true", help="do not find the sights again")
    parser.add_argument("--players", type=int, default=2, help="at the end; sights are for two")
    add_executor_options(parser, processes=2)
    options = parser.parse_args()
    with executor_of(options) as executor:
        for name in options.map or map_ids():
            low, high = load_map(name).players
            if not low <= options.players <= high:
                continue
            folder = DATA if name in map_ids() else weights_folder("levels")
            target = folder / f"{load_map(name).id}.json"
            if target.exists() and not options.map and not options.keep:
                continue
            print(f"{name}:", flush=True)
            if options.keep:
                entry = json.loads(target.read_text(encoding="utf-8"))
            else:
                entry = found(options, name, executor)
                write(target, entry)
            others = 10 * options.check if options.check_others is None else options.check_others
            if options.check or others:
                players = options.players
                shares = check(name, entry["sight"], players, options.check, others, executor)
                which = "beats_the_one_below" + (f"_with_{players}" if players > 2 else "")
                known = entry.get(which, {})  # of the same sights
                write(target, {**entry, which: {**known, **shares}})
            print(f"  {target}: {entry['sight']}", flush=True)


if __name__ == "__main__":
    main()
