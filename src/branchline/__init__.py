"""branchline: an open engine for railway map games.

>>> import branchline
>>> match = branchline.new_game("poland", players=2, seed=7)
>>> while not match.over:
...     match.play(match.legal()[-1])
>>> match.score_sheet().winners()
[1]
"""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from pathlib import Path

from branchline._interpreted import prefer_source

prefer_source()

from branchline.core.arrays import COMPILED
from branchline.maps import MapError, check_map, load_map, map_ids
from branchline.play.match import IllegalAction, Match
from branchline.play.notation import NotationError
from branchline.play.record import RecordError
from branchline.play.replay import load
from branchline.play.view import SPECTATOR, View, WrongSeat

__version__ = "0.1.0"

__all__ = [
    "COMPILED",
    "SPECTATOR",
    "IllegalAction",
    "MapError",
    "Match",
    "NotationError",
    "RecordError",
    "View",
    "WrongSeat",
    "check_map",
    "load",
    "load_map",
    "map_ids",
    "new_game",
]


def new_game(
    map: str | Path,  # noqa: A002 - the word people use
    players: int = 2,
    seed: int | None = None,
    *,
    variant: str | None = None,
    seats: Sequence[str] | None = None,
    first_seat: int = -1,
) -> Match:
    """Start a match on a map, given by its id or the path of a map file.

    The same seed gives the same match; without one, a seed is drawn. `first_seat` is the seat that
    starts (-1: by chance), `seats` are the players' names, `variant` one of the map's variants.
    """
    data = load_map(map, variant)
    if seed is None:
        seed = secrets.randbits(48)
    return Match(data, players, seed, seats=seats, first_seat=first_seat)
