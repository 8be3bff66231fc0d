"""Databases of both kinds, each new, for the tests of what is kept in them."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.database.postgres import Postgres, running_postgres

ENGINES = ("sqlite", "postgresql")


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A PostgreSQL server."""
    with running_postgres() as server:
        yield server


@pytest.fixture(params=ENGINES)
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A new, empty database, of each kind in turn."""
    if request.param == "sqlite":
        return str(tmp_path / "games.sqlite")
    server: Postgres = request.getfixturevalue("postgres")
    return server.new_database()


@pytest.fixture
def shared_database(postgres: Postgres) -> str:
    """A new, empty database that several servers can share."""
    return postgres.new_database()
