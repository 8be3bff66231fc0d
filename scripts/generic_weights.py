"""Weights for boards in general, and how bots do by them on boards that were held out.

    python scripts/generic_weights.py FOLDER [--folds 4] [--games 200]
    python scripts/generic_weights.py FOLDER --keep

They are the mean of what was tuned for the packaged boards: what these have in common stays, and
what is only one board's own, or chance, evens out.

Every fold leaves out some of the packaged boards and takes the mean over the others. Then bots that
know nothing else play on the boards left out: each level against the one below, and `medium`
against every style. Everything is kept in FOLDER: run it again and it goes on where it stopped.
`--keep` takes the mean over all boards and writes it where
`branchline.bots.brains.generic_weights` finds it.
"""

from __future__ import annotations

import argparse
import json
import math
import os
import re
from pathlib import Path
from typing import Any

from branchline.arena.executor_options import add_executor_options, executor_of
from branchline.arena.level_fitting import LevelGames, Player, meet
from branchline.arena.provenance import current_commit
from branchline.bots.brains.generic_weights import (
    generic_note,
    generic_weights,
    generic_weights_for,
    share_of_track_points,
)
from branchline.bots.brains.planner_weights import POINTS, WEIGHTS
from branchline.bots.brains.tuned_weights import planner_weights_for, tuned_entries, weights_by_name
from branchline.folders import weights_folder
from branchline.maps import load_map, map_ids
from branchline.maps.games import game_of

DATA = Path(__file__).parent.parent / "src/branchline/bots/data/generic"
STYLES = ("one-step", "long-route", "route-focused", "destination-hungry", "hoarder")
SIGHTS = {"hard": 193, "medium": 184, "easy": 150, "beginner": 0}
"""How much the levels see on a board that nothing was fitted to: the expert sees 200."""
MEETINGS = (
    *(("expert", "hard"), ("hard", "medium"), ("medium", "easy"), ("easy", "beginner")),
    *(("medium", style) for style in STYLES),
)
FRESH = 500_000
STEP = 0.55
"""How often each level should beat the one below."""
EVEN = 0.5
MISSING = "–"


def tuned_for(board: str) -> dict[str, int] | None:
    """Return the weights tuned for a board with two players, if any."""
    for note in tuned_entries():
        if note["map"] == board and note["players"] == 2:
            return {str(name): int(value) for name, value in note["weights"].items()}
    return None


def mean_weights(boards: list[str]) -> list[int]:
    """Return for each weight the mean of what was tuned for boards.

    `points` is taken as it would be if all that tracks bring were points of their own.
    """
    sums, n = [0.0] * len(WEIGHTS), 0
    for board in boards:
        if (named := tuned_for(board)) is None:
            continue
        weights = [float(each) for each in weights_by_name(named)]
        weights[POINTS] /= share_of_track_points(game_of(board, None, 2))
        sums = [one + other for one, other in zip(sums, weights, strict=True)]
        n += 1
    return [round(each / n) for each in sums]


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
    """Take the mean without some boards, and play on these."""
    out = [board for i, board in enumerate(map_ids()) if i % options.folds == number]
    folder = options.folder / f"fold-{number}"
    weights = mean_weights([board for board in map_ids() if board not in out])
    os.environ["XDG_DATA_HOME"] = str((folder / "data").absolute())
    write(weights_folder("generic") / "fold.json", note_of(weights))
    generic_note.cache_clear()
    play_on(out, folder, weights, options)


def play_on(
    boards: list[str], folder: Path, weights: list[int], options: argparse.Namespace
) -> None:
    """Let bots meet on boards of which they know nothing but generic weights."""
    file = folder / "results.json"
    results = json.loads(file.read_text()) if file.exists() else {}
    with executor_of(options) as executor:
        for board in boards:
            unknown = unknown_copy(board, folder)
            game = game_of(unknown, None, 2)
            if generic_weights() != weights or planner_weights_for(game) != generic_weights_for(
                game
            ):
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
    parser.add_argument("--games", type=int, default=200, help="of each meeting")
    add_executor_options(parser, processes=2)
    parser.add_argument("--keep", action="store_true", help="take all boards, and keep it")
    options = parser.parse_args()
    if options.keep:
        boards = [board for board in map_ids() if tuned_for(board) is not None]
        tuned = {"commit": current_commit(), "boards": boards}
        write(DATA / "planner.json", {**note_of(mean_weights(boards)), "tuned": tuned})
        return
    for number in range(options.folds):
        play_fold(number, options)
        print(table(options), flush=True)


if __name__ == "__main__":
    main()
