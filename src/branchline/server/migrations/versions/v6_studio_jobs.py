"""Boards and studies of the map studio, for servers that share a database."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "6"
down_revision = "5"


def upgrade() -> None:
    """Add the table."""
    op.create_table(
        "studio_jobs",
        sa.Column("name", sa.String, primary_key=True),
        sa.Column("kind", sa.String, nullable=False),
        sa.Column("server", sa.String, nullable=False),
        sa.Column("state", sa.LargeBinary, nullable=False),
        sa.Column("under_way", sa.Boolean, nullable=False),
        sa.Column("asked", sa.DateTime(timezone=True), nullable=False),
        sa.Column("hosts", sa.String, nullable=False),
        sa.Column("result", sa.LargeBinary),
    )
    if op.get_bind().dialect.name == "postgresql":
        op.execute(sa.text("ALTER TABLE studio_jobs SET UNLOGGED"))
