"""The JSON API over HTTP: maps, rooms, seats, and the records of finished games."""

from __future__ import annotations

import asyncio

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from branchline.maps import MapError, map_ids
from branchline.play.record import record_of
from branchline.server import command_results
from branchline.server.endpoints import Endpoints, answer, facts
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
            Route("/api/rooms", self.guarded(self.create), methods=["POST"]),
            Route("/api/rooms/{room}", self.guarded(self.info)),
            Route("/api/rooms/{room}/join", self.guarded(self.join), methods=["POST"]),
            Route("/api/rooms/{room}/play-on", self.guarded(self.play_on), methods=["POST"]),
            Route("/api/rooms/{room}/record", self.guarded(self.record)),
            Route("/api/rooms/{room}/replay/{move:int}", self.guarded(self.replay)),
        ]

    async def options(self, request: Request) -> Response:
        """Tell the maps and bots there are."""
        return facts(request, options())

    async def map(self, request: Request) -> Response:
        """Tell everything about a map that a client draws."""
        which = request.path_params["map"]
        try:
            if which in map_ids():
                return facts(request, map_facts(which, request.query_params.get("variant")))
        except MapError:
            pass
        return answer(Refusal("malformed", "refusal-no-such-map").to_request(), 404)

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
