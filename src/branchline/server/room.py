"""A room while it is in memory: its state, the clients connected to it, and its lock.

Every change goes through `commit`, under the room's lock: entries are stored first, then added to
the state, then published to all clients.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from contextlib import suppress
from typing import Protocol

import msgspec
from sqlalchemy.exc import SQLAlchemyError

from branchline.core.chance import Dice
from branchline.play.view import SPECTATOR
from branchline.server.clock import now_ms
from branchline.server.command_results import deal, replace_bots
from branchline.server.log_entries import LogEntry, Seated, StoredEntry
from branchline.server.messages import Presence
from branchline.server.rate_limits import Bucket
from branchline.server.redaction import update_for
from branchline.server.room_state import RoomState
from branchline.server.settings import Settings
from branchline.server.store import Change, Store
from branchline.server.tokens import hashed

HOST_SEAT = -2
"""Stands among the tokens for whoever made the room, who need not have a seat."""


class Client(Protocol):
    """Somebody connected to a room."""

    seats: tuple[int, ...]
    """The seats held; none for a spectator."""
    version: int
    """What has been sent so far."""
    client: str
    """The id it gave itself."""
    name: str
    """What a spectator is called in the chat; may be empty."""

    def send(self, message: bytes) -> None:
        """Put a message on its way, without waiting."""


class Room:
    """One game, live."""

    def __init__(self, name: str, store: Store, settings: Settings, tokens: dict[str, int]) -> None:
        self.name = name
        self.store = store
        self.settings = settings
        self.tokens = tokens
        undo_pause = settings.undo_seconds if settings.bot_pause else 0.0
        self.state = RoomState(settings.bot_pause, undo_pause)
        self.clients: set[Client] = set()
        self.lock = asyncio.Lock()
        self.updated = asyncio.Event()
        """Set after every change, to wake the task that runs the room's timers."""
        self.left_at: dict[int, int] = {}
        """Since when nobody holds a seat."""
        self.idle_since = now_ms()
        self.chat_limit = Bucket(settings.chat_per_second, settings.chat_burst)

    def seats_of(self, tokens: Iterable[str]) -> tuple[int, ...]:
        """Return the seats that tokens stand for; wrong ones stand for none."""
        found = {self.tokens.get(hashed(token), SPECTATOR) for token in tokens}
        return tuple(sorted(seat for seat in found if seat >= 0))

    def is_host(self, token: str) -> bool:
        """Tell whether a token is that of whoever made the room."""
        return self.tokens.get(hashed(token)) == HOST_SEAT

    async def commit(
        self,
        entries: list[LogEntry],
        command: str | None = None,
        tokens: tuple[tuple[str, int], ...] = (),
        *,
        new: bool = False,
    ) -> int:
        """Store entries, add them to the state and publish them; return the new version.

        The caller holds the lock. The last entry is the one that answers the command.
        """
        version, at = self.state.version, now_ms()
        last = version + len(entries)
        stored = [
            StoredEntry(number, at, entry, command if number == last else None)
            for number, entry in enumerate(entries, version + 1)
        ]
        was_over = self.state.over
        try:
            await self.store.write(Change(self.name, stored, tokens, new))
        except SQLAlchemyError:
            await self.catch_up()
            raise
        self.tokens.update(tokens)
        for each in stored:
            self.state.add(each)
        self.publish()
        if self.state.over and not was_over:
            await self.store.write(Change(self.name, over=True))
        return last

    async def catch_up(self) -> None:
        """Add entries that were stored after all, although storing them seemed to fail."""
        with suppress(SQLAlchemyError):
            log = await self.store.log_of(self.name)
            for stored in log[self.state.version :]:
                self.state.add(stored)
            self.publish()

    async def begin(self) -> None:
        """See that every bot is there, and deal if no seat is open; the caller holds the lock."""
        entries = replace_bots(self.state, self.settings)
        if entries:
            await self.commit(entries)
        await self.deal_if_full()

    async def deal_if_full(self) -> None:
        """Begin the game once no seat is open; the caller holds the lock."""
        if self.state.match is None and not self.state.has_open_seats():
            await self.commit([deal(self.state, Dice(self.settings.seed()))])

    async def take_seat(self, entry: Seated, token: str) -> None:
        """Let a person take an open seat."""
        await self.commit([entry], tokens=((hashed(token), entry.seat),))
        await self.deal_if_full()

    # Clients

    def enter(self, client: Client) -> None:
        """Add a client, and send it what it missed and the current position."""
        for seat in client.seats or (SPECTATOR,):
            update = update_for(self.state, seat, client.version, whole=True)
            client.send(msgspec.json.encode(update))
        client.version = self.state.version
        self.clients.add(client)
        for seat in client.seats:
            self.left_at.pop(seat, None)
        self.publish(presence=True)

    def leave(self, client: Client) -> None:
        """Remove a client."""
        self.clients.discard(client)
        self.idle_since = now_ms()
        for seat in client.seats:
            if not self.is_connected(seat):
                self.left_at[seat] = now_ms()
                self.state.analyses.forget(seat)
        self.publish(presence=True)

    def is_connected(self, seat: int) -> bool:
        """Return whether a connected client holds a seat."""
        return any(seat in client.seats for client in self.clients)

    def publish(self, *, presence: bool = False) -> None:
        """Send everybody what they have not been sent yet."""
        made: dict[tuple[int, int], bytes] = {}

        def update(seat: int, since: int) -> bytes:
            if (seat, since) not in made:
                made[seat, since] = msgspec.json.encode(update_for(self.state, seat, since))
            return made[seat, since]

        for client in list(self.clients):
            if client.version < self.state.version:
                for seat in client.seats or (SPECTATOR,):
                    client.send(update(seat, client.version))
                client.version = self.state.version
        if presence:
            self.send_all(self.presence())
        self.updated.set()

    def send_all(self, message: msgspec.Struct) -> None:
        """Send everybody the same."""
        text = msgspec.json.encode(message)
        for client in list(self.clients):
            client.send(text)

    def presence(self) -> Presence:
        """Return which seats are connected, and how many only watch."""
        seats = tuple(self.is_connected(seat) for seat in range(len(self.state.seats)))
        return Presence(seats, sum(not client.seats for client in self.clients))
