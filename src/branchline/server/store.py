"""Where the logs are kept: an SQLite file in WAL mode or PostgreSQL.

`write` returns when what it was given is on the disk. Writes that arrive while another is under
way are committed together, so that many rooms share the cost of reaching the disk.

On PostgreSQL a change of a room is written only with the room's lease: its epoch is checked in the
same transaction. What others need to know is notified by that transaction, too; notifications carry
ids and versions only.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property, partial
from typing import TYPE_CHECKING, Any, Final, TypeVar

import msgspec

from branchline.server.changes import Change, rows_of
from branchline.server.database_address import IN_MEMORY, read_address
from branchline.server.log_entries import LogEntry, StoredEntry
from branchline.server.sqlite_file import SqliteFile
from branchline.server.work_threads import WorkThreads

if TYPE_CHECKING:
    import sqlalchemy as sa

    from branchline.server.write_connection import WriteConnection

READERS: Final = 3
FINISH_SECONDS: Final = 5.0

ABOUT_GAME: Final = "SELECT over, due FROM games WHERE id = :game"
TOKENS_OF: Final = "SELECT hash, seat FROM tokens WHERE game = :game"
LOG_OF: Final = """
    SELECT version, at, entry, command FROM entries WHERE game = :game ORDER BY version
"""
HOLD_LEASE: Final = "SELECT epoch FROM leases WHERE game = :game FOR UPDATE"
"""Whoever writes to a game holds its lease."""

Found = TypeVar("Found")
DECODER = msgspec.json.Decoder(LogEntry)


@dataclass(frozen=True)
class StoredGame:
    """What is stored of a game."""

    log: list[StoredEntry]
    tokens: dict[str, int]
    """The seat of each token, by its hash."""
    over: bool
    due: int | None


class Store:
    """The database of a server."""

    def __init__(self, database: str, *, server: str = "", upgrade: bool = False) -> None:
        self.address = read_address(database)
        self.server = server
        """What this server is called among others."""
        self.file = None if self.address.file is None else SqliteFile(self.address.file)
        try:
            self._prepare(upgrade=upgrade)
        except BaseException:
            self._close_connections()
            raise
        self._writer = WorkThreads(1, "store")
        self._readers = self._writer
        if self.address.file != IN_MEMORY:
            self._readers = WorkThreads(READERS, "store-read")
        self._urgent = WorkThreads(1, "store-urgent")
        self._line = self._write_line()
        self._waiting: list[tuple[Change, asyncio.Future[None]]] = []
        self._writing: asyncio.Task[None] | None = None

    @cached_property
    def engine(self) -> sa.Engine:
        """SQLAlchemy's way to the database; with an SQLite file it is seldom needed."""
        from branchline.server.engines import make_engine

        return make_engine(self.address, self.file.only if self.file else None)

    def _prepare(self, *, upgrade: bool) -> None:
        """See that the database is ours and of today's version."""
        if self.file is None or not self.file.is_ready():
            from branchline.server.upgrading import prepare_database

            prepare_database(self.engine, self.address, upgrade=upgrade)
        if self.file is not None:
            self.file.write_ahead()

    def _write_line(self) -> WriteConnection | None:
        """Return what writes to PostgreSQL; an SQLite file is written by a thread."""
        if self.file is not None:
            return None
        from branchline.server.write_connection import WriteConnection

        return WriteConnection(self.address)

    async def write(self, change: Change) -> None:
        """Write a change; once this returns, it is kept whatever happens."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((change, done))
        if self._writing is None:
            self._writing = asyncio.create_task(self._write_all())
        await done

    async def _write_all(self) -> None:
        """Commit what waits, together; if that fails, one by one, to find what is wrong."""
        while self._waiting:
            batch, self._waiting = self._waiting, []
            try:
                await self._write_now([each for each, _ in batch])
            except Exception:  # whatever it is, nobody may wait forever
                for change, done in batch:
                    await self._write_one(change, done)
            else:
                for _, done in batch:
                    if not done.done():
                        done.set_result(None)
        self._writing = None

    async def _write_one(self, change: Change, done: asyncio.Future[None]) -> None:
        try:
            await self._write_now([change])
        except Exception as error:
            if not done.done():
                done.set_exception(error)
        else:
            if not done.done():
                done.set_result(None)

    async def _write_now(self, changes: Sequence[Change]) -> None:
        if self.file is not None:
            await self._writer.run(partial(self.file.write, rows_of(changes)))
        elif self._line is not None:
            from branchline.server.shared_writes import write_shared

            await write_shared(self._line, changes, self.server)

    async def query(
        self, statement: sa.TextClause, values: Mapping[str, object], *, urgent: bool = False
    ) -> list[tuple[Any, ...]]:
        """Return the rows of one statement on PostgreSQL, a transaction of its own."""
        from branchline.server.engines import run_at_once

        threads = self._urgent if urgent else self._readers
        return await threads.run(partial(run_at_once, self.engine, statement, values))

    async def run(
        self,
        work: Callable[[sa.Connection], Found],
        *,
        urgent: bool = False,
        writes: bool = True,
    ) -> Found:
        """Run something in a transaction of its own, beside what is written.

        To SQLite only one may write at a time: what only reads, or reads for long, says so.
        """
        threads = self._urgent if urgent else self._readers
        return await threads.run(partial(self._run, work, writes))

    def _run(self, work: Callable[[sa.Connection], Found], writes: bool) -> Found:
        from branchline.server.engines import WRITES

        options = {WRITES: writes}
        with self.engine.connect().execution_options(**options) as connection, connection.begin():
            return work(connection)

    async def read(self, query: Any) -> Sequence[Any]:
        """Return the rows of a query."""
        return await self.run(lambda connection: connection.execute(query).all(), writes=False)

    async def select(
        self, *statements: str, **values: object
    ) -> Sequence[Sequence[tuple[Any, ...]]]:
        """Return the rows of plain statements, read in one transaction."""
        select = self.file.select if self.file else self._select
        return await self._readers.run(partial(select, statements, values))

    def _select(
        self, statements: Sequence[str], values: Mapping[str, object]
    ) -> list[list[tuple[Any, ...]]]:
        import sqlalchemy as sa

        with self.engine.begin() as connection:
            found = (connection.execute(sa.text(each), values) for each in statements)
            return [[tuple(row) for row in rows] for rows in found]

    async def log_of(self, game: str) -> list[StoredEntry]:
        """Return the log of a game; empty if there is no such game."""
        [rows] = await self.select(LOG_OF, game=game)
        return [entry_of(row) for row in rows]

    async def tokens_of(self, game: str) -> dict[str, int]:
        """Return the seat of each token (by its hash) of a game."""
        [rows] = await self.select(TOKENS_OF, game=game)
        return {row[0]: row[1] for row in rows}

    async def game_of(self, game: str, *, settled: bool = False) -> StoredGame | None:
        """Return all that is stored of a game; None if there is no such game.

        `settled` waits until whatever is being written to it is written or given up.
        """
        waiting = [HOLD_LEASE] if settled and self.address.is_shared else []
        *_, about, tokens, log = await self.select(
            *waiting, ABOUT_GAME, TOKENS_OF, LOG_OF, game=game
        )
        if not about:
            return None
        [(over, due)] = about
        seats = {row[0]: row[1] for row in tokens}
        return StoredGame([entry_of(row) for row in log], seats, bool(over), due)

    async def finish(self) -> None:
        """Wait until what was to be written is, or cannot be."""
        if self._writing is not None:
            await asyncio.wait({self._writing}, timeout=FINISH_SECONDS)

    def close(self) -> None:
        """Close the database."""
        for threads in {self._writer, self._readers, self._urgent}:
            threads.close()
        if self._line is not None:
            self._line.close()
        self._close_connections()

    def _close_connections(self) -> None:
        if self.file is not None:
            self.file.close()
        if "engine" in self.__dict__:
            self.engine.dispose()


def entry_of(row: Sequence[Any]) -> StoredEntry:
    """Return a row of a log as an entry."""
    return StoredEntry(row[0], row[1], DECODER.decode(row[2]), row[3])
