"""Which databases can be named, and that their passwords are seen nowhere."""

from __future__ import annotations

import asyncio
import logging
import subprocess
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner
from scripts.ports import free_port

from branchline.cli.commands import group
from branchline.server.changes import Change
from branchline.server.database_address import DatabaseError, read_address
from branchline.server.store import Store
from tests.database.postgres import PASSWORD, Postgres


@pytest.mark.parametrize(
    "wrong",
    [
        "mysql://ann:secret@host/games",
        "sqlite:///games.sqlite",
        "postgres://ann:secret@host/games",
        "postgresql+psycopg2://ann:secret@host/games",
        "postgresql:/ann:secret@host/games",
        "POSTGRESQL://ann:secret@host/games",
        "file:///ann:secret@games.sqlite",
        "postgresql://ann:secret@host:secret-port/games",
        "postgresql://ann:secret@host/games?nonsense=secret",
        "postgresql://ann:secret@[host/games",
        "postgresql:ann:secret@host/games",
        "mysql:ann:secret@host/games",
        "//ann:secret@host/games",
        "host=db user=ann password=secret dbname=games",
        "dbname = games password = secret",
        " postgresql://ann:secret@host/games",
        "'postgresql://ann:secret@host/games'",
        '"postgresql://ann:secret@host/games"',
        "postgresql://ann:pass@secret@host/games",
    ],
)
@pytest.mark.parametrize("command", ["serve", "play"])
def test_other_addresses_are_refused_at_once_with_what_would_be_right(
    wrong: str, command: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    result = CliRunner().invoke(group, [command, "--database", wrong])
    assert result.exit_code == 2
    assert "postgresql://user@host" in " ".join(result.output.split())
    assert "secret" not in result.output
    assert list(tmp_path.iterdir()) == []  # no folder of such a name


def test_a_file_may_have_any_name() -> None:
    names = ("games.sqlite", "C:/games.sqlite", "a folder/my:games", "./postgresql", "./a:b", "a=b")
    for name in names:
        assert read_address(name).file == name


def test_passwords_are_not_shown(postgres: Postgres) -> None:
    for address in (postgres.address(), f"postgresql://127.0.0.1/x?user=a&password={PASSWORD}"):
        found = read_address(address)
        assert PASSWORD not in found.shown + repr(found)
        assert PASSWORD not in found.without_secrets(f"cannot connect with {PASSWORD}")


@pytest.mark.parametrize("debug", ["", "1"])
def test_a_database_that_cannot_be_reached_is_told_without_its_password(debug: str) -> None:
    address = f"postgresql://ann:{PASSWORD}@127.0.0.1:{free_port()}/games"
    found = subprocess.run(  # noqa: S603 - our own command
        [sys.executable, "-m", "branchline", "serve", "--database", address],
        capture_output=True,
        text=True,
        env={"PATH": "", "BRANCHLINE_DEBUG": debug},
        check=False,
    )
    said = found.stdout + found.stderr
    assert found.returncode == 1
    assert "postgresql://ann@127.0.0.1" in said
    assert PASSWORD not in said


def test_what_goes_wrong_is_logged_without_passwords_and_rows(
    shared_database: str, caplog: pytest.LogCaptureFixture
) -> None:
    store = Store(shared_database)
    change = Change("no-such-room", tokens=[("hash-of-a-token", 0)])
    with pytest.raises(Exception, match="violates foreign key") as raised:
        asyncio.run(store._write_now([change]))
    store.close()
    logging.getLogger("branchline").error("failed", exc_info=raised.value)
    assert "hash-of-a-token" not in str(raised.value).partition("DETAIL")[0]
    assert PASSWORD not in caplog.text


def test_a_newer_database_is_refused(database: str) -> None:
    store = Store(database)
    with store.engine.begin() as connection:
        connection.exec_driver_sql("UPDATE alembic_version SET version_num = '99'")
    store.close()
    with pytest.raises(DatabaseError, match=r"newer version .*schema 99.*--database") as refused:
        Store(database, upgrade=True)
    assert PASSWORD not in str(refused.value)
