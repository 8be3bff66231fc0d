"""Maps that visitors leave for others to play."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "5"
down_revision = "4"


def upgrade() -> None:
    """Add the table."""
    op.create_table(
        "uploads",
        sa.Column("key", sa.String, primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("maker", sa.String, nullable=False),
        sa.Column("address", sa.String, nullable=False),
        sa.Column("token", sa.String, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
    )
