"""Finding the finished board of a map: board.json, board.svg and board.webp beside its map file."""

from __future__ import annotations

from dataclasses import dataclass
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Final

from branchline.boards.drawn_board import BoardError, DrawnBoard
from branchline.locales import say
from branchline.maps import MapData
from branchline.maps.files import map_folder
from branchline.maps.same_rules import accepted_hashes, is_known

BOARD: Final = "board.json"
BASE: Final = "board.svg"
RELIEF: Final = "board.webp"
SETTINGS: Final = "board.toml"
THUMBNAIL: Final = "thumbnail.webp"
"""The whole board as a small picture, made by scripts/thumbnails.py; a map can do without."""


@dataclass(frozen=True, slots=True)
class Drawing:
    """A board with its base map: the inside of an SVG, and the relief it shows."""

    board: DrawnBoard
    base: str
    relief: bytes

    def write(self, folder: Path) -> None:
        """Write the three files of the board."""
        (folder / BOARD).write_text(self.board.to_json(), encoding="utf-8")
        (folder / BASE).write_text(self.base + "\n", encoding="utf-8")
        (folder / RELIEF).write_bytes(self.relief)


def folder_of(data: MapData) -> Traversable | Path:
    """Return the folder of a map: that of its id, or where its file is."""
    if is_known(data):
        return map_folder(data.id)
    return Path(data.source).parent


def load_drawing(data: MapData) -> Drawing | None:
    """Return the finished board of a map; None if it has none, or one of another version."""
    folder = folder_of(data)
    if not (folder / BOARD).is_file():
        return None
    try:
        board = DrawnBoard.from_json((folder / BOARD).read_text(encoding="utf-8"))
    except (KeyError, TypeError, ValueError) as error:
        problem = say("not-a-board", file=str(folder / BOARD), problem=str(error))
        raise BoardError(problem) from None
    if board.hash not in accepted_hashes(data):
        return None
    base = (folder / BASE).read_text(encoding="utf-8").strip()
    return Drawing(board, base, (folder / RELIEF).read_bytes())
