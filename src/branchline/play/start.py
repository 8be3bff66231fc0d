"""Starting a match in one call: `branchline.new_game`."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from pathlib import Path

from branchline.maps import load_map
from branchline.play.match import Match


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
