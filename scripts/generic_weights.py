"""Tune the weights for boards in general, and see how bots do on boards that were held out.

    python scripts/generic_weights.py FOLDER [--folds 4] [--generations 6] [--games 200]
    python scripts/generic_weights.py FOLDER --new
    python scripts/generic_weights.py FOLDER --keep

Every fold leaves out some of the packaged boards. Its weights start from the median of what was
tuned for the other boards, and are tuned further over all of these together. Then bots that know
nothing else play on the boards left out: each level against the one below, `medium` against every
style, and the weights against those tuned for the board. Everything is kept in FOLDER: run it again
and it goes on where it stopped.

`--new` tunes nothing: the weights of the package play on the boards that were packaged after these
were tuned. `--keep` makes weights from all boards and writes them where
`branchline.bots.brains.generic_weights` finds them.
"""

from __future__ import annotations

import argparse
import json
import math
import os
import re
from dataclasses import asdict
from functools import partial
from pathlib import Path
from statistics import median
from typing import Any

from branchline.arena.executor import PROCESSES, Executor, make_executor
from branchline.arena.level_fitting import LevelGames, Player, meet
from branchline.arena.provenance import current_commit
from branchline.arena.tuning import TuningPlan, TuningState, first_state, tune
from branchline.bots.brains.generic_weights import generic_note, generic_weights
from branchline.bots.brains.planner_weights import WEIGHTS
from branchline.bots.brains.tuned_weights import planner_weights_for, tuned_entries
from branchline.folders import weights_folder
from branchline.maps import load_map, map_ids
from branchline.maps.games import game_of

DATA = Path(__file__).parent.parent / "src/branchline/bots/data/generic"
STYLES = ("one-step", "long-route", "route-focused", "destination-hungry", "hoarder")
SIGHTS = {"hard": 190, "medium": 174, "easy": 120, "beginner": 10}
"""How much the levels see on a board that nothing was fitted to: the expert sees 200."""
MEETINGS = (
    *(("expert", "hard"), ("hard", "medium"), ("medium", "easy"), ("easy", "beginner")),
    *(("medium", style) for style in STYLES),
)
WIDTH = 0.08
"""How far the first generation spreads: the median is a good start."""
GAMES = 8
RIVALS = ("hoarder", "route-focused", "planner")
"""Whom weights meet on every board, besides their predecessors: simple bots, and what was tuned."""
FRESH = 500_000
STEP = 0.55
"""How often each level should beat the one below."""
EVEN = 0.5
MISSING = "–"


def tuned_for(board: str) -> dict[str, int] | None:
    """Return the weights tuned for a board with two players."""
    for note in tuned_entries():
        if note["map"] == board and note["players"] == 2:
            return {str(name): int(value) for name, value in note["weights"].items()}
    return None


def median_weights(boards: list[str]) -> list[int]:
    """Return for each weight the median of what was tuned for boards."""
    tuned = [each for each in map(tuned_for, boards) if each is not None]
    return [round(median(each.get(w.name, w.start) for each in tuned)) for w in WEIGHTS]


def find_weights(
    boards: list[str], folder: Path, generations: int, executor: Executor
) -> list[int]:
    """Return weights tuned over boards together; what is in the folder is taken up again."""
    file = folder / "tuning.json"
    plan = TuningPlan(tuple((board, 2) for board in boards), generations, GAMES, 1, WIDTH, RIVALS)
    state = first_state(plan, median_weights(boards))
    if file.exists():
        kept = json.loads(file.read_text())
        state = TuningState(
            kept["generation"],
            tuple(kept["centre"]),
            tuple(kept["spread"]),
            tuple(tuple(each) for each in kept["incumbents"]),
        )
    keep = partial(write, file)
    return tune(plan, state, executor, partial(print, flush=True), lambda each: keep(asdict(each)))


def write(file: Path, values: Any) -> None:
    """Write values to a file, whole or not at all."""
    file.parent.mkdir(parents=True, exist_ok=True)
    part = file.with_suffix(".part")
    part.write_text(json.dumps(values, indent=1) + "\n", encoding="utf-8")
    part.replace(file)


def note_of(weights: list[int]) -> dict[str, Any]:
    """Return weights as they are kept."""
    return {
        "weights": {w.name: value for w, value in zip(WEIGHTS, weights, strict=True)},
        "sight": SIGHTS,
    }


def unknown_copy(board: str, folder: Path) -> str:
    """Return the file of a board that is the same game, but that nothing tuned is found for."""
    text = re.sub(r'a = ("[^"]*"), b = ("[^"]*")', r"a = \2, b = \1", load_map(board).text)
    file = folder / f"{board}.toml"
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text, encoding="utf-8")
    return str(file)


def play_fold(number: int, options: argparse.Namespace) -> None:
    """Tune without some boards, and play on these."""
    out = [board for i, board in enumerate(map_ids()) if i % options.folds == number]
    others = [board for board in map_ids() if board not in out]
    folder = options.folder / f"fold-{number}"
    with make_executor(options.on, options.processes) as executor:
        weights = find_weights(others, folder, options.generations, executor)
    os.environ["XDG_DATA_HOME"] = str((folder / "data").absolute())
    write(weights_folder("generic") / "fold.json", note_of(weights))
    generic_note.cache_clear()
    play_on(out, folder, weights, options)


def play_new(options: argparse.Namespace) -> None:
    """Play by the package's weights on the boards that it was not tuned for."""
    known = generic_note()["tuned"]["boards"]
    out = [board for board in map_ids() if board not in known]
    play_on(out, options.folder / "new", generic_weights(), options)


def play_on(
    boards: list[str], folder: Path, weights: list[int], options: argparse.Namespace
) -> None:
    """Let bots meet on boards of which they know nothing but generic weights."""
    file = folder / "results.json"
    results = json.loads(file.read_text()) if file.exists() else {}
    with make_executor(options.on, options.processes) as executor:
        for board in boards:
            unknown = unknown_copy(board, folder)
            if planner_weights_for(game_of(unknown, None, 2)) != weights:
                raise ValueError(board)
            for upper, lower in MEETINGS:
                key = f"{board} {upper} {lower}"
                if key not in results:
                    task = LevelGames(unknown, Player(upper), Player(lower), FRESH, options.games)
                    results[key] = meet(executor, task)
                    write(file, results)
                    print(f"{folder.name}: {key} {results[key]:.1%}", flush=True)


def table(options: argparse.Namespace) -> str:
    """Return all results as a table of Markdown; what is less than it should be is bold."""
    found: dict[str, float] = {}
    for file in sorted(options.folder.glob("*/results.json")):
        found |= json.loads(file.read_text())
    half = 98 / math.sqrt(options.games)
    heads = [f"{upper} : {lower}" for upper, lower in MEETINGS]
    rows = [f"Shares won in %, each of {options.games} games (± {half:.0f}).", ""]
    rows += ["| board | " + " | ".join(heads) + " |", "|---" * (len(heads) + 1) + "|"]
    for board in map_ids():
        cells = [shown(found, board, upper, lower) for upper, lower in MEETINGS]
        if any(cell != MISSING for cell in cells):
            rows.append(f"| {board} | " + " | ".join(cells) + " |")
    return "\n".join(rows)


def shown(found: dict[str, float], board: str, upper: str, lower: str) -> str:
    """Return a share won, bold if it is less than it should be."""
    share = found.get(f"{board} {upper} {lower}")
    if share is None:
        return MISSING
    text = f"{100 * share:.0f}"
    return text if share >= (EVEN if lower in STYLES else STEP) else f"**{text}**"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0] if __doc__ else None)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--folds", type=int, default=4)
    parser.add_argument("--generations", type=int, default=6)
    parser.add_argument("--games", type=int, default=200, help="of each meeting")
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--on", default=PROCESSES, help="processes, ray or ray://HOST:PORT")
    parser.add_argument("--keep", action="store_true", help="tune for all boards, and keep it")
    parser.add_argument("--new", action="store_true", help="play on boards packaged since")
    options = parser.parse_args()
    if options.new:
        play_new(options)
        print(table(options))
        return
    if options.keep:
        with make_executor(options.on, options.processes) as executor:
            found = find_weights(
                list(map_ids()), options.folder / "all", options.generations, executor
            )
        tuned = {
            "commit": current_commit(),
            "generations": options.generations,
            "boards": list(map_ids()),
        }
        write(DATA / "planner.json", {**note_of(found), "tuned": tuned})
        return
    for number in range(options.folds):
        play_fold(number, options)
        print(table(options), flush=True)


if __name__ == "__main__":
    main()
