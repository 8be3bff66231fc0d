"""The first tables: games, their logs, and the tokens of seats."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "1"
down_revision = None


def upgrade() -> None:
    """Make the tables."""
    op.create_table(
        "games",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("over", sa.Boolean, nullable=False),
    )
    op.create_table(
        "entries",
        sa.Column("game", sa.String, sa.ForeignKey("games.id"), primary_key=True),
        sa.Column("version", sa.Integer, primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("command", sa.String),
        sa.Column("entry", sa.LargeBinary, nullable=False),
        sa.UniqueConstraint("game", "command"),
    )
    op.create_table(
        "tokens",
        sa.Column("game", sa.String, sa.ForeignKey("games.id"), primary_key=True),
        sa.Column("hash", sa.String, primary_key=True),
        sa.Column("seat", sa.Integer, nullable=False),
    )
