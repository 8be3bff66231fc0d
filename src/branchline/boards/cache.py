"""Drawn boards of users' own maps, kept by a hash of what the generator reads of a map.

A change of tickets or numbers leaves the drawing as it is; a change of places, tracks or of the
`board.toml` beside the map file makes another. Whoever finds a broken or half-written entry takes
it for none.
"""

from __future__ import annotations

import hashlib
import json
import os
import shutil
import tomllib
from collections.abc import Callable
from dataclasses import dataclass, replace
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Final

from branchline.boards.drawn_board import BoardError, DrawnBoard
from branchline.boards.files import BASE, BOARD, RELIEF, SETTINGS, Drawing
from branchline.boards.settings import Settings, corrected, is_of_the_world, parse_settings
from branchline.maps import MapData, load_map_text
from branchline.maps.readers import marks_of

if TYPE_CHECKING:
    from branchline.boards.world import World

GENERATOR: Final = 1
"""Raised whenever the generator draws so differently that old drawings should go."""
PACKAGES: Final = ("PIL", "fontTools", "pyproj", "scipy", "shapely")
"""What the generator needs: the extra ``branchline[boards]``."""
PATIENT: Final = 15
"""How much less urgent than a game the drawing of a board is (as `nice` counts it)."""


@dataclass(frozen=True)
class BoardOrder:
    """A board to draw: the map, its `board.toml`, and the folder of the cache."""

    text: str
    source: str
    settings: str
    folder: Path
    world: Path | None = None
    """The countries of the world, for maps that want them."""


def can_draw() -> bool:
    """Tell whether everything is installed that drawing needs; nothing of it is loaded for that."""
    return all(find_spec(package) is not None for package in PACKAGES)


def geometry_hash(data: MapData, settings: str) -> str:
    """Return the hash of all that the generator reads of a map and of its `board.toml`."""
    facts = {
        "generator": GENERATOR,
        "name": data.name,
        "points": sorted(data.points.items()),
        "places": [(each.name, each.kind, each.lat, each.lon) for each in data.places],
        "areas": sorted(data.areas.items()),
        "tracks": [
            (each.a, each.b, each.length, each.colour, each.group, tuple(marks))
            for each, marks in zip(data.tracks, marks_of(data), strict=True)
        ],
        "settings": settings,
    }
    own = tomllib.loads(data.text).get("board")
    if own:
        facts["own"] = own
    return hashlib.sha256(json.dumps(facts).encode()).hexdigest()[:32]


def read_cached(folder: Path, data: MapData, settings: str) -> Drawing | None:
    """Return the drawn board of a map from the cache; None if there is none that is sound."""
    home = folder / geometry_hash(data, settings)
    try:
        board = DrawnBoard.from_json((home / BOARD).read_text(encoding="utf-8"))
        drawing = Drawing(board, (home / BASE).read_text("utf-8"), (home / RELIEF).read_bytes())
    except (OSError, KeyError, TypeError, ValueError):
        return None
    if (len(board.places), len(board.tracks)) != (len(data.places), len(data.tracks)):
        return None
    return replace(drawing, board=replace(board, map=data.id, hash=data.content_hash))


def fill_cache(order: BoardOrder) -> str:
    """Draw a board and keep it; return what to tell of it, empty if all went well.

    Runs in a process of its own, which lets all others go first.
    """
    if hasattr(os, "nice"):
        os.nice(PATIENT)
    from branchline.boards.generate import make_some_drawing

    data = load_map_text(order.text, source=order.source)
    settings, problem = usable_settings(data, order)
    drawing, _ = make_some_drawing(data, settings, world_of(data, order.world))
    keep(order.folder / geometry_hash(data, order.settings), drawing.write)
    return problem


def usable_settings(data: MapData, order: BoardOrder) -> tuple[Settings, str]:
    """Return the settings of an order, or the usual ones and what is wrong with its own."""
    try:
        return corrected(parse_settings(order.settings, data, SETTINGS), data), ""
    except (BoardError, TypeError, ValueError) as error:
        return Settings(), str(error)


def world_of(data: MapData, file: Path | None) -> World | None:
    """Return the countries of the world for a map that asks for them, if they are there."""
    if file is None or not file.is_file() or not is_of_the_world(data):
        return None
    from branchline.boards.world import read_world

    return read_world(file)


def keep(home: Path, write: Callable[[Path], None]) -> None:
    """Let files be written, and put them in their place all at once."""
    part = home.with_name(f"{home.name}.{os.getpid()}.part")
    part.mkdir(parents=True, exist_ok=True)
    try:
        write(part)
        shutil.rmtree(home, ignore_errors=True)  # broken, or else it would have been used
        part.replace(home)
    finally:
        shutil.rmtree(part, ignore_errors=True)
