"""Where the logs are kept: an SQLite file in WAL mode, written by one thread.

`write` returns when what it was given is on the disk. Writes that arrive while another is under
way are committed together, so that many rooms share the cost of reaching the disk.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import partial
from typing import Any, TypeVar

import msgspec
import sqlalchemy as sa
from sqlalchemy.pool import StaticPool

from branchline.locales import say
from branchline.server.log_entries import LogEntry, StoredEntry
from branchline.server.schema_1 import from_schema_1

SCHEMA = 2
"""Raised whenever what is stored changes so that other versions cannot read it."""
META = sa.MetaData()
ABOUT = sa.Table("about", META, sa.Column("schema", sa.Integer, primary_key=True))
GAMES = sa.Table(
    "games",
    META,
    sa.Column("id", sa.String, primary_key=True),
    sa.Column("over", sa.Boolean, nullable=False),
)
ENTRIES = sa.Table(
    "entries",
    META,
    sa.Column("game", sa.String, sa.ForeignKey("games.id"), primary_key=True),
    sa.Column("version", sa.Integer, primary_key=True),
    sa.Column("at", sa.Integer, nullable=False),
    sa.Column("command", sa.String),
    sa.Column("entry", sa.LargeBinary, nullable=False),
    sa.UniqueConstraint("game", "command"),
)
TOKENS = sa.Table(
    "tokens",
    META,
    sa.Column("game", sa.String, sa.ForeignKey("games.id"), primary_key=True),
    sa.Column("hash", sa.String, primary_key=True),
    sa.Column("seat", sa.Integer, nullable=False),
)

Found = TypeVar("Found")
DECODER = msgspec.json.Decoder(LogEntry)


@dataclass(frozen=True)
class Change:
    """What is written as one: entries of a game, tokens of its seats, whether it is over."""

    game: str
    entries: Sequence[StoredEntry] = ()
    tokens: Sequence[tuple[str, int]] = ()
    """Hashes of tokens, with the seat of each."""
    new: bool = False
    over: bool = False


class StoreError(ValueError):
    """A database that this server must not write to."""


class Store:
    """The database of a server."""

    def __init__(self, path: str) -> None:
        memory = path == ":memory:"
        self.engine = sa.create_engine(
            sa.URL.create("sqlite", database=path),
            connect_args={"check_same_thread": False},
            **({"poolclass": StaticPool} if memory else {}),
        )
        sa.event.listen(self.engine, "connect", prepare)
        try:
            self._prepare(path)
        except BaseException:
            self.engine.dispose()
            raise
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="store")
        self._waiting: list[tuple[Change, asyncio.Future[None]]] = []
        self._writing: asyncio.Task[None] | None = None

    def _prepare(self, path: str) -> None:
        """Make the tables of a new database; check that an old one is ours."""
        known = set(sa.inspect(self.engine).get_table_names())
        if known and not {GAMES.name, ENTRIES.name, TOKENS.name} <= known:
            raise StoreError(say("database-of-another-program", path=path))
        META.create_all(self.engine)
        with self.engine.begin() as connection:
            found = connection.execute(sa.select(ABOUT.c.schema)).scalar()
            if found is None:  # new, or older than this table
                connection.execute(sa.insert(ABOUT).values(schema=SCHEMA))
            if found is None or found == 1:
                convert_entries(connection)
                connection.execute(sa.update(ABOUT).values(schema=SCHEMA))
            elif found != SCHEMA:
                facts = {"path": path, "found": str(found), "own": str(SCHEMA)}
                raise StoreError(say("database-of-another-version", **facts))

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
                await self._run(partial(self._commit, [each for each, _ in batch]))
            except sa.exc.SQLAlchemyError:
                for change, done in batch:
                    await self._write_one(change, done)
            else:
                for _, done in batch:
                    if not done.done():
                        done.set_result(None)
        self._writing = None

    async def _write_one(self, change: Change, done: asyncio.Future[None]) -> None:
        try:
            await self._run(partial(self._commit, [change]))
        except sa.exc.SQLAlchemyError as error:
            if not done.done():
                done.set_exception(error)
        else:
            if not done.done():
                done.set_result(None)

    async def _run(self, work: Callable[[], Found]) -> Found:
        return await asyncio.get_running_loop().run_in_executor(self._thread, work)

    def _commit(self, changes: Sequence[Change]) -> None:
        games = [{"id": change.game, "over": change.over} for change in changes if change.new]
        over = [change.game for change in changes if change.over and not change.new]
        entries = [row_of(change.game, each) for change in changes for each in change.entries]
        tokens = [
            {"game": change.game, "hash": hashed, "seat": seat}
            for change in changes
            for hashed, seat in change.tokens
        ]
        with self.engine.begin() as connection:
            for table, rows in ((GAMES, games), (ENTRIES, entries), (TOKENS, tokens)):
                if rows:
                    connection.execute(sa.insert(table), rows)
            if over:
                connection.execute(sa.update(GAMES).where(GAMES.c.id.in_(over)).values(over=True))

    async def log_of(self, game: str) -> list[StoredEntry]:
        """Return the log of a game; empty if there is no such game."""
        columns = (ENTRIES.c.version, ENTRIES.c.at, ENTRIES.c.entry, ENTRIES.c.command)
        query = sa.select(*columns).where(ENTRIES.c.game == game).order_by(ENTRIES.c.version)
        rows = await self._run(partial(self._read, query))
        return [StoredEntry(row[0], row[1], DECODER.decode(row[2]), row[3]) for row in rows]

    async def tokens_of(self, game: str) -> dict[str, int]:
        """Return the seat of each token (by its hash) of a game."""
        query = sa.select(TOKENS.c.hash, TOKENS.c.seat).where(TOKENS.c.game == game)
        rows = await self._run(partial(self._read, query))
        return {row[0]: row[1] for row in rows}

    async def unfinished(self) -> list[str]:
        """Return the games that are not over."""
        query = sa.select(GAMES.c.id).where(GAMES.c.over.is_(False))
        return [row[0] for row in await self._run(partial(self._read, query))]

    def _read(self, query: Any) -> Sequence[Any]:
        with self.engine.connect() as connection:
            return connection.execute(query).all()

    def close(self) -> None:
        """Close the database."""
        self._thread.shutdown()
        self.engine.dispose()


def prepare(connection: Any, _record: object) -> None:
    """Set a new connection up: a log written ahead, and on the disk before a commit returns."""
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000"):
        connection.execute(f"PRAGMA {pragma}")


def convert_entries(connection: sa.Connection) -> None:
    """Rewrite all entries of a database of schema 1, game by game."""
    key = (ENTRIES.c.game == sa.bindparam("of"), ENTRIES.c.version == sa.bindparam("number"))
    write = sa.update(ENTRIES).where(*key).values(entry=sa.bindparam("converted"))
    for game in connection.execute(sa.select(GAMES.c.id)).scalars().all():
        query = sa.select(ENTRIES.c.version, ENTRIES.c.entry).where(ENTRIES.c.game == game)
        rows = [
            {"of": game, "number": version, "converted": from_schema_1(entry)}
            for version, entry in connection.execute(query).all()
        ]
        if rows:
            connection.execute(write, rows)


def row_of(game: str, stored: StoredEntry) -> dict[str, object]:
    """Return an entry as a row."""
    return {
        "game": game,
        "version": stored.version,
        "at": stored.at,
        "command": stored.command,
        "entry": msgspec.json.encode(stored.entry),
    }
