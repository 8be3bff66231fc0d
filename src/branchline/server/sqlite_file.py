"""An SQLite file in WAL mode, read and written by plain statements.

SQLAlchemy is left for what is seldom done (`Store.run`): it takes long to import, and for a write
of one move several times as long as SQLite's own driver. Errors are those of SQLAlchemy.
"""

from __future__ import annotations

import sqlite3
import threading
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from functools import cache
from typing import Any, Final

from branchline.server import database_errors
from branchline.server.changes import ChangedRows, Rows
from branchline.server.database_address import IN_MEMORY
from branchline.server.sqlite_tables import NEEDED, NOTE_VERSION, SCHEMA, TABLES

SETTINGS: Final = ("synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000")
"""What is committed is on the disk."""
NAMES: Final = "SELECT name FROM sqlite_master WHERE type = 'table'"
VERSION: Final = "SELECT version_num FROM alembic_version"
NEW_GAME: Final = "INSERT INTO games (id, over, due) VALUES (:id, :over, :due)"
NEW_ENTRIES: Final = "INSERT INTO entries (game, version, at, command, entry) VALUES "
NEW_ENTRY: Final = f"{NEW_ENTRIES}(:game, :version, :at, :command, :entry)"
MOST_AT_ONCE: Final = 64
"""Entries that one statement adds."""
NEW_TOKEN: Final = "INSERT INTO tokens (game, hash, seat) VALUES (:game, :hash, :seat)"  # noqa: S105
SET_OVER: Final = "UPDATE games SET over = 1, due = NULL WHERE id = ?"
SET_DUE: Final = "UPDATE games SET due = :due WHERE id = :game"


class SqliteFile:
    """A file of games; every thread has a connection of its own."""

    def __init__(self, path: str) -> None:
        self.path = path
        self._of_thread = threading.local()
        self._opened: list[sqlite3.Connection] = []
        self.only: sqlite3.Connection | None = None
        """The connection of all threads to a database in memory: another would have its own."""
        if path == IN_MEMORY:
            self.only = self._open()

    def _open(self) -> sqlite3.Connection:
        connection = sqlite3.connect(self.path, isolation_level=None, check_same_thread=False)
        self._opened.append(connection)
        prepare(connection)
        return connection

    @contextmanager
    def _connected(self, doing: str) -> Iterator[sqlite3.Connection]:
        """Lend the connection of this thread; what goes wrong is an error of SQLAlchemy."""
        try:
            found = self.only or getattr(self._of_thread, "connection", None)
            if found is None:
                found = self._of_thread.connection = self._open()
            yield found
        except sqlite3.Error as error:
            raise database_errors.of_sqlite(error, doing) from error

    @contextmanager
    def _transaction(self, kind: str) -> Iterator[sqlite3.Connection]:
        with self._connected(kind) as connection:
            connection.execute(kind)
            try:
                yield connection
                connection.execute("COMMIT")
            except BaseException:
                with suppress(sqlite3.Error):  # what went wrong first is told
                    connection.execute("ROLLBACK")
                raise

    def is_ready(self) -> bool:
        """Make the tables of a new file; tell whether a file has today's."""
        with self._connected("opening") as connection:
            known = {row[0] for row in connection.execute(NAMES)}
            if not known:
                connection.executescript(TABLES)
                for statement in NOTE_VERSION:
                    connection.execute(statement, {"version": SCHEMA})
                connection.execute("COMMIT")
                return True
            return known >= NEEDED and connection.execute(VERSION).fetchall() == [(str(SCHEMA),)]

    def write_ahead(self) -> None:
        """Let the file have a log that is written ahead, once it is known to be ours."""
        with self._connected("opening") as connection:
            connection.execute("PRAGMA journal_mode=WAL")

    def select(
        self, statements: Sequence[str], values: Mapping[str, object]
    ) -> list[list[tuple[Any, ...]]]:
        """Return the rows of statements, all as of one moment."""
        with self._transaction("BEGIN") as connection:
            return [connection.execute(each, values).fetchall() for each in statements]

    def write(self, rows: ChangedRows) -> None:
        """Write rows, table by table; when this returns they are on the disk."""
        if rows.are_entries_alone() and len(rows.entries) <= MOST_AT_ONCE:
            self._add(rows.entries)
            return
        with self._transaction("BEGIN IMMEDIATE") as connection:
            for statement, new in (
                (NEW_GAME, rows.games),
                (NEW_ENTRY, rows.entries),
                (NEW_TOKEN, rows.tokens),
                (SET_OVER, [(game,) for game in rows.over]),
                (SET_DUE, rows.due),
            ):
                if new:
                    connection.executemany(statement, new)

    def _add(self, entries: Rows) -> None:
        """Add entries, as most moves do, by one statement: it is a transaction of its own.

        The driver lets other threads run during each statement and has to wait for its turn after
        it, so that several take much longer beside a busy event loop.
        """
        values = [value for row in entries for value in row.values()]
        with self._connected("INSERT") as connection:
            connection.execute(adding(len(entries)), values)

    def close(self) -> None:
        """Close all connections; no thread may be at work."""
        for connection in self._opened:
            connection.close()


@cache
def adding(number: int) -> str:
    """Return the statement that adds so many entries."""
    return NEW_ENTRIES + ", ".join(["(?, ?, ?, ?, ?)"] * number)


def prepare(connection: sqlite3.Connection) -> None:
    """Set a new connection up."""
    for setting in SETTINGS:
        connection.execute(f"PRAGMA {setting}")
