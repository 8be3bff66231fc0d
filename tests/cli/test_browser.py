"""`branchline play`: a server for this machine, a page opened, and a clean end."""

from __future__ import annotations

import os
import re
import signal
import socket
import stat
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest
from click import ClickException
from click.testing import Result

from branchline.cli import browser
from branchline.server import app

Run = Callable[..., Result]
PATIENCE = 60.0
WITH_CLIENT = """
import sys
from pathlib import Path
from branchline.server import app
app.CLIENT = Path(sys.argv.pop(1))
from branchline.cli.commands import main
main(sys.argv[1:])
"""


@pytest.fixture
def client(tmp_path: Path) -> Path:
    """A built client, as small as can be."""
    folder = tmp_path / "client"
    folder.mkdir()
    (folder / "index.html").write_text("<title>branchline</title>")
    return folder


@contextmanager
def playing(folder: Path, client: Path, *args: str) -> Iterator[subprocess.Popen[str]]:
    """Run the command in a process group of its own; its browser writes the address to a file."""
    opener = folder / "opener"
    opener.write_text(
        f'#!/bin/sh\necho "$1" > {folder}/opened.part\nmv {folder}/opened.part {folder}/opened\n'
    )
    opener.chmod(opener.stat().st_mode | stat.S_IXUSR)
    process = subprocess.Popen(  # noqa: S603 - our own command
        [sys.executable, "-c", WITH_CLIENT, str(client), "play", *args],
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        env={**os.environ, "BROWSER": str(opener)},
        start_new_session=True,
    )
    try:
        yield process
    finally:
        if process.poll() is None:
            process.kill()
        process.communicate()


def address_of(process: subprocess.Popen[str]) -> str:
    """Return the address the command prints first."""
    assert process.stdout is not None
    found = re.search(r"http://127\.0\.0\.1:\d+/\S*", line := process.stdout.readline())
    assert found, line + process.stdout.read()
    return found[0]


def wait_for(path: Path) -> str:
    """Return what a file says once it is there."""
    deadline = time.monotonic() + PATIENCE
    while not path.exists():
        assert time.monotonic() < deadline
        time.sleep(0.02)
    return path.read_text().strip()


def test_a_page_is_opened_and_ctrl_c_ends_cleanly(tmp_path: Path, client: Path) -> None:
    database = tmp_path / "data" / "games.sqlite"
    with playing(
        tmp_path, client, "uk", "--variant", "advanced", "--database", str(database)
    ) as it:
        address = address_of(it)
        assert address.endswith("/#/new?map=uk&variant=advanced")
        assert wait_for(tmp_path / "opened") == address
        base = address.partition("#")[0]
        with httpx.Client(trust_env=False, timeout=PATIENCE) as web:
            assert "<title>" in web.get(base).text
            bots = [{"kind": "bot", "bot": "greedy"}] * 2  # so that worker processes are up
            made = web.post(f"{base}api/rooms", json={"map": "uk", "seats": bots})
            assert made.status_code == 201
            record = f"{base}api/rooms/{made.json()['room']}"
            assert web.get(record).status_code == 200
            time.sleep(1)
        os.killpg(it.pid, signal.SIGINT)
        output, _ = it.communicate(timeout=PATIENCE)
        assert it.returncode == 0, output
    assert "Goodbye. Your games are kept." in output
    assert "Traceback" not in output, output[-3000:]
    assert database.exists()


def test_no_browser_and_a_port_of_ones_own(tmp_path: Path, client: Path) -> None:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = str(probe.getsockname()[1])
    options = ("--no-browser", "--port", port, "--database", str(tmp_path / "g.sqlite"))
    with playing(tmp_path, client, *options) as it:
        assert address_of(it) == f"http://127.0.0.1:{port}/"
        with httpx.Client(trust_env=False, timeout=PATIENCE) as web:
            assert web.get(f"http://127.0.0.1:{port}/api/options").status_code == 200
        os.killpg(it.pid, signal.SIGINT)
        it.communicate(timeout=PATIENCE)
    assert not (tmp_path / "opened").exists()


def test_a_game_opened_to_the_network_ends_with_the_program(tmp_path: Path, client: Path) -> None:
    options = ("--no-browser", "--database", str(tmp_path / "g.sqlite"))
    with playing(tmp_path, client, *options, "--lan-address", "127.0.0.2") as it:
        base = address_of(it)
        with httpx.Client(trust_env=False, timeout=PATIENCE) as web:
            people = [{"kind": "human"}] * 2
            made = web.post(f"{base}api/rooms", json={"map": "usa", "seats": people}).json()
            wanted = {"room": made["room"], "token": made["host"], "open": True}
            opened = web.post(f"{base}api/network", json=wanted).json()
            assert opened["address"] == base.replace("127.0.0.1", "127.0.0.2").rstrip("/")
            assert web.get(f"{opened['address']}/api/options").status_code == 200
        os.killpg(it.pid, signal.SIGINT)
        output, _ = it.communicate(timeout=PATIENCE)
        assert it.returncode == 0, output
    assert "Traceback" not in output, output[-3000:]
    assert output.rstrip().endswith("Goodbye. Your games are kept.")
    with httpx.Client(trust_env=False) as web, pytest.raises(httpx.ConnectError):
        web.get(opened["address"])


def test_a_taken_port_is_told_and_the_usual_one_gives_way() -> None:
    with browser.listen(None) as first, browser.listen(None) as second:
        ports = [door.getsockname()[1] for door in (first, second)]
        assert len(set(ports)) == 2
        with pytest.raises(ClickException, match="name another with --port"):
            browser.listen(ports[0])


@pytest.mark.parametrize(
    ("args", "words"),
    [
        (["polnad"], 'did you mean "poland"?'),
        (["isle.toml"], "isle.toml: no such file"),
        (["usa", "--variant", "megga"], 'did you mean "mega"?'),
        (["--variant", "mega"], "--variant needs a MAP"),
        (["usa", "--seats", "human,greedy"], "--seats goes with the game in the terminal"),
        (["--resume", "x.json"], "--resume goes with the game in the terminal"),
        (["-t", "usa", "--no-browser"], "--no-browser goes with the game in the browser"),
        (["-t", "usa", "--port", "80"], "--port goes with the game in the browser"),
        (["-t", "usa", "--lan-address", "10.0.0.7"], "--lan-address goes with the game in the"),
        (["--lan-address", "my-laptop"], "'my-laptop' is not an address of a machine"),
        (["--lan-address", "0.0.0.0"], "'0.0.0.0' is not an address of a machine"),  # noqa: S104
    ],
)
def test_what_does_not_go_together_is_told(run: Run, args: list[str], words: str) -> None:
    result = run("play", *args)
    assert result.exit_code in (1, 2)
    assert words in result.stderr


def test_without_a_built_client_the_remedy_is_told(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(app, "CLIENT", tmp_path / "nothing")
    result = run("play", "--no-browser")
    assert result.exit_code == 1
    assert result.stderr.count("\n") == 1
    assert "make setup" in result.stderr


def test_a_database_of_something_else_is_told(
    run: Run, client: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(app, "CLIENT", client)
    other = tmp_path / "other.sqlite"
    other.write_text("not a database at all, " * 100)
    result = run("play", "--no-browser", "--database", other)
    assert result.exit_code == 1
    assert "not a database to keep games in" in result.stderr
