"""Games and their notation, built once for all matches of a map with as many players.

Both hold facts only and are the same for every such match; a server with a thousand rooms keeps a
few dozen. A game has room to work in that a call of it uses for itself, so threads do not share
games.
"""

from __future__ import annotations

import threading
from typing import Final, NamedTuple

from branchline.core.game import Game
from branchline.maps.build import build_game
from branchline.maps.schema import MapData
from branchline.play.game_facts import GameFacts
from branchline.play.notation import Notation

MOST_GAMES: Final = 64
"""How many a thread keeps, those used last; matches keep their own for as long as they last."""


class SharedGame(NamedTuple):
    """What matches of one kind share."""

    data: MapData
    game: Game
    notation: Notation
    facts: GameFacts


class GamesOfThread(threading.local):
    """The games of one thread, those used last at the end."""

    def __init__(self) -> None:
        self.kept: dict[tuple[int, int, int], SharedGame] = {}


GAMES = GamesOfThread()


def shared_game(data: MapData, players: int, first_seat: int) -> SharedGame:
    """Return the game of a map; seat `first_seat` starts (-1: by chance)."""
    key = (id(data), players, first_seat)  # the map is kept with its game, so its id stays its own
    found = GAMES.kept.pop(key, None)
    if found is None:
        game = build_game(data, players, first_seat)
        found = SharedGame(data, game, Notation(data, game), GameFacts(game))
        while len(GAMES.kept) >= MOST_GAMES:
            del GAMES.kept[next(iter(GAMES.kept))]
    GAMES.kept[key] = found
    return found
