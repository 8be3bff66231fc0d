"""Entries without numbers of actions, and maps named by the hash of their rules."""

from __future__ import annotations

import msgspec
import sqlalchemy as sa
from alembic import op

from branchline.server.schema_1 import from_schema_1

revision = "2"
down_revision = "1"
GAMES = sa.table("games", sa.column("id"))
ENTRIES = sa.table("entries", *map(sa.column, ("game", "version", "entry")))


def upgrade() -> None:
    """Rewrite all entries, game by game."""
    connection = op.get_bind()
    key = (ENTRIES.c.game == sa.bindparam("of"), ENTRIES.c.version == sa.bindparam("number"))
    write = sa.update(ENTRIES).where(*key).values(entry=sa.bindparam("converted"))
    for game in connection.execute(sa.select(GAMES.c.id)).scalars().all():
        query = sa.select(ENTRIES.c.version, ENTRIES.c.entry).where(ENTRIES.c.game == game)
        rows = [
            {"of": game, "number": version, "converted": converted}
            for version, entry in connection.execute(query).all()
            if (converted := convert(entry)) is not None
        ]
        if rows:
            connection.execute(write, rows)
    if not sa.inspect(connection).has_table("about"):
        op.create_table(
            "about", sa.Column("schema", sa.Integer, primary_key=True, autoincrement=False)
        )


def convert(entry: bytes) -> bytes | None:
    """Return an entry in its new form; None if it cannot be read: then its room cannot, either."""
    try:
        return from_schema_1(entry)
    except (msgspec.DecodeError, KeyError, TypeError, UnicodeError):
        return None
