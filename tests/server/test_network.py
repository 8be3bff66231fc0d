"""Friends on other devices: opening the server to the local network, and links as QR codes.

Other addresses of loopback (127.0.0.x) stand for the local network.
"""

from __future__ import annotations

import asyncio
import re
from dataclasses import replace
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from branchline.server import local_network
from branchline.server.app import make_app
from branchline.server.local_network import is_local, lan_address
from branchline.server.settings import Settings
from tests.server.live_server import HUMAN, PATIENCE, QUICK, LiveServer, with_server

LAN = "127.0.0.2"
OPENING = replace(QUICK, lan_address=LAN)


async def hosted(server: LiveServer) -> tuple[str, str, list[str]]:
    """Make a room; return its name, its host's token and the tokens of its seats."""
    body = {"map": "usa", "seats": [HUMAN, HUMAN]}
    made = (await server.http.post("/api/rooms", json=body)).raise_for_status().json()
    return made["room"], made["host"], [each["token"] for each in made["invitations"]]


async def ask(server: LiveServer, room: str, token: str, on: bool, **more: Any) -> httpx.Response:
    """Ask to open or to close the server."""
    body = {"room": room, "token": token, "open": on}
    return await server.http.post("/api/network", json=body, **more)


async def to_the_end(socket: ClientConnection) -> None:
    """Read what comes until the connection ends."""
    while True:
        await socket.recv()


def test_the_host_opens_the_server_to_the_network_and_closes_it_again() -> None:
    async def scenario(server: LiveServer) -> None:
        room, host, tokens = await hosted(server)
        before = (await server.http.get("/api/network")).json()
        assert before == {"can_open": True}
        opened = (await ask(server, room, host, True)).raise_for_status().json()
        assert opened == {
            "address": f"http://{LAN}:{server.port}",
            "opened": True,
            "can_open": True,
        }
        assert (await ask(server, room, host, True)).json() == opened  # twice is once
        async with httpx.AsyncClient(base_url=opened["address"], trust_env=False) as friend:
            assert (await friend.get("/api/options")).status_code == 200
            assert (await friend.get("/api/network")).json() == {
                "address": opened["address"],
                "opened": True,
            }
            lan = opened["address"].replace("http", "ws")
            origin: Any = opened["address"]
            async with connect(f"{lan}/ws/{room}", origin=origin, proxy=None) as socket:
                await socket.send(f'{{"type": "hello", "client": "c", "tokens": ["{tokens[1]}"]}}')
                assert "welcome" in str(await asyncio.wait_for(socket.recv(), PATIENCE))
                closed = (await ask(server, room, host, False)).raise_for_status().json()
                assert closed == {"can_open": True}
                with pytest.raises(ConnectionClosed):
                    await asyncio.wait_for(to_the_end(socket), PATIENCE)
        async with httpx.AsyncClient(base_url=opened["address"], trust_env=False) as friend:
            with pytest.raises(httpx.ConnectError):
                await friend.get("/api/options")
        assert (await server.http.get("/api/options")).status_code == 200
        assert (await ask(server, room, host, True)).json() == opened  # and once more

    with_server(scenario, OPENING)


def test_the_server_goes_by_its_address_on_the_network_only_while_it_is_open() -> None:
    async def scenario(server: LiveServer) -> None:
        room, host, _ = await hosted(server)

        async def status(name: str) -> int:
            return (await server.http.get("/api/options", headers={"Host": name})).status_code

        assert await status(f"{LAN}:{server.port}") == 421
        await ask(server, room, host, True)
        assert await status(f"{LAN}:{server.port}") == 200
        assert await status("evil.example") == 421
        async with httpx.AsyncClient(base_url=f"http://{LAN}:{server.port}") as friend:
            answer = await friend.get("/api/options", headers={"Host": "evil.example"})
            assert answer.status_code == 421
            body = {"map": "usa", "seats": [HUMAN, HUMAN]}
            other = {"Origin": "https://evil.example"}
            assert (await friend.post("/api/rooms", json=body, headers=other)).status_code == 400
        await ask(server, room, host, False)
        assert await status(f"{LAN}:{server.port}") == 421

    with_server(scenario, OPENING)


def test_nobody_else_may_open_or_close_it() -> None:
    async def scenario(server: LiveServer) -> None:
        room, host, tokens = await hosted(server)
        other, other_host, _ = await hosted(server)
        for name, token in (
            (room, tokens[0]),
            (room, ""),
            (room, "x" * 32),
            (other, host),
            ("nowhere", host),
        ):
            answer = await ask(server, name, token, True)
            assert answer.status_code == 403
            assert answer.json()["detail"]["id"] == "refusal-not-host"
        for headers in (
            {"X-Forwarded-For": "127.0.0.1"},
            {"Forwarded": "for=192.0.2.7"},
            {"Via": "1.1 proxy"},
        ):
            answer = await ask(server, room, host, True, headers=headers)
            assert answer.json()["detail"]["id"] == "refusal-network-elsewhere", headers
            facts = (await server.http.get("/api/network", headers=headers)).json()
            assert facts == {}, headers
        answer = await ask(server, room, host, True, headers={"Origin": "https://evil.example"})
        assert answer.json()["detail"]["id"] == "refusal-other-site"
        for body in (b"", b"{}", b'{"room": 1}', b"x" * 10_000):
            answer = await server.http.post("/api/network", content=body)
            assert answer.status_code in (400, 413)
        assert (await server.http.get("/api/network")).json() == {"can_open": True}
        await ask(server, other, other_host, True)
        async with httpx.AsyncClient(base_url=f"http://{LAN}:{server.port}") as friend:
            body_of_friend = {"room": room, "token": host, "open": False}
            answer = await friend.post("/api/network", json=body_of_friend)
            assert answer.status_code == 403
            assert answer.json()["detail"]["id"] == "refusal-network-elsewhere"
        assert (await server.http.get("/api/network")).json()["opened"]

    with_server(scenario, OPENING)


def test_the_hosts_token_is_no_seat() -> None:
    async def scenario(server: LiveServer) -> None:
        room, host, tokens = await hosted(server)
        info = await server.http.get(
            f"/api/rooms/{room}", headers={"Authorization": f"Bearer {host},{tokens[1]}"}
        )
        assert info.json()["seats"] == [1]
        async with server.player(room, [host]) as stranger:
            assert (await stranger.next())["reason"] == "not your seat"
        assert server.rooms.live[room].is_host(host)
        assert not any(server.rooms.live[room].is_host(token) for token in tokens)

    with_server(scenario, OPENING)


def test_a_taken_port_is_replaced_and_no_network_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    async def taken(server: LiveServer) -> None:
        room, host, _ = await hosted(server)
        busy = await asyncio.start_server(lambda _r, _w: None, LAN, server.port)
        async with busy:
            opened = (await ask(server, room, host, True)).raise_for_status().json()
        assert opened["address"].startswith(f"http://{LAN}:")
        assert opened["address"] != f"http://{LAN}:{server.port}"

    with_server(taken, OPENING)
    monkeypatch.setattr(local_network, "own_addresses", lambda: iter(["127.0.0.1", "8.8.8.8"]))

    async def alone(server: LiveServer) -> None:
        room, host, _ = await hosted(server)
        answer = await ask(server, room, host, True)
        assert answer.status_code == 503
        assert answer.json()["detail"]["id"] == "refusal-no-network"
        assert (await server.http.get("/api/network")).json() == {"can_open": True}

    with_server(alone)
    unusable = replace(QUICK, lan_address="192.0.2.99")  # of no machine

    async def refused(server: LiveServer) -> None:
        room, host, _ = await hosted(server)
        answer = await ask(server, room, host, True)
        assert answer.json()["detail"]["id"] == "refusal-network-bind"
        assert (await server.http.get("/api/network")).json() == {"can_open": True}

    with_server(refused, unusable)


def test_addresses_the_internet_can_reach_are_never_chosen() -> None:
    local = ("10.1.2.3", "172.16.0.9", "192.168.178.20")
    others = ("8.8.8.8", "1.1.1.1", "127.0.0.1", "0.0.0.0", "169.254.1.1", "fd00::1")  # noqa: S104
    assert [is_local(each) for each in (*local, *others)] == [True] * 3 + [False] * 6
    assert lan_address("10.0.0.7") == "10.0.0.7"


async def facts_of(settings: Settings, port: int = 8000) -> dict[str, Any]:
    """Return what a server with some settings tells of the network, asked from loopback."""
    app = make_app(settings)
    transport = httpx.ASGITransport(app, client=("127.0.0.1", 5))
    async with httpx.AsyncClient(transport=transport, base_url=f"http://host:{port}") as web:
        found: dict[str, Any] = (await web.get("/api/network")).json()
    app.state.rooms.store.close()
    return found


def test_servers_that_others_reach_already_say_where() -> None:
    async def scenario() -> None:
        every = replace(QUICK, host="0.0.0.0", lan_address="10.0.0.7")  # noqa: S104
        assert await facts_of(every) == {"address": "http://10.0.0.7:8000"}
        one = replace(QUICK, host="10.0.0.9")
        assert await facts_of(one) == {"address": "http://10.0.0.9:8000"}
        site = replace(QUICK, host="127.0.0.1", origins=("https://play.example",))
        assert await facts_of(site) == {"address": "https://play.example"}

    asyncio.run(scenario())


def test_links_become_qr_codes_and_other_texts_do_not() -> None:
    async def scenario(server: LiveServer) -> None:
        room, host, tokens = await hosted(server)
        here = f"http://127.0.0.1:{server.port}/#/join/{room}/{tokens[1]}"
        there = f"http://{LAN}:{server.port}/#/join/{room}/{tokens[1]}"

        async def code(link: str) -> httpx.Response:
            return await server.http.post("/api/qr-code", json={"link": link})

        picture = (await code(here)).raise_for_status().json()["picture"]
        assert re.match(r"data:image/svg\+xml[;,]", picture)
        assert len(picture) < 20_000
        assert (await code(there)).json()["detail"]["id"] == "refusal-foreign-link"
        await ask(server, room, host, True)
        assert (await code(there)).raise_for_status().json()["picture"] != picture
        for link in ("https://evil.example/", "javascript:alert(1)", "", "http://[", "é"):
            assert (await code(link)).status_code == 400, link
        assert (await code(here + "x" * 300)).status_code == 400

    with_server(scenario, OPENING)


def test_a_ping_is_answered_before_and_after_hello() -> None:
    async def scenario(server: LiveServer) -> None:
        room, _, tokens = await hosted(server)
        async with connect(f"ws://127.0.0.1:{server.port}/ws/{room}", proxy=None) as socket:
            await socket.send('{"type": "ping"}')
            assert await asyncio.wait_for(socket.recv(), PATIENCE) == '{"type":"pong"}'
        async with server.player(room, tokens) as ann:
            await ann.put({"type": "ping"})
            await ann.until(lambda: {"type": "pong"} in ann.others)

    with_server(scenario)


def test_a_room_says_for_which_of_ones_seats_it_waits() -> None:
    async def scenario(server: LiveServer) -> None:
        room, _, tokens = await hosted(server)

        async def waiting(*shown: str) -> list[int]:
            bearer = {"Authorization": f"Bearer {','.join(shown)}"}
            answer = await server.http.get(f"/api/rooms/{room}", headers=bearer)
            return list(answer.json().get("acting", []))

        assert await waiting(*tokens) == [0, 1]
        assert await waiting(tokens[1]) == [1]
        assert await waiting("wrong") == []
        async with server.player(room, tokens) as both:
            await both.until(lambda: len(both.positions) == 2)
            await both.act(1, both.actions(1)[0]["action"])
            assert await waiting(*tokens) == [0]
            await both.do("leave", seat=0)
            assert 0 not in await waiting(*tokens)

    with_server(scenario)
