"""How often positions judged alike are won: fit the win chances, and measure them on other games.

    python -m scripts.calibration play usa --games 20000       # resumable; processes by --processes
    python -m scripts.calibration fit usa                      # writes bots/data/win-chance/
    python -m scripts.calibration table                        # writes the table of docs/review.md

Games are between `hard` bots. Those with even numbers are fitted to, those with odd ones measured,
with one position of each game. Positions wait in a folder (`--folder`) between the steps.
"""

from __future__ import annotations

import argparse
import json
import os
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
from scripts.calibration_plot import write_plot

from branchline.arena.executor import make_executor
from branchline.arena.provenance import current_commit
from branchline.bots import make_bot
from branchline.bots.base import PolicyBot
from branchline.bots.brains.tuned_weights import board_fingerprint
from branchline.core.chance import Dice
from branchline.core.game import Game
from branchline.core.state import FIRST, OVER
from branchline.maps import load_map, map_ids
from branchline.maps.games import game_of
from branchline.review.estimates import Estimator
from branchline.review.win_chances import (
    KIND,
    KNOTS,
    fitted_entries,
    lateness,
    open_inputs,
    seat_inputs,
    stage,
    weights_for,
)

ROOT = Path(__file__).parents[1]
DATA = ROOT / "src" / "branchline" / "bots" / "data" / KIND
PAGE = ROOT / "docs" / "review.md"
PLOT = ROOT / "docs" / "pictures" / "calibration.svg"
POSITIONS = 12
"""Positions kept of each game, at random moves; the first of them is the one that is measured."""
BATCH = 20
"""Games of one job."""
RIDGE = 3.0
BOT = "hard"
START, END = "<!-- calibration -->", "<!-- end of calibration -->"

Row = dict[str, Any]


def play_game(game: Game, bots: list[PolicyBot], estimator: Estimator, seed: int) -> Row:
    """Play a game; return some of its positions as all seats judge them, and who won."""
    dice = Dice(seed)
    s = game.start(dice)
    own = [Dice(seed * 8 + 1 + seat) for seat in range(game.players)]
    chosen = random.Random(seed)  # noqa: S311 - which moves are looked at
    kept: list[tuple[float, Any]] = []
    while s.phase != OVER:
        weight = chosen.random()
        if len(kept) < POSITIONS or weight < kept[-1][0]:
            kept.append((weight, s.copy()))
            kept.sort(key=lambda each: each[0])
            del kept[POSITIONS:]
        seat = int(s.seat)
        game.apply(s, bots[seat].policy.decide(s, own[seat]), dice)
    winners = game.score(s).winners()
    players = range(game.players)
    positions = [
        [
            round(stage(game, at), 4),
            [round(estimator.value(at, seat), 5) for seat in players],
            [round(lateness(game, at, seat), 4) for seat in players],
            int(at.phase == FIRST),
        ]
        for _, at in kept
    ]
    won = [1 / len(winners) if seat in winners else 0 for seat in players]
    return {"seed": seed, "won": won, "positions": positions}


def play_batch(job: tuple[str, str | None, int, int]) -> list[Row]:
    """Play the games of a job."""
    which, variant, players, first = job
    game = game_of(which, variant, players)
    bots = [make_bot(BOT, game, seat) for seat in range(players)]
    policies = [bot for bot in bots if isinstance(bot, PolicyBot)]
    estimator = Estimator(game)
    return [play_game(game, policies, estimator, seed) for seed in range(first, first + BATCH)]


def file_of(folder: Path, which: str, players: int) -> Path:
    return folder / f"{which}-{players}.jsonl"


def read_rows(path: Path) -> Iterator[Row]:
    if path.exists():
        for line in path.read_text(encoding="utf-8").splitlines():
            yield json.loads(line)


def play(arguments: argparse.Namespace) -> None:
    """Play what is missing of the games asked for."""
    arguments.folder.mkdir(parents=True, exist_ok=True)
    for which in arguments.maps or map_ids():
        for players in players_of(which, arguments.players):
            path = file_of(arguments.folder, which, players)
            known = {row["seed"] for row in read_rows(path)}
            starts = range(1, arguments.games + 1, BATCH)
            jobs = [(which, None, players, first) for first in starts if first not in known]
            with make_executor("processes", arguments.processes) as executor:
                for rows in executor.run(play_batch, jobs):
                    with path.open("a", encoding="utf-8") as out:
                        out.writelines(json.dumps(row) + "\n" for row in rows)
                    print(which, players, rows[-1]["seed"], flush=True)


def players_of(which: str, wanted: list[int]) -> list[int]:
    low, high = load_map(which).players
    return [players for players in wanted if low <= players <= high]


def fitted(inputs: np.ndarray[Any, Any], won: np.ndarray[Any, Any]) -> list[float]:
    """Return the weights of a choice among seats that make what happened most likely.

    `inputs` is by position, seat and weight; Newton's steps, drawn a little towards zero.
    """
    weights = np.zeros(inputs.shape[2])
    for _ in range(30):
        logits = inputs @ weights
        shares = np.exp(logits - logits.max(axis=1, keepdims=True))
        shares /= shares.sum(axis=1, keepdims=True)
        gradient = np.einsum("ps,psw->w", won - shares, inputs) - RIDGE * weights
        mean = np.einsum("ps,psw->pw", shares, inputs)
        curve = np.einsum("ps,psw,psv->wv", shares, inputs, inputs) - mean.T @ mean
        step = np.linalg.solve(curve + RIDGE * np.eye(len(weights)), gradient)
        weights += step
        if np.abs(step).max() < 1e-8:
            break
    return [round(float(weight), 5) for weight in weights]


def fit(arguments: argparse.Namespace) -> None:
    """Fit the weights of every file of positions to its games with even numbers."""
    DATA.mkdir(parents=True, exist_ok=True)
    for which in arguments.maps or map_ids():
        for players in players_of(which, arguments.players):
            rows = list(read_rows(file_of(arguments.folder, which, players)))
            rows = [row for row in rows if row["seed"] % 2 == 0]
            if not rows:
                continue
            open_x, open_y, seat_x, seat_y = [], [], [], []
            for row in rows:
                for at, values, late, _ in row["positions"]:
                    each = [open_inputs(at, v, k) for v, k in zip(values, late, strict=True)]
                    open_x.append(each)
                    open_y.append(row["won"])
                    for seat in range(players):
                        mine = seat_inputs(at, values[seat], late[seat])
                        seat_x.append([mine, [0.0] * len(mine)])
                        seat_y.append([row["won"][seat], 1 - row["won"][seat]])
            game = game_of(which, None, players)
            note = {
                "map": which,
                "board": board_fingerprint(game),
                "players": players,
                "kind": Estimator(game).kind,
                "open": fitted(np.array(open_x), np.array(open_y)),
                "seat": fitted(np.array(seat_x), np.array(seat_y)),
                "knots": list(KNOTS),
                "games": len(rows),
                "bot": BOT,
                "commit": current_commit(),
            }
            path = DATA / f"{which}-{players}.json"
            path.write_text(json.dumps(note, indent=1) + "\n", encoding="utf-8")
            print(path.name, len(rows))


def measure(which: str, players: int, rows: list[Row]) -> Row:
    """Return how often positions of each decile were won, one position of each odd game."""
    game = game_of(which, None, players)
    weights = np.array(weights_for(game, Estimator(game).kind).open)
    told, won = [], []
    for row in rows:
        if row["seed"] % 2 == 0:
            continue
        at, values, late, _ = row["positions"][0]
        logits = (
            np.array([open_inputs(at, v, k) for v, k in zip(values, late, strict=True)]) @ weights
        )
        shares = np.exp(logits - logits.max())
        seat = row["seed"] // 2 % players  # one seat of each, so that positions are independent
        told.append(float(shares[seat] / shares.sum()))
        won.append(float(row["won"][seat]))
    deciles = []
    for tenth in range(10):
        inside = [i for i, p in enumerate(told) if min(9, int(10 * p)) == tenth]
        n = len(inside)
        predicted = sum(told[i] for i in inside) / n if n else None
        observed = sum(won[i] for i in inside) / n if n else None
        deciles.append({"n": n, "predicted": predicted, "observed": observed})
    return {"map": which, "players": players, "games": len(told), "deciles": deciles}


def table(arguments: argparse.Namespace) -> None:
    """Write the table and the plot for the docs."""
    fitted_entries.cache_clear()
    found = []
    for which in arguments.maps or map_ids():
        for players in players_of(which, arguments.players):
            rows = list(read_rows(file_of(arguments.folder, which, players)))
            if rows:
                found.append(measure(which, players, rows))
    lines = [
        "| map | players | games | largest difference | "
        + " | ".join(f"{10 * tenth}–{10 * tenth + 10} %" for tenth in range(10))
        + " |"
    ]
    lines.append("|---|---|---|---|" + "---|" * 10)
    for each in found:
        cells, worst = [], 0.0
        for decile in each["deciles"]:
            if not decile["n"]:
                cells.append("–")
                continue
            told, seen, n = decile["predicted"], decile["observed"], decile["n"]
            worst = max(worst, abs(told - seen))
            error = (told * (1 - told) / n) ** 0.5
            cells.append(f"{100 * (seen - told):+.1f} ±{196 * error:.1f}".replace("-", "−"))
        lines.append(
            f"| {load_map(each['map']).name} | {each['players']} | {each['games']:,} | "
            f"{100 * worst:.1f} | " + " | ".join(cells) + " |"
        )
    write_plot(PLOT, [(load_map(each["map"]).name, each) for each in found])
    text = "\n".join(lines)
    if PAGE.exists():
        page = PAGE.read_text(encoding="utf-8")
        head, _, rest = page.partition(START)
        _, _, tail = rest.partition(END)
        PAGE.write_text(f"{head}{START}\n{text}\n{END}{tail}", encoding="utf-8")
    print(text)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("step", choices=("play", "fit", "table"))
    parser.add_argument("maps", nargs="*", help="all packaged maps if none is named")
    parser.add_argument("--games", type=int, default=20_000)
    parser.add_argument("--players", type=int, nargs="+", default=[2, 3, 4])
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--folder", type=Path, default=ROOT / "build" / "calibration")
    arguments = parser.parse_args()
    {"play": play, "fit": fit, "table": table}[arguments.step](arguments)


if __name__ == "__main__":
    main()
