"""What Alembic runs: the migrations, on the connection it is given, in that one's transaction."""

from __future__ import annotations

from alembic import context

context.configure(connection=context.config.attributes["connection"])
context.run_migrations()
