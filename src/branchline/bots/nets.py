"""Trained networks: package data, found by the board a game is played on."""

from __future__ import annotations

import json
from functools import lru_cache
from importlib.resources import as_file, files
from pathlib import Path
from typing import Any

import numpy as np

from branchline.bots.net import Net
from branchline.bots.searcher import Reach
from branchline.bots.tuned import fingerprint
from branchline.core.game import Game

FOLDER = "data/value"
FAIR = 0.5
LAYERS = ("first", "first_bias", "second", "second_bias", "last", "bias")

Arrays = dict[str, "np.ndarray[Any, np.dtype[np.float32]]"]


def net_of(arrays: Arrays) -> Net:
    """Return a network from its arrays."""
    flat = [arrays[name].astype(float).ravel().tolist() for name in LAYERS]
    return Net(flat[0], flat[1], flat[2], flat[3], flat[4], flat[5][0])


def read_arrays(path: Path) -> Arrays:
    """Return the arrays of a stored network."""
    with np.load(path) as stored:
        return {name: stored[name] for name in LAYERS}


@lru_cache(maxsize=1)
def sidecars() -> tuple[dict[str, Any], ...]:
    """Return how each stored network was trained."""
    folder = files("branchline.bots").joinpath(FOLDER)
    if not folder.is_dir():
        return ()
    notes = sorted((f for f in folder.iterdir() if f.name.endswith(".json")), key=lambda f: f.name)
    return tuple(json.loads(note.read_text(encoding="utf-8")) for note in notes)


def is_proven(note: dict[str, Any]) -> bool:
    """Tell whether a network beat the planner when it was trained; else the planner plays."""
    return any(past["promoted"] and past["against_planner"] > FAIR for past in note["rounds"])


@lru_cache(maxsize=16)
def stored_net(board: str) -> Net | None:
    """Return the network trained for a board, or None."""
    for note in sidecars():
        if note["board"] == board and is_proven(note):
            source = files("branchline.bots").joinpath(FOLDER).joinpath(note["file"])
            with as_file(source) as path:
                return net_of(read_arrays(path))
    return None


def net_for(game: Game) -> Net | None:
    """Return the network trained for a game's board, if there is one."""
    return stored_net(fingerprint(game))


def reach_for(game: Game) -> Reach:
    """Return how far to search on a game's board: as was found best for it, else as usual."""
    board = fingerprint(game)
    for note in sidecars():
        if note["board"] == board and "search" in note:
            return Reach(**note["search"]["reach"])
    return Reach()
