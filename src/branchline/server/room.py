"""A room while it is in memory: its state, the clients connected to it, and its lock.

Every change goes through `commit`, under the room's lock: entries are added to the state, stored,
and published to all clients once they are. Whoever reads the state holds the lock, or has waited
for it: only then it is what the log says. If storing fails, the state is built anew from the log.

Where several servers share a database, only the owner of a room, who has its lease, commits; the
others follow its log.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple, Protocol, TypeAlias

import msgspec

from branchline.core.chance import Dice
from branchline.play.view import SPECTATOR
from branchline.server import database_errors
from branchline.server.changes import DUE_UNCHANGED, Change, LeaseLost
from branchline.server.clock import now_ms
from branchline.server.command_results import deal, replace_bots
from branchline.server.log_entries import LogEntry, Played, Seated, StoredEntry
from branchline.server.messages import Presence
from branchline.server.metrics import Metrics
from branchline.server.presence import PresenceRounds
from branchline.server.rate_limits import Bucket
from branchline.server.redaction import update_for
from branchline.server.room_state import RoomState, read_map
from branchline.server.settings import Settings
from branchline.server.store import Store
from branchline.server.tokens import hashed

Answers: TypeAlias = Sequence[tuple[int, Callable[[int], bytes]]]
"""Ids of commands, and how each is answered, given the version it led to."""
REREAD_SECONDS = (0.05, 0.2, 1.0, 2.0)
"""How long to wait, each time, before a log is read again that could not be read."""
HOST_SEAT = -2
"""Stands among the tokens for whoever made the room, who need not have a seat."""


def nobody_asks(_game: str) -> None:
    """Do nothing: there are no other servers."""


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

    def cut_off(self) -> None:
        """End the connection; the client comes back for what it missed."""


class Elsewhere(NamedTuple):
    """Who is connected to a room at another server."""

    seats: frozenset[int]
    spectators: int


class Room:
    """One game, live."""

    def __init__(
        self,
        name: str,
        store: Store,
        settings: Settings,
        tokens: dict[str, int],
        metrics: Metrics | None = None,
    ) -> None:
        self.name = name
        self.store = store
        self.settings = settings
        self.tokens = tokens
        self.metrics = metrics or Metrics()
        self.state = self.new_state()
        self.epoch: int | None = None
        """That of this server's lease; None if another server owns the room."""
        self._lost = False
        self._is_storing = False
        """Whether the state holds entries of which nobody knows yet whether they are stored."""
        self.elsewhere: dict[str, Elsewhere] = {}
        """Who is there, by other server."""
        self.due: int | None = None
        """What the database says of when something is to be done."""
        self.is_noted_over = False
        """Whether the database says that the game is over."""
        self.clients: set[Client] = set()
        self.lock = asyncio.Lock()
        self.updated = asyncio.Event()
        """Set after every change, to wake the task that runs the room's timers."""
        self.left_at: dict[int, int] = {}
        """Since when nobody holds a seat."""
        self.idle_since = now_ms()
        self.presence_rounds = PresenceRounds(settings.presence_seconds, self.tell_presence)
        self.presence_changed: Callable[[str], None] = nobody_asks
        """Told when a client comes or goes."""
        self._chat_limits: dict[int, Bucket] = {}

    def new_state(self) -> RoomState:
        """Return the state of a room before its first entry."""
        settings = self.settings
        undo_pause = settings.undo_seconds if settings.bot_pause else 0.0
        return RoomState(settings.bot_pause, undo_pause)

    def seats_of(self, tokens: Iterable[str]) -> tuple[int, ...]:
        """Return the seats that tokens stand for; wrong ones stand for none."""
        found = {self.tokens.get(hashed(token), SPECTATOR) for token in tokens}
        return tuple(sorted(seat for seat in found if seat >= 0))

    def carries_map(self) -> bool:
        """Tell whether the map is in the log: it is neither packaged nor known by its name."""
        return self.state.created.text is not None

    def may_talk(self, seat: int) -> bool:
        """Tell whether a seat, or those who watch, may say something now; it counts as said."""
        settings = self.settings
        if seat not in self._chat_limits:
            self._chat_limits[seat] = Bucket(settings.chat_per_second, settings.chat_burst)
        return self._chat_limits[seat].take()

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
        answers: Answers = (),
    ) -> int:
        """Add entries to the state, store them and publish them; return the new version.

        The caller holds the lock. The last entry is the one that answers the command; `answers`
        are what servers that asked for it are told.
        """
        if self.epoch is None or self._lost:
            raise LeaseLost(self.name)
        version, at = self.state.version, now_ms()
        last = version + len(entries)
        stored = [
            StoredEntry(number, at, entry, command if number == last else None)
            for number, entry in enumerate(entries, version + 1)
        ]
        self._is_storing = True
        try:
            for each in stored:
                self.state.add(each)
            told = [(number, answer(last)) for number, answer in answers]
            with self.metrics.database_writes.measured():
                await self.write(stored, tokens, new=new, answers=told)
        except asyncio.CancelledError:  # the server ends
            self.lose()
            raise
        except Exception as error:
            if isinstance(error, LeaseLost):
                self.epoch = None
            if not new:
                await self.rebuild()
            raise
        self._is_storing = False
        self.tokens.update(tokens)
        for entry in entries:
            if isinstance(entry, Played):
                self.metrics.moves[entry.by] += 1
        self.publish()
        return last

    async def write(
        self,
        stored: Sequence[StoredEntry] = (),
        tokens: tuple[tuple[str, int], ...] = (),
        *,
        new: bool = False,
        answers: Sequence[tuple[int, bytes]] = (),
    ) -> None:
        """Store entries that have been added, and what they change about the game."""
        over, due = self.state.over, self.state.due
        await self.store.write(
            Change(
                game=self.name,
                entries=stored,
                tokens=tokens,
                new=new,
                over=over and not self.is_noted_over,
                due=DUE_UNCHANGED if due == self.due else due,
                epoch=self.epoch,
                answers=answers,
                is_followed=bool(self.elsewhere or answers),
            )
        )
        self.is_noted_over, self.due = over, due

    async def rebuild(self) -> None:
        """Build the state anew from the log, when nobody knows how much of a change was stored.

        If that fails as well, the room is lost to this server until somebody asks for it again.
        """
        for seconds in (*REREAD_SECONDS, None):
            try:
                await self.read(settled=True)
                break
            except database_errors.SQLAlchemyError:
                if seconds is None:
                    self.lose()
                    raise
                await asyncio.sleep(seconds)
            except BaseException:
                self.lose()
                raise
        self._is_storing = False
        self.publish()

    def lose(self) -> None:
        """Give the room up: its state may not be what the log says."""
        self._lost = True
        for client in list(self.clients):
            client.cut_off()

    def is_lost(self) -> bool:
        """Tell whether the room was given up: it has to be loaded again."""
        return self._lost

    def version_of(self, command: str) -> int | None:
        """Return the version that a command led to; None if it is not known to be stored."""
        return None if self._lost or self._is_storing else self.state.commands.get(command)

    async def read(self, *, settled: bool = False) -> bool:
        """Read the room from its log; False if there is none."""
        found = await self.store.game_of(self.name, settled=settled)
        if found is None or not found.log:
            return False
        await read_map(found.log[0].entry)
        state = self.new_state()
        for number, stored in enumerate(found.log, 1):
            state.add(stored)
            if number % 20 == 0:
                await asyncio.sleep(0)  # others may have their turn meanwhile
        self.state, self.tokens, self.due = state, found.tokens, found.due
        self.is_noted_over = found.over
        return True

    async def begin(self) -> None:
        """See that every bot is there, and deal if no seat is open; the caller holds the lock."""
        entries = replace_bots(self.state, self.settings)
        if entries:
            await self.commit(entries)
        await self.deal_if_full()
        if self.state.over != self.is_noted_over or self.state.due != self.due:
            await self.write()  # as in a database of an earlier version

    async def deal_if_full(self) -> None:
        """Begin the game once no seat is open; the caller holds the lock."""
        if self.state.match is None and not self.state.has_open_seats():
            await self.commit([deal(self.state, Dice(self.settings.seed()))])

    async def follow(self, entries: Iterable[StoredEntry]) -> None:
        """Add what the owner has stored; the caller holds the lock."""
        came = [each for each in entries if each.version > self.state.version]
        if any(isinstance(each.entry, Seated) for each in came):
            self.tokens.update(await self.store.tokens_of(self.name))
        for each in came:
            self.state.add(each)
        if came:
            self.publish()

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
        self.publish()
        client.send(msgspec.json.encode(self.presence()))
        self.presence_rounds.changed()
        self.presence_changed(self.name)

    def leave(self, client: Client) -> None:
        """Remove a client."""
        self.clients.discard(client)
        self.idle_since = now_ms()
        for seat in client.seats:
            if not self.is_connected(seat):
                self.left_at[seat] = now_ms()
            if not self.is_here(seat):
                self.state.analyses.forget(seat)
        self.publish()
        self.presence_rounds.changed()
        self.presence_changed(self.name)

    def others_changed(self, elsewhere: dict[str, Elsewhere]) -> None:
        """Note who is at other servers now."""
        before = {seat for seat in range(len(self.state.seats)) if self.is_connected(seat)}
        self.elsewhere = elsewhere
        for seat in range(len(self.state.seats)):
            if self.is_connected(seat):
                self.left_at.pop(seat, None)
            elif seat in before:
                self.left_at[seat] = now_ms()
        self.publish()
        self.presence_rounds.changed()

    def is_connected(self, seat: int) -> bool:
        """Return whether a connected client holds a seat, at any server."""
        return self.is_here(seat) or any(seat in each.seats for each in self.elsewhere.values())

    def is_here(self, seat: int) -> bool:
        """Return whether a client connected to this server holds a seat."""
        return any(seat in client.seats for client in self.clients)

    def nearest(self) -> str | None:
        """Return the other server that has most of the room's people, if it has more than this."""
        here = sum(self.is_here(seat) for seat in range(len(self.state.seats)))
        most = max(self.elsewhere, key=lambda server: len(self.elsewhere[server].seats), default="")
        return most if most and len(self.elsewhere[most].seats) > here else None

    def publish(self) -> None:
        """Send everybody what they have not been sent yet, once it is stored."""
        if self._is_storing:  # the end of that tells it
            return
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
        self.updated.set()

    def tell_presence(self) -> None:
        """Tell everybody who is there."""
        text = msgspec.json.encode(self.presence())
        for client in list(self.clients):
            client.send(text)

    def presence(self) -> Presence:
        """Return which seats are connected, and how many only watch."""
        seats = tuple(self.is_connected(seat) for seat in range(len(self.state.seats)))
        elsewhere = sum(each.spectators for each in self.elsewhere.values())
        return Presence(seats, elsewhere + sum(not client.seats for client in self.clients))
