"""Requests written byte by byte, as no well-behaved client sends them."""

from __future__ import annotations

import asyncio
import contextlib
from dataclasses import dataclass

from tests.server.live_server import PATIENCE


@dataclass(frozen=True)
class RawAnswer:
    """What a server wrote before it closed the connection."""

    status: int
    """0 if it wrote nothing."""
    headers: dict[str, str]
    body: bytes


def parsed(raw: bytes) -> RawAnswer:
    """Return an answer by its parts."""
    head, _, body = raw.partition(b"\r\n\r\n")
    first, *lines = head.decode("latin-1").split("\r\n")
    if not first:
        return RawAnswer(0, {}, b"")
    pairs = (line.partition(":") for line in lines)
    headers = {name.lower(): value.strip() for name, _, value in pairs}
    return RawAnswer(int(first.split(" ")[1]), headers, body)


async def send_raw(port: int, *parts: bytes, pause: float = 0.0, cut: bool = False) -> RawAnswer:
    """Send bytes with pauses between them; return what comes until the server hangs up.

    With `cut`, this side hangs up after the last part instead, and gets no answer.
    """
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    heard = bytearray()

    async def listen() -> None:
        with contextlib.suppress(ConnectionError):
            while part := await reader.read(65536):
                heard.extend(part)

    listening = asyncio.create_task(listen())
    try:
        with contextlib.suppress(ConnectionError):
            for part in parts:
                writer.write(part)
                await writer.drain()
                await asyncio.sleep(pause)
        if not cut:
            await asyncio.wait_for(listening, PATIENCE)
        return parsed(bytes(heard))
    finally:
        listening.cancel()
        writer.close()


def get(path: str, *headers: str) -> bytes:
    """Return a request for a path, after which the server is to hang up."""
    lines = [f"GET {path} HTTP/1.1", "Host: 127.0.0.1", "Connection: close", *headers]
    return "\r\n".join([*lines, "", ""]).encode("latin-1")


def post(path: str, length: int, *headers: str) -> bytes:
    """Return the head of a request with a body."""
    lines = [f"POST {path} HTTP/1.1", "Host: 127.0.0.1", f"Content-Length: {length}"]
    return "\r\n".join([*lines, *headers, "", ""]).encode("latin-1")
