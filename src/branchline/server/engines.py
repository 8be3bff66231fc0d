"""Connections to the database: SQLite in WAL mode, or PostgreSQL through psycopg."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any, Final

import sqlalchemy as sa
from sqlalchemy.pool import StaticPool

from branchline.server.database_address import IN_MEMORY, DatabaseAddress

if TYPE_CHECKING:
    import psycopg

CONNECTIONS: Final = 5
"""To PostgreSQL, of one server: one writes, others read, one listens."""
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


def make_engine(address: DatabaseAddress) -> sa.Engine:
    """Return the way to a database."""
    if address.file is None:
        return sa.create_engine(
            "postgresql+psycopg://",
            creator=partial(connect, address),
            pool_size=CONNECTIONS,
            hide_parameters=True,
        )
    engine = sa.create_engine(
        sa.URL.create("sqlite", database=address.file),
        connect_args={"check_same_thread": False},
        hide_parameters=True,
        **({"poolclass": StaticPool} if address.file == IN_MEMORY else {}),
    )
    sa.event.listen(engine, "connect", prepare)
    sa.event.listen(engine, "begin", begin)
    return engine


def connect(address: DatabaseAddress) -> psycopg.Connection[Any]:
    """Connect to PostgreSQL."""
    import psycopg

    connection = psycopg.connect(address.connect_to, **options())
    try:
        connection.execute(SESSION)
        connection.commit()
    except BaseException:
        connection.close()
        raise
    return connection


def options() -> dict[str, Any]:
    """Return what every connection to PostgreSQL is set to."""
    return {**IMPATIENCE, "application_name": "branchline"}


def prepare(connection: Any, _record: object) -> None:
    """Set a new connection up: what is committed is on the disk."""
    connection.isolation_level = None  # transactions begin where `begin` says, tables included
    for pragma in ("synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000"):
        connection.execute(f"PRAGMA {pragma}")


def write_ahead(engine: sa.Engine) -> None:
    """Let an SQLite file have a log that is written ahead, once it is known to be ours."""
    connection = engine.raw_connection()
    try:
        connection.cursor().execute("PRAGMA journal_mode=WAL")
    finally:
        connection.close()


def begin(connection: sa.Connection) -> None:
    """Begin a transaction."""
    connection.exec_driver_sql("BEGIN")
