"""Seeded nonsense for every endpoint and every message: always an answer, never a traceback."""

from __future__ import annotations

import random
from dataclasses import replace
from typing import Any, Final, get_args

import msgspec
import pytest
from starlette.routing import Route
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from branchline.server.app import make_app
from branchline.server.commands import FromClient
from branchline.server.security import HEADERS
from tests.server.live_server import HUMAN, OPEN, QUICK, LiveServer, play_out, with_server
from tests.server.raw_requests import send_raw
from tests.server.test_outside import troubles

__all__ = ["troubles"]
ROUNDS: Final = 6
"""Requests for each endpoint and method, and messages of each type."""
ODD: Final[tuple[Any, ...]] = (
    *(None, True, -1, 0, 2**31, 2**63, 10**400, 0.5, -1e308, ""),
    *("\0", "\ud7ff\uffff", "a" * 70, "é" * 600, "-1", "%00", "../..", "usa", "human", "[" * 300),
    *([], [[]], {}, {"a": {}}, [None] * 9, {"kind": "human"}, [{"kind": "bot", "bot": "x:y"}] * 2),
)
PATHS: Final = ("%00", "%ff%fe", "..%2f..", "9" * 5000, "-1", "1", "usa", "board.svg", "a%20b")
QUIET: Final = replace(
    QUICK, new_rooms_per_minute=10**6, costly_per_minute=10**6, costly_burst=10**6
)
HEADS: Final = (
    *(
        "Origin: http://[x",
        "Origin: null",
        "Accept-Encoding: ;q=x,gzip;q=-1,\xff",
        "Range: bytes=9-1",
    ),
    *("Authorization: Bearer \xff,\x01,,", "If-None-Match: \xfe", "If-Modified-Since: 99 x"),
    *("X-Forwarded-For: [::1, \xff", "Content-Type: \xff/\xff", "Expect: 200-x", "Cookie: \xff"),
)


def odd_json(dice: random.Random, names: tuple[str, ...]) -> bytes:
    """Return an object with some of these fields, or something that is no object."""
    if dice.random() < 0.2:
        return dice.choice([b"", b"{", b"[" * 4000, b"\xff\xfe", b'{"a":1,"a":2}', b"null", b"\0"])
    fields = {name: dice.choice(ODD) for name in names if dice.random() < 0.8}
    if dice.random() < 0.3:
        fields["unknown"] = dice.choice(ODD)
    return msgspec.json.encode({key: as_json(value) for key, value in fields.items()})


def as_json(value: Any) -> Any:
    """Return a value that can be written; very large numbers as they are."""
    return msgspec.Raw(str(value).encode()) if value == 10**400 else value


FIELDS: Final = ("map", "seats", "variant", "clock", "away", "first_seat", "name", "move", "room")


async def ask_every_endpoint(server: LiveServer) -> None:
    """Ask for nonsense everywhere; nothing fails, and refusals have the headers."""
    dice = random.Random(17)  # noqa: S311 - tests must repeat
    paths = [route.path for route in make_app(QUICK).routes if isinstance(route, Route)]
    assert len(paths) > 12
    over, tokens = await server.room("poland", HUMAN, HUMAN)
    async with server.player(over, tokens) as both:
        await both.until(lambda: len(both.positions) == 2)
        await play_out(both, (0, 1), lambda count: count - 1)
    waiting, _ = await server.room("poland", HUMAN, OPEN)
    for path in [*paths, "/{file}", "/assets/{file}"]:
        for number in range(ROUNDS):
            words = (over, waiting, *PATHS)
            filled = "/".join(
                dice.choice(words) if part.startswith("{") else part for part in path.split("/")
            )
            method = ("GET", "POST", "HEAD", "DELETE")[number % 4]
            body = odd_json(dice, (*FIELDS, "token", "open", "link"))
            lines = [f"{method} {filled}?v={dice.choice(PATHS)} HTTP/1.1", "Host: 127.0.0.1"]
            lines += [dice.choice(HEADS), "Connection: close", f"Content-Length: {len(body)}"]
            raw = "\r\n".join([*lines, "", ""]).encode("latin-1") + body
            answer = await send_raw(server.port, raw)
            assert 200 <= answer.status < 500, (raw, answer)
            if answer.status >= 400:
                for header, value in HEADERS.items():
                    assert answer.headers.get(header.lower()) == value, raw


def test_every_endpoint_answers_nonsense(troubles: list[str]) -> None:
    with_server(ask_every_endpoint, QUIET)


async def send_every_message(server: LiveServer, room: str, tokens: list[str]) -> None:
    """Send messages of every type that hold nonsense; each is answered."""
    dice = random.Random(18)  # noqa: S311 - tests must repeat
    kinds = get_args(FromClient)
    kinds = tuple(kind for each in kinds for kind in (get_args(each) or (each,)))
    assert len(kinds) >= 12
    for kind in kinds:
        tag, names = kind.__struct_config__.tag, kind.__struct_fields__
        for greeted in (True, False):
            async with connect(f"ws://127.0.0.1:{server.port}/ws/{room}", proxy=None) as line:
                if greeted:
                    hello = {"type": "hello", "client": "f", "tokens": tokens}
                    await line.send(msgspec.json.encode(hello).decode())
                try:
                    for _ in range(ROUNDS):
                        raw = odd_json(dice, names)
                        tagged = raw.replace(b"{", b'{"type":"%s",' % tag.encode(), 1)
                        text = tagged.replace(b",}", b"}")
                        binary = dice.random() < 0.3
                        await line.send(text if binary else text.decode(errors="replace"))
                    await line.send('{"type": "ping"}')
                    while msgspec.json.decode(await line.recv())["type"] != "pong":
                        pass
                except ConnectionClosed:
                    pass
                assert line.close_code in (None, 1007, 1008, 1009), tag


def test_every_message_is_answered_whatever_it_holds(troubles: list[str]) -> None:
    async def scenario(server: LiveServer) -> None:
        await send_every_message(server, *await server.room("poland", HUMAN, HUMAN))

    with_server(scenario, QUIET)


@pytest.mark.parametrize("seed", [1, 2])
def test_bytes_that_are_no_frames_do_no_harm(seed: int, troubles: list[str]) -> None:
    dice = random.Random(seed)  # noqa: S311 - tests must repeat

    async def scenario(server: LiveServer) -> None:
        room, _ = await server.room("poland", HUMAN, HUMAN)
        key = "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ=="
        lines = [f"GET /ws/{room} HTTP/1.1", "Host: 127.0.0.1", "Upgrade: websocket", key]
        lines += ["Connection: Upgrade", "Sec-WebSocket-Version: 13", "", ""]
        for _ in range(10):
            answer = await send_raw(
                server.port, "\r\n".join(lines).encode(), dice.randbytes(300), pause=0.05, cut=True
            )
            assert answer.status in (0, 101)
        assert (await server.http.get("/healthz")).status_code == 200

    with_server(scenario, QUIET)
