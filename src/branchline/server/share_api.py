"""The endpoints for handing a finished game on: pictures, animations, and records from files."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final, Literal

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from branchline.boards.picture import can_make_pictures
from branchline.play.match import Match
from branchline.server.address_limits import AddressLimits, host_of
from branchline.server.animations import Animations
from branchline.server.api import number_of
from branchline.server.drawings import PICTURE_POLICY
from branchline.server.endpoints import Endpoints, answer, language_of
from branchline.server.http_messages import RoomOpened
from branchline.server.opened_records import OpenedRecords
from branchline.server.picture_jobs import PictureJobs
from branchline.server.refusals import Refusal
from branchline.server.room import Room
from branchline.server.rooms import Rooms
from branchline.server.security import is_allowed_origin

if TYPE_CHECKING:
    from branchline.boards.picture_process import Order

STILL: Final = re.compile(r"(\d+)\.(svg|png)", re.ASCII)
MOVING: Final = re.compile(r"game\.(webp|gif)")
TYPES: Final = {
    "svg": "image/svg+xml",
    "png": "image/png",
    "webp": "image/webp",
    "gif": "image/gif",
}


class ShareApi(Endpoints):
    """Gives pictures of finished games, and opens records."""

    def __init__(
        self,
        rooms: Rooms,
        limits: AddressLimits,
        jobs: PictureJobs,
        animations: Animations,
        records: OpenedRecords,
    ) -> None:
        super().__init__(rooms, limits)
        self.jobs = jobs
        self.animations = animations
        self.records = records

    def routes(self) -> list[Route]:
        """Return the endpoints by their paths."""
        return [
            Route("/api/rooms/{room}/picture/{name}", self.guarded(self.picture)),
            Route("/api/rooms/{room}/animation/{name}", self.guarded(self.animation)),
            Route(
                "/api/rooms/{room}/animation/{name}",
                self.guarded(self.animate),
                methods=["POST"],
            ),
            Route("/api/records", self.guarded(self.open), methods=["POST"]),
        ]

    async def picture(self, request: Request) -> Response:
        """Give the position after some move of a finished game, as `40.svg` or `40.png`."""
        room, match = await self.finished_game(request)
        found = STILL.fullmatch(request.path_params["name"])
        if found is None:
            raise Refusal("malformed", "refusal-no-move-number")
        move, kind = min(number_of(found[1]), len(match.moves)), found[2]
        seats = names_of(room)

        def svg() -> bytes:
            return self.drawn(room, match, move, seats).encode()

        host = host_of(request)
        key = (room.name, move, *seats)
        if kind == "svg":
            return picture(await self.limits.work.find(host, ("picture", *key), svg), kind)
        check_packages()

        def order() -> Order:
            from branchline.server import game_pictures

            return game_pictures.order_png(svg().decode())

        return picture(await self.jobs.find(host, ("png", *key), order), kind)

    async def animate(self, request: Request) -> Response:
        """Begin an animation of a finished game, or tell how far it is."""
        if not is_allowed_origin(request.headers, self.rooms.settings.origins):
            raise Refusal("malformed", "refusal-other-site")
        room, match = await self.finished_game(request)
        kind = moving(request)
        check_packages()
        seats = names_of(room)

        def order() -> Order:
            from branchline.server import game_pictures

            drawing = self.rooms.drawings.drawing(room.state.map_key)
            return game_pictures.order_animation(kind, match, drawing, seats)

        what = (kind, room.name, *seats)
        return answer(await self.animations.begin(host_of(request), what, order))

    async def animation(self, request: Request) -> Response:
        """Give an animation that is ready."""
        room, _ = await self.finished_game(request)
        kind = moving(request)
        found = await self.animations.made((kind, room.name, *names_of(room)))
        if found is None:
            raise Refusal("not now", "refusal-not-ready")
        return picture(found, kind)

    async def open(self, request: Request) -> Response:
        """Open the record of a finished game as a room where its replay and review are."""
        settings = self.rooms.settings
        if not is_allowed_origin(request.headers, settings.origins):
            raise Refusal("malformed", "refusal-other-site")
        content = b""
        async for chunk in request.stream():
            content += chunk
            if len(content) > settings.record_bytes:
                raise Refusal("too large", "refusal-most-bytes", bytes=settings.record_bytes)
        room = await self.records.open(content, host_of(request), language_of(request))
        return answer(RoomOpened(room), 201)

    def drawn(self, room: Room, match: Match, move: int, seats: tuple[str, ...]) -> str:
        """Return a position as SVG."""
        from branchline.server import game_pictures

        drawing = self.rooms.drawings.drawing(room.state.map_key)
        return game_pictures.draw_position(match, drawing, move, seats)


def names_of(room: Room) -> tuple[str, ...]:
    """Return what the players are called now."""
    return tuple(holder.name for holder in room.state.seats)


def moving(request: Request) -> Literal["webp", "gif"]:
    """Return the kind of animation that is asked for."""
    found = MOVING.fullmatch(request.path_params["name"])
    if found is None:
        raise Refusal("malformed", "refusal-no-request")
    return "gif" if found[1] == "gif" else "webp"


def check_packages() -> None:
    """Refuse what needs packages that are not there."""
    if not can_make_pictures():
        raise Refusal("not now", "refusal-no-pictures")


def picture(content: bytes, kind: str) -> Response:
    """Return a picture."""
    headers = {"Cache-Control": "no-store"}
    if kind == "svg":
        headers["Content-Security-Policy"] = PICTURE_POLICY
    return Response(content, 200, headers, TYPES[kind])
