"""Connections that one server passes on to another, without a database that they share."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import replace
from pathlib import Path

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from branchline.server.neighbours import MOST_HEAD, Neighbours
from tests.server.live_server import HUMAN, PATIENCE, QUICK, LiveServer, run_server
from tests.server.raw_requests import parsed

FILES = Path("/proc/self/fd")
pytestmark = pytest.mark.skipif(not FILES.is_dir(), reason="looks into /proc")
UPGRADE = (
    "GET /ws/{room} HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
)


def neighbours_of(server: LiveServer) -> Neighbours:
    """Return what a server knows of others on its machine."""
    found: Neighbours = server.uvicorn.neighbours  # type: ignore[attr-defined]
    return found


@asynccontextmanager
async def two_servers(folder: Path, **limits: int) -> AsyncIterator[tuple[LiveServer, LiveServer]]:
    """Run a server that passes everything on to a second one."""
    settings = replace(QUICK, neighbours=folder)
    async with (
        run_server(settings) as first,
        run_server(replace(settings, **limits)) as second,  # type: ignore[arg-type]
    ):

        async def owner(_room: str) -> str:
            return second.rooms.store.server

        neighbours_of(first).owner = owner
        yield first, second


async def until(is_so: Callable[[], bool]) -> None:
    """Wait until something holds."""
    async with asyncio.timeout(PATIENCE):
        while not is_so():
            await asyncio.sleep(0.01)


def test_a_crowd_is_passed_on_counted_where_it_is_and_leaves_no_files_open(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with two_servers(tmp_path) as (first, second):
            room, tokens = await second.room("usa", HUMAN, HUMAN)
            await second.http.aclose()
            await until(lambda: first.connections + second.connections == 0)
            before = len(list(FILES.iterdir()))
            async with AsyncExitStack() as stack:
                watching = [stack.enter_async_context(first.player(room)) for _ in range(40)]
                players = await asyncio.gather(*watching)
                for player in players:
                    await player.until(lambda player=player: player.version)  # type: ignore[misc]
                assert len(second.rooms.live[room].clients) == 40
                assert (first.connections, second.connections) == (0, 40)
                async with first.player(room, tokens[:1]) as one:
                    await one.until(lambda: one.actions(0))
                    assert (await one.act(0, one.actions(0)[0]["action"]))["type"] == "ack"
            await until(lambda: not second.connections)
            await until(lambda: len(list(FILES.iterdir())) <= before)

    asyncio.run(scenario())


def test_limits_count_where_a_connection_is_passed_on_to(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with two_servers(tmp_path, connections_per_address=3) as (first, second):
            room, _ = await second.room("usa", HUMAN, HUMAN)
            await second.http.aclose()
            await until(lambda: not second.connections)
            address = f"ws://127.0.0.1:{first.port}/ws/{room}"
            async with AsyncExitStack() as stack:
                for _ in range(3):
                    await stack.enter_async_context(connect(address, proxy=None))
                with pytest.raises(InvalidStatus) as refused:
                    await connect(address, proxy=None)
                assert refused.value.response.status_code == 429
            await until(lambda: not second.connections)
            async with first.player(room) as player:
                await player.until(lambda: player.version)

    asyncio.run(scenario())


def test_the_number_of_a_connection_that_has_gone_meanwhile_is_not_passed_on(
    tmp_path: Path,
) -> None:
    """Another file may have it by then."""

    async def scenario() -> None:
        async with run_server(replace(QUICK, neighbours=tmp_path)) as server:
            asked, go_on = asyncio.Event(), asyncio.Event()

            async def slow_owner(_room: str) -> str:
                asked.set()
                await go_on.wait()
                return "another"

            neighbours_of(server).owner = slow_owner
            with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as another:
                another.bind(str(tmp_path / "another"))
                another.setblocking(False)
                _, writer = await asyncio.open_connection("127.0.0.1", server.port)
                writer.write(UPGRADE.format(room="aBcDeFgHiJkL").encode())
                await asyncio.wait_for(asked.wait(), PATIENCE)
                for each in list(server.uvicorn.server_state.connections):
                    each.transport.abort()
                await until(lambda: not server.connections)
                with socket.socket(), socket.socket():  # they have what numbers are free
                    go_on.set()
                    await until(lambda: not server.uvicorn.server_state.tasks)
                with pytest.raises(BlockingIOError):
                    another.recv(MOST_HEAD)
                writer.close()

    asyncio.run(scenario())


def test_an_answer_that_is_still_on_its_way_keeps_the_connection_where_it_is(
    tmp_path: Path,
) -> None:
    async def scenario() -> None:
        async with two_servers(tmp_path) as (first, second):
            room, _ = await second.room("usa", HUMAN, HUMAN)
            whole = (await first.http.get("/api/maps/usa")).content
            for door in first.uvicorn.servers[0].sockets:
                door.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4096)
            line = socket.socket()
            line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            line.setblocking(False)
            await asyncio.get_running_loop().sock_connect(line, ("127.0.0.1", first.port))
            reader, writer = await asyncio.open_connection(sock=line, limit=4096)
            request = "GET /api/maps/usa HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"
            writer.write((3 * request + UPGRADE.format(room=room)).encode())
            await asyncio.sleep(0.3)
            heard = bytearray()
            while b"HTTP/1.1 101" not in heard:
                part = await asyncio.wait_for(reader.read(65536), PATIENCE)
                assert part, parsed(bytes(heard[-2000:]))
                heard += part
            assert heard.count(whole) == 3
            writer.close()

    asyncio.run(scenario())


def test_a_head_that_is_too_long_for_a_datagram_is_not_passed_on(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with two_servers(tmp_path) as (first, _):
            with socket.socket() as line:
                long = b"x" * (MOST_HEAD + 1)
                assert not await neighbours_of(first).pass_on("room", long, line.fileno)

    asyncio.run(scenario())
