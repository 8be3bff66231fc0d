"""Maps of rooms that are awake at other servers on the same database.

A page asks any of the servers for the map of its room, and for the board. The map is in the room's
log: a server that does not know it looks there, and remembers what pages asked for last.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Sequence
from contextlib import suppress
from typing import Any, Final

import msgspec

from branchline.maps import MapData, MapError
from branchline.maps.files import parse_map
from branchline.maps.rules_hash import content_hash
from branchline.server.catalogue import HASH_LETTERS, load_carried
from branchline.server.clock import now_ms
from branchline.server.log_entries import Created
from branchline.server.rooms import Rooms
from branchline.server.studio_boards import StudioBoards, job_of

AWAKE: Final = """
    SELECT leases.game FROM leases
    JOIN entries ON entries.game = leases.game AND entries.version = 1
    WHERE leases.owner > '' AND substring(entries.entry from 1 for CAST(:length AS int)) = :start
    ORDER BY entries.at DESC, entries.game
"""
"""The rooms that a server has awake, on maps of an id."""
FIRST_ENTRIES: Final = """
    SELECT game, entry FROM entries WHERE version = 1 AND game = ANY(CAST(:games AS text[]))
"""
AT_ONCE: Final = 20
MOST_KNOWN: Final = 4096
"""Maps of which is remembered that they are not there."""
MOST_ROOMS: Final = 65_536
"""Rooms of which is remembered what map they are on: each text is read once."""
MISSING_MS: Final = 3_000
"""How long a map that was not found is not looked for again."""
CREATED: Final = msgspec.json.Decoder(Created)


class BorrowedMaps:
    """Finds maps that other servers' rooms have brought."""

    def __init__(self, rooms: Rooms, boards: StudioBoards) -> None:
        self.store = rooms.store
        self.catalogue = rooms.catalogue
        self.drawings = rooms.drawings
        self.makers = rooms.board_makers
        self.boards = boards
        """Where the board is that a map's maker has seen in the studio."""
        self._turn = asyncio.Lock()
        self._missing: OrderedDict[str, int] = OrderedDict()
        self._hashes: OrderedDict[str, str] = OrderedDict()
        """What the key of a room's map ends with, by the room; empty if it carries none."""

    def is_worth_asking(self, key: str) -> bool:
        """Tell whether a map that is not known here may be known to others."""
        which, _, hashed = key.rpartition("-")
        if not self.store.address.is_shared or not which or len(hashed) != HASH_LETTERS:
            return False
        looked_at = self._missing.get(key)
        is_missing = looked_at is not None and now_ms() - looked_at < MISSING_MS
        return not is_missing and self.catalogue.own(key) is None

    async def find(self, key: str) -> None:
        """Look for a map in the rooms of all servers, and remember it."""
        async with self._turn:
            if not self.is_worth_asking(key):  # it came while this one waited
                return
            data = await self._find(key)
            if data is None:
                self._missing[key] = now_ms()
                while len(self._missing) > MOST_KNOWN:
                    self._missing.popitem(last=False)
                return
            for gone in self.catalogue.borrow(key, data):
                self.drawings.forget(gone)
            drawn = await self.boards.drawn(job_of(data.text))
            if drawn is not None:
                self.drawings.take(key, drawn.plain, drawn.board)
            self.makers.ask(key)

    async def _find(self, key: str) -> MapData | None:
        which, _, hashed = key.rpartition("-")
        start = b'{"type":"created","map":%s,' % msgspec.json.encode(which)
        [rows] = await self.store.select(AWAKE, start=start, length=len(start))
        games = [row[0] for row in rows]
        found = [game for game in games if self._hashes.get(game) == hashed][:1]
        unknown = [] if found else [game for game in games if game not in self._hashes]
        for begin in range(0, len(unknown), AT_ONCE):
            some = unknown[begin : begin + AT_ONCE]
            hashes = await asyncio.to_thread(hashes_of, await self._texts(some))
            self._remember({game: hashes.get(game, "") for game in some})
            found = [game for game in some if self._hashes.get(game) == hashed][:1]
            if found:
                break
        for text in (await self._texts(found)).values():
            with suppress(MapError):  # of another version of branchline
                return await asyncio.to_thread(load_carried, text, None, f"{which}.toml")
        return None

    async def _texts(self, games: Sequence[str]) -> dict[str, str]:
        """Return the maps that rooms carry, by room."""
        if not games:
            return {}
        [rows] = await self.store.select(FIRST_ENTRIES, games=list(games))
        return await asyncio.to_thread(texts_of, rows)

    def _remember(self, hashes: dict[str, str]) -> None:
        self._hashes.update(hashes)
        while len(self._hashes) > MOST_ROOMS:
            self._hashes.popitem(last=False)


def texts_of(rows: Sequence[Sequence[Any]]) -> dict[str, str]:
    """Return the maps that rooms carry, by room, from their first entries."""
    found: dict[str, str] = {}
    for game, entry in rows:
        with suppress(msgspec.MsgspecError):  # one damaged row harms one room
            created = CREATED.decode(entry)
            if created.text is not None:
                found[game] = created.text
    return found


def hashes_of(texts: dict[str, str]) -> dict[str, str]:
    """Return what the keys of maps end with; each text is read once."""
    hashes = {text: hash_of(text) for text in set(texts.values())}
    return {game: hashes[text] for game, text in texts.items()}


def hash_of(text: str) -> str:
    """Return what the key of a map ends with; empty for what is none."""
    try:
        return content_hash(parse_map(text.encode(), ""))[:HASH_LETTERS]
    except (MapError, TypeError, ValueError):
        return ""
