"""Limits, origins and headers."""

from __future__ import annotations

from contextlib import AsyncExitStack
from dataclasses import replace
from typing import Any

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from branchline.server.rate_limits import Bucket, Buckets
from branchline.server.security import HEADERS
from tests.server.live_server import HUMAN, QUICK, LiveServer, with_server


def test_every_answer_has_security_headers() -> None:
    async def scenario(server: LiveServer) -> None:
        for path in ("/", "/api/options", "/nowhere", "/api/rooms/x"):
            answer = await server.http.get(path)
            for name, value in HEADERS.items():
                assert answer.headers[name] == value, path
        policy = HEADERS["Content-Security-Policy"].split("; ")
        assert "default-src 'self'" in policy
        assert [each for each in policy if "unsafe" in each] == ["style-src-attr 'unsafe-inline'"]
        assert not any("http" in each or "*" in each for each in policy)

    with_server(scenario)


def test_pages_of_other_sites_may_not_connect_or_make_rooms() -> None:
    async def scenario(server: LiveServer) -> None:
        room, _ = await server.room("usa", HUMAN, HUMAN)
        address = f"ws://127.0.0.1:{server.port}/ws/{room}"
        for origin in (
            "https://evil.example",
            "null",
            f"http://127.0.0.1:{server.port}.evil.example",
        ):
            with pytest.raises(InvalidStatus):
                async with connect(address, origin=origin, proxy=None):  # type: ignore[arg-type]
                    pass
            body = {"map": "usa", "seats": [HUMAN, HUMAN]}
            answer = await server.http.post("/api/rooms", json=body, headers={"Origin": origin})
            assert answer.status_code == 400
        for origin in (f"http://127.0.0.1:{server.port}", "https://play.example"):
            async with connect(address, origin=origin, proxy=None):  # type: ignore[arg-type]
                pass

    with_server(scenario, replace(QUICK, origins=("https://play.example",)))


def test_a_server_on_loopback_answers_only_to_names_it_goes_by() -> None:
    async def scenario(server: LiveServer) -> None:
        room, _ = await server.room("usa", HUMAN, HUMAN)
        for host in ("evil.example", f"evil.example:{server.port}", "127.0.0.1.evil.example", "["):
            answer = await server.http.get("/api/options", headers={"Host": host})
            assert answer.status_code == 421
            assert "--origin" in answer.text
            assert "Content-Security-Policy" in answer.headers
        for host in (f"localhost:{server.port}", "127.0.0.1", "[::1]:80", "play.example"):
            answer = await server.http.get("/api/options", headers={"Host": host})
            assert answer.status_code == 200, host
        address = f"ws://127.0.0.1:{server.port}/ws/{room}"
        with pytest.raises(InvalidStatus):
            async with connect(f"ws://evil.example:{server.port}/ws/{room}", **at(server.port)):
                pass
        async with connect(address, proxy=None):
            pass

    with_server(scenario, replace(QUICK, origins=("https://play.example",)))


def at(port: int) -> dict[str, Any]:
    """Return how to reach this machine under another name."""
    return {"host": "127.0.0.1", "port": port, "proxy": None}


def test_large_messages_and_bodies_are_refused() -> None:
    async def scenario(server: LiveServer) -> None:
        room, tokens = await server.room("usa", HUMAN, HUMAN)
        for size in (9000, 100_000):
            async with server.player(room, tokens) as player:
                await player.put("x" * size)
                with pytest.raises(ConnectionClosed):
                    await player.until(lambda: False)
                assert player.socket.close_code == 1009
        answer = await server.http.post("/api/rooms", content=b" " * 10_000)
        assert answer.status_code == 413

    with_server(scenario)


def test_too_many_messages_are_refused_and_at_last_cut_off() -> None:
    async def scenario(server: LiveServer) -> None:
        room, tokens = await server.room("usa", HUMAN, HUMAN)
        async with server.player(room, tokens) as player:
            answers = [await player.do("say", seat=0, text="spam") for _ in range(8)]
            reasons = [answer.get("reason") for answer in answers]
            assert reasons[:4] == [None] * 4
            assert reasons[-1] == "too fast"
            for number in range(500):
                await player.put({"type": "say", "id": str(number), "seat": 0, "text": "spam"})
            with pytest.raises(ConnectionClosed):
                await player.until(lambda: False)
            assert player.socket.close_code == 1008

    with_server(scenario, replace(QUICK, messages_per_second=0.01, burst=5))


def test_too_much_talk_in_a_room_is_refused_but_moves_are_not() -> None:
    async def scenario(server: LiveServer) -> None:
        room, tokens = await server.room("usa", HUMAN, HUMAN)
        async with server.player(room, tokens) as player:
            answers = [await player.do("say", seat=0, text="spam") for _ in range(4)]
            assert [answer.get("reason") for answer in answers] == [None, None, None, "too fast"]
            assert (await player.act(0, player.actions(0)[0]["action"]))["type"] == "ack"

    with_server(scenario, replace(QUICK, chat_per_second=0.01, chat_burst=3))


def test_who_does_not_say_hello_is_cut_off_and_commands_before_it_are_refused() -> None:
    async def scenario(server: LiveServer) -> None:
        room, _ = await server.room("usa", HUMAN, HUMAN)
        async with connect(f"ws://127.0.0.1:{server.port}/ws/{room}", proxy=None) as silent:
            await silent.send('{"type":"say","id":"1","seat":-1,"text":"hi"}')
            assert "refusal-hello-first" in str(await silent.recv())
            await silent.wait_closed()
            assert silent.close_code == 1008

    with_server(scenario, replace(QUICK, hello_seconds=2))


def test_too_many_rooms_with_people_in_them_are_refused() -> None:
    async def scenario(server: LiveServer) -> None:
        body = {"map": "usa", "seats": [HUMAN, HUMAN]}
        async with AsyncExitStack() as there:
            for _ in range(2):
                room, tokens = await server.room("usa", HUMAN, HUMAN)
                await (await there.enter_async_context(server.player(room, tokens[:1]))).next()
            tries = [await server.http.post("/api/rooms", json=body) for _ in range(2)]
            assert [each.status_code for each in tries] == [503, 429]

    with_server(scenario, replace(QUICK, most_rooms=2, new_rooms_per_minute=3))


def test_buckets_fill_again() -> None:
    now = [0.0]
    bucket = Bucket(2, 3, lambda: now[0])
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]
    now[0] += 1
    assert [bucket.take() for _ in range(3)] == [True, True, False]
    buckets = Buckets(0, 1)
    assert [buckets.take(address) for address in ("a", "a", "b")] == [True, False, True]
