"""Tuned weights: package data, found by the board a game is played on.

A game does not know the name of its map, and need not: what was tuned is kept under a fingerprint
of the board, so a copy of a map under another name plays just as well.
"""

from __future__ import annotations

import hashlib
import json
import subprocess
from functools import lru_cache
from importlib.resources import files
from typing import Any

from branchline.bots.weights import DEFAULT, WEIGHTS
from branchline.core.game import Game

FOLDER = "data/planner"


def fingerprint(game: Game) -> str:
    """Return what identifies a board and its mechanics, tickets and number of players aside."""
    board = game.board
    facts = [
        int(board.n_places),
        int(game.trains),
        *(list(array) for array in (board.track_a, board.track_b, board.length, board.colour)),
        [mechanic.name for mechanic in game.mechanics],
    ]
    return hashlib.sha256(json.dumps(facts).encode()).hexdigest()[:16]


@lru_cache(maxsize=1)
def entries() -> tuple[dict[str, Any], ...]:
    """Return everything that has been tuned."""
    folder = files("branchline.bots").joinpath(FOLDER)
    if not folder.is_dir():
        return ()
    sources = sorted(folder.iterdir(), key=lambda source: source.name)
    return tuple(json.loads(source.read_text(encoding="utf-8")) for source in sources)


def planner_weights(game: Game) -> list[int]:
    """Return the weights tuned for a game: for its players, or the nearest number, or none."""
    board = fingerprint(game)
    fitting = [entry for entry in entries() if entry["board"] == board]
    if not fitting:
        return list(DEFAULT)
    best = min(fitting, key=lambda entry: abs(entry["players"] - int(game.players)))
    return weights_from(best["weights"])


def weights_from(named: dict[str, int]) -> list[int]:
    """Return weights given by name as a list; a weight not named keeps its start."""
    return [named.get(weight.name, weight.start) for weight in WEIGHTS]


def commit() -> str:
    """Return which commit is checked out, to be kept beside what was tuned or trained with it."""
    command = ["git", "rev-parse", "--short", "HEAD"]
    head = subprocess.run(command, capture_output=True, text=True, check=False)  # noqa: S603
    return head.stdout.strip()
