"""What is studied: a map in one of its variants, with a number of players and a seed."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Final

from branchline.bots.brains.tuned_weights import planner_weights_for
from branchline.core.game import Game
from branchline.core.score import COMPLETED, COMPLETED_POINTS, PATH_LENGTH
from branchline.maps import MapData, load_map
from branchline.maps.build import build_game
from branchline.maps.games import game_of

CORE_TIES: Final = (COMPLETED, COMPLETED_POINTS, PATH_LENGTH)


@dataclass(frozen=True)
class StudiedTable:
    """A map to study."""

    map: str
    variant: str | None
    players: int
    seed: int

    @property
    def data(self) -> MapData:
        """The map."""
        return load_map(self.map, self.variant)

    @property
    def game(self) -> Game:
        """The game."""
        return game_of(self.map, self.variant, self.players)


@lru_cache(maxsize=16)
def game_without(table: StudiedTable, mechanic: str) -> Game:
    """Return the game of a map without one of its mechanics."""
    data = table.data
    rest = {name: each for name, each in data.mechanics.items() if name != mechanic}
    ties = tuple(tie for tie in data.ties if tie in CORE_TIES)
    return build_game(replace(data, mechanics=rest, ties=ties), table.players)


@lru_cache(maxsize=16)
def weights_of(table: StudiedTable) -> tuple[int, ...]:
    """Return the weights by which planners play on a map."""
    return tuple(planner_weights_for(table.game))
