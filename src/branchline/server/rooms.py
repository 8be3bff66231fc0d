"""All rooms of a server: creates them, loads them from the database, drops those left idle."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Sequence
from contextlib import suppress
from typing import TYPE_CHECKING

import msgspec

from branchline.bots import BOTS
from branchline.maps import MapData, MapError
from branchline.play.lessons import lesson_ids, load_lesson
from branchline.server import database_errors
from branchline.server.board_makers import BoardMakers
from branchline.server.catalogue import Catalogue, load_carried, text_of
from branchline.server.changes import LeaseLost, Unanswered
from branchline.server.clock import now_ms
from branchline.server.database_address import IN_MEMORY, read_address
from branchline.server.drawings import Drawings
from branchline.server.finished_games import entries_until
from branchline.server.http_messages import (
    Invitation,
    NewRoom,
    NewSeat,
    PlayOn,
    RoomMade,
    RoomTerms,
)
from branchline.server.lesson_rooms import first_entries
from branchline.server.log_entries import Created, LogEntry, Rematched, SeatPlan
from branchline.server.metrics import Metrics
from branchline.server.names import checked_name, names_for, usual_name
from branchline.server.refusals import Refusal
from branchline.server.room import HOST_SEAT, Room
from branchline.server.room_commands import Posted, Result, RoomCommands
from branchline.server.room_state import read_map
from branchline.server.room_timers import next_task, run_timers
from branchline.server.settings import Settings
from branchline.server.sleeping_rooms import due_games, trying
from branchline.server.sole_server import SoleServer
from branchline.server.store import Store
from branchline.server.tokens import OPENED, hashed, is_room_id, new_room_id, new_token
from branchline.server.workers import Workers

if TYPE_CHECKING:
    from branchline.server.cluster import Cluster

LOG = logging.getLogger(__name__)

FIRST_EPOCH = 1
ATTEMPTS = 3
"""How often a command is tried while its room changes hands, or the database its connections."""
SLEEP_AT_ONCE = 50
WAKE_SECONDS = 1.0
WAKE_AT_ONCE = 10
SOON_MS = 30_000
"""A room that has something to do within this time need not go to sleep."""
REMOVE_SECONDS = 3600.0
FIRST_REMOVAL_SECONDS = 60.0
"""After a start: whoever just came must not wait for it."""


class Rooms:
    """The rooms in memory, and those that can be loaded."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        file = read_address(settings.database).file
        self.sole = SoleServer(file) if file not in (None, IN_MEMORY) else None
        try:
            self.store = Store(
                settings.database, server=secrets.token_urlsafe(9), upgrade=settings.upgrade
            )
        except BaseException:
            self.close_file()
            raise
        self.workers = Workers(settings)
        self.metrics = Metrics()
        self.catalogue = Catalogue(settings.own_maps)
        self.drawings = Drawings(self.catalogue, settings.boards)
        self.board_makers = BoardMakers(self.drawings)
        self.live: dict[str, Room] = {}
        self._loading: dict[str, asyncio.Task[Room | None]] = {}
        self._timers: dict[str, asyncio.Task[None]] = {}
        self._tasks: list[asyncio.Task[None]] = []
        self._unreadable: set[str] = set()
        self.commands = RoomCommands(self.rematch)
        self.cluster: Cluster | None = None
        if self.store.address.is_shared:
            from branchline.server.cluster import Cluster
            from branchline.server.command_posts import CommandPosts

            posts = CommandPosts(self.store, self.commands, self.find)
            self.cluster = Cluster(self.store, self.live, posts, self.own, self.forget)

    async def open(self) -> None:
        """Begin to wake rooms in which something is due; none is read before."""
        if self.cluster is not None:
            await self.cluster.open()
        regularly = (self._let_idle_rooms_sleep, self._wake_due_rooms, self._remove_old_rooms)
        self._tasks = [asyncio.create_task(each()) for each in regularly]
        for key in self.catalogue.offered:
            self.board_makers.ask(key)

    async def close(self) -> None:
        """Stop all tasks; the logs are stored already."""
        tasks = [*self._tasks, *self._timers.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        if self.cluster is not None:
            await self.cluster.close()
        await self.board_makers.close()
        self.workers.close()
        await self.store.finish()
        self.store.close()
        self.close_file()

    def close_file(self) -> None:
        """Let another server have the file of the database."""
        if self.sole is not None:
            self.sole.close()

    async def carry_out(self, room: Room, posted: Posted) -> Result:
        """Have a command carried out by whichever server owns the room.

        Raises a `Refusal`, or `Unanswered` if nobody knows whether it was.
        """
        for _ in range(ATTEMPTS):
            if room.is_lost():
                break
            if room.epoch is None:
                if self.cluster is None:
                    break
                return (await self.cluster.forward(room, posted)).checked()
            try:
                result, _ = await self.commands.carry_out(room, posted)
            except LeaseLost:
                continue
            except (
                database_errors.DBAPIError
            ) as error:  # it was not stored: a new connection may serve
                if room.is_lost() or not error.connection_invalidated:
                    raise
            else:
                return result
        raise Unanswered

    async def create(self, wanted: NewRoom) -> RoomMade:
        """Make a room as asked; return it with the tokens of its people's seats."""
        created = self.first_entry(wanted)
        return await self._invite([created], created.seats)

    async def create_on(self, data: MapData, wanted: RoomTerms) -> RoomMade:
        """Make a room on a map that comes along."""
        if wanted.variant is not None:
            try:
                data = await asyncio.to_thread(load_carried, data.text, wanted.variant, data.source)
            except MapError:
                raise Refusal("malformed", "refusal-no-such-variant") from None
        created = self.first_entry_on(
            data,
            NewRoom(
                data.id,
                wanted.seats,
                wanted.variant,
                first_seat=wanted.first_seat,
                quick_bots=wanted.quick_bots,
            ),
        )
        return await self._invite([created], created.seats)

    async def play_on(self, room: Room, wanted: PlayOn) -> RoomMade:
        """Make a room that goes on from a move of a finished game."""
        state = room.state
        if not state.over:
            raise Refusal("not now", "refusal-not-over")
        seats = tuple(SeatPlan(holder.kind, holder.name, holder.bot) for holder in state.seats)
        if wanted.seats is not None:
            if len(wanted.seats) != len(seats) or any(s.kind == "open" for s in wanted.seats):
                raise Refusal("malformed", "refusal-seats-of-game", count=len(seats))
            seats = self.seat_plans(wanted.seats)
        entries = await asyncio.to_thread(entries_until, tuple(state.log), wanted.move, seats)
        return await self._invite(entries, seats)

    async def teach(self, lesson: str, name: str) -> RoomMade:
        """Make a room for a lesson, its opening played."""
        if lesson not in lesson_ids():
            raise Refusal("malformed", "refusal-no-such-lesson")
        created, opening = await asyncio.to_thread(first_entries, load_lesson(lesson), name)
        return await self._invite([created, *opening], created.seats)

    async def _invite(self, entries: list[LogEntry], seats: Sequence[SeatPlan]) -> RoomMade:
        invitations = [
            Invitation(seat, new_token()) for seat, each in enumerate(seats) if each.kind == "human"
        ]
        host = new_token()
        tokens = [(hashed(each.token), each.seat) for each in invitations]
        room = await self._make(entries, ((hashed(host), HOST_SEAT), *tokens))
        return RoomMade(room.name, tuple(invitations), host)

    async def make_opened(self, name: str, entries: list[LogEntry]) -> None:
        """Make the room of a game that came as a file: nobody has a seat there."""
        await self._make(entries, (), name)

    async def _make(
        self, entries: list[LogEntry], tokens: tuple[tuple[str, int], ...], name: str = ""
    ) -> Room:
        await self._make_place()
        if len(self.live) >= self.settings.most_rooms:
            raise Refusal("unavailable", "refusal-too-many-rooms")
        room = Room(name or new_room_id(), self.store, self.settings, {}, self.metrics)
        room.epoch = FIRST_EPOCH
        await read_map(entries[0])
        async with room.lock:
            await room.commit(entries, tokens=tokens, new=True)
        self._add(room)
        await self._begin(room)
        return room

    async def _make_place(self) -> None:
        """Where as many rooms are awake as may be, let some sleep that nobody is in."""
        if len(self.live) >= self.settings.most_rooms:
            await self.sleep(self.idle_rooms()[:SLEEP_AT_ONCE])

    async def rematch(self, room: Room) -> Rematched:
        """Make a room for the same people, who keep their tokens; return the entry that says so."""
        state = room.state
        if not state.over:
            raise Refusal("not now", "refusal-not-over")
        if state.rematch is not None:
            raise Refusal("not now", "refusal-rematch-exists")
        seats = tuple(SeatPlan(holder.kind, holder.name, holder.bot) for holder in state.seats)
        created = msgspec.structs.replace(
            state.created, seats=seats, first_seat=-1, kept=0, lesson=""
        )
        again = await self._make([created], tuple(room.tokens.items()))
        return Rematched(again.name)

    async def find(self, name: str, since: int = 0) -> Room | None:
        """Return a room by its name, from memory or from its log; None if there is none.

        A client may have seen `since` elsewhere: this server has it, too, before it goes on.
        Raises a `Refusal` if the room cannot be read.
        """
        room = self.live.get(name)
        if room is None or room.is_lost():
            if room is not None:
                self.forget(room)
            if name not in self._loading:  # never two at once: there is one room of a name
                self._loading[name] = asyncio.create_task(self._load(name))
                self._loading[name].add_done_callback(lambda _: self._loading.pop(name))
            room = await asyncio.shield(self._loading[name])
        if room is None:
            return None
        room.idle_since = now_ms()  # whoever asks has a while to come in
        if self.cluster is not None and since > room.state.version:
            await self.cluster.catch_up_with(room)
        return room

    async def owner_of(self, name: str) -> str | None:
        """Return which other server owns a room; None if none does."""
        room = self.live.get(name)
        if self.cluster is None or (room is not None and room.epoch is not None):
            return None
        return await self.cluster.leases.other_owner(name)

    async def find_tables(self, most: int) -> None:
        """Load some rooms in which people wait for others, at other servers."""
        if self.cluster is not None:
            for name in await self.cluster.presence.tables(most):
                await self.find(name)

    async def _load(self, name: str) -> Room | None:
        if not is_room_id(name):
            return None
        epoch: int | None = FIRST_EPOCH
        if self.cluster is not None:
            epoch = await self.cluster.leases.take(name)
        room = Room(name, self.store, self.settings, {}, self.metrics)
        try:
            if not await room.read():
                return None
            await self._make_place()
            room.epoch = epoch
            self._add(room)
            await self._begin(room)
        except Exception as error:  # whatever is wrong with one room, the others go on
            self.forget(room)
            if isinstance(error, database_errors.SQLAlchemyError) and not database_errors.is_damage(
                error
            ):
                raise
            if name not in self._unreadable:
                LOG.exception("room %s cannot be read", name)
            self._unreadable.add(name)
            raise Refusal("unavailable", "refusal-unreadable") from error
        self._unreadable.discard(name)
        return room

    async def own(self, room: Room, epoch: int) -> None:
        """Go on with a room that another server has left."""
        async with room.lock:
            await room.read()
            room.epoch = epoch
            room.publish()
        await self._begin(room)

    async def _begin(self, room: Room) -> None:
        """See that a room goes on, if it is this server's."""
        if room.epoch is None:
            return
        try:
            async with room.lock:
                await room.begin()
        except LeaseLost:
            return
        self._run_timers(room)

    def _add(self, room: Room) -> None:
        self.live[room.name] = room
        self.catalogue.bring(room.state.data)
        self.board_makers.ask(room.state.map_key, guest=room.name.startswith(OPENED))
        if self.cluster is not None:
            room.presence_changed = self.cluster.presence_changed
            self.cluster.came(room)

    def _run_timers(self, room: Room) -> None:
        if room.state.over or room.name in self._timers:
            return
        task = asyncio.create_task(run_timers(room, self.workers))
        self._timers[room.name] = task
        task.add_done_callback(lambda done: self._timers_ended(room, done))

    def _timers_ended(self, room: Room, done: asyncio.Task[None]) -> None:
        if self._timers.get(room.name) is done:
            del self._timers[room.name]
            if room.epoch is not None and not done.cancelled() and not room.is_lost():
                self._run_timers(room)  # it became this server's again meanwhile

    # Sleeping and waking

    def idle_rooms(self, seconds: float = 0.0) -> list[Room]:
        """Return the rooms without anybody, or anything to do soon, for so long; oldest first."""
        now = now_ms()
        idle = [
            room
            for room in self.live.values()
            if not room.clients
            and room.idle_since <= now - seconds * 1000
            and not room.lock.locked()
            and ((task := next_task(room)) is None or task.at > now + SOON_MS)
        ]
        return sorted(idle, key=lambda room: room.idle_since)

    async def sleep(self, rooms: Sequence[Room]) -> None:
        """Remove rooms from memory; they wake when somebody comes or something is due."""
        epochs = {room.name: room.epoch for room in rooms if room.epoch is not None}
        for room in rooms:
            self.forget(room)
        if self.cluster is not None:
            await self.cluster.leases.give_back(epochs)

    def is_at_work(self, name: str) -> bool:
        """Tell whether a room is in memory and its game not over."""
        room = self.live.get(name)
        return room is not None and not room.state.over

    def is_on_own_map(self, room: Room) -> bool:
        """Tell whether a room carries a map that a visitor drew: not ours, nor the owner's."""
        return room.carries_map() and not self.catalogue.is_ours(room.state.map_key)

    def forget(self, room: Room) -> None:
        """Remove a room from memory; it can be loaded again."""
        if self.live.get(room.name) is room:
            del self.live[room.name]
            task = self._timers.pop(room.name, None)
            if task is not None:
                task.cancel()
            if self.catalogue.leave(room.state.map_key):
                self.drawings.forget(room.state.map_key)
            room.presence_changed(room.name)

    async def _let_idle_rooms_sleep(self) -> None:
        while True:
            await asyncio.sleep(self.settings.idle_seconds / 4)
            with trying("sleep"):
                await self.sleep(self.idle_rooms(self.settings.idle_seconds))

    async def _wake_due_rooms(self) -> None:
        """Wake rooms in which a bot or a clock is due, also after a restart."""
        while True:
            with trying("waking"):
                due = await due_games(self.store, now_ms())
                awake = self.live.keys() | self._unreadable  # these keep no other waiting
                asleep = [name for name in due if name not in awake]
                for name in asleep[:WAKE_AT_ONCE]:
                    await self._wake(name)
            await asyncio.sleep(WAKE_SECONDS)

    async def _wake(self, name: str) -> None:
        with trying("waking"), suppress(Refusal):
            room = await self.find(name)
            if room is None or room.clients or room.lock.locked():
                return
            if next_task(room) is None:
                await self.sleep([room])

    async def _remove_old_rooms(self) -> None:
        """Remove rooms that nobody has come back to for very long."""
        settings = self.settings
        await asyncio.sleep(FIRST_REMOVAL_SECONDS)
        from branchline.server.old_rooms import remove_old_rooms

        while True:
            with trying("removal"):
                days = settings.unstarted_days, settings.abandoned_days
                opened = settings.opened_days
                await remove_old_rooms(self.store, now_ms(), *days, self.live, opened)
            await asyncio.sleep(REMOVE_SECONDS)

    def first_entry(self, wanted: NewRoom) -> Created:
        """Return the first entry of a room that was asked for; refuse what cannot be."""
        try:
            data = self.catalogue.choose(wanted.map, None)
        except MapError:
            raise Refusal("malformed", "refusal-no-such-map") from None
        try:
            data = self.catalogue.choose(wanted.map, wanted.variant)
        except MapError:
            raise Refusal("malformed", "refusal-no-such-variant") from None
        return self.first_entry_on(data, wanted)

    def first_entry_on(self, data: MapData, wanted: NewRoom) -> Created:
        """Return the first entry of a room on a map."""
        fewest, most = data.players
        if not fewest <= len(wanted.seats) <= most:
            name = data.name
            raise Refusal("malformed", "refusal-player-count", map=name, fewest=fewest, most=most)
        if not -1 <= wanted.first_seat < len(wanted.seats):
            raise Refusal("malformed", "refusal-first-seat")
        return Created(
            map=data.id,
            variant=wanted.variant,
            rules=data.rules_hash,
            seats=self.seat_plans(wanted.seats),
            first_seat=wanted.first_seat,
            clock=wanted.clock,
            away=wanted.away,
            spectators=wanted.spectators,
            quick_bots=wanted.quick_bots,
            text=text_of(data),
        )

    def seat_plans(self, seats: Sequence[NewSeat]) -> tuple[SeatPlan, ...]:
        """Return who is to sit where, each with a name of their own.

        A request names a bot and says no more of it.
        """
        for seat in seats:
            if seat.kind == "bot" and not self.settings.has_bot(seat.bot):
                bots = ", ".join((*BOTS, *self.settings.own_bots))
                raise Refusal("malformed", "refusal-no-such-bot", bots=bots)
        names = names_for([wanted_name(number, seat) for number, seat in enumerate(seats)])
        return tuple(
            SeatPlan(seat.kind, name, seat.bot if seat.kind == "bot" else "")
            for seat, name in zip(seats, names, strict=True)
        )


def wanted_name(number: int, seat: NewSeat) -> tuple[str, str]:
    """Return what somebody wants to be called, and usually is; bots give way to people."""
    if seat.kind == "open":
        return "", ""
    if seat.kind == "bot":
        return "", checked_name(seat.name) or seat.bot[:1].upper() + seat.bot[1:]
    return seat.name, usual_name(number)
