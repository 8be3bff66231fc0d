"""The JSON API over HTTP: maps, rooms, seats, and the records of finished games."""

from __future__ import annotations

import asyncio
import gzip
from collections.abc import Awaitable, Callable, Iterable
from functools import partial
from typing import Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from branchline.locales import speaking
from branchline.locales.languages import accepted
from branchline.maps import MapError
from branchline.play.lessons import lesson_ids, load_lesson
from branchline.play.record import record_of
from branchline.server.address_limits import AddressLimits, host_of
from branchline.server.addresses import counted_as
from branchline.server.borrowed_maps import BorrowedMaps
from branchline.server.drawings import FOR_GOOD, PICTURE_POLICY, SVG
from branchline.server.endpoints import Endpoints, answer, encoded, facts, public, takes_gzip
from branchline.server.facts import lesson_facts, map_facts, options
from branchline.server.finished_games import race_of
from branchline.server.http_messages import (
    Invitation,
    Join,
    NewLesson,
    NewRoom,
    OpenTable,
    OpenTables,
    PlayOn,
    RoomInfo,
    RoomMade,
)
from branchline.server.names import name_to_reader
from branchline.server.redaction import facts_of
from branchline.server.refusals import Refusal
from branchline.server.replays import Replays
from branchline.server.room import Room
from branchline.server.room_commands import Posted, TakeSeat
from branchline.server.rooms import Rooms
from branchline.server.tokens import hashed, new_token
from branchline.server.uploads import Uploads

MOST_TABLES: Final = 20
"""Open tables that are told of at once."""
MOST_DIGITS: Final = 9
"""Digits of the number of a move."""


class Api(Endpoints):
    """The endpoints about maps and rooms."""

    def __init__(
        self, rooms: Rooms, limits: AddressLimits, uploads: Uploads, borrowed: BorrowedMaps
    ) -> None:
        super().__init__(rooms, limits)
        self.borrowed = borrowed
        self.replays = Replays()
        self.uploads = uploads

    def routes(self) -> list[Route]:
        """Return the endpoints by their paths."""
        return [
            Route("/api/options", self.guarded(self.options)),
            Route("/api/maps/{map}", self.guarded(self.map)),
            Route("/boards/{map}/{name}", self.guarded(self.board)),
            Route("/api/lessons/{lesson}", self.guarded(self.lesson)),
            Route("/api/lessons/{lesson}", self.guarded(self.teach), methods=["POST"]),
            Route("/api/rooms", self.guarded(self.create), methods=["POST"]),
            Route("/api/rooms/{room}", self.guarded(self.info)),
            Route("/api/rooms/{room}/join", self.guarded(self.join), methods=["POST"]),
            Route("/api/rooms/{room}/play-on", self.guarded(self.play_on), methods=["POST"]),
            Route("/api/rooms/{room}/record", self.guarded(self.record)),
            Route("/api/rooms/{room}/replay/{move}", self.guarded(self.replay)),
            Route("/api/rooms/{room}/race", self.guarded(self.race)),
            Route("/api/tables", self.guarded(self.tables)),
        ]

    async def options(self, request: Request) -> Response:
        """Tell the maps and bots there are."""
        await self.uploads.refresh()
        settings = self.rooms.settings
        told = (self.rooms.catalogue, self.rooms.drawings, settings.own_bots)
        find = partial(options, *told, uploads=settings.allow_uploads)
        return facts(request, await asyncio.to_thread(find))

    async def map(self, request: Request) -> Response:
        """Tell everything about a map that a client draws."""
        key = request.path_params["map"]
        await self.look_for(key, request)
        try:
            data = self.rooms.catalogue.find(key, request.query_params.get("variant"))
        except MapError:
            return answer(Refusal("malformed", "refusal-no-such-map").to_request(), 404)
        await self.draw_plain(key, request)
        board = await asyncio.to_thread(self.rooms.drawings.facts, key)
        zipped = takes_gzip(request)

        def find() -> bytes:
            body = msgspec.json.encode(msgspec.structs.replace(map_facts(data), board=board))
            return gzip.compress(body, mtime=0) if zipped else body

        which = ("map", key, data.variant, board, zipped)
        body = await self.limits.work.find(host_of(request), which, find)
        return public(body, zipped=zipped)

    async def look_for(self, key: str, request: Request) -> None:
        """Look for a map at the other servers on the same database, if it is not known here."""
        if not self.borrowed.is_worth_asking(key):
            return
        self.take_turn(request)
        await self.uploads.refresh(key)
        await self.borrowed.find(key)

    async def draw_plain(self, key: str, request: Request) -> None:
        """Draw the plain board of a map that visitors brought: that takes a while, and its turn."""
        drawings = self.rooms.drawings
        if drawings.is_drawn(key) or self.rooms.catalogue.own(key) is None:
            return

        def draw() -> bytes:
            drawings.current(key)
            return b""

        await self.limits.work.find(host_of(request), ("plain", key), draw, is_kept=False)

    async def renew(self, key: str, request: Request) -> None:
        """Look whether another server has drawn the board of a map, in its turn."""

        def renew() -> bytes:
            self.rooms.drawings.renew(key)
            return b""

        await self.limits.work.find(host_of(request), ("renew", key), renew, is_kept=False)

    def take_turn(self, request: Request) -> None:
        """Refuse what costs something to an address that asks for too much of it."""
        if not self.limits.work.limits.take(counted_as(host_of(request))):
            raise Refusal("too fast", "refusal-wait-a-minute")

    async def board(self, request: Request) -> Response:
        """Give a file of a board, or say that the asker has it already."""
        key, name = request.path_params["map"], request.path_params["name"]
        wanted = request.query_params.get("v")
        await self.look_for(key, request)
        await self.draw_plain(key, request)
        drawings = self.rooms.drawings
        if self.rooms.store.address.is_shared and drawings.lacks(key, wanted):
            await self.renew(key, request)
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

    async def lesson(self, request: Request) -> Response:
        """Tell the steps of a lesson."""
        which = request.path_params["lesson"]
        if which not in lesson_ids():
            return answer(Refusal("malformed", "refusal-no-such-lesson").to_request(), 404)
        return facts(request, lesson_facts(await asyncio.to_thread(load_lesson, which)))

    async def teach(self, request: Request) -> Response:
        """Make a room for a lesson."""
        wanted = await self.read(request, NewLesson)
        lesson = request.path_params["lesson"]
        return await self.made(request, partial(self.rooms.teach, lesson, wanted.name))

    async def create(self, request: Request) -> Response:
        """Make a room."""
        wanted = await self.read(request, NewRoom)
        await self.uploads.refresh(wanted.map)
        catalogue = self.rooms.catalogue
        is_own = wanted.map in catalogue.uploaded and not catalogue.is_ours(wanted.map)
        return await self.made(request, partial(self.rooms.create, wanted), on_own_map=is_own)

    async def made(
        self,
        request: Request,
        make: Callable[[], Awaitable[RoomMade]],
        *,
        on_own_map: bool = False,
    ) -> Response:
        """Make a room, unless its maker has enough of them."""
        host, makers = host_of(request), self.limits.makers
        with makers.making(host, on_own_map=on_own_map):
            room = await make()
        makers.note(host, room.room)
        return answer(room, 201)

    async def info(self, request: Request) -> Response:
        """Tell of a room, and which seats the tokens in the Authorization header stand for."""
        room = await self.room_of(request)
        scheme, _, tokens = request.headers.get("authorization", "").partition(" ")
        shown = tokens.split(",")[:8] if scheme.lower() == "bearer" else []
        seats = room.seats_of(token.strip() for token in shown)
        return answer(room_info(room, seats))

    async def join(self, request: Request) -> Response:
        """Give an open seat to whoever asks."""
        wanted = await self.read(request, Join)
        room = await self.room_of(request)
        token = new_token()
        taken = await self.rooms.carry_out(room, Posted(TakeSeat(wanted.name, hashed(token))))
        return answer(Invitation(taken.seat, token), 201)

    async def play_on(self, request: Request) -> Response:
        """Make a room that goes on from a move of a finished game."""
        wanted = await self.read(request, PlayOn)
        room = await self.room_of(request)
        make = partial(self.rooms.play_on, room, wanted)
        return await self.made(request, make, on_own_map=self.rooms.is_on_own_map(room))

    async def record(self, request: Request) -> Response:
        """Give the whole record of a finished game; `branchline replay` reads it."""
        room = await self.room_of(request)
        match = room.state.match
        if match is None or not match.over:
            raise Refusal("not now", "refusal-record-later")
        with speaking(accepted(request.headers.get("accept-language", ""))):
            seats = enumerate(room.state.seats)
            names = [name_to_reader(seat, holder.name) for seat, holder in seats]

        def find() -> bytes:
            match.rename(names)
            return msgspec.json.encode(record_of(match))

        which = ("record", room.name, *names)
        return encoded(await self.limits.work.find(host_of(request), which, find))

    async def replay(self, request: Request) -> Response:
        """Give the position after some move of a finished game, as every seat saw it."""
        room = await self.room_of(request)
        if not room.state.over:
            raise Refusal("not now", "refusal-replay-later")
        move = number_of(request.path_params["move"])
        log = tuple(room.state.log)

        def find() -> bytes:
            return msgspec.json.encode(self.replays.step(room.name, log, move))

        which = ("replay", room.name, min(move, len(log)))
        return encoded(await self.limits.work.find(host_of(request), which, find))

    async def race(self, request: Request) -> Response:
        """Tell how the points of a finished game came together."""
        room = await self.room_of(request)
        if not room.state.over:
            raise Refusal("not now", "refusal-replay-later")
        log = tuple(room.state.log)

        def find() -> bytes:
            return msgspec.json.encode(race_of(log))

        return encoded(await self.limits.work.find(host_of(request), ("race", room.name), find))

    async def tables(self, _request: Request) -> Response:
        """Tell which rooms wait for somebody to take an open seat."""
        await self.rooms.find_tables(MOST_TABLES)
        return answer(OpenTables(open_tables(self.rooms.live.values())))


def number_of(text: str) -> int:
    """Return the number of a move in an address; refuse what is none, or longer than any game.

    >>> number_of("12")
    12
    """
    if not (text.isascii() and text.isdigit() and len(text) <= MOST_DIGITS):
        raise Refusal("malformed", "refusal-no-move-number")
    return int(text)


def room_info(room: Room, seats: tuple[int, ...]) -> RoomInfo:
    """Return a room as the holder of some seats finds it."""
    state, match = room.state, room.state.match
    to_act = () if match is None or match.over else tuple(match.to_act)
    acting = tuple(seat for seat in seats if seat in to_act and not state.seats[seat].played_by)
    scores = state.analyses.scores(match) if match is not None and match.over else ()
    return RoomInfo(
        room.name,
        facts_of(state),
        seats,
        acting,
        to_act,
        totals=tuple(score.total for score in scores),
        ranks=tuple(score.rank for score in scores),
    )


def open_tables(rooms: Iterable[Room]) -> tuple[OpenTable, ...]:
    """Return the rooms with an open seat at which somebody waits, the newest first."""
    waiting = [
        room
        for room in rooms
        if (room.clients or any(each.seats for each in room.elsewhere.values()))
        and room.state.match is None
        and any(seat.kind == "open" for seat in room.state.seats)
    ]
    waiting.sort(key=lambda room: -room.state.log[0].at)
    return tuple(OpenTable(room.name, facts_of(room.state)) for room in waiting[:MOST_TABLES])
