"""A room: a table, the clients around it, and the order in which things happen.

Whatever changes the table goes through `commit`, under the room's lock: stored first, then taken
in, then told to everybody.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterable
from contextlib import suppress
from typing import Protocol

import msgspec
from sqlalchemy.exc import SQLAlchemyError

from branchline.core.chance import Dice
from branchline.play.view import SPECTATOR
from branchline.server.deciding import deal
from branchline.server.entries import AnyEntry, Seated, Stored
from branchline.server.limits import Bucket
from branchline.server.messages import Presence
from branchline.server.redaction import update_for
from branchline.server.settings import Settings
from branchline.server.store import Change, Store
from branchline.server.table import Table
from branchline.server.tokens import hashed


class Client(Protocol):
    """Somebody connected to a room."""

    seats: tuple[int, ...]
    """The seats held; none for a spectator."""
    version: int
    """What has been sent so far."""

    def send(self, message: bytes) -> None:
        """Put a message on its way, without waiting."""


def now_ms() -> int:
    """Return the time, in milliseconds since 1970."""
    return time.time_ns() // 1_000_000


class Room:
    """One game, live."""

    def __init__(self, name: str, store: Store, settings: Settings, tokens: dict[str, int]) -> None:
        self.name = name
        self.store = store
        self.settings = settings
        self.tokens = tokens
        self.table = Table()
        self.clients: set[Client] = set()
        self.lock = asyncio.Lock()
        self.stirred = asyncio.Event()
        """Set whenever something changed that a waiting task may want to know."""
        self.left_at: dict[int, int] = {}
        """Since when nobody holds a seat."""
        self.quiet_since = now_ms()
        self.talk = Bucket(settings.talk_per_second, settings.talk_burst)

    def seats_of(self, tokens: Iterable[str]) -> tuple[int, ...]:
        """Return the seats that tokens stand for; wrong ones stand for none."""
        found = {self.tokens.get(hashed(token), SPECTATOR) for token in tokens}
        return tuple(sorted(found - {SPECTATOR}))

    async def commit(
        self,
        entries: list[AnyEntry],
        command: str | None = None,
        tokens: tuple[tuple[str, int], ...] = (),
        *,
        new: bool = False,
    ) -> int:
        """Store entries, take them in and tell everybody; return the new version.

        The caller holds the lock. The last entry is the one that answers the command.
        """
        version, at = self.table.version, now_ms()
        last = version + len(entries)
        stored = [
            Stored(number, at, entry, command if number == last else None)
            for number, entry in enumerate(entries, version + 1)
        ]
        was_over = self.table.over
        try:
            await self.store.write(Change(self.name, stored, tokens, new))
        except SQLAlchemyError:
            await self.catch_up()
            raise
        self.tokens.update(tokens)
        for each in stored:
            self.table.add(each)
        self.publish()
        if self.table.over and not was_over:
            await self.store.write(Change(self.name, over=True))
        return last

    async def catch_up(self) -> None:
        """Take in entries that are in the log after all, though storing them seemed to fail."""
        with suppress(SQLAlchemyError):
            log = await self.store.log_of(self.name)
            for stored in log[self.table.version :]:
                self.table.add(stored)
            self.publish()

    async def deal_if_full(self) -> None:
        """Begin the game once no seat is open; the caller holds the lock."""
        if self.table.match is None and not self.table.has_open_seats():
            await self.commit([deal(self.table, Dice(self.settings.seed()))])

    async def seat(self, entry: Seated, token: str) -> None:
        """Let a person take an open seat."""
        await self.commit([entry], tokens=((hashed(token), entry.seat),))
        await self.deal_if_full()

    # Those who are there

    def enter(self, client: Client) -> None:
        """Let a client in; it is told what it missed, and where the game stands."""
        for seat in client.seats or (SPECTATOR,):
            update = update_for(self.table, seat, client.version, whole=True)
            client.send(msgspec.json.encode(update))
        client.version = self.table.version
        self.clients.add(client)
        for seat in client.seats:
            self.left_at.pop(seat, None)
        self.publish(presence=True)

    def go(self, client: Client) -> None:
        """Let a client go."""
        self.clients.discard(client)
        self.quiet_since = now_ms()
        for seat in client.seats:
            if not self.is_held(seat):
                self.left_at[seat] = now_ms()
        self.publish(presence=True)

    def is_held(self, seat: int) -> bool:
        """Tell whether somebody connected holds a seat."""
        return any(seat in client.seats for client in self.clients)

    def publish(self, *, presence: bool = False) -> None:
        """Send everybody what they have not been sent yet."""
        made: dict[tuple[int, int], bytes] = {}

        def update(seat: int, since: int) -> bytes:
            if (seat, since) not in made:
                made[seat, since] = msgspec.json.encode(update_for(self.table, seat, since))
            return made[seat, since]

        for client in list(self.clients):
            if client.version < self.table.version:
                for seat in client.seats or (SPECTATOR,):
                    client.send(update(seat, client.version))
                client.version = self.table.version
        if presence:
            self.send_all(self.presence())
        self.stirred.set()

    def send_all(self, message: msgspec.Struct) -> None:
        """Send everybody the same."""
        text = msgspec.json.encode(message)
        for client in list(self.clients):
            client.send(text)

    def presence(self) -> Presence:
        """Return who is there."""
        seats = tuple(self.is_held(seat) for seat in range(len(self.table.chairs)))
        return Presence(seats, sum(not client.seats for client in self.clients))
