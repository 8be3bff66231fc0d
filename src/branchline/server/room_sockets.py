"""The WebSocket of each room: who is let in, and what others are told."""

from __future__ import annotations

import logging
from typing import Final

import msgspec
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket

from branchline.server import database_errors
from branchline.server.address_limits import AddressLimits, host_of
from branchline.server.connection import POLICY, Connection
from branchline.server.endpoints import answer
from branchline.server.refusals import Refusal
from branchline.server.rooms import Rooms
from branchline.server.security import is_allowed_origin

LOG = logging.getLogger(__name__)
NO_ROOM: Final = 4404
"""The code a connection to a room that is not there is closed with."""
UNREADABLE: Final = 4500
"""That of a room whose log cannot be read."""
TRY_AGAIN: Final = 1013


class RoomSockets:
    """Lets clients into rooms."""

    def __init__(self, rooms: Rooms, limits: AddressLimits) -> None:
        self.rooms = rooms
        self.limits = limits

    def route(self) -> WebSocketRoute:
        """Return where clients connect."""
        return WebSocketRoute("/ws/{room}", self.connect)

    async def connect(self, socket: WebSocket) -> None:
        """Serve a client until it leaves, if it comes from here and not with too many others."""
        if not is_allowed_origin(socket.headers, self.rooms.settings.origins):
            await socket.close(POLICY)
            return
        host = host_of(socket)
        if not self.limits.sockets.enter(host):
            refusal = Refusal("too fast", "refusal-connections-of-address")
            await socket.send_denial_response(answer(refusal.to_request(), 429))
            return
        try:
            await self._let_in(socket)
        finally:
            self.limits.sockets.leave(host)

    async def _let_in(self, socket: WebSocket) -> None:
        try:
            room = await self.rooms.find(socket.path_params["room"])
            problem = NO_ROOM
        except Refusal as refusal:
            await socket.accept()
            await socket.send_text(msgspec.json.encode(refusal.to_command("")).decode())
            await socket.close(UNREADABLE)
            return
        except database_errors.SQLAlchemyError:
            LOG.exception("the database failed")
            room, problem = None, TRY_AGAIN
        await socket.accept()
        if room is None:
            await socket.close(problem)
            return
        await Connection(socket, room, self.rooms, self.limits).run()
