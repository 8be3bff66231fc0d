"""The version of a database: a new one gets today's tables, an older one is upgraded by Alembic.

Alembic is imported only for an upgrade: what starts every day does not wait for it.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

import sqlalchemy as sa

from branchline.locales import say
from branchline.server.database_address import DatabaseAddress, DatabaseError, OlderDatabase
from branchline.server.schema import ABOUT, ALEMBIC, ENTRIES, GAMES, META, TOKENS
from branchline.server.sqlite_tables import SCHEMA

MIGRATIONS: Final = Path(__file__).parent / "migrations"
ONE_AT_A_TIME: Final = 0x6272616E  # any number that is ours
NEW: Final = 0


def prepare_database(engine: sa.Engine, address: DatabaseAddress, *, upgrade: bool) -> None:
    """Make the tables of a new database; see that an old one is ours, and of today's version."""
    with engine.begin() as connection:
        if address.is_shared:  # another server may be at it
            connection.execute(sa.select(sa.func.pg_advisory_xact_lock(ONE_AT_A_TIME)))
        found = version_of(connection, address)
        if found == SCHEMA:
            return
        if found > SCHEMA:
            facts = {"database": address.shown, "found": str(found), "own": str(SCHEMA)}
            raise DatabaseError(say("database-of-newer-version", **facts))
        if found == NEW:
            META.create_all(connection)
            connection.execute(sa.insert(ALEMBIC).values(version_num=str(SCHEMA)))
        elif upgrade:
            migrate(connection, found)
        else:
            facts = {"database": address.shown, "found": str(found), "own": str(SCHEMA)}
            kind = "shared" if address.is_shared else "file"
            raise OlderDatabase(say("database-of-older-version", kind=kind, **facts))
        connection.execute(sa.delete(ABOUT))
        connection.execute(sa.insert(ABOUT).values(schema=SCHEMA))


def version_of(connection: sa.Connection, address: DatabaseAddress) -> int:
    """Return the version of a database; `NEW` if it is empty."""
    known = set(sa.inspect(connection).get_table_names())
    if not known:
        return NEW
    if not {GAMES.name, ENTRIES.name, TOKENS.name} <= known:
        raise DatabaseError(say("database-of-another-program", path=address.shown))
    if ALEMBIC.name in known:
        noted = connection.execute(sa.select(ALEMBIC.c.version_num)).scalar() or ""
        if noted.isdecimal():
            return int(noted)
    if ABOUT.name in known:
        return connection.execute(sa.select(ABOUT.c.schema)).scalar() or 1
    return 1  # older than this table


def let_it_last(connection: sa.Connection) -> None:
    """Let this transaction last as long as it needs: rewriting a large database takes minutes."""
    if connection.dialect.name == "postgresql":
        for limit in ("statement_timeout", "idle_in_transaction_session_timeout"):
            connection.execute(sa.text(f"SET LOCAL {limit} = 0"))


def migrate(connection: sa.Connection, found: int, until: str = "head") -> None:
    """Run the migrations that a database has not had yet."""
    from alembic import command
    from alembic.config import Config

    let_it_last(connection)
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    if found != NEW:
        command.stamp(config, str(found))
    command.upgrade(config, until)
