"""The JSON API over HTTP: maps, rooms, seats, and the records of finished games."""

from __future__ import annotations

import asyncio

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from branchline.maps import MapError
from branchline.play.record import record_of
from branchline.server import command_results
from branchline.server.drawings import FOR_GOOD, PICTURE_POLICY, SVG
from branchline.server.endpoints import Endpoints, answer, facts, takes_gzip
from branchline.server.facts import map_facts, options
from branchline.server.finished_games import replay_step
from branchline.server.http_messages import (
    Invitation,
    Join,
    NewRoom,
    PlayOn,
    RoomInfo,
)
from branchline.server.redaction import facts_of
from branchline.server.refusals import Refusal
from branchline.server.room import Room
from branchline.server.tokens import new_token


class Api(Endpoints):
    """The endpoints about maps and rooms."""

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

    async def options(self, request: Request) -> Response:
        """Tell the maps and bots there are."""
        told = (self.rooms.catalogue, self.rooms.drawings, self.rooms.settings.own_bots)
        return facts(request, await asyncio.to_thread(options, *told))

    async def map(self, request: Request) -> Response:
        """Tell everything about a map that a client draws."""
        key = request.path_params["map"]
        try:
            data = self.rooms.catalogue.find(key, request.query_params.get("variant"))
        except MapError:
            return answer(Refusal("malformed", "refusal-no-such-map").to_request(), 404)
        board = await asyncio.to_thread(self.rooms.drawings.facts, key)
        return facts(request, msgspec.structs.replace(map_facts(data), board=board))

    async def board(self, request: Request) -> Response:
        """Give a file of a board, or say that the asker has it already."""
        key, name = request.path_params["map"], request.path_params["name"]
        wanted = request.query_params.get("v")
        found = await asyncio.to_thread(self.rooms.drawings.find, key, name, wanted)
        if found is None:
            return answer(Refusal("malformed", "refusal-no-such-map").to_request(), 404)
        packed = found.compressed if takes_gzip(request) else None
        tag = f'"{found.hash}-gzip"' if packed else f'"{found.hash}"'
        headers = {"ETag": tag, "Cache-Control": FOR_GOOD if wanted == found.hash else "no-cache"}
        headers["Vary"] = "Accept-Encoding"
        if name == SVG:
            headers["Content-Security-Policy"] = PICTURE_POLICY
        if tag in request.headers.get("if-none-match", ""):
            return Response(status_code=304, headers=headers)
        if packed:
            headers["Content-Encoding"] = "gzip"
        return Response(packed or found.content, media_type=found.kind, headers=headers)

    async def create(self, request: Request) -> Response:
        """Make a room."""
        made = await self.rooms.create(await self.read(request, NewRoom))
        return answer(made, 201)

    async def info(self, request: Request) -> Response:
        """Tell of a room, and which seats the tokens in the Authorization header stand for."""
        room = await self.room_of(request)
        scheme, _, tokens = request.headers.get("authorization", "").partition(" ")
        shown = tokens.split(",")[:8] if scheme.lower() == "bearer" else []
        seats = room.seats_of(token.strip() for token in shown)
        return answer(RoomInfo(room.name, facts_of(room.state), seats, acting(room, seats)))

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
        made = await self.rooms.play_on(await self.room_of(request), wanted)
        return answer(made, 201)

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


def acting(room: Room, seats: tuple[int, ...]) -> tuple[int, ...]:
    """Return those of some seats whose people the game waits for."""
    match = room.state.match
    to_act = () if match is None or match.over else match.to_act
    return tuple(seat for seat in seats if seat in to_act and not room.state.seats[seat].played_by)
