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
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import partial
from typing import Any, Final, TypeVar

import msgspec
import sqlalchemy as sa

from branchline.server.changes import Change, ChangedRows, rows_of
from branchline.server.database_address import IN_MEMORY, read_address
from branchline.server.engines import make_engine, run_at_once, write_ahead
from branchline.server.log_entries import LogEntry, StoredEntry
from branchline.server.schema import ENTRIES, GAMES, LEASES, TOKENS
from branchline.server.shared_writes import write_shared
from branchline.server.upgrading import prepare_database
from branchline.server.write_connection import WriteConnection

READERS: Final = 3
FINISH_SECONDS: Final = 5.0

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
        self.engine = make_engine(self.address)
        try:
            prepare_database(self.engine, self.address, upgrade=upgrade)
            if not self.address.is_shared:
                write_ahead(self.engine)
        except BaseException:
            self.engine.dispose()
            raise
        self._writer = ThreadPoolExecutor(1, thread_name_prefix="store")
        self._readers = self._writer
        if self.address.file != IN_MEMORY:
            self._readers = ThreadPoolExecutor(READERS, thread_name_prefix="store-read")
        self._urgent = ThreadPoolExecutor(1, thread_name_prefix="store-urgent")
        self._line = WriteConnection(self.address)
        """To PostgreSQL; an SQLite file is written by a thread."""
        self._waiting: list[tuple[Change, asyncio.Future[None]]] = []
        self._writing: asyncio.Task[None] | None = None

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
        if self.address.is_shared:
            await write_shared(self._line, changes, self.server)
        else:
            loop = asyncio.get_running_loop()
            await loop.run_in_executor(self._writer, partial(self._commit, changes))

    def _commit(self, changes: Sequence[Change]) -> None:
        with self.engine.begin() as connection:
            write_rows(connection, rows_of(changes))

    async def query(
        self, statement: sa.TextClause, values: Mapping[str, object], *, urgent: bool = False
    ) -> list[tuple[Any, ...]]:
        """Return the rows of one statement on PostgreSQL, a transaction of its own."""
        threads = self._urgent if urgent else self._readers
        work = partial(run_at_once, self.engine, statement, values)
        return await asyncio.get_running_loop().run_in_executor(threads, work)

    async def run(self, work: Callable[[sa.Connection], Found], *, urgent: bool = False) -> Found:
        """Run something in a transaction of its own, beside what is written."""
        threads = self._urgent if urgent else self._readers
        return await asyncio.get_running_loop().run_in_executor(threads, partial(self._run, work))

    def _run(self, work: Callable[[sa.Connection], Found]) -> Found:
        with self.engine.begin() as connection:
            return work(connection)

    async def read(self, query: Any) -> Sequence[Any]:
        """Return the rows of a query."""
        return await self.run(lambda connection: connection.execute(query).all())

    async def log_of(self, game: str) -> list[StoredEntry]:
        """Return the log of a game; empty if there is no such game."""
        return [entry_of(row) for row in await self.run(partial(read_log, game))]

    async def tokens_of(self, game: str) -> dict[str, int]:
        """Return the seat of each token (by its hash) of a game."""
        query = sa.select(TOKENS.c.hash, TOKENS.c.seat).where(TOKENS.c.game == game)
        return {row[0]: row[1] for row in await self.read(query)}

    async def game_of(self, game: str, *, settled: bool = False) -> StoredGame | None:
        """Return all that is stored of a game; None if there is no such game.

        `settled` waits until whatever is being written to it is written or given up.
        """
        settled = settled and self.address.is_shared
        found = await self.run(partial(read_game, game, settled=settled))
        if found is None:
            return None
        (over, due), rows, tokens = found
        return StoredGame([entry_of(row) for row in rows], dict(tokens), bool(over), due)

    async def finish(self) -> None:
        """Wait until what was to be written is, or cannot be."""
        if self._writing is not None:
            await asyncio.wait({self._writing}, timeout=FINISH_SECONDS)

    def close(self) -> None:
        """Close the database."""
        self._writer.shutdown()
        self._readers.shutdown()
        self._urgent.shutdown()
        self._line.close()
        self.engine.dispose()


def write_rows(connection: sa.Connection, rows: ChangedRows) -> None:
    """Write rows to SQLite, table by table."""
    for table, new in ((GAMES, rows.games), (ENTRIES, rows.entries), (TOKENS, rows.tokens)):
        if new:
            connection.execute(sa.insert(table), new)
    if rows.over:
        ended = sa.update(GAMES).where(GAMES.c.id.in_(rows.over)).values(over=True, due=None)
        connection.execute(ended)
    if rows.due:
        connection.execute(SET_DUE, [{"of": row["game"], "when": row["due"]} for row in rows.due])


SET_DUE = sa.update(GAMES).where(GAMES.c.id == sa.bindparam("of")).values(due=sa.bindparam("when"))


def read_log(game: str, connection: sa.Connection) -> Sequence[Any]:
    """Return the rows of a log."""
    columns = (ENTRIES.c.version, ENTRIES.c.at, ENTRIES.c.entry, ENTRIES.c.command)
    query = sa.select(*columns).where(ENTRIES.c.game == game).order_by(ENTRIES.c.version)
    return connection.execute(query).all()


def read_game(
    game: str, connection: sa.Connection, *, settled: bool = False
) -> tuple[Any, Sequence[Any], list[tuple[str, int]]] | None:
    """Return the rows about a game."""
    if settled:  # whoever writes to it holds its lease
        connection.execute(sa.select(LEASES.c.epoch).where(LEASES.c.game == game).with_for_update())
    about = sa.select(GAMES.c.over, GAMES.c.due).where(GAMES.c.id == game)
    found = connection.execute(about).one_or_none()
    if found is None:
        return None
    tokens = sa.select(TOKENS.c.hash, TOKENS.c.seat).where(TOKENS.c.game == game)
    rows = connection.execute(tokens).all()
    return found, read_log(game, connection), [(row[0], row[1]) for row in rows]


def entry_of(row: Any) -> StoredEntry:
    """Return a row of a log as an entry."""
    return StoredEntry(row[0], row[1], DECODER.decode(row[2]), row[3])
