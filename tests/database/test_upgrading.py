"""Databases of earlier versions are upgraded, after a backup is suggested."""

from __future__ import annotations

import asyncio
import json
import shutil
import sqlite3
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from click.testing import CliRunner

from branchline.cli.commands import group
from branchline.server.database_address import OlderDatabase, read_address
from branchline.server.engines import make_engine
from branchline.server.room_state import RoomState
from branchline.server.schema import META
from branchline.server.sqlite_tables import SCHEMA
from branchline.server.store import Store
from branchline.server.upgrading import NEW, let_it_last, migrate

EARLIER = Path(__file__).parents[1] / "server" / "earlier"
ROOMS: dict[str, dict[str, Any]] = json.loads((EARLIER / "rooms.json").read_text("utf-8"))


def shape_of(engine: sa.Engine) -> dict[str, object]:
    """Return the tables of a database as the database itself describes them."""
    inspector = sa.inspect(engine)
    return {
        table: (
            [
                (each["name"], str(each["type"]), each["nullable"])
                for each in inspector.get_columns(table)
            ],
            inspector.get_pk_constraint(table)["constrained_columns"],
            sorted(
                (str(each["name"]), each["column_names"]) for each in inspector.get_indexes(table)
            ),
            sorted(each["constrained_columns"] for each in inspector.get_foreign_keys(table)),
            sorted(each["column_names"] for each in inspector.get_unique_constraints(table)),
        )
        for table in inspector.get_table_names()
    }


def filled(database: str) -> None:
    """Fill a database of version 1 with the rooms of the earlier one."""
    engine = make_engine(read_address(database))
    earlier = sqlite3.connect(EARLIER / "rooms.sqlite")
    with engine.begin() as connection:
        migrate(connection, NEW, "1")
        connection.execute(sa.text("DROP TABLE alembic_version"))
        for table in ("games", "entries", "tokens"):
            rows = earlier.execute(f"SELECT * FROM {table}")  # noqa: S608 - a fixed name
            names = [each[0] for each in rows.description]
            columns = [
                sa.column(name, sa.Boolean) if name == "over" else sa.column(name) for name in names
            ]
            write = sa.insert(sa.table(table, *columns))
            connection.execute(write, [dict(zip(names, row, strict=True)) for row in rows])
    earlier.close()
    engine.dispose()


def test_migrations_lead_to_the_tables_of_a_new_database(database: str) -> None:
    engine = make_engine(read_address(database))
    with engine.begin() as connection:
        migrate(connection, NEW)
    upgraded = shape_of(engine)
    with engine.begin() as connection:
        let_it_last(connection)
        found = sa.MetaData()
        found.reflect(connection)
        found.drop_all(connection)
        META.create_all(connection)
    assert upgraded == shape_of(engine)
    engine.dispose()


def test_an_upgrade_may_take_as_long_as_it_needs(database: str) -> None:
    engine = make_engine(read_address(database))
    limits: tuple[str, ...] = ("statement_timeout", "idle_in_transaction_session_timeout")
    if engine.dialect.name != "postgresql":
        limits = ()
    with engine.begin() as connection:
        usual = [connection.execute(sa.text(f"SHOW {limit}")).scalar() for limit in limits]
        migrate(connection, NEW)
        assert all(connection.execute(sa.text(f"SHOW {limit}")).scalar() == "0" for limit in limits)
    with engine.begin() as connection:
        assert usual == [connection.execute(sa.text(f"SHOW {limit}")).scalar() for limit in limits]
    assert "0" not in usual
    engine.dispose()


def test_an_earlier_database_is_upgraded_only_when_asked_and_keeps_every_game(
    database: str,
) -> None:
    filled(database)
    with pytest.raises(OlderDatabase, match=r"schema 1.*backup.*--upgrade"):
        Store(database)
    store = Store(database, upgrade=True)

    async def check() -> None:
        for known in ROOMS.values():
            found = await store.game_of(known["room"])
            assert found is not None
            state = RoomState()
            for stored in found.log:
                state.add(stored)
            assert state.over == found.over == (known["status"] == "over")
            assert found.due == (None if found.over else 0)  # it is woken once to see
            assert bool(found.tokens) == bool(known.get("tokens"))

    asyncio.run(check())
    with store.engine.connect() as connection:
        assert connection.execute(sa.text("SELECT schema FROM about")).scalars().all() == [SCHEMA]
    store.close()
    Store(database).close()


def test_a_damaged_entry_does_not_stop_an_upgrade(database: str) -> None:
    filled(database)
    engine = make_engine(read_address(database))
    room = ROOMS["europe-waiting"]["room"]
    with engine.begin() as connection:
        damage = sa.text("UPDATE entries SET entry = :junk WHERE game = :room")
        connection.execute(damage, {"junk": b"\xff{", "room": room})
    engine.dispose()
    store = Store(database, upgrade=True)
    other = next(known["room"] for known in ROOMS.values() if known["room"] != room)
    assert asyncio.run(store.game_of(other)) is not None
    store.close()


@pytest.mark.parametrize("command", ["serve", "play"])
def test_the_command_suggests_a_backup(command: str, tmp_path: Path) -> None:
    path = shutil.copy(EARLIER / "rooms.sqlite", tmp_path)
    before = Path(path).read_bytes()
    result = CliRunner().invoke(group, [command, "--database", str(path), *no_browser(command)])
    assert result.exit_code == 1
    said = " ".join(result.output.split())
    assert "make a backup first (a copy of the file" in said
    assert "--upgrade" in said
    assert Path(path).read_bytes() == before


def no_browser(command: str) -> list[str]:
    """Return the option that keeps a command from opening a page."""
    return ["--no-browser"] if command == "play" else []
