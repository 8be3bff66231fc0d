"""The game of a map, built once for each process."""

from __future__ import annotations

from functools import lru_cache

from branchline.core.game import Game
from branchline.maps import load_map, load_map_text
from branchline.maps.build import build_game


@lru_cache(maxsize=8)
def game_of(which: str, variant: str | None, players: int) -> Game:
    """Return the game of a map, a variant (or None) and a number of players."""
    return build_game(load_map(which, variant), players)


@lru_cache(maxsize=8)
def game_of_text(text: str, variant: str | None, players: int) -> Game:
    """Return the game of a map that came as text."""
    return build_game(load_map_text(text, variant), players)
