"""The JSON API over HTTP: maps, rooms, seats, and the records of finished games."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

import msgspec
from sqlalchemy.exc import SQLAlchemyError
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from branchline.maps import MapError
from branchline.play.record import record_of
from branchline.server import command_results
from branchline.server.decoding import read
from branchline.server.drawings import FOR_GOOD, PICTURE_POLICY, SVG
from branchline.server.facts import map_facts, options
from branchline.server.finished_games import replay_step
from branchline.server.http_messages import (
    Invitation,
    Join,
    NewRoom,
    PlayOn,
    RoomInfo,
    RoomMade,
)
from branchline.server.rate_limits import Buckets
from branchline.server.redaction import facts_of
from branchline.server.refusals import Refusal
from branchline.server.room import Room
from branchline.server.rooms import Rooms
from branchline.server.security import is_allowed_origin
from branchline.server.tokens import new_token

LOG = logging.getLogger(__name__)
Wanted = TypeVar("Wanted")
STATUS = {"unknown room": 404, "too fast": 429, "too large": 413, "unavailable": 503}


def answer(message: msgspec.Struct | dict[str, Any], status: int = 200) -> Response:
    """Return a message as JSON."""
    headers = {"Cache-Control": "no-store"}
    return Response(msgspec.json.encode(message), status, headers, "application/json")


class Api:
    """The endpoints; what cannot be done is answered by a `Problem`."""

    def __init__(self, rooms: Rooms) -> None:
        self.rooms = rooms
        rate = rooms.settings.new_rooms_per_minute
        self.room_limits = Buckets(rate / 60, rate)

    def routes(self) -> list[Route]:
        """Return the endpoints by their paths."""
        return [
            Route("/api/options", self.guarded(self.options)),
            Route("/api/maps/{map}", self.guarded(self.map)),
            Route("/boards/{map}/{name}", self.guarded(self.board)),
            Route("/api/rooms", self.guarded(self.create), methods=["POST"]),
            Route("/api/rooms/{room}", self.guarded(self.info)),
            Route("/api/rooms/{room}/join", self.guarded(self.join), methods=["POST"]),
            Route("/api/rooms/{room}/play-on", self.guarded(self.play_on), methods=["POST"]),
            Route("/api/rooms/{room}/record", self.guarded(self.record)),
            Route("/api/rooms/{room}/replay/{move:int}", self.guarded(self.replay)),
        ]

    def guarded(
        self, endpoint: Callable[[Request], Awaitable[Response]]
    ) -> Callable[[Request], Awaitable[Response]]:
        """Return an endpoint that answers a refusal, or a failure, without a traceback."""

        async def guard(request: Request) -> Response:
            try:
                return await endpoint(request)
            except Refusal as refusal:
                status = STATUS.get(refusal.reason, 400)
                return answer(refusal.to_request(), status)
            except SQLAlchemyError:
                LOG.exception("the database failed")
                return answer(Refusal("unavailable", "refusal-database").to_request(), 503)

        return guard

    async def read(self, request: Request, kind: type[Wanted]) -> Wanted:
        """Return the body of a request that may change something."""
        settings = self.rooms.settings
        if not is_allowed_origin(request.headers, settings.origins):
            raise Refusal("malformed", "refusal-other-site")
        if not self.room_limits.take(request.client.host if request.client else ""):
            raise Refusal("too fast", "refusal-wait-a-minute")
        body = b""
        async for chunk in request.stream():
            body += chunk
            if len(body) > settings.message_bytes:
                raise Refusal("too large", "refusal-most-bytes", bytes=settings.message_bytes)
        return read(msgspec.json.Decoder(kind), body)

    async def room_of(self, request: Request) -> Room:
        """Return the room a request is about."""
        room = await self.rooms.find(request.path_params["room"])
        if room is None:
            raise Refusal("unknown room")
        return room

    async def options(self, request: Request) -> Response:
        """Tell the maps and bots there are."""
        return answer(options(self.rooms.catalogue, self.rooms.settings.own_bots))

    async def map(self, request: Request) -> Response:
        """Tell everything about a map that a client draws."""
        key = request.path_params["map"]
        try:
            data = self.rooms.catalogue.find(key, request.query_params.get("variant"))
        except MapError:
            return answer(Refusal("malformed", "refusal-no-such-map").to_request(), 404)
        board = await asyncio.to_thread(self.rooms.drawings.facts, key)
        return answer(msgspec.structs.replace(map_facts(data), board=board))

    async def board(self, request: Request) -> Response:
        """Give a file of a board, or say that the asker has it already."""
        key, name = request.path_params["map"], request.path_params["name"]
        wanted = request.query_params.get("v")
        found = await asyncio.to_thread(self.rooms.drawings.find, key, name, wanted)
        if found is None:
            return answer(Refusal("malformed", "refusal-no-such-map").to_request(), 404)
        tag = f'"{found.hash}"'
        headers = {"ETag": tag, "Cache-Control": FOR_GOOD if wanted == found.hash else "no-cache"}
        if name == SVG:
            headers["Content-Security-Policy"] = PICTURE_POLICY
        if tag in request.headers.get("if-none-match", ""):
            return Response(status_code=304, headers=headers)
        return Response(found.content, media_type=found.kind, headers=headers)

    async def create(self, request: Request) -> Response:
        """Make a room."""
        room, invitations = await self.rooms.create(await self.read(request, NewRoom))
        return answer(RoomMade(room.name, tuple(invitations)), 201)

    async def info(self, request: Request) -> Response:
        """Tell of a room, and which seats the tokens in the Authorization header stand for."""
        room = await self.room_of(request)
        scheme, _, tokens = request.headers.get("authorization", "").partition(" ")
        shown = tokens.split(",")[:8] if scheme.lower() == "bearer" else []
        seats = room.seats_of(token.strip() for token in shown)
        return answer(RoomInfo(room.name, facts_of(room.state), seats))

    async def join(self, request: Request) -> Response:
        """Give an open seat to whoever asks."""
        wanted = await self.read(request, Join)
        room = await self.room_of(request)
        token = new_token()
        async with room.lock:
            entry = command_results.join(room.state, wanted.name)
            await room.take_seat(entry, token)
        return answer(Invitation(entry.seat, token), 201)

    async def play_on(self, request: Request) -> Response:
        """Make a room that goes on from a move of a finished game."""
        wanted = await self.read(request, PlayOn)
        room, invitations = await self.rooms.play_on(await self.room_of(request), wanted)
        return answer(RoomMade(room.name, tuple(invitations)), 201)

    async def record(self, request: Request) -> Response:
        """Give the whole record of a finished game; `branchline replay` reads it."""
        room = await self.room_of(request)
        match = room.state.match
        if match is None or not match.over:
            raise Refusal("not now", "refusal-record-later")
        match.rename([holder.name for holder in room.state.seats])
        return answer(record_of(match))

    async def replay(self, request: Request) -> Response:
        """Give the position after some move of a finished game, as every seat saw it."""
        room = await self.room_of(request)
        if not room.state.over:
            raise Refusal("not now", "refusal-replay-later")
        move = request.path_params["move"]
        step = await asyncio.to_thread(replay_step, tuple(room.state.log), move)
        return answer(step)
