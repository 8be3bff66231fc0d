"""What all endpoints over HTTP share: reading a request, and answering what cannot be done."""

from __future__ import annotations

import gzip
import logging
from collections.abc import Awaitable, Callable
from typing import Any, Final, TypeVar

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

from branchline.locales.languages import accepted
from branchline.play.match import Match
from branchline.server import database_errors
from branchline.server.address_limits import AddressLimits, host_of
from branchline.server.addresses import counted_as
from branchline.server.changes import Unanswered
from branchline.server.content_encoding import best_encoding
from branchline.server.decoding import read
from branchline.server.refusals import Refusal
from branchline.server.room import Room
from branchline.server.rooms import Rooms
from branchline.server.security import is_allowed_origin
from branchline.server.tokens import is_room_id

LOG = logging.getLogger(__name__)
Wanted = TypeVar("Wanted")
STATUS: Final = {
    "not your seat": 403,
    "unknown room": 404,
    "too large": 413,
    "bad record": 422,
    "too fast": 429,
    "unavailable": 503,
}


def answer(message: msgspec.Struct | dict[str, Any], status: int = 200) -> Response:
    """Return a message as JSON."""
    return encoded(msgspec.json.encode(message), status)


def encoded(body: bytes, status: int = 200) -> Response:
    """Return a message that is JSON already."""
    return Response(body, status, {"Cache-Control": "no-store"}, "application/json")


def takes_gzip(request: Request) -> bool:
    """Return whether the asker takes an answer in gzip."""
    return best_encoding(request.headers.get("accept-encoding", ""), ("gzip",)) is not None


def facts(request: Request, message: msgspec.Struct) -> Response:
    """Return a message that holds no secrets as JSON, compressed if the asker takes that."""
    body = msgspec.json.encode(message)
    zipped = takes_gzip(request)
    return public(gzip.compress(body, mtime=0) if zipped else body, zipped=zipped)


def public(body: bytes, *, zipped: bool) -> Response:
    """Return a message that holds no secrets, as JSON, as it was compressed or not."""
    response = encoded(body)
    response.headers["Vary"] = "Accept-Encoding"
    if zipped:
        response.headers["Content-Encoding"] = "gzip"
    return response


def language_of(request: Request) -> str:
    """Return the language an asker reads: the one that is wished for, else that of the browser."""
    wished = request.query_params.get("lang", request.headers.get("accept-language", ""))
    return accepted(wished)


class Endpoints:
    """Endpoints; what cannot be done is answered by a `Problem`."""

    def __init__(self, rooms: Rooms, limits: AddressLimits) -> None:
        self.rooms = rooms
        self.limits = limits

    def guarded(
        self, endpoint: Callable[[Request], Awaitable[Response]]
    ) -> Callable[[Request], Awaitable[Response]]:
        """Return an endpoint that answers a refusal, or a failure, without a traceback."""

        async def guard(request: Request) -> Response:
            try:
                return await endpoint(request)
            except Refusal as refusal:
                self.rooms.metrics.refused[refusal.reason] += 1
                status = STATUS.get(refusal.reason, 400)
                return answer(refusal.to_request(), status)
            except ClientDisconnect:  # in the middle of its request: nobody reads the answer
                return answer(Refusal("malformed", "refusal-broken-off").to_request(), 400)
            except Unanswered:
                return answer(Refusal("unavailable").to_request(), 503)
            except database_errors.SQLAlchemyError:
                LOG.exception("the database failed")
                return answer(Refusal("unavailable", "refusal-database").to_request(), 503)
            except Exception:
                LOG.exception("a request failed")
                return answer(Refusal("unavailable", "refusal-server-error").to_request(), 500)

        return guard

    async def read(
        self, request: Request, kind: type[Wanted], *, most: int = 0, counted: bool = True
    ) -> Wanted:
        """Return the body of a request that may change something; `most` allows larger ones."""
        settings = self.rooms.settings
        most = most or settings.message_bytes
        if not is_allowed_origin(request.headers, settings.origins):
            raise Refusal("malformed", "refusal-other-site")
        if counted and not self.limits.requests.take(counted_as(host_of(request))):
            raise Refusal("too fast", "refusal-wait-a-minute")
        body = b""
        async for chunk in request.stream():
            body += chunk
            if len(body) > most:
                raise Refusal("too large", "refusal-most-bytes", bytes=most)
        return read(msgspec.json.Decoder(kind), body)

    async def room_of(self, request: Request) -> Room:
        """Return the room a request is about."""
        name = request.path_params["room"]
        room = await self.rooms.find(name) if is_room_id(name) else None
        if room is None:
            raise Refusal("unknown room")
        async with room.lock:  # what is read now is what the log says
            return room

    async def finished_game(self, request: Request) -> tuple[Room, Match]:
        """Return the room a request is about and its game, which must be over."""
        room = await self.room_of(request)
        match = room.state.match
        if match is None or not match.over:
            raise Refusal("not now", "refusal-replay-later")
        return room, match
