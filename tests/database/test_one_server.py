"""One SQLite file has one server: a second is refused, and `play` opens the first."""

from __future__ import annotations

import asyncio
import re
import signal
import socket
import subprocess
import sys
import time
from dataclasses import replace
from pathlib import Path

import httpx
import pytest
from click.testing import CliRunner
from scripts.ports import free_port

from branchline.cli import browser
from branchline.cli.commands import group
from branchline.server import app, uvicorn_server
from branchline.server.sole_server import AnotherServer, SoleServer
from branchline.server.store import Store
from tests.database.postgres import PASSWORD
from tests.server.live_server import HUMAN, QUICK, run_server

PATIENCE = 120.0


def test_a_second_server_is_refused_with_the_reason_and_play_opens_the_first(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "games.sqlite"
    client = tmp_path / "client"
    client.mkdir()
    (client / "index.html").write_text("<title>branchline</title>")
    monkeypatch.setattr(app, "CLIENT", client)
    opened: list[str] = []
    monkeypatch.setattr(browser, "open_page", opened.append)

    async def scenario() -> None:
        async with run_server(replace(QUICK, database=str(path))) as server:
            address = f"http://127.0.0.1:{server.port}/"
            run = CliRunner().invoke
            refused = await asyncio.to_thread(run, group, ["serve", "--database", str(path)])
            assert refused.exit_code == 1
            said = " ".join(refused.output.split())
            assert "another server keeps its games in this file, at " + address in said
            playing = await asyncio.to_thread(
                run, group, ["play", "europe", "--database", str(path)]
            )
            assert playing.exit_code == 0, playing.output
            assert f"running already, at {address}#/new?map=europe" in playing.output
            assert opened == [f"{address}#/new?map=europe"]
            await server.room("poland", HUMAN, HUMAN)  # it has not been disturbed

    asyncio.run(scenario())
    SoleServer(str(path)).close()  # free again


def test_play_waits_for_a_server_that_is_just_starting(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "games.sqlite"
    client = tmp_path / "client"
    client.mkdir()
    (client / "index.html").write_text("<title>branchline</title>")
    monkeypatch.setattr(app, "CLIENT", client)
    monkeypatch.setattr(browser, "SECONDS", PATIENCE)
    opened: list[str] = []
    monkeypatch.setattr(browser, "open_page", opened.append)

    async def scenario() -> None:
        starting = SoleServer(str(path))  # it has the file, and does not say yet where it is
        async with run_server(replace(QUICK, database=str(tmp_path / "others.sqlite"))) as server:
            run = CliRunner().invoke
            playing = asyncio.create_task(
                asyncio.to_thread(run, group, ["play", "--database", str(path)])
            )
            await asyncio.sleep(1)
            starting.tell(f"http://127.0.0.1:{server.port}/")
            result = await playing
            assert result.exit_code == 0, result.output
            assert opened == [f"http://127.0.0.1:{server.port}/"]
        starting.close()

    asyncio.run(asyncio.wait_for(scenario(), PATIENCE))


def test_the_file_is_free_once_its_server_is_killed(tmp_path: Path) -> None:
    path = tmp_path / "games.sqlite"
    take = "import sys, time; from branchline.server.sole_server import SoleServer; "
    take += "lock = SoleServer(sys.argv[1]); lock.tell('http://there/'); print(1, flush=True); "
    command = [sys.executable, "-c", take + "time.sleep(600)", str(path)]
    with subprocess.Popen(command, stdout=subprocess.PIPE) as other:  # noqa: S603 - our own
        assert other.stdout is not None
        other.stdout.readline()
        with pytest.raises(AnotherServer) as refused:
            SoleServer(str(path))
        assert refused.value.address == "http://there/"
        other.send_signal(signal.SIGKILL)
    SoleServer(str(path)).close()


def test_a_file_has_one_server_by_whatever_name(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path, link = tmp_path / "games.sqlite", tmp_path / "elsewhere" / "link.sqlite"
    link.parent.mkdir()
    link.symlink_to(path)
    monkeypatch.chdir(tmp_path)
    first = SoleServer(str(path))
    first.tell("http://there/")
    for name in (str(link), "games.sqlite", "elsewhere/../games.sqlite"):
        with pytest.raises(AnotherServer) as refused:
            SoleServer(name)
        assert refused.value.where(0) == "http://there/"
    first.close()


@pytest.mark.skipif(sys.platform != "linux", reason="needs locks of open files")
def test_a_hard_link_to_an_open_file_is_refused(tmp_path: Path) -> None:
    path, link = tmp_path / "games.sqlite", tmp_path / "elsewhere" / "link.sqlite"
    link.parent.mkdir()
    first = SoleServer(str(path))
    store = Store(str(path))  # its own locks do not mind
    link.hardlink_to(path)
    with pytest.raises(AnotherServer):
        SoleServer(str(link))
    store.close()
    first.close()
    second = SoleServer(str(link))
    Store(str(link)).close()
    second.close()


def test_what_cannot_be_a_database_is_still_told_by_the_store(tmp_path: Path) -> None:
    folder = tmp_path / "folder"
    folder.mkdir()
    SoleServer(str(folder)).close()  # nobody else has it


def test_several_processes_need_postgresql(tmp_path: Path) -> None:
    path = tmp_path / "games.sqlite"
    result = CliRunner().invoke(group, ["serve", "--processes", "2", "--database", str(path)])
    assert result.exit_code == 2
    assert "--database postgresql://user@host/name" in " ".join(result.output.split())


def has_ipv6() -> bool:
    """Tell whether the machine has an IPv6 address, too: many containers have none."""
    try:
        with socket.socket(socket.AF_INET6) as door:
            door.bind(("::1", 0))
    except OSError:
        return False
    return True


@pytest.mark.skipif(not has_ipv6(), reason="has no IPv6")
def test_processes_on_an_ipv6_address_take_nobody_under_a_mapped_one() -> None:
    with uvicorn_server.shared_socket("::", 0) as door:
        door.listen()
        port = door.getsockname()[1]
        with pytest.raises(ConnectionRefusedError):
            socket.create_connection(("127.0.0.1", port))
        socket.create_connection(("::1", port)).close()


def children_of(process: int) -> list[int]:
    """Return the processes that a process has started."""
    found = Path(f"/proc/{process}/task/{process}/children").read_text()
    return [int(each) for each in found.split()]


@pytest.mark.skipif(not Path("/proc/self/task").is_dir(), reason="looks into /proc")
def test_processes_share_a_port_are_started_again_and_show_no_password(
    shared_database: str,
) -> None:
    port = free_port()
    command = [sys.executable, "-m", "branchline", "serve", "--processes", "2"]
    command += ["--port", str(port), "--bots", "1", "--rooms-per-minute", "1000"]
    with subprocess.Popen(  # noqa: S603 - our own
        [*command, "--allow-uploads", "--database", shared_database],
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    ) as parent:
        try:
            room = until_it_answers(port)
            children = children_of(parent.pid)
            assert len(children) == 2
            for child in children:
                words = Path(f"/proc/{child}/cmdline").read_bytes()
                assert PASSWORD.encode() not in words
                assert b"--rooms-per-minute\x001000.0\x00" in words
            killed = subprocess.Popen(["kill", "-9", str(children[0])])  # noqa: S603, S607
            killed.wait()
            deadline = time.monotonic() + PATIENCE
            while (now := children_of(parent.pid)) == children or len(now) < 2:
                assert time.monotonic() < deadline
                time.sleep(0.05)
            assert children[1] in now
            assert until_it_answers(port, room) == room
            parent.terminate()
            said = parent.communicate(timeout=PATIENCE)[0]
        finally:
            parent.kill()
    assert parent.returncode == 0
    assert f"2 servers are at http://127.0.0.1:{port}/" in said
    assert "another takes its place" in said
    assert PASSWORD not in said
    pages = re.findall(r"/#/\?owner=(\S+)", said)
    assert len(pages) >= 2
    assert len(set(pages)) == 1  # whichever process is asked knows the owner
    assert not any(Path(f"/proc/{each}").exists() for each in now)


def until_it_answers(port: int, room: str = "") -> str:
    """Make a room, or look for one, as soon as a server answers; return its name."""
    deadline = time.monotonic() + PATIENCE
    base = f"http://127.0.0.1:{port}/api/rooms"
    while True:
        try:
            with httpx.Client(trust_env=False, timeout=30) as client:
                if room:
                    return str(client.get(f"{base}/{room}").raise_for_status().json()["room"])
                body = {"map": "poland", "seats": [HUMAN, HUMAN]}
                return str(client.post(base, json=body).raise_for_status().json()["room"])
        except httpx.HTTPError:
            if time.monotonic() > deadline:
                raise
            time.sleep(0.1)
