"""An SQLite file is kept by plain statements: the same tables and errors as by SQLAlchemy."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path

import pytest
import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

from branchline.server.changes import Change
from branchline.server.database_errors import is_damage
from branchline.server.log_entries import Said, StoredEntry
from branchline.server.schema import META
from branchline.server.sqlite_file import MOST_AT_ONCE, SqliteFile
from branchline.server.store import Store


def definitions(file: Path) -> dict[str, str]:
    """Return how everything in a file is defined, by name, whatever the spaces are."""
    with sqlite3.connect(file) as connection:
        rows = connection.execute("SELECT name, sql FROM sqlite_master WHERE sql IS NOT NULL")
        found = {name: "".join(sql.split()) for name, sql in rows}
    connection.close()
    return found


def test_a_new_file_has_the_tables_of_the_schema(tmp_path: Path) -> None:
    plain, by_schema = tmp_path / "plain.sqlite", tmp_path / "schema.sqlite"
    file = SqliteFile(str(plain))
    assert file.is_ready()
    file.close()
    engine = sa.create_engine(f"sqlite:///{by_schema}")
    META.create_all(engine)
    engine.dispose()
    assert definitions(plain) == definitions(by_schema)


def said(version: int, command: str) -> StoredEntry:
    """Return an entry of a log."""
    return StoredEntry(version, 1, Said(0, "Ann", "hello"), command)


def test_a_write_that_fails_leaves_nothing_behind(tmp_path: Path) -> None:
    async def write_twice() -> None:
        store = Store(str(tmp_path / "games.sqlite"))
        try:
            await store.write(Change("room", [said(1, "a")], new=True))
            with pytest.raises(IntegrityError):
                await store.write(Change("room", [said(2, "b"), said(3, "a")], due=5))
            with pytest.raises(IntegrityError):
                await store.write(Change("room", [said(2, "b"), said(3, "a")]))
            await store.write(Change("room", [said(2, "c")], due=7))
            found = await store.game_of("room")
            assert found is not None
            assert [each.command for each in found.log] == ["a", "c"]
            assert (found.over, found.due) == (False, 7)
            await store.write(Change("room", over=True))
            ended = await store.game_of("room")
            assert ended is not None
            assert (ended.over, ended.due) == (True, None)
            assert await store.game_of("another") is None
        finally:
            store.close()

    asyncio.run(write_twice())


@pytest.mark.parametrize("number", [1, MOST_AT_ONCE, MOST_AT_ONCE + 1])
def test_any_number_of_entries_is_kept_in_order(tmp_path: Path, number: int) -> None:
    async def write_and_read() -> None:
        store = Store(str(tmp_path / "games.sqlite"))
        try:
            await store.write(Change("room", [said(1, "first")], new=True))
            entries = [said(2 + each, f"c{each}") for each in range(number)]
            await store.write(Change("room", entries))
            assert await store.log_of("room") == [said(1, "first"), *entries]
        finally:
            store.close()

    asyncio.run(write_and_read())


def test_a_damaged_file_is_known_by_its_error(tmp_path: Path) -> None:
    path = tmp_path / "games.sqlite"
    file = SqliteFile(str(path))
    assert file.is_ready()
    file.select(["INSERT INTO games VALUES ('room', 0, NULL)"], {})
    file.select(["UPDATE games SET id = CAST(x'ff' AS TEXT)"], {})
    with pytest.raises(sa.exc.SQLAlchemyError) as found:
        file.select(["SELECT id FROM games"], {})
    assert is_damage(found.value)
    with pytest.raises(sa.exc.SQLAlchemyError) as wrong:
        file.select(["SELECT nonsense FROM nowhere"], {})
    assert not is_damage(wrong.value)
    file.close()
