"""Trained networks, found by the board a game is played on."""

from __future__ import annotations

import math
from functools import lru_cache
from importlib.resources import as_file
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple, Self

from branchline.bots.brains.plan_kinds import N_KINDS
from branchline.bots.brains.rollout_search import SearchLimits
from branchline.bots.brains.tuned_weights import board_fingerprint
from branchline.bots.brains.value_network import ValueNetwork
from branchline.bots.weight_files import Note, read_notes
from branchline.core.game import Game

if TYPE_CHECKING:
    import numpy as np

KIND = "value"
FAIR = 0.5
MOST_ROLLOUTS, MOST_TURNS = 1_000_000, 10_000
"""More would never come to an end: no game has so many turns."""
LAYERS = ("first", "first_bias", "second", "second_bias", "last", "bias")

Arrays = dict[str, "np.ndarray[Any, np.dtype[np.float32]]"]


class ExpertSearch(NamedTuple):
    """How the expert searches: how many kinds of plan it tries, and how far it looks."""

    plans: int
    limits: SearchLimits

    @classmethod
    def from_text(cls, text: str) -> Self:
        """Return a search written as plans/rollouts/turns/standard errors/win slope.

        >>> ExpertSearch.from_text("11/240/4/1.5/1").limits.turns
        4
        """
        plans, rollouts, turns, standard_errors, win_slope = text.split("/")
        limits = SearchLimits(int(rollouts), int(turns), float(standard_errors), float(win_slope))
        may_be = (
            1 <= int(plans) <= N_KINDS
            and 1 <= limits.rollouts <= MOST_ROLLOUTS
            and 1 <= limits.turns <= MOST_TURNS
            and 0 <= limits.standard_errors < math.inf
            and 0 <= limits.win_slope < math.inf
        )
        if not may_be:
            raise ValueError(text)
        return cls(int(plans), limits)

    def __str__(self) -> str:
        limits = self.limits
        errors, slope = f"{limits.standard_errors:g}", f"{limits.win_slope:g}"
        return f"{self.plans}/{limits.rollouts}/{limits.turns}/{errors}/{slope}"


def network_from(arrays: Arrays) -> ValueNetwork:
    """Return a network from its arrays."""
    flat = [arrays[name].astype(float).ravel().tolist() for name in LAYERS]
    return ValueNetwork(flat[0], flat[1], flat[2], flat[3], flat[4], flat[5][0])


def read_arrays(path: Path) -> Arrays:
    """Return the arrays of a stored network."""
    import numpy as np  # slow to import, and most programs need no network

    with np.load(path) as stored:
        return {name: stored[name] for name in LAYERS}


@lru_cache(maxsize=1)
def found_networks() -> tuple[tuple[Traversable, Note], ...]:
    """Return how each stored network was trained, and the folder it is in."""
    return tuple(read_notes(KIND, ("map", "board", "file", "rounds")))


def network_notes() -> tuple[Note, ...]:
    """Return how each stored network was trained."""
    return tuple(note for _, note in found_networks())


def is_proven(note: dict[str, Any]) -> bool:
    """Return whether a network beat the planner when it was trained; else the planner plays."""
    return any(past["promoted"] and past["against_planner"] > FAIR for past in note["rounds"])


@lru_cache(maxsize=16)
def stored_network(board: str) -> ValueNetwork | None:
    """Return the network trained for a board, or None."""
    for folder, note in found_networks():
        if note["board"] == board and is_proven(note):
            with as_file(folder / note["file"]) as path:
                return network_from(read_arrays(path))
    return None


def network_for(game: Game) -> ValueNetwork | None:
    """Return the network trained for a game's board, if there is one."""
    return stored_network(board_fingerprint(game))


def expert_search_for(game: Game) -> ExpertSearch:
    """Return how the expert searches on a game's board.

    What was found best for the expert is noted for it alone; else it tries as many plans as the
    value bot, and looks as far as was found best with them.
    """
    board = board_fingerprint(game)
    for note in network_notes():
        if note["board"] == board and "expert" in note:
            return ExpertSearch.from_text(note["expert"]["search"])
    return ExpertSearch(plans_for(game), search_limits_for(game))


def search_limits_for(game: Game) -> SearchLimits:
    """Return how far to search on a game's board: as was found best for it, else as usual."""
    board = board_fingerprint(game)
    for note in network_notes():
        if note["board"] == board and "search" in note:
            return SearchLimits(**note["search"]["limits"])
    return SearchLimits()


def plans_for(game: Game) -> int:
    """Return how many kinds of plan to try on a game's board: as many as was found best for it."""
    board = board_fingerprint(game)
    for note in network_notes():
        if note["board"] == board:
            return int(note.get("plans", 1))
    return 1
