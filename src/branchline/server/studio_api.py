"""The endpoints of the map studio: forms, checks, and rooms on maps of people's own.

A map is text that is read, checked and drawn; nothing in it runs or fetches anything. What costs
the processor something counts for its address, as it does elsewhere.
"""

from __future__ import annotations

import asyncio
from functools import partial
from pathlib import Path

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from branchline.maps import MapError, map_ids
from branchline.server.address_limits import AddressLimits, host_of
from branchline.server.catalogue import key_of, load_carried
from branchline.server.endpoints import answer, facts
from branchline.server.http_messages import MapRoom
from branchline.server.refusals import Refusal
from branchline.server.rooms import Rooms
from branchline.server.security import is_allowed_origin
from branchline.server.studio_boards import StudioBoards, job_of
from branchline.server.studio_endpoints import MOST_BODY, SOURCE, StudioEndpoints
from branchline.server.studio_jobs import digest
from branchline.server.tokens import is_same
from branchline.server.uploads import Uploads
from branchline.studio.cities import read_cities
from branchline.studio.documents import open_text, text_of_map
from branchline.studio.forms import forms
from branchline.studio.messages import Checked, MapText, Opened, Upload
from branchline.studio.origins import based_on


class StudioApi(StudioEndpoints):
    """What the studio's page asks for."""

    def __init__(
        self,
        rooms: Rooms,
        limits: AddressLimits,
        boards: StudioBoards,
        uploads: Uploads,
    ) -> None:
        super().__init__(rooms, limits)
        self.uploads = uploads
        self.boards = boards

    def routes(self) -> list[Route]:
        """Return the endpoints by their paths."""
        return [
            Route("/api/studio/forms", self.guarded(self.forms)),
            Route("/api/studio/maps/{map}", self.guarded(self.packaged)),
            Route("/api/studio/open", self.guarded(self.open), methods=["POST"]),
            Route("/api/studio/check", self.guarded(self.check), methods=["POST"]),
            Route("/api/studio/cities", self.guarded(self.cities), methods=["POST"]),
            Route("/api/studio/rooms", self.guarded(self.room), methods=["POST"]),
            Route("/api/studio/uploads", self.guarded(self.upload), methods=["POST"]),
            Route("/api/studio/uploads/{map}", self.guarded(self.take_back), methods=["DELETE"]),
            Route("/api/studio/file", self.guarded(self.read_file)),
            Route("/api/studio/file", self.guarded(self.write_file), methods=["PUT"]),
        ]

    async def forms(self, request: Request) -> Response:
        """Tell everything that a map may say."""
        return facts(request, await asyncio.to_thread(forms))

    async def packaged(self, request: Request) -> Response:
        """Give a map that is known by its id, to make a variant of it."""
        which = request.path_params["map"]
        if which not in map_ids():
            return answer(Refusal("malformed", "refusal-no-such-map").to_request(), 404)
        text = await asyncio.to_thread(text_of_map, which)
        return await self.told(request, ("studio-open", which), partial(opened, text))

    async def open(self, request: Request) -> Response:
        """Give what a map file says, as far as it can be edited."""
        wanted = await self.read_map(request, MapText)
        key = ("studio-open", digest(wanted.text))
        return await self.told(request, key, partial(opened, wanted.text))

    async def check(self, request: Request) -> Response:
        """Tell what is wrong with a map."""
        wanted = await self.read_map(request, MapText)
        key = ("studio-check", digest(wanted.text))
        return await self.told(request, key, partial(checked, wanted.text))

    async def cities(self, request: Request) -> Response:
        """Give the cities of a CSV file."""
        wanted = await self.read_map(request, MapText)
        key = ("studio-cities", digest(wanted.text))
        return await self.told(request, key, partial(read_cities, wanted.text))

    async def room(self, request: Request) -> Response:
        """Make a room on a map of one's own; the map travels with it."""
        wanted = await self.read_map(request, MapRoom)
        await self.checked_map(request, wanted.text)
        data = await asyncio.to_thread(load_carried, wanted.text, None, SOURCE)
        drawn = await self.boards.drawn(job_of(wanted.text))
        host, makers = host_of(request), self.limits.makers
        with makers.making(host, on_own_map=True):
            made = await self.rooms.create_on(data, wanted.room)
        makers.note(host, made.room)
        if drawn is not None:  # the table has the board that its maker has seen
            self.rooms.drawings.take(key_of(data), drawn.plain, drawn.board)
        return answer(made, 201)

    async def upload(self, request: Request) -> Response:
        """Keep a map for others to play, where that is allowed."""
        wanted = await self.read(request, Upload, most=MOST_BODY)
        await self.checked_map(request, wanted.text)
        return answer(await self.uploads.add(host_of(request), wanted.text, wanted.maker), 201)

    async def take_back(self, request: Request) -> Response:
        """Remove a map, for its maker or the server's owner."""
        if not is_allowed_origin(request.headers, self.rooms.settings.origins):
            raise Refusal("malformed", "refusal-other-site")
        _, _, token = request.headers.get("authorization", "").partition(" ")
        await self.uploads.remove(request.path_params["map"], token)
        return Response(status_code=204)

    async def read_file(self, request: Request) -> Response:
        """Give the map file of whoever started the server, to the page that has the secret."""
        file = self.own_file(request)
        text = await asyncio.to_thread(file.read_text, "utf-8") if file.is_file() else ""
        return answer({"name": file.name, "text": text})

    async def write_file(self, request: Request) -> Response:
        """Write it, all at once."""
        wanted = await self.read_map(request, MapText)
        await asyncio.to_thread(write_whole, self.own_file(request), wanted.text)
        return Response(status_code=204)

    def own_file(self, request: Request) -> Path:
        """Return the file that the studio may write; refuse one who has no right to it."""
        known = self.rooms.settings.studio_file
        scheme, _, secret = request.headers.get("authorization", "").partition(" ")
        right = known is not None and scheme.lower() == "bearer"
        if known is None or not right or not is_same(secret, known[1]):
            raise Refusal("not your seat", "refusal-no-file")
        return known[0]


def write_whole(file: Path, text: str) -> None:
    """Write a file so that it is never seen half written."""
    part = file.with_name(f".{file.name}.part")
    part.write_text(text, encoding="utf-8")
    part.replace(file)


def checked(text: str) -> Checked:
    """Return what is wrong with a map."""
    from branchline.studio.checking import check_text

    problems, document = check_text(text)
    if problems:
        return Checked(tuple(problems), based_on=based_on(document))
    data = load_carried(text, None, SOURCE)
    return Checked((), key_of(data), based_on(document), data.rules_hash)


def opened(text: str) -> Opened:
    """Return a map to edit; refuse what is not TOML."""
    from branchline.studio.checking import check_text

    try:
        document, dropped = open_text(text)
    except MapError as error:
        raise Refusal("malformed", "refusal-map", problem=str(error)[:300]) from None
    problems, raw = check_text(text)
    return Opened(document, dropped, tuple(problems), based_on(raw))
