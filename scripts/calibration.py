"""How often positions judged alike are won: fit the win chances, and measure them on other games.

    python -m scripts.calibration play --games 25000     # on all maps; goes on where it stopped
    python -m scripts.calibration fit                    # writes bots/data/win-chance/
    python -m scripts.calibration table                  # writes the figures of docs/review.md

Games are between `hard` bots and have numbers; `calibration_games` tells how they are kept. Another
machine adds games with other numbers (`--first 100001`) and commits their files. A fifth of the
games is fitted to, the others are measured. Games of a `hard` of another day are left aside.
"""

from __future__ import annotations

import argparse
import json
from argparse import Namespace
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from scipy.optimize import minimize
from scripts.calibration_games import (
    BLOCK,
    BOT,
    FITTED_EVERY,
    Array,
    GameFiles,
    Job,
    Positions,
    fingerprint,
    is_fitted,
    play_job,
)
from scripts.calibration_plot import write_plot
from scripts.calibration_table import Row, section, write_section

from branchline.arena.executor_options import add_executor_options, executor_of
from branchline.arena.provenance import current_commit
from branchline.bots.brains.tuned_weights import board_fingerprint
from branchline.maps import load_map, map_ids
from branchline.maps.games import game_of
from branchline.review.estimates import Estimator
from branchline.review.win_chances import (
    KIND,
    KNOTS,
    N_LEAD,
    N_OPEN,
    N_SEAT,
    TURN_KNOTS,
    fitted_entries,
    open_inputs,
    seat_inputs,
    weights_for,
)

ROOT = Path(__file__).parents[1]
GAMES = Path(__file__).parent / "calibration_data"
DATA = ROOT / "src" / "branchline" / "bots" / "data" / KIND
PAGE = ROOT / "docs" / "review.md"
PLOT = ROOT / "docs" / "pictures" / "calibration.svg"
BATCH = 100
"""Games of one job."""
RIDGE = 1.0
"""How strongly weights are drawn towards others: as by some games that say so."""


def files_of(arguments: argparse.Namespace) -> Iterator[tuple[str, int, GameFiles]]:
    """Yield the files of games of every map and number of players asked for."""
    for players in arguments.players:
        for which in arguments.maps or map_ids():
            low, high = load_map(which).players
            if low <= players <= high:
                hard = fingerprint(which, players)
                yield which, players, GameFiles(arguments.folder, which, players, hard)


def play(arguments: argparse.Namespace) -> None:
    """Play what is missing of the games asked for, some on every map in turn."""
    files = {(which, players): each for which, players, each in files_of(arguments)}
    with executor_of(arguments) as executor:
        for job, games in executor.run(play_job, missing(files, arguments)):
            files[job.map, job.players].add(block_of(job.first), games)
            print(job.map, job.players, job.first + job.games - 1, flush=True)


def block_of(number: int) -> int:
    """Return the first number of the block in which a game is kept.

    >>> block_of(1), block_of(10_000), block_of(10_001)
    (1, 1, 10001)
    """
    return (number - 1) // BLOCK * BLOCK + 1


def missing(
    files: dict[tuple[str, int], GameFiles], arguments: argparse.Namespace
) -> Iterator[Job]:
    """Yield jobs for the games that have not been played, the lowest numbers first."""
    played = {
        (*which, first): each.played(first)
        for which, each in files.items()
        for first in range(block_of(arguments.first), arguments.first + arguments.games, BLOCK)
    }
    end = arguments.first + arguments.games
    for first in range(block_of(arguments.first), end, BATCH):
        block = block_of(first)
        for which, players in files:
            start = max(first, block + played[which, players, block])
            if start < min(first + BATCH, end):
                yield Job(which, players, start, min(first + BATCH, end) - start)


def fitted(inputs: Array, won: Array, towards: Array | None = None) -> Array:
    """Return the weights of a choice among seats that make what happened most likely.

    `inputs` is by position, seat and weight. Weights are drawn a little `towards` others (zero if
    none are given), and those of leads are not below zero.
    """
    n = inputs.shape[2]
    centre = np.zeros(n) if towards is None else towards

    def unlikely(weights: Array) -> tuple[float, Array]:
        logits = inputs @ weights
        logits -= logits.max(axis=1, keepdims=True)
        shares = np.exp(logits)
        totals = shares.sum(axis=1, keepdims=True)
        away = weights - centre
        value = (won * (np.log(totals) - logits)).sum() + RIDGE / 2 * away @ away
        slope = np.einsum("ps,psw->w", shares / totals - won, inputs) + RIDGE * away
        return float(value), slope

    bounds: list[tuple[float | None, float | None]] = [(0.0, None)] * N_LEAD
    bounds += [(None, None)] * (n - N_LEAD)
    found = minimize(
        unlikely,
        centre,
        jac=True,
        method="L-BFGS-B",
        bounds=bounds,
        options={"maxiter": 2000, "ftol": 1e-12, "gtol": 1e-4},
    )
    return np.asarray(found.x)


def lateness_of(positions: Positions) -> Array:
    """Return how late every seat is in turn, by position, as `win_chances.lateness` says."""
    players = positions.values.shape[1]
    return np.asarray((np.arange(players) - positions.to_act[:, None]) % players / (players - 1))


def leads_of(positions: Positions) -> Array:
    """Return how far seats are ahead of the others, by position, as `win_chances.leads` says."""
    values, others = positions.values, positions.values.shape[1] - 1
    return np.asarray(values - (values.sum(axis=1, keepdims=True) - values) / others)


def inputs_of(positions: Positions, figures: Array, make: Any) -> Array:
    """Return what weights are multiplied with, by position, seat and weight."""
    rows = zip(positions.stage, figures, lateness_of(positions), strict=True)
    return np.array(
        [[make(at, *seat) for seat in zip(row, late, strict=True)] for at, row, late in rows]
    )


class FittedGames(NamedTuple):
    """What weights are fitted to: inputs and results, in the open view and of each seat alone."""

    games: int
    open_inputs: Array
    open_won: Array
    seat_inputs: Array
    seat_won: Array


def fitted_games(positions: Positions) -> FittedGames:
    """Return what the games that are fitted to say."""
    positions = positions.only(positions.number % FITTED_EVERY == 0)
    won = positions.won()
    alone = inputs_of(positions, positions.values, seat_inputs).reshape(won.size, 1, N_SEAT)
    return FittedGames(
        len(set(positions.number.tolist())),
        inputs_of(positions, leads_of(positions), open_inputs).reshape(*won.shape, N_OPEN),
        won,
        np.concatenate([alone, np.zeros_like(alone)], axis=1),
        np.stack([won.ravel(), 1 - won.ravel()], axis=1),
    )


def fit(arguments: argparse.Namespace) -> None:
    """Fit the weights to a fifth of the games.

    Those of all maps together come first: the fewer games a map has, the nearer it stays to them.
    """
    DATA.mkdir(parents=True, exist_ok=True)
    for players in arguments.players:
        found: dict[str, dict[str, FittedGames]] = {"network": {}, "planner": {}}
        for which, _, files in files_of(Namespace(**{**vars(arguments), "players": [players]})):
            games = fitted_games(files.read())
            if games.games:
                found[Estimator(game_of(which, None, players)).kind][which] = games
        for kind, maps in found.items():
            if maps:
                write_fits(players, kind, maps)


def write_fits(players: int, kind: str, maps: dict[str, FittedGames]) -> None:
    """Write what is fitted for each of several maps that are judged in the same way."""
    every = list(maps.values())
    of_all = fitted(*(np.concatenate([each[part] for each in every]) for part in (1, 2)))
    of_seat = fitted(*(np.concatenate([each[part] for each in every]) for part in (3, 4)))
    for which, games in maps.items():
        own = fitted(games.open_inputs, games.open_won, of_all)
        alone = fitted(games.seat_inputs, games.seat_won, of_seat)
        note = {
            "map": which,
            "board": board_fingerprint(game_of(which, None, players)),
            "players": players,
            "kind": kind,
            "open": [round(float(weight), 5) for weight in own],
            "seat": [round(float(weight), 5) for weight in alone],
            "knots": [list(KNOTS), list(TURN_KNOTS)],
            "games": games.games,
            "bot": BOT,
            "fingerprint": fingerprint(which, players),
            "commit": current_commit(),
        }
        path = DATA / f"{which}-{players}.json"
        path.write_text(json.dumps(note, indent=1) + "\n", encoding="utf-8")
        print(path.name, games.games)


def measure(which: str, players: int, positions: Positions) -> Row:
    """Return how often positions were won, one seat of each game not fitted to.

    `deciles` are ten parts of the positions, as many in each, by the chance told; `tenths` are
    those told a chance of up to 10 %, of 10 to 20 %, and so on, however few they are.
    """
    game = game_of(which, None, players)
    weights = np.array(weights_for(game, Estimator(game).kind).open)
    positions = positions.only(positions.number % FITTED_EVERY != 0)
    logits = inputs_of(positions, leads_of(positions), open_inputs) @ weights
    shares = np.exp(logits - logits.max(axis=1, keepdims=True))
    shares /= shares.sum(axis=1, keepdims=True)
    rows = np.arange(len(shares))
    seats = positions.number // FITTED_EVERY % players  # one of each, as positions are independent
    told, won = shares[rows, seats], positions.won()[rows, seats]
    order = np.empty(len(told), np.int64)
    order[np.argsort(told, kind="stable")] = np.arange(len(told))
    return {
        "name": load_map(which).name,
        "players": players,
        "games": len(told),
        "deciles": parts(10 * order // len(told), told, won),
        "tenths": parts(np.minimum(9, (10 * told).astype(int)), told, won),
    }


def parts(part: Array, told: Array, won: Array) -> list[Row]:
    """Return what was told and seen in each of ten parts of the positions."""
    found = []
    for number in range(10):
        inside = part == number
        n = int(inside.sum())
        predicted = float(told[inside].mean()) if n else None
        observed = float(won[inside].mean()) if n else None
        found.append({"n": n, "predicted": predicted, "observed": observed})
    return found


def table(arguments: argparse.Namespace) -> None:
    """Write the figures and the plot for the docs."""
    fitted_entries.cache_clear()
    found = []
    for which, players, files in files_of(arguments):
        positions = files.read()
        if not all(is_fitted(number) for number in positions.number):
            found.append(measure(which, players, positions))
    write_plot(PLOT, [(each["name"], each) for each in found])
    write_section(PAGE, found)
    print(section(found))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("step", choices=("play", "fit", "table"))
    parser.add_argument("maps", nargs="*", help="all packaged maps if none is named")
    parser.add_argument("--games", type=int, default=25_000, help="how many, fitted ones included")
    parser.add_argument("--first", type=int, default=1, help="the number of the first game")
    parser.add_argument("--players", type=int, nargs="+", default=[2, 3, 4])
    add_executor_options(parser)
    parser.add_argument("--folder", type=Path, default=GAMES)
    arguments = parser.parse_args()
    if arguments.games < 1 or arguments.first % BLOCK != 1:
        parser.error(f"--games is at least 1, and --first one more than a multiple of {BLOCK:,}")
    {"play": play, "fit": fit, "table": table}[arguments.step](arguments)


if __name__ == "__main__":
    main()
