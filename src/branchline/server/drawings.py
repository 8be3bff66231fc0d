"""The boards as files that browsers may keep for good.

An address carries the hash of the content as a query; whoever asks with the right one gets an
answer that need never be asked for again. A map of one's own has a plain board at once, and later
the one that `board_makers` draws; both are kept, so that a page that began with the plain one finds
all of it.
"""

from __future__ import annotations

import gzip
import hashlib
import logging
from dataclasses import dataclass
from functools import cache, cached_property
from pathlib import Path
from threading import Lock
from typing import Final

from branchline.boards import BoardError, Drawing, load_drawing
from branchline.boards.cache import read_cached
from branchline.boards.files import SETTINGS, THUMBNAIL, folder_of
from branchline.maps import MapData, load_map, map_ids
from branchline.server.catalogue import Catalogue, OwnMap
from branchline.server.http_messages import BoardFacts

LOG = logging.getLogger(__name__)
SVG, JSON = "board.svg", "board.json"
KINDS: Final = {SVG: "image/svg+xml", JSON: "application/json", THUMBNAIL: "image/webp"}
FOR_GOOD: Final = "public, max-age=31536000, immutable"

PICTURE_POLICY: Final = (
    "default-src 'none'; style-src 'unsafe-inline'; font-src data:; img-src data:"
)
"""What a drawing may do when it is looked at by itself: it carries style, fonts and relief."""


@dataclass(frozen=True)
class File:
    """A file, and the hash of its content."""

    content: bytes
    kind: str
    hash: str

    @cached_property
    def compressed(self) -> bytes | None:
        """The content in gzip; None if that would not make it smaller."""
        small = gzip.compress(self.content, mtime=0)
        return small if len(small) < 0.9 * len(self.content) else None


BoardFiles = dict[str, File]
"""The files of a board, by name."""


def files_of(data: MapData, drawing: Drawing) -> BoardFiles:
    """Return a board as a picture without its frame, and where everything on it is."""
    from branchline.boards.draw import draw  # no server draws before somebody looks at a board

    contents = {SVG: draw(data, drawing, framed=False), JSON: drawing.board.to_json()}
    return {name: file_of(name, text.encode()) for name, text in contents.items()}


def file_of(name: str, content: bytes) -> File:
    """Return a file with its hash."""
    return File(content, KINDS[name], hashlib.sha256(content).hexdigest()[:16])


@cache
def packaged_files(which: str) -> BoardFiles:
    """Return the board of a map known by its id: a plain one if none was drawn."""
    data = load_map(which)
    return files_of(data, load_drawing(data) or plain_board(data))


@cache
def thumbnail(which: str) -> File | None:
    """Return the small picture of a map known by its id; None if there is none."""
    path = folder_of(load_map(which)) / THUMBNAIL
    return file_of(THUMBNAIL, path.read_bytes()) if path.is_file() else None


def plain_board(data: MapData) -> Drawing:
    """Return the plain board of a map."""
    from branchline.boards.plain import plain_drawing  # it needs NumPy, packaged boards do not

    return plain_drawing(data)


def settings_beside(own: OwnMap) -> str:
    """Return the `board.toml` beside a map file; empty if there is none."""
    try:
        return "" if own.folder is None else (own.folder / SETTINGS).read_text(encoding="utf-8")
    except (OSError, ValueError):
        return ""


class Drawings:
    """The boards of a server's maps. Asking for one may take a second: use another thread."""

    def __init__(self, catalogue: Catalogue, cache_folder: Path | None) -> None:
        self.catalogue = catalogue
        self.cache_folder = cache_folder
        """Where drawn boards are kept; None to draw none."""
        self.world: Path | None = None
        """The countries of the world, for boards that want them."""
        self.pending: set[str] = set()
        """Maps whose boards are being drawn, by key."""
        self._boards: dict[str, list[BoardFiles]] = {}
        """All boards of each map of one's own, the best last."""
        self._lock = Lock()
        self._turn = Lock()
        """Held by whoever draws a plain board, which takes a while: one at a time."""

    def current(self, key: str) -> BoardFiles | None:
        """Return the board of a map; None if there is no such map or it has none."""
        if key in map_ids():
            return packaged_files(key)
        own = self.catalogue.own(key)
        return None if own is None else self.known(key, own)[-1]

    def known(self, key: str, own: OwnMap) -> list[BoardFiles]:
        """Return all boards of a map, the best last."""
        boards = self._boards.get(key)
        if boards is not None:  # whoever asks for it need not wait for other boards
            return boards
        with self._turn:
            boards = self._boards.get(key)
            if boards is None:
                drawing = self.finished(own) or plain_board(own.data)
                files = files_of(own.data, drawing)
                boards = self._add(key, files, where_none=True)
            return boards

    def _add(self, key: str, files: BoardFiles, *, where_none: bool = False) -> list[BoardFiles]:
        """Note another board of a map, perhaps only if there is none; return all of them."""
        with self._lock:
            boards = self._boards.get(key, [])
            if files not in boards and not (boards and where_none):
                boards = [*boards, files]  # others may be reading the old list
                if self.catalogue.own(key) is not None:  # else it was forgotten meanwhile
                    self._boards[key] = boards
            return boards

    def finished(self, own: OwnMap) -> Drawing | None:
        """Return the drawn board of a map, if there is one: beside its file, or in the cache."""
        try:
            beside = None if own.folder is None else load_drawing(own.data)
        except (BoardError, OSError) as error:
            LOG.warning("%s: %s", own.data.source, error)
            beside = None
        if beside is not None or self.cache_folder is None:
            return beside
        return read_cached(self.cache_folder, own.data, settings_beside(own))

    def renew(self, key: str) -> bool:
        """Take the drawn board of a map from now on; tell whether there is one."""
        own = self.catalogue.own(key)
        drawing = None if own is None else self.finished(own)
        if own is None or drawing is None:
            return False
        files = files_of(own.data, drawing)
        self.known(key, own)  # pages may still ask for the plain one
        self._add(key, files)
        return True

    def is_drawn(self, key: str) -> bool:
        """Tell whether there is a board already; the plain one of a large map takes seconds."""
        return key in map_ids() or key in self._boards

    def lacks(self, key: str, wanted: str | None) -> bool:
        """Tell whether somebody asks for a board of a map of one's own that is not known here."""
        boards = self._boards.get(key)
        if wanted is None or boards is None:
            return False
        return all(wanted not in (file.hash for file in board.values()) for board in boards)

    def take(self, key: str, svg: str, board: str) -> None:
        """Take a board that was drawn elsewhere from now on: its picture, and its values."""
        contents = {SVG: svg, JSON: board}
        files = {name: file_of(name, text.encode()) for name, text in contents.items()}
        self._add(key, files)

    def forget(self, key: str) -> None:
        """Keep the boards of a map no longer that nobody can ask for any more."""
        self._boards.pop(key, None)

    def find(self, key: str, name: str, wanted: str | None) -> File | None:
        """Return a file of a board: the one of a hash if it is known, else the newest."""
        if name == THUMBNAIL:
            return thumbnail(key) if key in map_ids() else None
        own = self.catalogue.own(key)
        if own is not None and key not in map_ids():
            for board in self.known(key, own):
                if name in board and board[name].hash == wanted:
                    return board[name]
        return (self.current(key) or {}).get(name)

    def drawing(self, key: str) -> Drawing:
        """Return the board of a map that a room has, to draw a game on."""
        own = None if key in map_ids() else self.catalogue.own(key)
        if own is None:
            data = load_map(key)
            return load_drawing(data) or plain_board(data)
        return self.finished(own) or plain_board(own.data)

    def facts(self, key: str) -> BoardFacts | None:
        """Return where the board of a map is found; None if it has none."""
        files = self.current(key)
        if files is None:
            return None
        svg, json = (f"/boards/{key}/{name}?v={files[name].hash}" for name in (SVG, JSON))
        return BoardFacts(svg, json, key in self.pending)

    def picture(self, key: str) -> str:
        """Return the address of the smallest picture of a board; empty if there is none.

        Nothing is drawn for it: there may be hundreds of maps, and nobody may look at most.
        """
        small = thumbnail(key) if key in map_ids() else None
        if small is not None:
            return f"/boards/{key}/{THUMBNAIL}?v={small.hash}"
        if not self.is_drawn(key) and self.catalogue.own(key) is not None:
            return f"/boards/{key}/{SVG}"
        board = self.facts(key)
        return "" if board is None else board.svg
