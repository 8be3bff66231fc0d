"""Tuned weights, found by the board a game is played on.

A game does not know the name of its map: tuned weights are found by a fingerprint of the board, so
a copy of a map under another name is played just as well.
"""

from __future__ import annotations

import hashlib
import json
from functools import lru_cache
from typing import Any

from branchline.bots.brains.planner_weights import DEFAULT, WEIGHTS
from branchline.bots.weight_files import read_notes
from branchline.core.game import Game
from branchline.core.rules import Rules
from branchline.maps.readers import plannings_of
from branchline.mechanics.base import Planning

KIND = "planner"


def board_fingerprint(game: Game) -> str:
    """Return what identifies a board, tickets and number of players aside.

    Mechanics are part of it if they score or mean something to a plan.
    """
    board = game.board
    plannings = zip(game.mechanics, plannings_of(game), strict=True)
    names = [
        rules.name
        for rules, planning in plannings
        if type(planning) is not Planning or type(rules).score is not Rules.score
    ]
    facts = [
        int(board.n_places),
        int(game.trains),
        *(list(array) for array in (board.track_a, board.track_b, board.length, board.colour)),
        names,
    ]
    return hashlib.sha256(json.dumps(facts).encode()).hexdigest()[:16]


@lru_cache(maxsize=1)
def tuned_entries() -> tuple[dict[str, Any], ...]:
    """Return everything that has been tuned."""
    return tuple(note for _, note in read_notes(KIND, ("board", "players", "weights")))


def planner_weights_for(game: Game) -> list[int]:
    """Return the weights tuned for a game: for its players, or the nearest number, or none."""
    board = board_fingerprint(game)
    fitting = [entry for entry in tuned_entries() if entry["board"] == board]
    if not fitting:
        return list(DEFAULT)
    best = min(fitting, key=lambda entry: abs(entry["players"] - int(game.players)))
    return weights_by_name(best["weights"])


def weights_by_name(named: dict[str, int]) -> list[int]:
    """Return weights given by name as a list; a weight not named keeps its start."""
    return [named.get(weight.name, weight.start) for weight in WEIGHTS]
