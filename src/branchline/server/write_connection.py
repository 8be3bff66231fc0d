"""The connection on which a server writes to PostgreSQL: in its event loop, without a thread.

It runs prepared statements whose values are text already, one after the other. Every move is
written this way: by a thread, and by the driver's cursors, which look at the type of each value
anew, writing would take several times as long as all else that a move costs the database's client.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping
from functools import cache
from typing import TYPE_CHECKING, Any

import sqlalchemy as sa

from branchline.server.database_address import DatabaseAddress
from branchline.server.engines import connect, wrapped

if TYPE_CHECKING:
    import psycopg
    from psycopg.pq.abc import PGconn, PGresult


class WriteConnection:
    """A connection, opened when it is needed and again when it was lost."""

    def __init__(self, address: DatabaseAddress) -> None:
        self.address = address
        self._connection: psycopg.Connection[Any] | None = None
        self._prepared: dict[bytes, bytes] = {}
        """The names of statements that are prepared on it."""

    async def run(self, statement: sa.TextClause, values: Mapping[str, str]) -> list[bytes | None]:
        """Run one statement, a transaction of its own; return the first row of its result.

        The caller waits for one before it begins another. Errors are those of SQLAlchemy.
        """
        import psycopg

        try:
            if self._connection is None:
                self._connection = await asyncio.to_thread(connect, self.address)
            return await self._run(self._connection.pgconn, statement, values)
        except psycopg.Error as error:
            is_lost = self._connection is None or bool(self._connection.closed)
            if is_lost:
                self.close()
            raise wrapped(error, statement, is_lost=is_lost) from error
        except BaseException:  # what is still to come would seem to answer the next statement
            self.close()
            raise

    async def _run(
        self, line: PGconn, statement: sa.TextClause, values: Mapping[str, str]
    ) -> list[bytes | None]:
        text, names = numbered(statement)
        name = self._prepared.get(text)
        if name is None:
            name = b"write_%d" % len(self._prepared)
            line.send_prepare(name, text)
            await result_of(line)
            self._prepared[text] = name
        line.send_query_prepared(name, [values[each].encode() for each in names])
        result = await result_of(line)
        return [result.get_value(0, column) for column in range(result.nfields)]

    def close(self) -> None:
        """Close it; the next statement opens it again."""
        if self._connection is not None:
            self._connection.close()
            self._connection = None
        self._prepared = {}


@cache
def numbered(statement: sa.TextClause) -> tuple[bytes, tuple[str, ...]]:
    """Return a statement as PostgreSQL takes it, with numbers for values, and their names."""
    dialect = sa.dialects.registry.load("postgresql.psycopg")(paramstyle="numeric_dollar")
    compiled: Any = statement.compile(dialect=dialect)
    return str(compiled).encode(), tuple(compiled.positiontup)


async def result_of(line: PGconn) -> PGresult:
    """Send what is to be sent and wait for its result; raise the driver's error if it failed."""
    from psycopg.errors import error_from_result
    from psycopg.pq import ExecStatus

    loop = asyncio.get_running_loop()
    while line.flush():
        await ready(loop.add_writer, loop.remove_writer, line.socket)
    last: PGresult | None = None
    while True:
        while line.is_busy():
            await ready(loop.add_reader, loop.remove_reader, line.socket)
            line.consume_input()
        result = line.get_result()
        if result is None:
            break
        last = result
    if last is None or last.status not in (ExecStatus.COMMAND_OK, ExecStatus.TUPLES_OK):
        raise error_from_result(last) if last is not None else no_answer(line)
    return last


def no_answer(line: PGconn) -> Exception:
    """Return the error of a connection that ended without a word."""
    import psycopg

    return psycopg.OperationalError(line.error_message.decode("utf-8", "replace"))


async def ready(watch: Callable[..., object], stop: Callable[[int], object], file: int) -> None:
    """Wait until a file can be read, or written."""
    found: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def tell() -> None:
        if not found.done():
            found.set_result(None)

    watch(file, tell)
    try:
        await found
    finally:
        stop(file)
