"""Kill servers under load, again and again, and see whether a move was lost or counted twice.

    python -m scripts.kills --kills 300
    python -m scripts.kills --kills 300 --database postgresql://user@host/empty --processes 3
    python -m scripts.kills --kills 300 --database postgresql://… --processes 3 --pass-on

Starts servers, lets scripted players play there, and kills one with SIGKILL after every few moves;
it is started again at once. Players connect to any of the servers, those of one table to different
ones, and send a command again until it is answered. In the end every acknowledged move must be in
the log, once, and every player must have heard all that happened, once.

With `--pass-on` servers pass connections on to the owner of the room, as those of
`branchline serve --processes` do; without it they are as if on machines of their own.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
import signal
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import click
import httpx
import msgspec
from scripts.ports import free_port
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage

from branchline.server.log_entries import Played
from branchline.server.room_state import RoomState
from branchline.server.store import Store

GONE = (
    ConnectionClosed,
    InvalidHandshake,
    InvalidMessage,
    OSError,
    httpx.HTTPError,
    TimeoutError,
    EOFError,
)
MAPS = ("europe", "usa", "switzerland")
PATIENCE = 900.0
"""Seconds without a move after which something is wrong, on a machine that is busy with others."""
BREATH = 0.5
"""Seconds to wait for a server that has had enough commands at once."""
TELL_EVERY = 20
"""Kills after which it is said how many there have been."""
DISTURB_MOVES = 5
SILENCE = 30.0
"""Seconds after which a player who waits for an answer connects anew."""
LOOK_SECONDS = 0.1
"""Seconds between two looks whether a server has started."""


@dataclass
class ServerProcess:
    """A server that can be killed."""

    database: str
    port: int = field(default_factory=free_port)
    kills: int = 0
    process: asyncio.subprocess.Process | None = None
    is_up: bool = False
    neighbours: Path | None = None
    """The folder in which it and others pass connections on to each other."""

    async def start(self) -> None:
        """Start it, again if it cannot reach its database, and wait until it answers."""
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline:
            if self.process is None or self.process.returncode is not None:
                await self.begin()
            if await self.answers():
                self.is_up = True
                return
            await asyncio.sleep(LOOK_SECONDS)
        raise TimeoutError("the server does not start")

    async def answers(self) -> bool:
        """Tell whether it answers a request; asked as cheaply as can be while it starts."""
        try:
            reader, writer = await asyncio.open_connection("127.0.0.1", self.port)
        except OSError:
            return False
        try:
            writer.write(b"GET /healthz HTTP/1.0\r\nHost: 127.0.0.1\r\n\r\n")
            return b"200" in await asyncio.wait_for(reader.readline(), SILENCE)
        except (OSError, TimeoutError):
            return False
        finally:
            writer.close()

    async def begin(self) -> None:
        """Begin the process."""
        options = ["--port", str(self.port), "--bots", "1", "--rooms-per-minute", "1000000"]
        environment = {**os.environ, "BRANCHLINE_DATABASE": self.database}
        if self.neighbours is not None:
            options.append("--shared-port")
            environment["BRANCHLINE_NEIGHBOURS"] = str(self.neighbours)
        self.process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "branchline", "serve", *options),
            env=environment,
            stdout=asyncio.subprocess.DEVNULL,
            stderr=asyncio.subprocess.DEVNULL,
        )

    async def kill(self) -> None:
        """Kill it as nothing can be prepared for."""
        self.is_up = False
        if self.process is not None and self.process.returncode is None:
            self.process.send_signal(signal.SIGKILL)
            await self.process.wait()
            self.kills += 1


class Seat:
    """A player of one seat, whatever happens to the servers."""

    def __init__(
        self, room: str, token: str, number: int, servers: Sequence[ServerProcess]
    ) -> None:
        self.room = room
        self.token = token
        self.servers = servers
        self.client = f"seat-{room}-{number}"
        self.dice = random.Random(f"{number}")  # noqa: S311 - no secret
        self.number = number
        self.version = 0
        self.heard: list[int] = []
        self.position: dict[str, Any] = {}
        self.status = ""
        self.pending: dict[str, Any] | None = None
        self.sent = 0
        self.acked: dict[str, int] = {}
        self.wrong: list[str] = []
        self.is_too_fast = False
        self.paused = False
        self.at: ServerProcess | None = None
        self.partner: Seat | None = None
        """Who plays at the same table: at another server, if there are several."""

    async def live(self) -> None:
        """Play until cancelled; connect anew, anywhere, whenever the server is gone.

        Nobody knocks at a server that is known to be down: that would take the processor from it.
        """
        while True:
            up = [server for server in self.servers if server.is_up]
            if not up:
                await asyncio.sleep(self.dice.uniform(0.01, 0.1))
                continue
            taken = self.partner.at if self.partner is not None else None
            self.at = self.dice.choice([server for server in up if server is not taken] or up)
            address = f"ws://127.0.0.1:{self.at.port}/ws/{self.room}"
            with contextlib.suppress(*GONE):
                async with connect(
                    address, proxy=None, ping_interval=None, compression=None, open_timeout=SILENCE
                ) as line:
                    await self.play(line)
            await asyncio.sleep(self.dice.uniform(0.01, 0.1))

    async def play(self, line: ClientConnection) -> None:
        """Play until the connection ends."""
        hello = {"type": "hello", "client": self.client, "tokens": [self.token]}
        await put(line, {**hello, "since": self.version})
        if self.pending is not None:  # was it stored? sending it again does no harm
            await put(line, self.pending)
        while True:
            seconds = SILENCE if self.pending is not None else PATIENCE
            async with asyncio.timeout(seconds):  # wait_for of Python 3.11 may miss a cancellation
                message = await line.recv()
            self.take(msgspec.json.decode(message))
            if self.is_too_fast and self.pending is not None:
                self.is_too_fast = False
                await asyncio.sleep(BREATH)
                await put(line, self.pending)
            if self.pending is None and not self.paused and (command := self.choose()):
                self.pending = command
                await put(line, command)

    def take(self, message: dict[str, Any]) -> None:
        """Take note of a message."""
        if message["type"] == "update":
            if message["since"] > self.version:
                self.wrong.append(f"since {message['since']}, had {self.version}")
            self.version = message["version"]
            self.status = message["room"]["status"]
            self.heard += [news["version"] for news in message["news"]]
            self.position = message.get("position") or self.position
        elif message["type"] == "ack":
            self.acked[message["id"]] = message["version"]
            self.pending = None
        elif message["type"] == "refused":
            if message["reason"] == "unavailable":  # not stored; the same again
                raise ConnectionError
            if message["reason"] == "too fast":  # people are slower than these players
                self.is_too_fast = True
                return
            self.wrong.append(str(message))
            self.pending = None

    def choose(self) -> dict[str, Any] | None:
        """Return a move, if it is this seat's turn."""
        actions = self.position.get("actions")
        if not actions:
            return None
        self.sent += 1
        action = self.dice.choice(actions)["action"]
        fields = {"seat": self.number % 2, "expected": self.version, "action": action}
        return {"type": "act", "id": str(self.sent), **fields}


async def put(line: ClientConnection, message: dict[str, Any]) -> None:
    """Send a message."""
    await line.send(msgspec.json.encode(message).decode())


class Load:
    """Games that are played one after another, at a number of tables."""

    def __init__(
        self, servers: Sequence[ServerProcess], tables: int, disturb: Callable[[], None]
    ) -> None:
        self.servers = servers
        self.disturb = disturb
        self.disturb_at = DISTURB_MOVES
        self.seats: list[Seat] = []
        self.tasks: dict[Seat, asyncio.Task[None]] = {}
        self.dice = random.Random(7)  # noqa: S311 - no secret
        self.refilling = [asyncio.create_task(self._table(number)) for number in range(tables)]

    @property
    def acked(self) -> int:
        """Moves that were acknowledged."""
        return sum(len(seat.acked) for seat in self.seats)

    async def _table(self, number: int) -> None:
        while True:
            seats = await self._new_game(MAPS[number % len(MAPS)])
            while any(seat.status != "over" for seat in seats):
                await asyncio.sleep(0.1)

    async def _new_game(self, which: str) -> list[Seat]:
        body = {"map": which, "seats": [{"kind": "human"}] * 2, "away": None}
        while True:
            port = self.dice.choice(self.servers).port
            with contextlib.suppress(*GONE):
                async with httpx.AsyncClient(trust_env=False, timeout=30) as client:
                    answer = await client.post(f"http://127.0.0.1:{port}/api/rooms", json=body)
                    made = answer.raise_for_status().json()
                tokens = [each["token"] for each in made["invitations"]]
                first = len(self.seats)
                seats = [
                    Seat(made["room"], token, first + number, self.servers)
                    for number, token in enumerate(tokens)
                ]
                seats[0].partner, seats[1].partner = seats[1], seats[0]
                self.seats += seats
                for seat in seats:
                    self.tasks[seat] = asyncio.create_task(seat.live())
                return seats
            await asyncio.sleep(0.1)

    async def until(self, moves: int) -> None:
        """Wait until so many moves are acknowledged in all."""
        deadline = time.monotonic() + PATIENCE
        while self.acked < moves:
            if time.monotonic() > deadline:
                raise TimeoutError(f"{self.acked} of {moves} moves")
            if self.acked >= self.disturb_at:
                self.disturb()
                self.disturb_at = self.acked + DISTURB_MOVES
            await asyncio.sleep(0.01)

    async def settle(self, lengths: dict[str, int]) -> None:
        """Let nobody begin a move; wait until every one is answered, and all have heard of all."""
        for task in self.refilling:
            task.cancel()
        for seat in self.seats:
            seat.paused = True
        deadline = time.monotonic() + PATIENCE
        while any(seat.pending is not None for seat in self.seats):
            if time.monotonic() > deadline:
                raise TimeoutError("some commands are not answered")
            await asyncio.sleep(0.05)
        for seat in self.seats:
            lengths[seat.room] = max(lengths.get(seat.room, 0), *seat.acked.values(), 0)
        while any(seat.version < lengths[seat.room] for seat in self.seats):
            if time.monotonic() > deadline:
                raise TimeoutError("some players have not caught up")
            await asyncio.sleep(0.05)

    async def close(self) -> None:
        """Stop all."""
        tasks = [*self.refilling, *self.tasks.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


@dataclass
class Outcome:
    """What a run came to."""

    kills: int = 0
    moves: int = 0
    lost: int = 0
    doubled: int = 0
    behind: int = 0
    wrong: list[str] = field(default_factory=list)
    seconds: float = 0.0
    longest_gap: float = 0.0

    @property
    def is_good(self) -> bool:
        """Whether nothing was lost, and nothing counted twice."""
        return not (self.lost or self.doubled or self.behind or self.wrong)


async def run_kills(
    servers: Sequence[ServerProcess],
    kills: int,
    *,
    tables: int = 6,
    moves: int = 15,
    checked_in: str | None = None,
    disturb: Callable[[], None] = lambda: None,
    told: Callable[[int, int], None] = lambda *_: None,
) -> Outcome:
    """Kill servers in turn, each time after some moves; return what came of it.

    `checked_in` is the database to read in the end, if servers reach it on ways of their own;
    `disturb` is called every few moves, and `told` after every kill how many there were, and moves.
    """
    outcome, began = Outcome(), time.monotonic()
    dice = random.Random(4)  # noqa: S311 - no secret
    load: Load | None = None
    try:
        await asyncio.gather(*(server.start() for server in servers))
        load = Load(servers, tables, disturb)
        for number in range(kills):
            since = time.monotonic()
            await load.until(load.acked + moves)
            outcome.longest_gap = max(outcome.longest_gap, time.monotonic() - since)
            await asyncio.sleep(dice.uniform(0, 0.1))
            server = servers[number % len(servers)]
            await server.kill()
            await server.start()
            told(number + 1, load.acked)
        await load.until(load.acked + moves)
        await load.settle({})
    finally:
        if load is not None:
            await load.close()
        for server in servers:
            counted = server.kills
            await server.kill()
            server.kills = counted
    outcome.kills = sum(server.kills for server in servers)
    outcome.seconds = time.monotonic() - began
    await check(checked_in or servers[0].database, load.seats, outcome)
    return outcome


async def check(database: str, seats: Sequence[Seat], outcome: Outcome) -> None:
    """Compare what the players were told with what the logs hold."""
    store = Store(database)
    for room in dict.fromkeys(seat.room for seat in seats):
        log = await store.log_of(room)
        state = RoomState()
        for stored in log:
            state.add(stored)  # raises if an entry is missing, double or leads elsewhere
        here = [seat for seat in seats if seat.room == room]
        for seat in here:
            prefix = f"{seat.number % 2}/{seat.client}/"
            versions = {
                stored.command.removeprefix(prefix): stored.version
                for stored in log
                if stored.command is not None and stored.command.startswith(prefix)
            }
            outcome.lost += sum(versions.get(key) != at for key, at in seat.acked.items())
            outcome.doubled += len(seat.heard) - len(set(seat.heard))
            known = {stored.version for stored in log}
            outcome.behind += seat.version != len(log) or not set(seat.heard) <= known
            outcome.behind += seat.heard != sorted(seat.heard)
            outcome.wrong += seat.wrong
        moves = sum(isinstance(stored.entry, Played) for stored in log)
        acked = sum(len(seat.acked) for seat in here)
        outcome.doubled += max(0, moves - acked)  # all were answered in the end
        outcome.lost += max(0, acked - moves)
        outcome.moves += acked
    store.close()


@click.command()
@click.option("--kills", default=300, show_default=True)
@click.option("--database", help="An empty PostgreSQL database; an SQLite file without it.")
@click.option("--processes", default=1, show_default=True, help="Servers; one on SQLite.")
@click.option("--tables", default=6, show_default=True, help="Games at a time.")
@click.option("--moves", default=15, show_default=True, help="Moves between two kills.")
@click.option("--pass-on", is_flag=True, help="Servers pass connections on to each other.")
def main(
    kills: int, database: str | None, processes: int, tables: int, moves: int, pass_on: bool
) -> None:
    """Report what is lost when servers are killed."""
    with tempfile.TemporaryDirectory() as folder:
        place = database or str(Path(folder) / "games.sqlite")
        neighbours = Path(folder) if pass_on else None
        servers = [ServerProcess(place, neighbours=neighbours) for _ in range(processes)]
        run = run_kills(servers, kills, tables=tables, moves=moves, told=tell)
        outcome = asyncio.run(run)
    for name, value in msgspec.structs.asdict(report(outcome)).items():
        click.echo(f"{name:24}{value}")
    if not outcome.is_good:
        raise SystemExit(1)


def tell(kills: int, moves: int) -> None:
    """Say how far a run is."""
    if kills % TELL_EVERY == 0:
        click.echo(f"{kills} kills, {moves} moves acknowledged", err=True)


class Report(msgspec.Struct):
    """The figures that are printed."""

    kills: int
    acknowledged_moves: int
    lost: int
    doubled: int
    players_behind: int
    wrong_answers: int
    longest_gap_seconds: float
    seconds: float


def report(outcome: Outcome) -> Report:
    """Return the figures of a run."""
    found = (outcome.kills, outcome.moves, outcome.lost, outcome.doubled, outcome.behind)
    times = (round(outcome.longest_gap, 1), round(outcome.seconds, 1))
    return Report(*found, len(outcome.wrong), *times)


if __name__ == "__main__":
    main()
