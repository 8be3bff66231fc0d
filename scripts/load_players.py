"""Scripted players that put a server under load, over WebSocket on loopback."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from branchline import load_map

AT_ONCE: Final = 50
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


class Facts(msgspec.Struct):
    """The part of what is told of a room that a script needs."""

    status: str


class Heard(msgspec.Struct):
    """What a script needs of any message."""

    type: str
    id: str = ""
    since: int = 0
    version: int = 0
    news: tuple[Item, ...] = ()
    position: Where | None = None
    room: Facts | str = ""
    """A name, in the answer to a greeting."""
    reason: str = ""


DECODER = msgspec.json.Decoder(Heard)


@dataclass
class Tally:
    """What all players of a run add up to."""

    moves: int = 0
    acknowledged: list[float] = field(default_factory=list)
    """Seconds from each command to its acknowledgement."""
    broadcast: list[float] = field(default_factory=list)
    """Seconds from each command to the moment another player was told of it."""
    lost: int = 0
    doubled: int = 0
    refused: list[str] = field(default_factory=list)
    cut_off: int = 0


@dataclass
class Game:
    """A room, and what became of its moves."""

    name: str
    tokens: list[str]
    sent: dict[int, float] = field(default_factory=dict)
    """When each move was sent, by the version it was made on; one seat is on turn at a time."""
    acknowledged: int = 0
    """The highest version that was acknowledged."""
    moves: int = 0
    over: bool = False


class Script:
    """One player: chooses any action, after thinking, until the game has `most` moves."""

    def __init__(self, game: Game, seat: int, tally: Tally, *, think: float, most: int = 0) -> None:
        self.game = game
        self.seat = seat
        self.tally = tally
        self.think = think
        self.most = most
        self.dice = random.Random(f"{game.name}{seat}")  # noqa: S311 - a load, not a secret
        self.version = 0
        self.count = 0
        self.asked = 0.0
        """When the command under way was sent; 0 if none is."""
        self.thinking: asyncio.Task[None] | None = None
        self.actions: tuple[Choice, ...] = ()
        self.line: ClientConnection | None = None

    async def join(self, base: str, gate: asyncio.Semaphore) -> None:
        """Connect, and hear what the position is."""
        address = f"{base.replace('http', 'ws', 1)}/ws/{self.game.name}"
        async with gate:
            # No pings of our own: what is measured is the server's work for moves.
            self.line = await connect(
                address, proxy=None, compression=None, open_timeout=120, ping_interval=None
            )
            token = self.game.tokens[self.seat]
            await self.put(type="hello", client=f"load-{self.seat}", tokens=[token])
            while not self.version:
                self.take(DECODER.decode(await self.line.recv()))

    async def play(self) -> None:
        """Play until the game has as many moves as it should have, or this is cancelled."""
        if self.line is None:
            raise RuntimeError("join first")
        try:
            self.go_on()
            while not self.is_done():
                self.take(DECODER.decode(await self.line.recv()))
                self.go_on()
        except ConnectionClosed:
            self.tally.cut_off += 1
        finally:
            if self.thinking is not None:
                self.thinking.cancel()

    def is_done(self) -> bool:
        """Tell whether this player has seen the game through."""
        finished = 0 < self.most <= self.game.moves  # who is only to stop moving listens on
        return finished and self.version >= self.game.acknowledged and not self.asked

    def go_on(self) -> None:
        """Begin to think about a move, if one is to be made."""
        idle = self.thinking is None or self.thinking.done()
        more = not self.most or self.game.moves < self.most
        if self.actions and not self.asked and idle and more:
            self.thinking = asyncio.create_task(self.move())

    async def move(self) -> None:
        """Think, and choose an action."""
        if self.think:
            await asyncio.sleep(self.dice.expovariate(1 / self.think))
        if not self.actions or self.most < 0:  # told to stop meanwhile
            return
        self.count += 1
        action = self.dice.choice(self.actions).action
        self.asked = self.game.sent[self.version] = time.perf_counter()
        fields = {"seat": self.seat, "expected": self.version, "action": action}
        await self.put(type="act", id=str(self.count), **fields)

    def take(self, heard: Heard) -> None:
        """Take note of a message."""
        now = time.perf_counter()
        if heard.type == "ack":
            self.tally.moves += 1
            self.tally.acknowledged.append(now - self.asked)
            self.asked = 0.0
            self.game.moves += 1
            self.game.acknowledged = max(self.game.acknowledged, heard.version)
        elif heard.type == "refused":
            self.tally.refused.append(heard.reason)
            self.asked = 0.0
        elif heard.type == "update":
            began = self.game.sent.get(heard.since)
            if began is not None and not self.asked:  # made by another seat
                self.tally.broadcast.append(now - began)
            versions = [item.version for item in heard.news]
            self.tally.lost += heard.since > self.version
            self.tally.doubled += sum(version <= self.version for version in versions)
            self.version = heard.version
            self.game.over = isinstance(heard.room, Facts) and heard.room.status == "over"
            if heard.position is not None:
                self.actions = heard.position.actions

    async def put(self, **message: object) -> None:
        """Send a message."""
        if self.line is not None:
            await self.line.send(msgspec.json.encode(message).decode())

    async def close(self) -> None:
        """Go."""
        if self.line is not None:
            await self.line.close()


async def make_games(base: str, maps: Sequence[str], rooms: int, people: int) -> list[Game]:
    """Make rooms on maps in turn, for so many people, or (0) for two to four in turn.

    Each is made on a connection of its own: one connection would make all at one process.
    """
    games = []
    alone = {"connection": "close"}
    async with httpx.AsyncClient(
        base_url=base, trust_env=False, timeout=60, headers=alone
    ) as client:
        for number in range(rooms):
            which = maps[number % len(maps)]
            count = min(people or 2 + number % 3, load_map(which).players[1])
            body = {"map": which, "seats": [{"kind": "human"}] * count, "away": None}
            made = (await client.post("/api/rooms", json=body)).raise_for_status().json()
            games.append(Game(made["room"], [each["token"] for each in made["invitations"]]))
    return games


async def join_all(base: str, scripts: Sequence[Script]) -> None:
    """Connect players, so many at a time."""
    gate = asyncio.Semaphore(AT_ONCE)
    await asyncio.gather(*(script.join(base, gate) for script in scripts))


async def close_all(scripts: Sequence[Script]) -> None:
    """Let players go."""
    await asyncio.gather(*(script.close() for script in scripts))


def count_unheard(scripts: Sequence[Script]) -> int:
    """Return how many players were not told of all that was acknowledged in their room."""
    return sum(script.version < script.game.acknowledged for script in scripts)
