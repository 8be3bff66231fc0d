"""A server on a loopback address and clients connected to it, for tests."""

from __future__ import annotations

import asyncio
import itertools
import random
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import msgspec
from uvicorn import Server
from websockets.asyncio.client import ClientConnection, connect

from branchline.server.messages import ToClient
from branchline.server.rooms import Rooms
from branchline.server.settings import Settings
from branchline.server.uvicorn_server import make_server

HUMAN = {"kind": "human"}
GREEDY = {"kind": "bot", "bot": "greedy"}
RANDOM = {"kind": "bot", "bot": "random"}
OPEN = {"kind": "open"}
PATIENCE = 120.0
"""Seconds after which a test gives up; only a machine at its end needs so many."""
IDS = itertools.count(1)


def seeded(seed: int) -> Callable[[], int]:
    """Return a source of seeds that gives the same ones every time."""
    dice = random.Random(seed)  # noqa: S311 - tests must repeat
    return lambda: dice.getrandbits(62)


def new_database() -> str:
    """Return the database of a server that is given none; other tests put others here."""
    return ":memory:"


QUICK = Settings(
    bot_pause=0.0,
    bot_processes=1,
    messages_per_second=1000,
    burst=1000,
    chat_per_second=1000,
    chat_burst=1000,
)


class RemoteServer:
    """The way to a running server, wherever it runs on this machine."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.http = httpx.AsyncClient(
            base_url=f"http://127.0.0.1:{port}", trust_env=False, timeout=PATIENCE
        )

    async def room(
        self, which: str, *seats: dict[str, str], **more: object
    ) -> tuple[str, list[str]]:
        """Make a room; return its name and the tokens of its people."""
        body = {"map": which, "seats": seats, **more}
        made = (await self.http.post("/api/rooms", json=body)).raise_for_status().json()
        return made["room"], [each["token"] for each in made["invitations"]]

    @asynccontextmanager
    async def player(
        self, room: str, tokens: Sequence[str] = (), **hello: Any
    ) -> AsyncIterator[Player]:
        """Connect somebody to a room and say hello."""
        async with connect(f"ws://127.0.0.1:{self.port}/ws/{room}", proxy=None) as socket:
            player = Player(socket)
            await player.put(
                {"type": "hello", "client": f"c{next(IDS)}", "tokens": tokens, **hello}
            )
            yield player


class LiveServer(RemoteServer):
    """A server running in this process."""

    def __init__(self, port: int, rooms: Rooms, uvicorn: Server) -> None:
        super().__init__(port)
        self.rooms = rooms
        self.uvicorn = uvicorn

    @property
    def connections(self) -> int:
        """How many connections are open."""
        return len(self.uvicorn.server_state.connections)


class Player:
    """A client that keeps what it is sent, by seat."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.version = 0
        self.updates: list[dict[str, Any]] = []
        self.positions: dict[int, dict[str, Any]] = {}
        self.presence: dict[str, Any] = {}
        self.room: dict[str, Any] = {}
        self.others: list[dict[str, Any]] = []

    async def put(self, message: object) -> None:
        """Send a message, or any text."""
        text = (
            message if isinstance(message, str | bytes) else msgspec.json.encode(message).decode()
        )
        await self.socket.send(text)

    async def next(self) -> dict[str, Any]:
        """Receive a message, check that it is one the protocol knows, and take note of it."""
        raw = await asyncio.wait_for(self.socket.recv(), PATIENCE)
        msgspec.json.decode(raw, type=ToClient)
        message: dict[str, Any] = msgspec.json.decode(raw)
        if message["type"] == "update":
            self.version = message["version"]
            self.room = message["room"]
            self.updates.append(message)
            if "position" in message:
                self.positions[message["seat"]] = message["position"]
        elif message["type"] == "presence":
            self.presence = message
        else:
            self.others.append(message)
        return message

    async def until(self, wanted: Callable[[], object]) -> None:
        """Receive until something holds."""
        while not wanted():
            await self.next()

    async def answer(self, number: str) -> dict[str, Any]:
        """Receive until a command is answered."""
        while not (found := [m for m in self.others if m.get("id") == number]):
            await self.next()
        return found[-1]

    async def do(self, kind: str, **fields: object) -> dict[str, Any]:
        """Send a command and return its answer."""
        number = str(fields.pop("id", f"n{next(IDS)}"))
        self.others = [m for m in self.others if m.get("id") != number]
        await self.put({"type": kind, "id": number, **fields})
        return await self.answer(number)

    async def act(self, seat: int, action: int, **fields: object) -> dict[str, Any]:
        """Play an action on what this client has seen."""
        return await self.do(
            "act", **{"seat": seat, "expected": self.version, "action": action, **fields}
        )

    def actions(self, seat: int) -> list[dict[str, Any]]:
        """Return the actions a seat may choose from now."""
        return list(self.positions.get(seat, {}).get("actions", []))

    def events(self, seat: int) -> list[dict[str, Any]]:
        """Return the events a seat was told of."""
        return [
            event
            for update in self.updates
            if update["seat"] == seat
            for news in update["news"]
            for event in news["events"]
        ]


@asynccontextmanager
async def run_server(
    settings: Settings = QUICK, database: Path | None = None, port: int = 0
) -> AsyncIterator[LiveServer]:
    """Run a server until the block ends."""
    if database is not None:
        settings = replace(settings, database=str(database))
    elif settings.database == QUICK.database:
        settings = replace(settings, database=new_database())
    uvicorn = make_server(settings, "127.0.0.1", port, quiet=True)
    running = asyncio.create_task(uvicorn.serve())
    while not uvicorn.started:
        await asyncio.sleep(0.005)
        if running.done():
            await running
    port = uvicorn.servers[0].sockets[0].getsockname()[1]
    rooms = uvicorn.config.app.state.rooms  # type: ignore[union-attr]
    server = LiveServer(port, rooms, uvicorn)
    try:
        yield server
    finally:
        await server.http.aclose()
        uvicorn.should_exit = True
        await running


def with_server(
    scenario: Callable[[LiveServer], Awaitable[None]],
    settings: Settings = QUICK,
    database: Path | None = None,
    port: int = 0,
) -> None:
    """Run a scenario with a server of its own."""

    async def run() -> None:
        async with run_server(settings, database, port) as server:
            await asyncio.wait_for(scenario(server), 2 * PATIENCE)

    asyncio.run(run())


async def play_out(player: Player, seats: Sequence[int], pick: Callable[[int], int]) -> None:
    """Play the seats a client holds until the game is over."""
    while player.room.get("status") != "over":
        for seat in seats:
            offers = player.actions(seat)
            if offers:
                answer = await player.act(seat, offers[pick(len(offers))]["action"])
                assert answer["type"] == "ack", answer
                break
        else:
            await player.next()
