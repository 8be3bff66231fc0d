"""Connections: how many there may be, and how long half of a request is waited for."""

from __future__ import annotations

import asyncio
import contextlib
import resource
import signal
import subprocess
import sys
import time
from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path

import httpx
import pytest
from scripts.ports import free_port

from branchline.server import connection_limits
from branchline.server.addresses import CountByAddress, Proxies, counted_as
from branchline.server.security import HEADERS
from branchline.server.settings import Settings
from tests.server.live_server import HUMAN, PATIENCE, QUICK, LiveServer, with_server
from tests.server.raw_requests import RawAnswer, parsed, post, send_raw

BRIEF = replace(QUICK, header_seconds=1.0, body_seconds=1.0, answer_seconds=1.0)
UNASKED = b"GET /api/network HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 50\r\n\r\n"
LONG = 600.0
"""Seconds that no test waits for."""


def test_half_a_head_or_half_a_body_is_not_waited_for_forever() -> None:
    async def scenario(server: LiveServer) -> None:
        halves = {
            "nothing": (b"",),
            "half a line": (b"GET / HT",),
            "drops of a head": (b"GET / HTTP/1.1\r\n", *(b"X: y\r\n",) * 40),
            "half a body": (post("/api/rooms", 100), b'{"map": '),
            "drops of a body": (post("/api/rooms", 100), *(b" ",) * 40),
            "a body nobody asked for": (UNASKED, *(b" ",) * 40),
        }
        for name, parts in halves.items():
            answer = await send_raw(server.port, *parts, pause=0.1)
            assert answer.status == (200 if parts[0] == UNASKED else 408), (name, answer)
            for header, value in HEADERS.items():
                assert answer.headers[header.lower()] == value
        assert (await server.http.get("/api/options")).status_code == 200

    with_server(scenario, BRIEF)


def test_a_second_request_on_a_connection_must_come_in_time_too() -> None:
    async def scenario(server: LiveServer) -> None:
        whole = b"GET /api/network HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"
        answer = await send_raw(server.port, whole, b"GET /api", *(b"x",) * 40, pause=0.1)
        assert answer.status == 200
        assert b"HTTP/1.1 408" in answer.body

    with_server(scenario, BRIEF)


def test_slow_but_steady_requests_are_answered() -> None:
    async def scenario(server: LiveServer) -> None:
        body = b'{"map": "poland", "seats": [{"kind": "human"}, {"kind": "human"}]}'
        head = post("/api/rooms", len(body), "Connection: close")
        answer = await send_raw(server.port, head[:20], head[20:], body[:9], body[9:], pause=0.05)
        assert answer.status == 201

    with_server(scenario, replace(QUICK, header_seconds=LONG, body_seconds=LONG))


def test_who_does_not_read_an_answer_is_cut_off() -> None:
    async def scenario(server: LiveServer) -> None:
        reader, writer = await asyncio.open_connection("127.0.0.1", server.port, limit=1)
        writer.get_extra_info("socket").setsockopt(1, 8, 1)  # a small buffer: SO_RCVBUF
        for _ in range(200):
            writer.write(b"GET /boards/usa/board.svg HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")
        began = time.monotonic()
        while time.monotonic() - began < PATIENCE:
            await asyncio.sleep(0.05)
            if not server.connections:
                break
        else:
            pytest.fail("somebody who reads nothing is served forever")
        writer.transport.abort()
        del reader

    with_server(scenario, BRIEF)


@contextlib.asynccontextmanager
async def idle(port: int, number: int) -> AsyncIterator[list[asyncio.StreamReader]]:
    """Open connections that say nothing."""
    opened = [await asyncio.open_connection("127.0.0.1", port) for _ in range(number)]
    try:
        yield [reader for reader, _ in opened]
    finally:
        for _, writer in opened:
            writer.close()


async def told(reader: asyncio.StreamReader) -> RawAnswer:
    return parsed(await asyncio.wait_for(reader.read(), PATIENCE))


@pytest.mark.parametrize(
    ("limits", "status"),
    [({"connections_per_address": 5}, 429), ({"most_connections": 5}, 503)],
)
def test_there_are_no_more_connections_than_may_be(limits: dict[str, int], status: int) -> None:
    async def scenario(server: LiveServer) -> None:
        async with idle(server.port, 8) as readers:
            answers = [await told(each) for each in readers[5:]]
            assert [each.status for each in answers] == [status] * 3
            assert all(each.headers["x-frame-options"] == "DENY" for each in answers)
        for _ in range(200):  # once they are gone, others may come
            with contextlib.suppress(httpx.HTTPError):
                if (await server.http.get("/api/network")).status_code == 200:
                    break
            await asyncio.sleep(0.05)
        else:
            pytest.fail("nobody is let in again")

    settings = Settings(**{**limits, "header_seconds": LONG, "bot_processes": 1})  # type: ignore[arg-type]
    with_server(scenario, settings)


def test_websockets_count_as_connections_until_they_end() -> None:
    async def scenario(server: LiveServer) -> None:
        room, tokens = await server.room("poland", HUMAN, HUMAN)
        await server.http.aclose()
        for _ in range(20):
            async with server.player(room, tokens) as player:
                await player.until(lambda: player.positions)
                async with idle(server.port, 2) as readers:
                    assert (await told(readers[-1])).status == 429

    with_server(scenario, replace(QUICK, connections_per_address=2, header_seconds=LONG))


def test_the_limit_of_files_is_raised_and_connections_stay_below_it() -> None:
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (min(soft, 256), hard))
        files = connection_limits.raise_file_limit()
        assert files == resource.getrlimit(resource.RLIMIT_NOFILE)[0] > 256
        assert connection_limits.most_connections(Settings(most_connections=10**9)) < files
        assert connection_limits.most_connections(Settings(most_connections=7)) == 7
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))


def test_a_server_with_few_files_outlives_a_crowd_and_says_little(tmp_path: Path) -> None:
    port, log = free_port(), tmp_path / "log"
    command = ["-m", "branchline", "serve", "--port", str(port)]
    command += ["--database", str(tmp_path / "games.sqlite")]
    few = "import resource as r; r.setrlimit(r.RLIMIT_NOFILE, (160, 160))"
    start = f"{few}; import runpy; runpy.run_module('branchline', run_name='__main__')"
    with log.open("wb") as out:
        server = subprocess.Popen(  # noqa: S603 - our own
            [sys.executable, "-c", start, *command[2:]], stdout=out, stderr=out
        )
    try:
        asyncio.run(asyncio.wait_for(crowd(port), 2 * PATIENCE))
    finally:
        server.send_signal(signal.SIGINT)
        server.wait(PATIENCE)
    lines = log.read_text().splitlines()
    assert len(lines) < 40, lines[:60]
    assert not [line for line in lines if "Traceback" in line]


async def crowd(port: int) -> None:
    """Come in numbers, stay for a while, and see that the server is there afterwards."""
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", trust_env=False) as http:
        await answered(http)
        async with idle(port, 400):
            await asyncio.sleep(1.5)
        await answered(http)


async def answered(http: httpx.AsyncClient) -> None:
    while True:
        with contextlib.suppress(httpx.HTTPError):
            if (await http.get("/api/network")).status_code == 200:
                return
        await asyncio.sleep(0.1)


def test_addresses_count_by_the_network_a_customer_has() -> None:
    assert counted_as("2001:db8:0:1::9") == counted_as("2001:db8:0:1:ffff::1")
    assert counted_as("2001:db8:0:2::9") != counted_as("2001:db8:0:1::9")
    assert counted_as("unknown") == "unknown"
    count = CountByAddress(2)
    assert [count.enter(each) for each in ("::ffff:10.0.0.1", "10.0.0.1", "10.0.0.1")] == [
        *(True, True),
        False,
    ]
    count.leave("10.0.0.1")
    assert count.enter("10.0.0.1")
    for _ in range(2):
        count.leave("10.0.0.1")
    assert not count.open
    proxies = Proxies(["127.0.0.1", "10.1.0.0/16", "fd00::/8"])
    assert "10.1.2.3" in proxies
    assert "fd12::1" in proxies
    assert "10.2.0.1" not in proxies
    assert "nonsense" not in proxies
