"""Records that people bring as files: checked, and kept as rooms of games that are over.

A file holds a whole game, all hands included, so whoever has it knows all of it already. Opening it
tells nothing else: no other room is looked at. Unfinished games are not opened, and the server
gives out no records of its own before their games are over.

A room of a file is named after what the file says, so opening it again leads to the same room. It
has no seats to play and nobody watches there; after some time it is removed.
"""

from __future__ import annotations

import asyncio
import base64
import hashlib
import sys
from contextlib import suppress
from typing import Final

import msgspec

from branchline.core.chance import Script
from branchline.locales import say
from branchline.play.record import VERSION, Record
from branchline.play.record_check import Finding, decode_carried
from branchline.play.replay import find_map
from branchline.server import database_errors
from branchline.server.addresses import CountByAddress, counted_as
from branchline.server.catalogue import text_of
from branchline.server.command_results import deal
from branchline.server.commands import MOST_NAME
from branchline.server.log_entries import Created, LogEntry, Played, SeatPlan, StoredEntry
from branchline.server.names import checked_name, free_name
from branchline.server.rate_limits import Bucket, Buckets
from branchline.server.refusals import Refusal
from branchline.server.room_state import RoomState
from branchline.server.rooms import Rooms
from branchline.server.tokens import OPENED

DAY: Final = 86_400
MOST_WAITING: Final = 8
MOST_OF_ADDRESS: Final = 3
"""Those of one address among them: others have their turn."""
SECONDS: Final = 90.0
"""How long the check of a file may take."""
BURST: Final = 20
MAPS_A_DAY: Final = 200
"""Files with a map of their own that all addresses together may open: each map is kept."""


class OpenedRecords:
    """Opens the records that people bring."""

    def __init__(self, rooms: Rooms) -> None:
        self.rooms = rooms
        self.limits = Buckets(rooms.settings.records_per_day / DAY, BURST)
        self.maps = Bucket(MAPS_A_DAY / DAY, MAPS_A_DAY)
        self.waiting = CountByAddress(MOST_OF_ADDRESS)
        self._turn = asyncio.Lock()

    async def open(self, content: bytes, host: str, language: str) -> str:
        """Return the room of a record; make it if there is none yet. Refuse what is no record."""
        if not self.limits.take(counted_as(host)):
            raise Refusal("too fast", "refusal-records-today")
        if self.waiting.total >= MOST_WAITING:
            raise Refusal("unavailable", "refusal-busy")
        if not self.waiting.enter(host):
            raise Refusal("too fast", "refusal-wait-a-minute")
        try:
            async with self._turn:
                return await self._open(content, language)
        finally:
            self.waiting.leave(host)

    async def _open(self, content: bytes, language: str) -> str:
        name = room_of(content)
        if await self.rooms.find(name) is not None:
            return name
        found = await check(content, language)
        if found.problem:
            raise Refusal("bad record", "refusal-record", problem=found.problem)
        if not found.over:
            raise Refusal("bad record", "refusal-record-unfinished")
        entries = await asyncio.to_thread(entries_of, decode_carried(content))
        created = entries[0]
        if isinstance(created, Created) and created.text is not None and not self.maps.take():
            raise Refusal("too fast", "refusal-records-today")
        with suppress(database_errors.IntegrityError):  # another server was as quick
            await self.rooms.make_opened(name, entries)
        return name


def room_of(content: bytes) -> str:
    """Return the name of a record's room: nobody can guess it without the file."""
    digest = hashlib.sha256(content).digest()[:18]
    return OPENED + base64.urlsafe_b64encode(digest).decode()


async def check(content: bytes, language: str) -> Finding:
    """Have a process of its own replay a record."""
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "branchline.play.record_check", language),
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.DEVNULL,
    )
    try:
        out, _ = await asyncio.wait_for(process.communicate(content), SECONDS)
        return msgspec.json.decode(out, type=Finding)
    except (TimeoutError, msgspec.MsgspecError):
        raise Refusal("bad record", "refusal-record-too-much") from None
    finally:
        if process.returncode is None:
            with suppress(ProcessLookupError):
                process.kill()
            await process.wait()


def entries_of(record: Record) -> list[LogEntry]:
    """Return the log of a room in which a recorded game was played."""
    data = find_map(record.map, None)
    created = Created(
        map=data.id,
        variant=data.variant,
        rules=data.rules_hash,
        seats=tuple(SeatPlan("human", name) for name in names_of(record)),
        first_seat=record.first_seat,
        spectators=False,
        kept=len(record.moves),
        text=text_of(data),
    )
    state = RoomState()
    state.add(StoredEntry(1, 0, created))
    # The digest of the deal covers the names, which may be others here.
    dealt = deal(state, Script(record.setup.chance))
    # Digests of an earlier version were made in another way: the check has compared them.
    moves = [
        Played(move.seat, move.do, move.chance, move.check if record.version == VERSION else "")
        for move in record.moves
    ]
    return [created, dealt, *moves]


def names_of(record: Record) -> list[str]:
    """Return the players' names as pages may show them: a file may hold anything."""
    names: list[str] = []
    for number, name in enumerate(record.seats, 1):
        usual = say("seat-number", number=number)
        with suppress(Refusal):
            usual = checked_name(name[:MOST_NAME]) or usual
        names.append(free_name(usual, names))
    return names
