"""A server killed at any moment, under load, has lost no move it had acknowledged."""

from __future__ import annotations

import asyncio
import contextlib
import random
import signal
import socket
import sys
import time
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidMessage

from branchline.server.log_entries import Played
from branchline.server.room_state import RoomState
from branchline.server.store import Store

ROUNDS = 5
ROOMS = 12
GONE = (ConnectionClosed, InvalidMessage, OSError, httpx.HTTPError, TimeoutError, EOFError)


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


@contextlib.asynccontextmanager
async def serving(port: int, path: Path) -> AsyncIterator[None]:
    """Run a server in a process of its own, and kill it in the end."""
    command = ["-m", "branchline", "serve", "--port", str(port), "--database", str(path)]
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        *command,
        stdout=asyncio.subprocess.DEVNULL,
        stderr=asyncio.subprocess.DEVNULL,
    )
    try:
        async with httpx.AsyncClient(trust_env=False) as client:
            for _ in range(1000):
                with contextlib.suppress(httpx.HTTPError):
                    await client.get(f"http://127.0.0.1:{port}/api/options")
                    break
                await asyncio.sleep(0.025)
        yield
    finally:
        process.send_signal(signal.SIGKILL)
        await process.wait()


class Restless:
    """A client that plays both seats of a room, whatever happens to the server."""

    def __init__(self, number: int, room: str, tokens: list[str], port: int) -> None:
        self.address = f"ws://127.0.0.1:{port}/ws/{room}"
        self.room = room
        self.tokens = tokens
        self.client = f"restless-{number}"
        self.dice = random.Random(number)  # noqa: S311 - tests must repeat
        self.version = 0
        self.heard: list[int] = []
        self.positions: dict[int, dict[str, Any]] = {}
        self.pending: dict[str, Any] | None = None
        self.acked: dict[str, int] = {}
        self.wrong: list[dict[str, Any]] = []
        self.count = 0

    async def live(self) -> None:
        """Play until cancelled; connect anew whenever the server is gone."""
        while True:
            with contextlib.suppress(*GONE):
                async with connect(self.address, proxy=None, ping_interval=None) as line:
                    await self.play(line)
            await asyncio.sleep(0.02)

    async def play(self, line: ClientConnection) -> None:
        hello = {"type": "hello", "client": self.client, "tokens": self.tokens}
        await line.send(msgspec.json.encode({**hello, "since": self.version}).decode())
        if self.pending is not None:  # was it stored? sending it again does no harm
            await line.send(msgspec.json.encode(self.pending).decode())
        while True:
            self.take(msgspec.json.decode(await line.recv()))
            if self.pending is None and (command := self.choose()):
                self.pending = command
                await line.send(msgspec.json.encode(command).decode())

    def take(self, message: dict[str, Any]) -> None:
        if message["type"] == "update":
            self.version = message["version"]
            if message["seat"] == 0:
                self.heard += [news["version"] for news in message["news"]]
            self.positions[message["seat"]] = message.get("position") or self.positions.get(
                message["seat"], {}
            )
        elif message["type"] == "ack":
            self.acked[message["id"]] = message["version"]
            self.pending = None
        elif message["type"] == "refused":
            self.wrong.append(message)
            self.pending = None

    def choose(self) -> dict[str, Any] | None:
        for seat, position in self.positions.items():
            if position.get("actions") and position["view"]["to_act"]:
                self.count += 1
                action = self.dice.choice(position["actions"])["action"]
                fields = {"seat": seat, "expected": self.version, "action": action}
                return {"type": "act", "id": str(self.count), **fields}
        return None


async def make_rooms(port: int) -> list[Restless]:
    async with httpx.AsyncClient(trust_env=False) as client:
        found = []
        for number in range(ROOMS):
            body = {"map": "europe", "seats": [{"kind": "human"}] * 2}
            answer = await client.post(f"http://127.0.0.1:{port}/api/rooms", json=body)
            made = answer.raise_for_status().json()
            tokens = [each["token"] for each in made["invitations"]]
            found.append(Restless(number, made["room"], tokens, port))
        return found


def test_no_acknowledged_move_is_lost_however_often_the_server_is_killed(tmp_path: Path) -> None:
    path = tmp_path / "games.sqlite"
    dice = random.Random(4)  # noqa: S311 - tests must repeat

    async def scenario() -> list[Restless]:
        port = free_port()
        players: list[Restless] = []
        tasks: list[asyncio.Task[None]] = []
        for _ in range(ROUNDS):
            async with serving(port, path):
                if not players:
                    players = await make_rooms(port)
                    tasks = [asyncio.create_task(player.live()) for player in players]
                before = sum(len(player.acked) for player in players)
                deadline = time.monotonic() + 120
                while sum(len(p.acked) for p in players) < before + 40:  # it is at work
                    assert time.monotonic() < deadline
                    await asyncio.sleep(0.01)
                await asyncio.sleep(dice.uniform(0, 0.1))
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        return players

    players = asyncio.run(asyncio.wait_for(scenario(), 600))
    asyncio.run(check(path, players))


async def check(path: Path, players: list[Restless]) -> None:
    """Compare what the players were told with what the log holds."""
    store = Store(str(path))
    for player in players:
        assert not player.wrong
        log = await store.log_of(player.room)
        state = RoomState()
        for stored in log:
            state.add(stored)  # raises if an entry is missing, double or leads elsewhere
        stored_at = {
            stored.command.rpartition("/")[2]: stored.version for stored in log if stored.command
        }
        assert all(stored_at[command] == version for command, version in player.acked.items())
        moves = sum(isinstance(stored.entry, Played) for stored in log)
        assert moves - len(player.acked) in (0, 1)  # the last one may not have been acknowledged
        assert len(player.heard) == len(set(player.heard))
        told = [stored.version for stored in log if stored.version in set(player.heard)]
        assert player.heard == told
    store.close()
    assert sum(len(player.acked) for player in players) >= ROUNDS * 40
