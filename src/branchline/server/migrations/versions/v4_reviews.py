"""Reviews of finished games, kept with them."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "4"
down_revision = "3"


def upgrade() -> None:
    """Add the table."""
    op.create_table(
        "reviews",
        sa.Column("game", sa.String, sa.ForeignKey("games.id"), primary_key=True),
        sa.Column("form", sa.Integer, nullable=False),
        sa.Column("review", sa.LargeBinary, nullable=False),
    )
