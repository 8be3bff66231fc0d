"""A PostgreSQL server of the tests' own: in a temporary folder, on a free loopback port."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from tempfile import mkdtemp

import psycopg
import pytest
from scripts.ports import free_port

USER = "postgres"
PASSWORD = "not-to-be-seen"  # noqa: S105 - of a server that nobody else can reach
DEBIAN = Path("/usr/lib/postgresql")
PATIENCE = 120.0


def programs() -> Path:
    """Return the folder of PostgreSQL's programs, installed where that is possible; else skip."""
    found = find_programs()
    if found is None and shutil.which("apt-get") and os.geteuid() == 0:
        quietly = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
        environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
        for command in (["update"], ["install", "--yes", "postgresql"]):
            subprocess.run(  # noqa: S603 - a fixed command
                ["apt-get", *command],  # noqa: S607 - Debian's own
                check=False,
                env=environment,
                **quietly,  # type: ignore[call-overload]
            )
        found = find_programs()
    if found is None:
        pytest.skip("PostgreSQL is not installed, and could not be (apt-get, as root, would)")
    return found


def find_programs() -> Path | None:
    """Return the folder of the newest PostgreSQL there is."""
    on_path = shutil.which("initdb")
    if on_path:
        return Path(on_path).resolve().parent
    versions = sorted(DEBIAN.glob("*/bin/initdb"), key=lambda path: int(path.parts[-3]))
    return versions[-1].parent if versions else None


def as_owner(command: Sequence[str]) -> None:
    """Run a program of PostgreSQL, which does not run as root."""
    user = {"user": USER, "group": USER} if os.geteuid() == 0 else {}
    subprocess.run(  # noqa: S603 - our own command
        command,
        check=True,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        cwd="/",
        extra_groups=[] if user else None,
        **user,  # type: ignore[call-overload]
    )


class Postgres:
    """A running server."""

    def __init__(self, port: int, log: Path) -> None:
        self.port = port
        self.log = log
        self.made = 0

    def address(self, name: str = USER, port: int | None = None) -> str:
        """Return the address of a database."""
        return f"postgresql://{USER}:{PASSWORD}@127.0.0.1:{port or self.port}/{name}"

    def new_database(self) -> str:
        """Make a database; return its address."""
        self.made += 1
        name = f"games_{os.getpid()}_{self.made}"
        with psycopg.connect(self.address(), autocommit=True) as connection:
            connection.execute(f'CREATE DATABASE "{name}"')
        return self.address(name)


@contextmanager
def running_postgres() -> Iterator[Postgres]:
    """Run a server until the block ends."""
    bin_folder = programs()
    folder = Path(mkdtemp(prefix="branchline-postgres-"))
    try:
        if os.geteuid() == 0:
            shutil.chown(folder, USER, USER)
        secret = folder / "password"
        secret.write_text(PASSWORD)
        secret.chmod(0o644)
        data, port = folder / "data", free_port()
        secured = ["--auth=scram-sha-256", f"--pwfile={secret}", "--username", USER]
        plain = ["--encoding=UTF8", "--locale=C", "--no-sync"]
        as_owner([str(bin_folder / "initdb"), "-D", str(data), *secured, *plain])
        settings = {
            "listen_addresses": "127.0.0.1",
            "port": port,
            "unix_socket_directories": "",
            "max_connections": 100,
            "log_statement": "none",
        }
        chosen = " ".join(f"-c {name}='{value}'" for name, value in settings.items())
        control = [str(bin_folder / "pg_ctl"), "-D", str(data)]
        patience = ["-w", "-t", str(int(PATIENCE))]
        as_owner([*control, "-l", str(folder / "log"), "-o", chosen, *patience, "start"])
        try:
            yield wait_for(Postgres(port, folder / "log"))
        finally:
            stop(control, data)
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def stop(control: list[str], data: Path) -> None:
    """Stop a server at once; on a busy machine it may have to be killed."""
    with suppress(subprocess.CalledProcessError):
        as_owner([*control, "-m", "immediate", "-w", "-t", str(int(PATIENCE)), "stop"])
    with suppress(FileNotFoundError, ProcessLookupError):
        first, *_ = (data / "postmaster.pid").read_text().split()
        os.kill(int(first), signal.SIGKILL)


def wait_for(postgres: Postgres) -> Postgres:
    """Return a server once it answers."""
    deadline = time.monotonic() + PATIENCE
    while True:
        try:
            psycopg.connect(postgres.address(), connect_timeout=10).close()
        except psycopg.OperationalError:
            if time.monotonic() > deadline:
                raise
            time.sleep(0.1)
        else:
            return postgres


if sys.platform == "win32":
    pytest.skip("these tests run PostgreSQL as Unix does", allow_module_level=True)
