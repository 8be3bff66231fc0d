"""Servers on one machine: connections are passed on to the owner of the room."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import httpx
import msgspec
import psycopg
import pytest
from scripts.kills import GONE
from scripts.ports import free_port
from websockets.asyncio.client import ClientConnection, connect

from tests.database.test_one_server import children_of, until_it_answers
from tests.server.live_server import HUMAN, PATIENCE

pytestmark = pytest.mark.skipif(not Path("/proc/self/task").is_dir(), reason="looks into /proc")
MOST_ROOMS = 60


class Player:
    """Somebody on a seat, who comes back whenever the connection is lost."""

    def __init__(self, port: int, room: str, seat: int, token: str) -> None:
        self.address = f"ws://127.0.0.1:{port}/ws/{room}"
        self.seat = seat
        self.token = token
        self.said = 0
        self.line: ClientConnection | None = None

    async def come(self) -> None:
        """Connect, and hear who one is."""
        self.line = await connect(self.address, proxy=None, compression=None)
        client = f"neighbour-{self.seat}"
        await self.put({"type": "hello", "client": client, "tokens": [self.token]})
        await self.hear("update")

    async def say(self) -> None:
        """Say something, until it is acknowledged."""
        self.said += 1
        command = {"type": "say", "id": str(self.said), "seat": self.seat, "text": "well"}
        while True:
            try:
                if self.line is None:
                    await self.come()
                await self.put(command)
                await self.hear("ack")
                return
            except GONE:
                await self.go()
                await asyncio.sleep(0.1)

    async def go(self) -> None:
        """Disconnect."""
        if self.line is not None:
            await self.line.close()
            self.line = None

    async def put(self, message: dict[str, Any]) -> None:
        assert self.line is not None
        await self.line.send(msgspec.json.encode(message).decode())

    async def hear(self, kind: str) -> None:
        assert self.line is not None
        while msgspec.json.decode(await self.line.recv())["type"] != kind:
            pass


def rows(database: str, query: str) -> list[tuple[Any, ...]]:
    with psycopg.connect(database, autocommit=True) as connection:
        return connection.execute(query.encode()).fetchall()


async def make_players(port: int, database: str) -> list[Player]:
    """Make rooms until two servers have some; return people for all seats."""
    players: list[Player] = []
    async with httpx.AsyncClient(trust_env=False, timeout=30) as client:
        while len(players) < 16 or len(rows(database, "SELECT DISTINCT owner FROM leases")) < 2:
            assert len(players) < 2 * MOST_ROOMS
            made = await client.post(
                f"http://127.0.0.1:{port}/api/rooms",
                json={"map": "poland", "seats": [HUMAN, HUMAN]},
                headers={"connection": "close"},  # or all would be made at one server
            )
            room = made.raise_for_status().json()
            for seat, each in enumerate(room["invitations"]):
                players.append(Player(port, room["room"], seat, each["token"]))
    return players


async def speak(players: Sequence[Player]) -> None:
    await asyncio.gather(*(player.say() for player in players))


def test_connections_are_passed_on_to_the_owner_and_served_anywhere_if_it_dies(
    shared_database: str,
) -> None:
    port = free_port()
    command = [sys.executable, "-m", "branchline", "serve", "--processes", "2", "--bots", "1"]
    command += ["--port", str(port), "--rooms-per-minute", "1000", "--database", shared_database]

    async def scenario(parent: int) -> None:
        players = await make_players(port, shared_database)
        await speak(players)
        # nothing had to be posted, and nobody is where the room is not
        assert rows(shared_database, "SELECT id FROM commands") == []
        away = "SELECT FROM presence JOIN leases USING (game) WHERE server <> owner"
        assert rows(shared_database, away) == []
        for child in children_of(parent):
            os.kill(child, signal.SIGKILL)
            await speak(players)  # all are acknowledged, by whoever is left
        for player in players:
            await player.go()

    with subprocess.Popen(command, stdout=subprocess.DEVNULL) as parent:  # noqa: S603 - our own
        try:
            until_it_answers(port)
            asyncio.run(asyncio.wait_for(scenario(parent.pid), PATIENCE))
        finally:
            parent.terminate()
            parent.wait(PATIENCE)
    assert parent.returncode == 0
