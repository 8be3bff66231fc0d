"""Connections to the database: SQLite in WAL mode, or PostgreSQL through psycopg."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, partial
from typing import TYPE_CHECKING, Any, Final

import sqlalchemy as sa
from sqlalchemy.exc import DBAPIError
from sqlalchemy.pool import StaticPool

from branchline.server.database_address import IN_MEMORY, DatabaseAddress
from branchline.server.sqlite_file import prepare

if TYPE_CHECKING:
    import sqlite3

    import psycopg

CONNECTIONS: Final = 4
"""To PostgreSQL, of one server, to read and to say that it is at work; others write and listen."""
IMPATIENCE: Final = {
    "connect_timeout": 5,
    "keepalives_idle": 5,
    "keepalives_interval": 2,
    "keepalives_count": 3,
    "tcp_user_timeout": 5000,
}
"""A connection that is cut somewhere on its way has to be noticed."""
SESSION: Final = sa.text(
    """
    SET idle_in_transaction_session_timeout = '3s';
    SET lock_timeout = '8s';
    SET statement_timeout = '30s';
    SELECT set_config('synchronous_commit', 'on', false)
    WHERE current_setting('synchronous_commit') = 'off'
    """
).text
"""Whoever is cut off in a transaction must not keep others from the rows it had locked; and what is
acknowledged is on the disk, whatever the database is set to."""

WRITES: Final = "branchline_writes"
"""The option of a connection for a transaction that writes."""


def make_engine(address: DatabaseAddress, in_memory: sqlite3.Connection | None = None) -> sa.Engine:
    """Return the way to a database; to one in memory there is only the connection given."""
    if address.file is None:
        engine = sa.create_engine(
            "postgresql+psycopg://",
            creator=partial(connect, address),
            pool_size=CONNECTIONS,
            pool_reset_on_return=None,  # whoever begins a transaction ends it
            hide_parameters=True,
        )
    else:
        engine = sa.create_engine(
            sa.URL.create("sqlite", database=address.file),
            connect_args={"check_same_thread": False},
            hide_parameters=True,
            **({"poolclass": StaticPool} if address.file == IN_MEMORY else {}),
            **({} if in_memory is None else {"creator": lambda: in_memory}),
        )
        sa.event.listen(engine, "connect", set_up)
    sa.event.listen(engine, "begin", begin)
    return engine


def connect(address: DatabaseAddress) -> psycopg.Connection[Any]:
    """Connect to PostgreSQL; transactions begin where `begin` says, else each statement is one."""
    import psycopg

    connection = psycopg.connect(address.connect_to, autocommit=True, **options())
    try:
        connection.execute(SESSION)
    except BaseException:
        connection.close()
        raise
    return connection


def options() -> dict[str, Any]:
    """Return what every connection to PostgreSQL is set to."""
    return {**IMPATIENCE, "application_name": "branchline"}


def set_up(connection: sqlite3.Connection, _record: object) -> None:
    """Set a new connection to SQLite up; transactions begin where `begin` says."""
    connection.isolation_level = None
    prepare(connection)


def begin(connection: sa.Connection) -> None:
    """Begin a transaction.

    In SQLite one that writes takes its turn before it reads: if another writes in between, it would
    be refused at once.
    """
    writes = connection.get_execution_options().get(WRITES) and connection.dialect.name == "sqlite"
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")


def run_at_once(
    engine: sa.Engine, statement: sa.TextClause, values: Mapping[str, object]
) -> list[tuple[Any, ...]]:
    """Run one statement on PostgreSQL, a transaction of its own; return its rows.

    It goes straight to the driver: for a server with much to do SQLAlchemy's way takes several
    times as long. Errors are those of SQLAlchemy.
    """
    import psycopg

    text = driver_text(statement, engine.dialect)
    pooled: sa.PoolProxiedConnection | None = None
    try:
        pooled = engine.raw_connection()
        connection: psycopg.Connection[Any] = pooled.driver_connection  # type: ignore[assignment]
        cursor = connection.execute(text, values)
        return cursor.fetchall() if cursor.description else []
    except psycopg.Error as error:
        is_lost = pooled is not None and bool(connection.closed)
        if pooled is not None and is_lost:
            pooled.invalidate(error)
            engine.dispose()  # the others are lost as well, more often than not
        raise wrapped(error, statement, is_lost=is_lost) from error
    finally:
        if pooled is not None:
            pooled.close()


def wrapped(error: psycopg.Error, statement: sa.TextClause, *, is_lost: bool) -> Exception:
    """Return an error of the driver as one of SQLAlchemy; `is_lost` says the connection is."""
    import psycopg

    return DBAPIError.instance(
        statement.text, None, error, psycopg.Error, True, connection_invalidated=is_lost
    )


@cache
def driver_text(statement: sa.TextClause, dialect: sa.Dialect) -> bytes:
    """Return a statement as the driver takes it."""
    return str(statement.compile(dialect=dialect)).encode()
