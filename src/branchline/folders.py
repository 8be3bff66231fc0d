"""Where branchline keeps things on a person's machine: games and weights as data, boards as cache.

Each platform has folders for that, and `platformdirs` knows them. Data is what nobody can make
again; what lies in the cache may be deleted at any time.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

import platformdirs

NAME: Final = "branchline"
GAMES: Final = "games.sqlite"


def data_folder() -> Path:
    """Return the folder for data; it need not exist yet."""
    return platformdirs.user_data_path(NAME, appauthor=False)


def cache_folder() -> Path:
    """Return the folder for what can be made again; it need not exist yet."""
    return platformdirs.user_cache_path(NAME, appauthor=False)


def games_file() -> Path:
    """Return where a server keeps its games unless it is told otherwise."""
    return data_folder() / GAMES


def weights_folder(kind: str) -> Path:
    """Return where weights of one kind of bot are kept that are not part of the package."""
    return data_folder() / "weights" / kind


def boards_folder() -> Path:
    """Return where drawn boards are kept, each in a folder named by a hash of its geometry."""
    return cache_folder() / "boards"
