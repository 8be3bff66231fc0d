"""Tuned weights, found by the board a game is played on.

A game does not know the name of its map: tuned weights are found by a fingerprint of the board, so
a copy of a map under another name is played just as well. Those of maps that are in no file are
for their rules alone: they say by which tickets, cards and points, too.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path
from typing import Any

from branchline.bots.brains.generic_weights import generic_weights_for
from branchline.bots.brains.planner_weights import WEIGHTS
from branchline.bots.weight_files import read_note, read_notes
from branchline.core.game import Game
from branchline.core.rules import Rules
from branchline.maps.bots_files import kept_bots_files, noted_bots_files
from branchline.maps.readers import plannings_of
from branchline.mechanics.base import Planning

KIND = "planner"
KEYS = ("board", "players", "weights")
EXACT = "game"
"""The key of weights that are for one map only: its `rules_fingerprint`."""


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


def rules_fingerprint(game: Game) -> str:
    """Return what identifies a game more closely: its board, tickets, cards and points."""
    board = game.board
    legs = (board.first_leg, board.leg_points, board.leg_from, board.leg_to, board.leg_places)
    counts = (game.cards, game.points)
    names = [rules.name for rules in game.mechanics]
    facts = [board_fingerprint(game), *map(list, (*legs, *counts)), names]
    return hashlib.sha256(json.dumps(facts).encode()).hexdigest()[:16]


@lru_cache(maxsize=1)
def tuned_entries() -> tuple[dict[str, Any], ...]:
    """Return everything that has been tuned and is kept in the data folder or the package."""
    return tuple(note for _, note in read_notes(KIND, KEYS))


@lru_cache(maxsize=64)
def entries_beside(file: Path, changed: int) -> tuple[dict[str, Any], ...]:
    """Return what was tuned and is kept beside a map file; `changed` is when it was written."""
    note = read_note(file, {KIND}) if changed else None
    entries = note[KIND] if note is not None and isinstance(note[KIND], list) else []
    return tuple(each for each in entries if isinstance(each, dict) and set(KEYS) <= set(each))


def all_entries() -> tuple[dict[str, Any], ...]:
    """Return everything that has been tuned; what is for one map goes first."""
    files = [file for file in (*noted_bots_files(), *kept_bots_files()) if file.is_file()]
    beside = [each for file in files for each in entries_beside(file, file.stat().st_mtime_ns)]
    return (*beside, *tuned_entries())


def planner_weights_for(game: Game) -> list[int]:
    """Return the weights tuned for a game: for its players, or the nearest number, or any board."""
    board = board_fingerprint(game)
    fitting = [entry for entry in all_entries() if entry["board"] == board]
    if any(EXACT in entry for entry in fitting):
        rules = rules_fingerprint(game)
        fitting = [entry for entry in fitting if entry.get(EXACT, rules) == rules]
    if not fitting:
        return generic_weights_for(game)
    best = min(fitting, key=lambda entry: abs(entry["players"] - int(game.players)))
    return weights_by_name(best["weights"])


def weights_by_name(named: dict[str, int]) -> list[int]:
    """Return weights given by name as a list; a weight not named keeps its start."""
    return [named.get(weight.name, weight.start) for weight in WEIGHTS]


def with_changes(weights: list[int], changed: Mapping[str, int]) -> list[int]:
    """Return a list of weights with some of them changed by name."""
    named = {weight.name: value for weight, value in zip(WEIGHTS, weights, strict=True)}
    return weights_by_name({**named, **changed})


def weights_from_text(text: str) -> dict[str, int]:
    """Return weights written as `goal=90/gain=150`; each must exist and be within its range.

    >>> weights_from_text("goal=90/gain=150")
    {'goal': 90, 'gain': 150}
    """
    ranges = {weight.name: range(weight.low, weight.high + 1) for weight in WEIGHTS}
    found = {}
    for each in text.split("/"):
        name, _, value = each.partition("=")
        if int(value) not in ranges.get(name, ()):
            raise ValueError(each)
        found[name] = int(value)
    return found
