"""Measure what `branchline tune` brings on boards that nothing is known of.

    python -m scripts.held_out_tuning FOLDER [MAP ...] [--folds 4] [--games 1200] [--write]

Bots start from generic weights that know nothing of the board: the mean of what was tuned for the
boards of the other folds (`scripts/generic_weights.py`). The command tunes with its defaults for
two players, and one planner with what it found meets one with the weights at the start, in games
that nothing was tuned or checked by. Everything is kept in FOLDER: run it again and it goes on
where it stopped, amid a tuning as well. It prints a table; `--write` puts it into docs/lab.md.
"""

from __future__ import annotations

import argparse
import json
import math
import os
import resource
import subprocess
import sys
from pathlib import Path
from typing import Any

from scripts.generic_weights import mean_weights, note_of, unknown_copy, write

from branchline.arena.executor import Executor
from branchline.arena.executor_options import add_executor_options, executor_of
from branchline.arena.map_tuning import GENERATIONS
from branchline.arena.tuning import WeightTrial, play_trial
from branchline.bots.brains.generic_weights import generic_note, generic_weights_for
from branchline.bots.brains.tuned_weights import planner_weights_for, weights_by_name
from branchline.folders import weights_folder
from branchline.maps import load_map, map_ids
from branchline.maps.bots_files import bots_file_of
from branchline.maps.games import game_of

PAGE = Path(__file__).parent.parent / "docs" / "lab.md"
START, END = "<!-- tuned -->", "<!-- end of tuned -->"
PLAYERS = 2
FRESH = 5_000_000
"""The seed of the first games: none of those that weights were tuned or checked by."""
BATCH = 40
Z95 = 1.96
WANTED = 0.6
NO_LIMIT = 10_000
"""Minutes: the command's limit is for a machine that is left alone, and this may be a busy one."""


def forget(board: str, options: argparse.Namespace) -> str:
    """Let bots know nothing of a board but what other folds say; return the file of its copy."""
    fold = map_ids().index(board) % options.folds
    others = [each for i, each in enumerate(map_ids()) if i % options.folds != fold]
    folder = options.folder / f"fold-{fold}"
    os.environ["XDG_DATA_HOME"] = str((folder / "data").absolute())
    write(weights_folder("generic") / "fold.json", note_of(mean_weights(others)))
    generic_note.cache_clear()
    file = bots_file_of(folder / f"{board}.toml")
    file.unlink(missing_ok=True)
    return unknown_copy(board, folder)


def tune(file: str, options: argparse.Namespace) -> float:
    """Tune for a map file as people do; return the seconds of processor time it took."""
    command = [sys.executable, "-m", "branchline", "tune", file, "--players", str(PLAYERS)]
    where = ["--processes", str(options.processes), "--on", options.on]
    before = seconds_of_children()
    subprocess.run([*command, "--minutes", str(NO_LIMIT), *where], check=True)  # noqa: S603 - ours
    return seconds_of_children() - before


def seconds_of_children() -> float:
    """Return the processor time of all processes that were started here and have ended."""
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def measure(board: str, options: argparse.Namespace, executor: Executor) -> dict[str, Any]:
    """Tune for a board and return how what was found does against what was there before."""
    unknown = forget(board, options)
    game = game_of(unknown, None, PLAYERS)
    untuned = tuple(generic_weights_for(game))
    if planner_weights_for(game) != list(untuned):
        raise ValueError(board)
    seconds = tune(unknown, options)
    found = json.loads(bots_file_of(unknown).read_text(encoding="utf-8"))
    (entry,) = found["planner"]
    weights = tuple(weights_by_name(entry["weights"]))
    trials = [
        WeightTrial(unknown, PLAYERS, weights, (untuned,), FRESH + first, BATCH)
        for first in range(0, options.games, BATCH)
    ]
    shares, margins = zip(*executor.run(play_trial, trials), strict=True)
    return {
        "generations": entry["tuned"]["generations"],
        "seconds": round(seconds),
        "checked": entry["tuned"]["against_untuned"]["win_share"],
        "games": options.games,
        "share": sum(shares) / len(trials),
        "margin": sum(margins) / len(trials),
        "weights": entry["weights"],
    }


def table(results: dict[str, Any]) -> str:
    """Return all results as a table of Markdown; what is less than it should be is bold."""
    rows = ["| board | wins | 95 % | lead | processor minutes |", "|---|---:|---:|---:|---:|"]
    for board in map_ids():
        if board in results:
            found = results[board]
            share, games = found["share"], found["games"]
            wins = f"{share:.1%}" if share >= WANTED else f"**{share:.1%}**"
            error = Z95 * math.sqrt(share * (1 - share) / games)
            rows.append(
                f"| {load_map(board).name} | {wins} | ±{error:.1%} | {found['margin']:+.1f} "
                f"| {found['seconds'] / 60:.1f} |"
            )
    return "\n".join(rows)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0] if __doc__ else None)
    parser.add_argument("folder", type=Path)
    parser.add_argument("map", nargs="*")
    parser.add_argument("--folds", type=int, default=4)
    parser.add_argument("--games", type=int, default=1200, help=f"a multiple of {BATCH}")
    parser.add_argument("--write", action="store_true", help="put the table into docs/lab.md")
    add_executor_options(parser, processes=2)
    options = parser.parse_args()
    if options.games < BATCH or options.games % BATCH:
        parser.error(f"--games must be a multiple of {BATCH}")
    kept = options.folder / "tuned.json"
    results = json.loads(kept.read_text(encoding="utf-8")) if kept.exists() else {}
    with executor_of(options) as executor:
        for board in options.map or map_ids():
            known = results.get(board, {})
            if (known.get("generations"), known.get("games")) != (GENERATIONS, options.games):
                results[board] = measure(board, options, executor)
                write(kept, results)
                print(board, f"{results[board]['share']:.1%}", flush=True)
    rows = table(results)
    print(rows)
    if options.write:
        text = PAGE.read_text(encoding="utf-8")
        before, after = text.split(START)[0], text.split(END)[1]
        PAGE.write_text(f"{before}{START}\n\n{rows}\n\n{END}{after}", encoding="utf-8")


if __name__ == "__main__":
    main()
