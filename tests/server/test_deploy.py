"""The files to run a server with: the proxy's is run, the others are read."""

from __future__ import annotations

import asyncio
import os
import re
import shutil
import subprocess
import time
from dataclasses import replace
from pathlib import Path
from typing import Final

import httpx
import pytest
import yaml
from scripts.ports import free_port
from websockets.asyncio.client import connect

from branchline.cli.serve import serve
from tests.server.live_server import HUMAN, PATIENCE, QUICK, LiveServer, Player, with_server

DEPLOY: Final = Path(__file__).parents[2] / "deploy"


def nginx() -> str:
    """Return where nginx is; it is installed where it is missing and that is possible."""
    path = f"{os.environ.get('PATH', '')}:/usr/sbin"
    found = shutil.which("nginx", path=path)
    if found is None and shutil.which("apt-get") and os.geteuid() == 0:
        install = ["apt-get", "install", "-y", "--no-install-recommends", "nginx-light"]
        for command in (["apt-get", "update"], install):
            subprocess.run(command, capture_output=True, check=False, timeout=600)  # noqa: S603
        found = shutil.which("nginx", path=path)
    if found is None:
        pytest.skip("there is no nginx, and it could not be installed")
    return found


@pytest.fixture
def proxy(tmp_path: Path) -> tuple[subprocess.Popen[bytes], int, int]:
    """Start nginx with the example, before a server yet to start; return it and both ports."""
    ours, its = free_port(), free_port()
    site = (DEPLOY / "nginx.conf").read_text().replace("127.0.0.1:8000", f"127.0.0.1:{ours}")
    site = site.replace("listen 80;", f"listen 127.0.0.1:{its};")
    kinds = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    folders = "".join(f"{kind}_temp_path {tmp_path}/{kind};\n" for kind in kinds)
    config = tmp_path / "nginx.conf"
    config.write_text(
        f"daemon off;\npid {tmp_path}/pid;\nerror_log {tmp_path}/errors;\n"
        f"events {{}}\nhttp {{\naccess_log off;\n{folders}{site}\n}}\n"
    )
    if os.geteuid() == 0:
        config.write_text("user root;\n" + config.read_text())
    command = [nginx(), "-p", str(tmp_path), "-c", str(config)]
    return subprocess.Popen(command), ours, its  # noqa: S603


def visitor(port: int, host: str) -> httpx.AsyncClient:
    """Return a client at an address of this machine that comes by the proxy."""
    way = httpx.AsyncHTTPTransport(local_address=host)
    name, site = {"Host": "play.example"}, f"http://127.0.0.1:{port}"
    return httpx.AsyncClient(base_url=site, headers=name, transport=way, timeout=PATIENCE)


def test_the_example_for_nginx_tells_who_is_behind_it(
    proxy: tuple[subprocess.Popen[bytes], int, int],
) -> None:
    process, ours, its = proxy
    body = {"map": "poland", "seats": [HUMAN, HUMAN]}

    async def scenario(server: LiveServer) -> None:
        async with visitor(its, "127.0.0.5") as http:
            await until_up(http)
            lies = ("203.0.113.1", "203.0.113.2", "127.0.0.1, 203.0.113.3")
            made = [
                await http.post("/api/rooms", json=body, headers={"X-Forwarded-For": lie})
                for lie in lies
            ]
            # One address, whatever it says itself: nginx adds the true one.
            assert [each.status_code for each in made] == [201, 201, 429], made[-1].text
            assert (await http.get("/")).headers["x-frame-options"] == "DENY"
            # A saved game may be as large as the server lets it be; what is wrong, it says itself.
            largest = await http.post("/api/records", content=b" " * QUICK.record_bytes)
            assert largest.json()["reason"] == "bad record", largest.text
        async with visitor(its, "127.0.0.6") as http:
            assert (await http.post("/api/rooms", json=body)).status_code == 201
        room = made[0].json()["room"]
        tokens = [each["token"] for each in made[0].json()["invitations"]]
        place = {"host": "127.0.0.1", "port": its, "proxy": None, "origin": "http://play.example"}
        async with connect(f"ws://play.example/ws/{room}", **place) as socket:  # type: ignore[arg-type]
            both = Player(socket)
            await both.put({"type": "hello", "client": "c", "tokens": tokens})
            await both.until(lambda: len(both.positions) == 2)
            assert (await both.act(0, both.actions(0)[0]["action"]))["type"] == "ack"

    site = ("http://play.example",)
    settings = replace(QUICK, proxies=("127.0.0.1",), origins=site, rooms_per_address=2)
    try:
        with_server(scenario, settings, port=ours)
    finally:
        process.terminate()
        process.wait(PATIENCE)


async def until_up(http: httpx.AsyncClient) -> None:
    end = time.monotonic() + PATIENCE
    while True:
        try:
            if (await http.get("/healthz")).status_code == 200:
                return
        except httpx.TransportError:
            pass
        assert time.monotonic() < end
        await asyncio.sleep(0.1)


def options_in(text: str) -> set[str]:
    return set(re.findall(r"(?<![\w-])--[a-z][a-z-]+", text))


def test_the_files_name_only_options_there_are() -> None:
    known = {name for each in serve.params for name in each.opts}
    unit = (DEPLOY / "branchline.service").read_text()
    started = next(line for line in unit.splitlines() if line.startswith("ExecStart="))
    entry = [line for line in (DEPLOY / "Containerfile").read_text().splitlines() if '"--' in line]
    services = yaml.safe_load((DEPLOY / "compose.yaml").read_text())["services"]
    shown = " ".join(services["server"]["command"])
    for text in (started, *entry, shown, (DEPLOY / "nginx.conf").read_text()):
        assert options_in(text)
        assert options_in(text) <= known
    assert set(services) == {"server", "database", "proxy"}
    assert "PASSWORD" not in shown  # others on the machine can read a command line
    for mounted in services["proxy"]["volumes"]:
        assert (DEPLOY / mounted.split(":")[0]).is_file()


def test_the_two_sites_differ_only_in_where_the_server_is() -> None:
    one = (DEPLOY / "nginx.conf").read_text().partition("map $")[2]
    other = (DEPLOY / "nginx-container.conf").read_text().partition("map $")[2]
    one = one.replace("127.0.0.1:8000", "server:8000").replace("play.example", "_")
    assert one == other
