"""One client's connection: its greeting, its commands and their answers."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import partial

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from branchline.play.notation import Notation
from branchline.server import command_results, database_errors
from branchline.server.address_limits import AddressLimits, host_of
from branchline.server.bot_moves import Advice
from branchline.server.changes import Unanswered
from branchline.server.commands import (
    PROTOCOL,
    SPECTATOR_SEAT,
    FromClient,
    Hello,
    Hint,
    LoggedCommand,
    Ping,
    Rematch,
    Say,
)
from branchline.server.decoding import id_of, read
from branchline.server.log_entries import Rematched
from branchline.server.messages import Ack, Hinted, Pong, Refused, Welcome
from branchline.server.names import check_free, checked_name
from branchline.server.protocols import SEND_NOW
from branchline.server.rate_limits import Bucket
from branchline.server.refusals import Refusal
from branchline.server.room import Room
from branchline.server.room_commands import Posted
from branchline.server.room_timers import question_to
from branchline.server.rooms import Rooms

LOG = logging.getLogger(__name__)
DECODER = msgspec.json.Decoder(FromClient)
MOST_UNSENT = 500
"""A client that leaves this many messages unread is cut off; it can come back for them."""
MOST_IGNORED = 200
"""A client that keeps sending too fast is cut off after this many messages."""
MOST_HINTS = 5
"""Hints a client may ask for at once before their rate counts."""
POLICY, TOO_BIG, FAILED, FELL_BEHIND = 1008, 1009, 1011, 1013


class Connection:
    """A client of a room, as long as it is connected."""

    def __init__(self, socket: WebSocket, room: Room, rooms: Rooms, limits: AddressLimits) -> None:
        self.socket = socket
        self.room = room
        self.rooms = rooms
        self.limits = limits
        self.host = host_of(socket)
        self.settings = rooms.settings
        self.client = ""
        self.name = ""
        self.seats: tuple[int, ...] = ()
        self.version = 0
        self.send_now: Callable[[bytes], bool] = sender_of(socket)
        self.unsent: asyncio.Queue[bytes] = asyncio.Queue()
        self.count_unsent = 0
        """How many wait to be sent: those of the queue, and the one that `_deliver` has."""
        self.fell_behind = asyncio.Event()
        self.hints = Bucket(self.settings.hints_per_minute / 60, MOST_HINTS)
        self.hinting: asyncio.Task[None] | None = None
        self.is_handling = False
        self.has_ended = False

    def send(self, message: bytes) -> None:
        """Send a message, or put it on its way where earlier ones still are."""
        if not self.count_unsent and self.send_now(message):
            return
        if self.count_unsent < MOST_UNSENT:
            self.count_unsent += 1
            self.unsent.put_nowait(message)
        else:
            self.fell_behind.set()

    def cut_off(self) -> None:
        """End the connection; the client comes back for what it missed."""
        self.fell_behind.set()

    def answer(self, message: Ack | Hinted | Pong | Refused | Welcome) -> None:
        """Send an answer to this client alone."""
        self.send(msgspec.json.encode(message))

    def refuse(self, command: str, refusal: Refusal) -> None:
        """Answer a command, by its id, with a refusal."""
        self.answer(refusal.to_command(command))

    async def run(self) -> None:
        """Serve the client until it goes."""
        receiving, *others = tasks = [
            asyncio.create_task(work()) for work in (self._receive, self._deliver, self._watch)
        ]
        try:
            done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
            code = next((code for task in done if (code := task.result())), None)
            while code is not None and not self.unsent.empty():
                await self.socket.send_text(self.unsent.get_nowait().decode())
            if code is not None:
                await self.socket.close(code)
        except (WebSocketDisconnect, RuntimeError):
            pass  # gone in the middle of a message
        except Exception:
            LOG.exception("room %s: a connection failed", self.room.name)
            await self.socket.close(FAILED)
        finally:
            self.has_ended = True
            if not self.is_handling:  # a message that is being handled is handled to the end
                others.append(receiving)
            for task in others:
                task.cancel()
            if self.hinting is not None:
                self.hinting.cancel()
            await asyncio.gather(*others, return_exceptions=True)
            self.room.leave(self)

    async def _deliver(self) -> int | None:
        with suppress(WebSocketDisconnect, RuntimeError):
            while True:
                await self.socket.send_text((await self.unsent.get()).decode())
                self.count_unsent -= 1
        return None

    async def _watch(self) -> int | None:
        """Return when the client must be cut off: it says no hello, or reads too slowly."""
        try:
            await asyncio.wait_for(self.fell_behind.wait(), self.settings.hello_seconds)
        except TimeoutError:
            if not self.client:
                return POLICY
        await self.fell_behind.wait()
        return FELL_BEHIND

    async def _receive(self) -> int | None:
        """Read messages until the client goes; return the code to cut it off with, if any."""
        bucket = Bucket(self.settings.messages_per_second, self.settings.burst)
        ignored = 0
        while True:
            try:
                message = await self.socket.receive()
            except (WebSocketDisconnect, RuntimeError):
                return None
            if message["type"] == "websocket.disconnect":
                return None
            raw: str | bytes = message.get("text") or message.get("bytes") or b""
            if len(raw) > self.settings.message_bytes:
                self.refuse("", Refusal("too large"))
                return TOO_BIG
            if not bucket.take():
                ignored += 1
                if ignored > MOST_IGNORED:
                    return POLICY
                self.refuse(id_of(raw), Refusal("too fast"))
                continue
            self.is_handling = True
            may_stay = await self.handle(raw)
            self.is_handling = False
            if self.has_ended:
                return None
            if not may_stay:
                return POLICY

    async def handle(self, raw: str | bytes) -> bool:
        """Take a message; False if the client must go."""
        try:
            message = read(DECODER, raw)
        except Refusal as refusal:
            self.refuse(id_of(raw), refusal)
            return True
        if isinstance(message, Hello):
            return await self.greet(message)
        if isinstance(message, Ping):
            self.answer(Pong())
            return True
        if not self.client:
            self.refuse(message.id, Refusal("malformed", "refusal-hello-first"))
            return True
        try:
            if isinstance(message, Hint):
                async with self.room.lock:
                    self.hint(message)
            else:
                with self.rooms.metrics.acknowledgement.measured():
                    done = await self.execute(message)
                self.answer(done)
        except Refusal as refusal:
            self.rooms.metrics.refused[refusal.reason] += 1
            self.refuse(message.id, refusal)
        except Unanswered:  # whether it was carried out, the client learns by sending it again
            self.cut_off()
        except database_errors.SQLAlchemyError:
            LOG.exception("room %s: the database failed", self.room.name)
            self.refuse(message.id, Refusal("unavailable", "refusal-database"))
        except Exception:  # a client never sees a traceback, and its connection lives on
            LOG.exception("room %s: a command failed", self.room.name)
            self.refuse(message.id, Refusal("unavailable", "refusal-server-error"))
        return True

    async def greet(self, hello: Hello) -> bool:
        """Let the client in; False if it may not watch, or speaks another protocol."""
        if hello.protocol != PROTOCOL or self.client:
            self.refuse("", Refusal("malformed", "refusal-one-hello", protocol=PROTOCOL))
            return False
        try:
            self.room = await self.rooms.find(self.room.name, hello.since) or self.room
        except Refusal as refusal:
            self.refuse("", refusal)
            return False
        async with self.room.lock:
            if self.has_ended:  # while the room was read: nobody would ever leave it again
                return False
            if self.room.is_lost():  # while waiting for it; a client that comes again finds it
                self.cut_off()
                return True
            state = self.room.state
            seats = self.room.seats_of(hello.tokens)
            if not seats and (hello.tokens or not state.created.spectators):
                self.refuse("", Refusal("not your seat", "refusal-no-token"))
                return False
            try:
                self.name = self.spectator_name(hello) if not seats else ""
            except Refusal as refusal:
                self.refuse("", refusal)
                return False
            self.client, self.seats = hello.client, seats
            self.version = hello.since if hello.since <= state.version else 0
            self.answer(Welcome(PROTOCOL, self.room.name, seats, state.version))
            self.room.enter(self)
        return True

    def spectator_name(self, hello: Hello) -> str:
        """Return what a spectator is called in the chat; refuse what others are called."""
        name = checked_name(hello.name)
        if name:
            own = hello.client  # one's own earlier connection may not have ended yet
            watching = (each.name for each in self.room.clients if each.client != own)
            check_free(name, (*(holder.name for holder in self.room.state.seats), *watching))
        return name

    def hint(self, command: Hint) -> None:
        """Let a bot think about what it would do; other commands need not wait for it."""
        if command.seat not in self.seats:
            raise Refusal("not your seat")
        match = command_results.check_hint(self.room.state, command.seat)
        thinking = self.hinting is not None and not self.hinting.done()
        if thinking or not self.hints.take():
            raise Refusal("too fast", "refusal-one-hint")
        position = (self.room.name, command.seat, self.room.state.seats[command.seat].changed)
        self.limits.hints.check(position, self.host)
        question = question_to(self.room, match, command.seat, self.settings.adviser)
        advice = self.limits.hints.find(position, partial(self.rooms.workers.advise, question))
        self.hinting = asyncio.create_task(self._advise(command, advice, match.notation))

    async def _advise(
        self, command: Hint, advice: Awaitable[Advice | None], notation: Notation
    ) -> None:
        found = await advice
        if found is None:
            self.refuse(command.id, Refusal("unavailable", "refusal-no-hint"))
            return
        text = notation.text(found.action)
        plan = (found.tickets, found.tracks)
        why = (found.reason, found.others)
        self.answer(Hinted(command.id, command.seat, found.action, text, *plan, *why))

    async def execute(self, command: LoggedCommand) -> Ack:
        """Have a command carried out, once, by whichever server owns the room."""
        if command.seat not in self.seats and not (
            isinstance(command, Say) and command.seat == SPECTATOR_SEAT and not self.seats
        ):
            raise Refusal("not your seat")
        posted = Posted(command, self.client, self.name)
        if not isinstance(command, Rematch):
            return Ack(command.id, (await self.rooms.carry_out(self.room, posted)).version)
        is_own = self.rooms.is_on_own_map(self.room)
        with self.limits.makers.making(self.host, on_own_map=is_own):
            version = (await self.rooms.carry_out(self.room, posted)).version
        for stored in self.room.state.log[version - 1 : version]:
            if isinstance(stored.entry, Rematched):
                self.limits.makers.note(self.host, stored.entry.room)
        return Ack(command.id, version)


def sender_of(socket: WebSocket) -> Callable[[bytes], bool]:
    """Return what sends text at once, or says that it has to be sent as usual."""
    found: Callable[[bytes], bool] = socket.scope["extensions"][SEND_NOW]["send"]
    return found
