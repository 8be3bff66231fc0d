"""The tables of the database, as the newest migration leaves them.

`leases`, `servers`, `commands`, `presence` and `studio_jobs` are for servers that share a
PostgreSQL database; on SQLite they stay empty. A new SQLite file gets them from `sqlite_tables.py`.
"""

from __future__ import annotations

import sqlalchemy as sa

META = sa.MetaData()
ABOUT = sa.Table(
    "about", META, sa.Column("schema", sa.Integer, primary_key=True, autoincrement=False)
)
"""The version again, for programs from before there were migrations: they refuse a newer one."""
ALEMBIC = sa.Table(
    "alembic_version", META, sa.Column("version_num", sa.String(32), primary_key=True)
)
GAMES = sa.Table(
    "games",
    META,
    sa.Column("id", sa.String, primary_key=True),
    sa.Column("over", sa.Boolean, nullable=False),
    # When a bot or a clock has something to do next, in milliseconds since 1970.
    sa.Column("due", sa.BigInteger),
)


def add_partial_index(name: str, table: sa.Table, column: str, where: sa.TextClause) -> None:
    """Add an index of some rows only: the few that are looked for.

    As text: an `Index` with a condition would import the dialects it may be for, even on SQLite.
    """
    for dialect, no in (("sqlite", "0"), ("postgresql", "false")):
        wanted = where.text.format(no=no)
        ddl = sa.DDL(  # type: ignore[no-untyped-call]
            f"CREATE INDEX {name} ON {table.name} ({column}) WHERE {wanted}"
        ).execute_if(dialect=dialect)
        sa.event.listen(table, "after_create", ddl)


add_partial_index("games_unfinished", GAMES, "id", sa.text("over = {no}"))
add_partial_index("games_due", GAMES, "due", sa.text("due IS NOT NULL"))
ENTRIES = sa.Table(
    "entries",
    META,
    sa.Column("game", sa.String, sa.ForeignKey("games.id"), primary_key=True),
    sa.Column("version", sa.Integer, primary_key=True),
    sa.Column("at", sa.BigInteger, nullable=False),
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
REVIEWS = sa.Table(
    "reviews",
    META,
    sa.Column("game", sa.String, sa.ForeignKey("games.id"), primary_key=True),
    # Which form it has: reviews of another one are made anew.
    sa.Column("form", sa.Integer, nullable=False),
    sa.Column("review", sa.LargeBinary, nullable=False),
)
"""Reviews of finished games: they can be made again, but that takes a while."""
UPLOADS = sa.Table(
    "uploads",
    META,
    sa.Column("key", sa.String, primary_key=True),
    sa.Column("at", sa.BigInteger, nullable=False),
    # The name of whoever drew it, as others read it.
    sa.Column("maker", sa.String, nullable=False),
    # A hash of where it came from: so many for each address.
    sa.Column("address", sa.String, nullable=False),
    # The hash of the token by which its maker can remove it.
    sa.Column("token", sa.String, nullable=False),
    sa.Column("text", sa.Text, nullable=False),
)
"""Maps that visitors left for others to play."""
SERVERS = sa.Table(
    "servers",
    META,
    sa.Column("id", sa.String, primary_key=True),
    sa.Column("expires", sa.DateTime(timezone=True), nullable=False),
)
"""The servers at work; each says every second that it still is."""
LEASES = sa.Table(
    "leases",
    META,
    sa.Column("game", sa.String, sa.ForeignKey("games.id"), primary_key=True),
    # The server that alone may write; empty if none. Its lease ends when the server expires.
    sa.Column("owner", sa.String, nullable=False),
    # Raised whenever the owner changes, so that an earlier owner cannot write.
    sa.Column("epoch", sa.BigInteger, nullable=False),
    # How long the log is; other servers compare it with what they have read.
    sa.Column("version", sa.Integer, nullable=False),
)
OWNERS = sa.Index("leases_owner", LEASES.c.owner)
COMMANDS = sa.Table(
    "commands",
    META,
    sa.Column("id", sa.BigInteger().with_variant(sa.Integer, "sqlite"), primary_key=True),
    sa.Column("game", sa.String, nullable=False),
    sa.Column("payload", sa.LargeBinary, nullable=False),
    sa.Column("answer", sa.LargeBinary),
    sa.Column("at", sa.DateTime(timezone=True), nullable=False, server_default=sa.func.now()),
)
"""What arrived at a server that does not own the room; its owner answers in the same row."""
add_partial_index("commands_waiting", COMMANDS, "game", sa.text("answer IS NULL"))
PRESENCE = sa.Table(
    "presence",
    META,
    sa.Column("game", sa.String, primary_key=True),
    sa.Column("server", sa.String, primary_key=True),
    # One bit for each seat that is connected there.
    sa.Column("seats", sa.Integer, nullable=False),
    sa.Column("spectators", sa.Integer, nullable=False),
    # Whether somebody there waits for others to take the open seats.
    sa.Column("waiting", sa.Boolean, nullable=False),
)
"""Who is connected to a room, server by server."""
STUDIO_JOBS = sa.Table(
    "studio_jobs",
    META,
    sa.Column("name", sa.String, primary_key=True),
    sa.Column("kind", sa.String, nullable=False),
    # The server that does it, or did.
    sa.Column("server", sa.String, nullable=False),
    sa.Column("state", sa.LargeBinary, nullable=False),
    sa.Column("under_way", sa.Boolean, nullable=False),
    # When somebody asked last.
    sa.Column("asked", sa.DateTime(timezone=True), nullable=False),
    # Hashes of the addresses that wait for it, with spaces between.
    sa.Column("hosts", sa.String, nullable=False),
    sa.Column("result", sa.LargeBinary),
)
"""Boards and studies of the map studio: done by one server, known to all."""
PASSING = (SERVERS, COMMANDS, PRESENCE, STUDIO_JOBS)
"""Tables that nobody misses after a crash of the database: writing them need not reach the disk."""
for _table in PASSING:
    sa.event.listen(
        _table,
        "after_create",
        sa.DDL(f"ALTER TABLE {_table.name} SET UNLOGGED").execute_if(  # type: ignore[no-untyped-call]
            dialect="postgresql"
        ),
    )
