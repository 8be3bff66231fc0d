"""When a room has to wake, and what servers that share a database tell each other."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "3"
down_revision = "2"
FIND_OUT = 0
"""Of an earlier game nobody knows when something is due: it is woken once to see."""


def upgrade() -> None:
    """Add the tables, and a time to every unfinished game."""
    op.add_column(table_name="games", column=sa.Column("due", sa.BigInteger))
    games = sa.table("games", sa.column("id"), sa.column("over"), sa.column("due"))
    op.execute(sa.update(games).where(games.c.over == sa.false()).values(due=FIND_OUT))
    op.create_table(
        "servers",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("expires", sa.DateTime(timezone=True), nullable=False),
    )
    op.create_table(
        "leases",
        sa.Column("game", sa.String, sa.ForeignKey("games.id"), primary_key=True),
        sa.Column("owner", sa.String, nullable=False),
        sa.Column("epoch", sa.BigInteger, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
    )
    op.create_table(
        "commands",
        sa.Column("id", sa.BigInteger().with_variant(sa.Integer, "sqlite"), primary_key=True),
        sa.Column("game", sa.String, nullable=False),
        sa.Column("payload", sa.LargeBinary, nullable=False),
        sa.Column("answer", sa.LargeBinary),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False, server_default=sa.func.now()),
    )
    op.create_table(
        "presence",
        sa.Column("game", sa.String, primary_key=True),
        sa.Column("server", sa.String, primary_key=True),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("spectators", sa.Integer, nullable=False),
        sa.Column("waiting", sa.Boolean, nullable=False),
    )
    op.create_index("leases_owner", "leases", ["owner"])
    add_partial_index("games_unfinished", "games", "id", games.c.over == sa.false())
    add_partial_index("games_due", "games", "due", sa.column("due").is_not(None))
    add_partial_index("commands_waiting", "commands", "game", sa.column("answer").is_(None))
    if op.get_bind().dialect.name == "postgresql":
        for table in ("servers", "commands", "presence"):
            op.execute(sa.text(f"ALTER TABLE {table} SET UNLOGGED"))


def add_partial_index(name: str, table: str, column: str, where: sa.ColumnElement[bool]) -> None:
    """Add an index of some rows only."""
    op.create_index(name, table, [column], sqlite_where=where, postgresql_where=where)
