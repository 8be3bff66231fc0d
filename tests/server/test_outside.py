"""Whatever comes from outside: no traceback, no answer without the headers that protect pages."""

from __future__ import annotations

import asyncio
import logging
import socket
from collections.abc import Iterator
from pathlib import Path

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from branchline.server.client_files import ClientFiles
from branchline.server.security import HEADERS
from tests.server.live_server import HUMAN, QUICK, LiveServer, with_server
from tests.server.raw_requests import get, post, send_raw

UPGRADE = (
    "Upgrade: websocket",
    "Connection: Upgrade",
    "Sec-WebSocket-Version: 13",
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
)


def upgrade(path: str, *headers: str) -> bytes:
    """Return a request for a WebSocket."""
    lines = [f"GET {path} HTTP/1.1", "Host: 127.0.0.1", *headers, "", ""]
    return "\r\n".join(lines).encode("latin-1")


@pytest.fixture(autouse=True)
def troubles(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[str]]:
    """Collect what is logged with a traceback, or as an error; there must be nothing left."""
    found: list[str] = []

    def note(_logger: logging.Logger, record: logging.LogRecord) -> None:
        if record.exc_info or record.levelno >= logging.ERROR:
            found.append(f"{record.getMessage()} {record.exc_info}")

    monkeypatch.setattr(logging.Logger, "callHandlers", note)
    yield found
    assert not found


def test_a_move_number_of_five_thousand_digits_is_refused() -> None:
    async def scenario(server: LiveServer) -> None:
        room, _ = await server.room("poland", HUMAN, HUMAN)
        for number in ("9" * 5000, "0" * 5000, "9" * 4000, "-1", "1e3"):
            answer = await server.http.get(f"/api/rooms/{room}/replay/{number}")
            assert answer.status_code in (400, 404), answer.text
            assert answer.headers["content-security-policy"], number

    with_server(scenario)


@pytest.mark.parametrize("origin", ["http://[x", "http://[::1", "http://[", "//[x]y", "\xff://a"])
def test_an_origin_that_is_no_address_is_refused(origin: str) -> None:
    async def scenario(server: LiveServer) -> None:
        room, _ = await server.room("poland", HUMAN, HUMAN)
        answer = await send_raw(
            server.port, post("/api/rooms", 2, f"Origin: {origin}", "Connection: close"), b"{}"
        )
        assert answer.status == 400
        request = upgrade(f"/ws/{room}", *UPGRADE, f"Origin: {origin}")
        assert (await send_raw(server.port, request)).status == 403

    with_server(scenario)


def test_a_body_that_breaks_off_is_nobodys_trouble() -> None:
    async def scenario(server: LiveServer) -> None:
        room, _ = await server.room("poland", HUMAN, {"kind": "open"})
        for path in ("/api/rooms", f"/api/rooms/{room}/join", "/api/qr-code", "/api/network"):
            await send_raw(server.port, post(path, 100), b'{"map": ', pause=0.05, cut=True)
        await asyncio.sleep(0.1)
        assert (await server.http.get("/api/options")).status_code == 200

    with_server(scenario)


def test_zeros_and_other_odd_signs_in_paths_are_not_found() -> None:
    odd = ("%00", "a%00b", "%ff", "%c0%ae", "%ed%a0%80", "a" * 3000, "%0d%0aX:%20y")

    async def scenario(server: LiveServer) -> None:
        for sign in odd:
            paths = (f"/api/rooms/{sign}", f"/{sign}", f"/assets/{sign}", f"/api/maps/{sign}")
            more = (f"/boards/{sign}/board.svg", f"/boards/usa/{sign}", f"/api/lessons/{sign}")
            for path in (*paths, *more, f"/api/maps/usa?variant={sign}"):
                answer = await send_raw(server.port, get(path))
                assert answer.status == 404, (path[:80], answer.status)
            async with connect(f"ws://127.0.0.1:{server.port}/ws/{sign}", proxy=None) as socket:
                await socket.wait_closed()
                assert socket.close_code == 4404

    with_server(scenario)


def test_answers_to_what_is_no_request_have_the_headers_too() -> None:
    async def scenario(server: LiveServer) -> None:
        room, _ = await server.room("poland", HUMAN, HUMAN)
        wrong = {
            "no HTTP": b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03\r\n\r\n",
            "no host": b"GET / HTTP/1.1\r\n\r\n",
            "no length": post("/api/rooms", 0).replace(b"Length: 0", b"Length: x"),
            "long head": b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX: " + b"x" * 100_000 + b"\r\n\r\n",
            "no such method": b"BREW / HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n",
            "not found": get("/nowhere"),
            "another host": get("/").replace(b"127.0.0.1", b"evil.example"),
            "no key": "\r\n".join(
                [f"GET /ws/{room} HTTP/1.1", "Host: 127.0.0.1", *UPGRADE[:3], "", ""]
            ).encode(),
            "not here": "\r\n".join(
                ["GET /ws HTTP/1.1", "Host: 127.0.0.1", *UPGRADE, "", ""]
            ).encode(),
        }
        for name, raw in wrong.items():
            half = len(raw) // 2
            answer = await send_raw(server.port, raw[:half], raw[half:], pause=0.05)
            assert 400 <= answer.status < 500, (name, answer)
            for header, value in HEADERS.items():
                assert answer.headers.get(header.lower()) == value, (name, header)

    with_server(scenario)


def test_connections_that_are_refused_have_the_headers_too() -> None:
    async def scenario(server: LiveServer) -> None:
        room, _ = await server.room("poland", HUMAN, HUMAN)
        address = f"ws://127.0.0.1:{server.port}/ws/{room}"
        with pytest.raises(InvalidStatus) as refused:
            async with connect(address, origin="https://evil.example", proxy=None):  # type: ignore[arg-type]
                pass
        for header, value in HEADERS.items():
            assert refused.value.response.headers[header] == value

    with_server(scenario, QUICK)


def test_a_failure_of_our_own_has_the_headers_too(
    troubles: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("branchline.server.app.CLIENT", Path(__file__).parent)
    monkeypatch.setattr("branchline.server.app.has_client", lambda _client: True)
    monkeypatch.setattr(ClientFiles, "get_response", None)

    async def scenario(server: LiveServer) -> None:
        def fail(*_args: object) -> None:
            raise RuntimeError("a bug")

        server.rooms.drawings.facts = fail  # type: ignore[method-assign, assignment]
        for path in ("/api/maps/usa", "/assets/a.js"):
            answer = await server.http.get(path)
            assert answer.status_code == 500
            assert "bug" not in answer.text
            for header, value in HEADERS.items():
                assert answer.headers[header] == value

    with_server(scenario)
    assert len(troubles) == 2  # whoever runs the server is told, once each
    troubles.clear()


def frame(opcode: int, data: bytes = b"", *, last: bool = True) -> bytes:
    """Return a short frame of a client, masked with zeros."""
    return bytes([128 * last + opcode, 128 + len(data), 0, 0, 0, 0]) + data


CONTINUED, TEXT, CLOSE, PING = 0, 1, 8, 9
MOST_PINGS = 20_000


@pytest.mark.parametrize(
    "more",
    [
        ("Content-Length: 5",),
        ("Transfer-Encoding: chunked",),
        ("X: " + "y" * 20_000,),
        tuple(f"X-{number}: y" for number in range(200)),
    ],
    ids=["length", "chunked", "long", "many"],
)
def test_a_handshake_that_cannot_be_read_is_refused_at_once(more: tuple[str, ...]) -> None:
    async def scenario(server: LiveServer) -> None:
        room, _ = await server.room("poland", HUMAN, HUMAN)
        answer = await send_raw(server.port, upgrade(f"/ws/{room}", *UPGRADE, *more))
        assert answer.status == 400
        for header, value in HEADERS.items():
            assert answer.headers[header.lower()] == value

    with_server(scenario)


def test_a_message_in_endless_pieces_is_cut_off() -> None:
    async def scenario(server: LiveServer) -> None:
        room, _ = await server.room("poland", HUMAN, HUMAN)
        async with connect(f"ws://127.0.0.1:{server.port}/ws/{room}", proxy=None) as line:
            line.transport.write(frame(TEXT, b"{", last=False))
            line.transport.write(frame(CONTINUED, last=False) * 1000)
            await line.wait_closed()
            assert line.close_code == 1009

    with_server(scenario)


@pytest.mark.parametrize("text", [b"\xff\xfe{", b'{"type": "ping\xed\xa0\x80"}', b'"\xc3'])
def test_text_that_is_none_is_refused(text: bytes) -> None:
    async def scenario(server: LiveServer) -> None:
        room, _ = await server.room("poland", HUMAN, HUMAN)
        async with connect(f"ws://127.0.0.1:{server.port}/ws/{room}", proxy=None) as line:
            line.transport.write(frame(TEXT, text))
            assert '"malformed"' in str(await line.recv())

    with_server(scenario)


def test_who_pings_and_reads_nothing_fills_no_memory() -> None:
    async def scenario(server: LiveServer) -> None:
        room, _ = await server.room("poland", HUMAN, HUMAN)
        await server.http.aclose()
        async with connect(f"ws://127.0.0.1:{server.port}/ws/{room}", proxy=None) as line:
            (connection,) = server.uvicorn.server_state.connections
            mine, theirs = (
                each.get_extra_info("socket") for each in (line.transport, connection.transport)
            )
            mine.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            theirs.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4096)
            line.transport.pause_reading()
            line.transport.write(frame(PING, b"x" * 125) * MOST_PINGS + frame(CLOSE))
            while not connection.transport.is_closing():
                await asyncio.sleep(0.01)
            assert connection.transport.get_write_buffer_size() < 200_000
            line.transport.abort()

    with_server(scenario)
