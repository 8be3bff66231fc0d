"""Put a server under load: rooms of two to four scripted players, over WebSocket on loopback.

    python scripts/load.py --rooms 200 --seconds 20 --think 1

Starts a server of its own, plays for so long, and reports moves per second, the time from a
command to its broadcast at the other players, the server's processor time for a move, memory per
room, and whether any event was lost or came twice. With `--think 0` every seat moves as soon as it
may: the most the server can do.
"""

from __future__ import annotations

import asyncio
import os
import random
import socket
import sys
import tempfile
import time
from collections.abc import Awaitable, Iterable
from dataclasses import dataclass, field
from pathlib import Path

import click
import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from branchline import load_map, map_ids

UNLIMITED = (
    *("--rooms-per-minute", "1000000", "--rooms-per-address", "1000000"),
    *("--connections-per-address", "1000000", "--connections", "1000000"),
)
"""All players come from one address."""
AT_ONCE = 50
"""Connections opened at a time."""


class Choice(msgspec.Struct):
    """The part of an offer that a script needs."""

    action: int


class Where(msgspec.Struct):
    """The part of a position that a script needs."""

    actions: tuple[Choice, ...]


class Item(msgspec.Struct):
    """The part of the news that a script needs."""

    version: int


class Heard(msgspec.Struct):
    """What a script needs of any message."""

    type: str
    id: str = ""
    since: int = 0
    version: int = 0
    news: tuple[Item, ...] = ()
    position: Where | None = None
    reason: str = ""


DECODER = msgspec.json.Decoder(Heard)


@dataclass
class Tally:
    """What all players of a run add up to."""

    moves: int = 0
    delays: list[float] = field(default_factory=list)
    lost: int = 0
    doubled: int = 0
    refused: list[str] = field(default_factory=list)
    finished: int = 0


@dataclass
class Game:
    """A room, and when each of its moves was sent."""

    name: str
    tokens: list[str]
    sent: dict[int, float] = field(default_factory=dict)
    """By the version a move was made on; only one seat is on turn, so they do not mix."""


class Script:
    """One player: chooses any action, after thinking."""

    def __init__(self, game: Game, seat: int, think: float, tally: Tally) -> None:
        self.game = game
        self.seat = seat
        self.think = think
        self.tally = tally
        self.dice = random.Random(f"{game.name}{seat}")  # noqa: S311 - a load, not a secret
        self.version = 0
        self.count = 0
        self.waiting = False
        self.actions: tuple[Choice, ...] = ()

    async def play(self, port: int, gate: asyncio.Semaphore, ready: asyncio.Event) -> None:
        """Connect, wait for all others, and play until cancelled."""
        address = f"ws://127.0.0.1:{port}/ws/{self.game.name}"
        async with gate:
            line = await connect(address, proxy=None, compression=None, open_timeout=60)
        token = self.game.tokens[self.seat]
        await put(line, {"type": "hello", "client": f"load-{self.seat}", "tokens": [token]})
        await ready.wait()
        try:
            while True:
                self.take(DECODER.decode(await line.recv()))
                if self.actions and not self.waiting:
                    await self.move(line)
        finally:
            await line.close()

    async def move(self, line: ClientConnection) -> None:
        """Think, and choose an action."""
        self.waiting = True
        if self.think:
            await asyncio.sleep(self.dice.expovariate(1 / self.think))
        self.count += 1
        action = self.dice.choice(self.actions).action
        fields = {"seat": self.seat, "expected": self.version, "action": action}
        self.game.sent[self.version] = time.perf_counter()
        await put(line, {"type": "act", "id": str(self.count), **fields})

    def take(self, heard: Heard) -> None:
        """Take note of a message."""
        if heard.type == "ack":
            self.tally.moves += 1
            self.waiting = False
        elif heard.type == "refused":
            self.tally.refused.append(heard.reason)
            self.waiting = False
        elif heard.type == "update":
            began = self.game.sent.get(heard.since)
            if began is not None and not self.waiting:  # made by another seat
                self.tally.delays.append(time.perf_counter() - began)
            versions = [item.version for item in heard.news]
            self.tally.lost += heard.since > self.version
            self.tally.doubled += sum(version <= self.version for version in versions)
            self.version = heard.version
            if heard.position is not None:
                self.actions = heard.position.actions


async def put(line: ClientConnection, message: dict[str, object]) -> None:
    await line.send(msgspec.json.encode(message).decode())


def memory_of(process: int) -> float:
    """Return the resident memory of a process in kilobytes."""
    for line in Path(f"/proc/{process}/status").read_text().splitlines():
        if line.startswith("VmRSS:"):
            return float(line.split()[1])
    return 0.0


def seconds_of(process: int) -> float:
    """Return the processor time a process has taken, which other programs do not lengthen."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def make_games(base: str, rooms: int) -> list[Game]:
    """Make rooms of two to four people on all maps in turn."""
    games = []
    async with httpx.AsyncClient(base_url=base, trust_env=False, timeout=30) as client:
        for number in range(rooms):
            which = map_ids()[number % len(map_ids())]
            people = min(2 + number % 3, load_map(which).players[1])
            body = {"map": which, "seats": [{"kind": "human"}] * people, "away": None}
            made = (await client.post("/api/rooms", json=body)).raise_for_status().json()
            games.append(Game(made["room"], [each["token"] for each in made["invitations"]]))
    return games


async def until_up(base: str) -> None:
    """Wait for the server."""
    async with httpx.AsyncClient(base_url=base, trust_env=False) as client:
        for _ in range(400):
            try:
                await client.get("/api/options")
                return
            except httpx.HTTPError:
                await asyncio.sleep(0.025)


async def run(rooms: int, seconds: float, think: float, database: Path) -> dict[str, object]:
    """Run a server and its players; return the figures."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    command = ["-m", "branchline", "serve", "--port", str(port), "--database", str(database)]
    server = await asyncio.create_subprocess_exec(
        sys.executable, *command, *UNLIMITED, stderr=asyncio.subprocess.DEVNULL
    )
    try:
        base = f"http://127.0.0.1:{port}"
        await until_up(base)
        empty = memory_of(server.pid)
        games = await make_games(base, rooms)
        made = memory_of(server.pid)
        tally = Tally()
        gate, ready = asyncio.Semaphore(AT_ONCE), asyncio.Event()
        scripts = [
            Script(game, seat, think, tally) for game in games for seat in range(len(game.tokens))
        ]
        tasks = [asyncio.create_task(script.play(port, gate, ready)) for script in scripts]
        await asyncio.sleep(1 + len(scripts) / 300)
        start, worked = time.perf_counter(), seconds_of(server.pid)
        ready.set()
        await asyncio.sleep(seconds)
        took = time.perf_counter() - start
        moves, worked = tally.moves, seconds_of(server.pid) - worked
        full = memory_of(server.pid)
        await stop(tasks)
    finally:
        server.terminate()
        await server.wait()
    return {
        "rooms": rooms,
        "players": len(scripts),
        "seconds": round(took, 1),
        "moves": moves,
        "moves_per_second": round(moves / took),
        "server_ms_per_move": round(1000 * worked / max(moves, 1), 2),
        "p50_ms": round(1000 * part(tally.delays, 0.50), 1),
        "p99_ms": round(1000 * part(tally.delays, 0.99), 1),
        "new_room_kb": round((made - empty) / rooms),
        "played_room_kb": round((full - empty) / rooms),
        "lost": tally.lost,
        "doubled": tally.doubled,
        "refused": len(tally.refused),
    }


async def stop(tasks: Iterable[asyncio.Task[None]]) -> None:
    """Stop players; raise what went wrong with any of them."""
    for task in tasks:
        task.cancel()
    results: list[object] = await gathered(tasks)
    for result in results:
        if isinstance(result, Exception) and not isinstance(result, ConnectionClosed):
            raise result


async def gathered(tasks: Iterable[Awaitable[None]]) -> list[object]:
    return list(await asyncio.gather(*tasks, return_exceptions=True))


def part(values: list[float], share: float) -> float:
    """Return the value that a share of values do not exceed."""
    ordered = sorted(values)
    return ordered[min(int(share * len(ordered)), len(ordered) - 1)] if ordered else 0.0


@click.command()
@click.option("--rooms", default=200, show_default=True)
@click.option("--seconds", default=20.0, show_default=True)
@click.option("--think", default=1.0, show_default=True, help="Mean seconds before a move.")
def main(rooms: int, seconds: float, think: float) -> None:
    """Report how a server copes with a load."""
    with tempfile.TemporaryDirectory() as folder:
        figures = asyncio.run(run(rooms, seconds, think, Path(folder) / "games.sqlite"))
    for name, value in figures.items():
        click.echo(f"{name:20}{value}")
    if figures["lost"] or figures["doubled"]:
        raise SystemExit(1)


if __name__ == "__main__":
    main()
