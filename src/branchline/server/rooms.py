"""All rooms of a server: creates them, loads them from the database, drops those left idle."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence

import msgspec

from branchline.bots import BOTS
from branchline.core.chance import ChanceError
from branchline.locales import say
from branchline.maps import MapError
from branchline.play.lessons import lesson_ids, load_lesson
from branchline.play.record import RecordError
from branchline.server.board_makers import BoardMakers
from branchline.server.catalogue import Catalogue, text_of
from branchline.server.clock import now_ms
from branchline.server.drawings import Drawings
from branchline.server.finished_games import entries_until
from branchline.server.http_messages import Invitation, NewRoom, NewSeat, PlayOn, RoomMade
from branchline.server.lesson_rooms import first_entries
from branchline.server.log_entries import Created, LogEntry, Rematched, SeatPlan
from branchline.server.metrics import Metrics
from branchline.server.names import checked_name, names_for
from branchline.server.refusals import Refusal
from branchline.server.room import HOST_SEAT, Room
from branchline.server.room_timers import next_task, run_timers
from branchline.server.settings import Settings
from branchline.server.store import Store
from branchline.server.tokens import hashed, new_room_id, new_token
from branchline.server.workers import Workers

LOG = logging.getLogger(__name__)


class Rooms:
    """The rooms in memory, and those that can be loaded."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.store = Store(settings.database)
        self.workers = Workers(settings)
        self.metrics = Metrics()
        self.catalogue = Catalogue(settings.own_maps)
        self.drawings = Drawings(self.catalogue, settings.boards)
        self.board_makers = BoardMakers(self.drawings)
        self.live: dict[str, Room] = {}
        self._loading: dict[str, asyncio.Task[Room | None]] = {}
        self._timers: dict[str, asyncio.Task[None]] = {}
        self._forgetting: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Load the unfinished rooms, so that their bots and clocks go on."""
        self._forgetting = asyncio.create_task(self._forget_idle_rooms())
        for key in self.catalogue.offered:
            self.board_makers.ask(key)
        for name in await self.store.unfinished():
            await self.find(name)

    async def close(self) -> None:
        """Stop all tasks; the logs are stored already."""
        tasks = [task for task in (self._forgetting, *self._timers.values()) if task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self.board_makers.close()
        self.workers.close()
        self.store.close()

    async def create(self, wanted: NewRoom) -> RoomMade:
        """Make a room as asked; return it with the tokens of its people's seats."""
        created = self.first_entry(wanted)
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

    async def _make(self, entries: list[LogEntry], tokens: tuple[tuple[str, int], ...]) -> Room:
        if len(self.live) >= self.settings.most_rooms:
            raise Refusal("unavailable", "refusal-too-many-rooms")
        room = Room(new_room_id(), self.store, self.settings, {}, self.metrics)
        async with room.lock:
            await room.commit(entries, tokens=tokens, new=True)
            await room.begin()
        self._add(room)
        return room

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

    async def find(self, name: str) -> Room | None:
        """Return a room by its name, from memory or from its log; None if there is none."""
        if name in self.live:
            self.live[name].idle_since = now_ms()  # whoever asks has a while to come in
            return self.live[name]
        if name not in self._loading:
            self._loading[name] = asyncio.create_task(self._load(name))
        try:
            return await self._loading[name]
        finally:
            self._loading.pop(name, None)

    async def _load(self, name: str) -> Room | None:
        with self.metrics.database.labels("read").time():
            log = await self.store.log_of(name)
        if not log:
            return None
        tokens = await self.store.tokens_of(name)
        room = Room(name, self.store, self.settings, tokens, self.metrics)
        try:
            for number, stored in enumerate(log, 1):
                room.state.add(stored)
                if number % 20 == 0:
                    await asyncio.sleep(0)  # others may have their turn meanwhile
        except (RecordError, ChanceError, MapError) as error:
            LOG.error("room %s cannot be read: %s", name, error)
            return None
        async with room.lock:
            await room.begin()
        self._add(room)
        return room

    def _add(self, room: Room) -> None:
        self.live[room.name] = room
        self.catalogue.bring(room.state.data)
        self.board_makers.ask(room.state.map_key)
        if not room.state.over:
            task = asyncio.create_task(run_timers(room, self.workers))
            self._timers[room.name] = task
            task.add_done_callback(lambda done: self._timers_ended(room.name, done))

    def _timers_ended(self, name: str, done: asyncio.Task[None]) -> None:
        if self._timers.get(name) is done:
            del self._timers[name]

    async def _forget_idle_rooms(self) -> None:
        """From time to time, remove rooms from memory that are idle and have no timer running."""
        while True:
            await asyncio.sleep(self.settings.idle_seconds / 4)
            long_ago = now_ms() - self.settings.idle_seconds * 1000
            for room in list(self.live.values()):
                idle = not room.clients and room.idle_since < long_ago
                if idle and next_task(room) is None and not room.lock.locked():
                    self.forget(room)

    def is_at_work(self, name: str) -> bool:
        """Tell whether a room is in memory and its game not over."""
        room = self.live.get(name)
        return room is not None and not room.state.over

    def forget(self, room: Room) -> None:
        """Remove a room from memory; it can be loaded again."""
        self.live.pop(room.name, None)
        task = self._timers.pop(room.name, None)
        if task is not None:
            task.cancel()

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
    return seat.name, say("seat-number", number=number + 1)
