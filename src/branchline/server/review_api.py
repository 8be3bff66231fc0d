"""The endpoints about understanding a finished game."""

from __future__ import annotations

import asyncio
import gzip

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from branchline.play.match import Match
from branchline.play.record import record_of
from branchline.review.messages import OPEN
from branchline.review.seat_reviews import seen_from
from branchline.server.address_limits import AddressLimits, host_of
from branchline.server.endpoints import Endpoints, public, takes_gzip
from branchline.server.http_messages import ReviewState
from branchline.server.refusals import Refusal
from branchline.server.reviews import Reviews
from branchline.server.room import Room
from branchline.server.rooms import Rooms


class ReviewApi(Endpoints):
    """Gives reviews, as far as they have come."""

    def __init__(self, rooms: Rooms, limits: AddressLimits, reviews: Reviews) -> None:
        super().__init__(rooms, limits)
        self.reviews = reviews

    def routes(self) -> list[Route]:
        """Return the endpoints by their paths."""
        return [Route("/api/rooms/{room}/review", self.guarded(self.review))]

    async def review(self, request: Request) -> Response:
        """Give the review of a finished game in one view; begin it if nobody has asked before."""
        room, match = await self.finished_game(request)
        view = view_of_request(request, match)
        found = await self.reviews.known_of(room.name)
        if found is None and room.name not in self.reviews.working:
            record = await asyncio.to_thread(record_bytes, room, match)
            found = await self.reviews.begin(room.name, record, host_of(request))
        zipped = takes_gzip(request)

        def find() -> bytes:
            state = ReviewState(None if found is None else seen_from(found, view))
            body = msgspec.json.encode(state)
            return gzip.compress(body, 5, mtime=0) if zipped else body

        if found is not None and found.complete:  # it stays as it is
            key = ("review", room.name, view, zipped)
            body = await self.limits.work.find(host_of(request), key, find)
        else:
            body = await asyncio.to_thread(find)
        return public(body, zipped=zipped)


def record_bytes(room: Room, match: Match) -> bytes:
    """Return the record of a room's game, under the names that people have now."""
    match.rename([holder.name for holder in room.state.seats])
    return msgspec.json.encode(record_of(match))


def view_of_request(request: Request, match: Match) -> int:
    """Return the view asked for: that of a seat, or with all hands open."""
    wanted = request.query_params.get("view", str(OPEN))
    views = {str(view): view for view in range(OPEN, match.players)}
    if wanted not in views:
        raise Refusal("malformed")
    return views[wanted]
