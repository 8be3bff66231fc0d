"""How bytes become requests: uvicorn's protocols, with limits and without answers of their own.

A request must come in time: its head in `header_seconds`, its body in `body_seconds` more. An
answer that nobody reads is given up after `answer_seconds`. Connections count from the moment they
are accepted; one that becomes a WebSocket goes on counting as such. Where several servers run on
one machine, a WebSocket may be passed on to the one that owns its room.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from http import HTTPStatus
from typing import Any, Final, Literal

import h11
from uvicorn.config import Config
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.exceptions import InvalidState
from websockets.frames import Frame
from websockets.http11 import Response
from websockets.server import ServerProtocol
from websockets.typing import StatusLike

from branchline.server.connection_limits import ConnectionLimits
from branchline.server.neighbours import Neighbours, PassedOn
from branchline.server.raw_answers import raw_answer
from branchline.server.refusals import Refusal
from branchline.server.security import HEADERS
from branchline.server.tokens import is_room_id

LOG = logging.getLogger(__name__)
ROOMS_AT = b"/ws/"
SEND_NOW: Final = "branchline.send_now"
"""The extension of ASGI by which a WebSocket is sent text at once, without a task of its own."""
Awaited = Literal["head", "body", "reader", ""]
MOST_PIECES = 100
"""Frames that a message may come in."""
TOO_BIG = 1009


class Patience:
    """Waits for the rest of a request, or for somebody to read its answer, but not for long."""

    def __init__(self, limits: ConnectionLimits, give_up: Callable[[Awaited], None]) -> None:
        self.seconds = {
            "head": limits.header_seconds,
            "body": limits.body_seconds,
            "reader": limits.answer_seconds,
        }
        self.give_up = give_up
        self.awaited: Awaited = ""
        self.timer: asyncio.TimerHandle | None = None

    def wait_for(self, awaited: Awaited) -> None:
        """Wait for something; what is waited for already has no more time than it had."""
        if awaited == self.awaited:
            return
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None
        self.awaited = awaited
        if awaited:
            loop = asyncio.get_running_loop()
            self.timer = loop.call_later(self.seconds[awaited], self.give_up, awaited)


class LimitedH11(H11Protocol, PassedOn):
    """HTTP by h11, within limits."""

    limits: ConnectionLimits
    neighbours: Neighbours | None = None
    """Other servers on this machine, if there are any."""

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self.patience = Patience(self.limits, self.give_up)
        self.counted = False

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Let a connection in, unless there are too many."""
        super().connection_made(transport)
        refusal = self.limits.refusal(host_of(self.client))
        if refusal is None:
            self.counted = True
            self.patience.wait_for("head")
            if self.passed_head:
                self.data_received(self.passed_head)
        else:
            busy = refusal.reason == "unavailable"
            self.hang_up(503 if busy else 429, refusal)

    def connection_lost(self, exc: Exception | None) -> None:
        """Forget a connection."""
        self.stop_counting()
        super().connection_lost(exc)

    def stop_counting(self) -> None:
        """Wait for nothing more, and make room for another connection."""
        self.patience.wait_for("")
        if self.counted:
            self.counted = False
            self.limits.leave(host_of(self.client))

    def data_received(self, data: bytes) -> None:
        """Read what came, and see what is still to come."""
        if self.transport.is_closing():
            return
        super().data_received(data)
        if self.counted and self.patience.awaited != "reader":
            self.patience.wait_for(self.awaited())

    def awaited(self) -> Awaited:
        """Return which part of a request is still to come."""
        state = self.conn.their_state
        return "head" if state is h11.IDLE else "body" if state is h11.SEND_BODY else ""

    def pause_writing(self) -> None:
        """Give somebody who does not read a while."""
        super().pause_writing()
        self.patience.wait_for("reader")

    def resume_writing(self) -> None:
        """Go on, now that somebody reads."""
        super().resume_writing()
        self.patience.wait_for("")

    def on_response_complete(self) -> None:
        """Keep the connection for a while; the rest of a request still has to come in time."""
        super().on_response_complete()
        if self.counted and self.awaited() == "body":
            self.patience.wait_for("body")

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """Begin a WebSocket here or, once that is known, where its room is."""
        room = room_in(event.target)
        if self.neighbours is None or not room or self.passed_head or self.is_under_way():
            self.become_websocket(event)
            return
        self.transport.pause_reading()
        task = self.loop.create_task(self.pass_on(event, room, self.neighbours))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    def is_under_way(self) -> bool:
        """Tell whether this server has more of the connection than the head of its request."""
        return bool(self.conn.trailing_data[0] or self.transport.get_write_buffer_size())

    async def pass_on(self, event: h11.Request, room: str, neighbours: Neighbours) -> None:
        """Let another server have the WebSocket, if that owns the room; else begin it here."""
        head = b"\r\n".join(
            (
                b" ".join((event.method, event.target, b"HTTP/1.1")),
                *(b": ".join(header) for header in self.headers),
                b"\r\n",
            )
        )
        is_passed_on = await neighbours.pass_on(room, head, self.number_of_file)
        if self.transport.is_closing():
            return
        if is_passed_on:
            self.transport.abort()  # it stays open at the other server
        else:
            self.transport.resume_reading()
            self.become_websocket(event)

    def number_of_file(self) -> int | None:
        """Return the number of the open connection; None once it is closing."""
        if self.transport.is_closing():
            return None
        return int(self.transport.get_extra_info("socket").fileno())

    def become_websocket(self, event: h11.Request) -> None:
        """Let the WebSocket count instead."""
        self.stop_counting()
        super().handle_websocket_upgrade(event)

    def send_400_response(self, msg: str) -> None:
        """Answer what is no HTTP."""
        self.hang_up(400, Refusal("malformed", "refusal-no-request"))

    def give_up(self, awaited: Awaited) -> None:
        """Hang up on somebody who takes too long."""
        started = bool(self.cycle) and self.cycle.response_started  # there may be no cycle yet
        if awaited == "reader":
            self.transport.abort()
        elif awaited == "body" and started:
            self.transport.close()
        else:
            seconds = self.patience.seconds[awaited]
            self.hang_up(408, Refusal("malformed", "refusal-too-slow", seconds=round(seconds)))

    def hang_up(self, status: int, refusal: Refusal) -> None:
        """Say why, and close the connection."""
        if not self.transport.is_closing():
            self.transport.write(raw_answer(status, refusal))
            self.transport.close()


class SafeHandshake(ServerProtocol):
    """The handshake of a WebSocket; a refusal has the headers of every other answer."""

    def reject(self, status: StatusLike, text: str) -> Response:
        """Return a refusal; what exactly was wrong with a handshake is of no use to a page."""
        response = super().reject(status, HTTPStatus(status).phrase)
        for name, value in HEADERS.items():
            response.headers.setdefault(name, value)
        return response


class LimitedWebSocket(WebSocketsSansIOProtocol):
    """A WebSocket, within limits."""

    limits: ConnectionLimits

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self.conn = SafeHandshake(max_size=config.ws_max_size, logger=LOG)
        self.conn.debug = False  # or the library would log every message, tokens included
        self.counted = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Count a connection that has just ceased to count as an ordinary one."""
        super().connection_made(transport)
        self.counted = self.limits.refusal(host_of(self.client)) is None

    def connection_lost(self, exc: Exception | None) -> None:
        """Make room for another connection."""
        super().connection_lost(exc)
        if self.counted:
            self.counted = False
            self.limits.leave(host_of(self.client))

    def data_received(self, data: bytes) -> None:
        """Read what came; the head of the request comes whole, or will never be one."""
        super().data_received(data)
        if not self.handshake_initiated and not self.transport.is_closing():
            self.transport.write(raw_answer(400, Refusal("malformed", "refusal-no-request")))
            self.transport.close()

    async def run_asgi(self) -> None:
        """Run the application, which may send text at once."""
        self.scope["extensions"][SEND_NOW] = {"send": self.send_now}
        await super().run_asgi()

    def send_now(self, text: bytes) -> bool:
        """Send text, unless it would have to wait for somebody to read what was sent before.

        Also false if the connection is not open: whoever then sends as usual is told so.
        """
        if not self.writable.is_set() or self.disconnected or self.close_sent:
            return False
        try:
            self.conn.send_text(text)
        except InvalidState:
            return False
        self.transport.write(b"".join(self.conn.data_to_send()))
        return True

    def handle_text(self, event: Frame) -> None:
        """Pass text on as it came: whoever reads the message finds out whether it is UTF-8."""
        self.handle_bytes(event)

    def handle_cont(self, event: Frame) -> None:
        """Add a piece to a message; empty ones make it no longer, but would fill the memory."""
        if len(self.frames) < MOST_PIECES:
            super().handle_cont(event)
        elif not self.transport.is_closing():
            self.conn.fail(TOO_BIG)
            self.handle_parser_exception()

    def handle_ping(self) -> None:
        """Answer a ping, unless earlier answers still wait for somebody to read them."""
        if self.writable.is_set():
            super().handle_ping()
        else:
            self.conn.data_to_send()


def host_of(client: tuple[str, int] | None) -> str:
    """Return the address at the other end."""
    return client[0] if client else ""


def room_in(target: bytes) -> str:
    """Return the room whose WebSocket a request asks for; empty if that can be none.

    >>> room_in(b"/ws/aB3_-x"), room_in(b"/ws/a%00b"), room_in(b"/api/rooms")
    ('aB3_-x', '', '')
    """
    before, _, name = target.partition(b"?")[0].partition(ROOMS_AT)
    room = name.decode("ascii", "replace")
    return room if not before and is_room_id(room) else ""


def http_protocol(limits: ConnectionLimits, neighbours: Neighbours | None) -> type[LimitedH11]:
    """Return the protocol of a server with these limits."""
    return type("Http", (LimitedH11,), {"limits": limits, "neighbours": neighbours})


def websocket_protocol(limits: ConnectionLimits) -> type[asyncio.Protocol]:
    """Return the protocol of a server's WebSockets."""
    return type("WebSocket", (LimitedWebSocket,), {"limits": limits})
