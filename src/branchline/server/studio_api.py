"""The endpoints of the map studio: forms, checks, boards, and rooms on maps of people's own.

A map is text that is read, checked and drawn; nothing in it runs or fetches anything. What costs
the processor something counts for its address, as it does elsewhere.
"""

from __future__ import annotations

import asyncio
import hashlib
import tomllib
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Final, TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from branchline.boards.picture import can_make_pictures
from branchline.locales import speaking
from branchline.locales.languages import accepted
from branchline.maps import MapData, MapError, map_ids
from branchline.maps.files import MOST_BYTES
from branchline.server.address_limits import AddressLimits, host_of
from branchline.server.catalogue import key_of, load_carried
from branchline.server.drawings import PICTURE_POLICY, plain_board
from branchline.server.endpoints import Endpoints, answer, encoded, facts
from branchline.server.http_messages import MapRoom
from branchline.server.picture_jobs import PictureJobs
from branchline.server.refusals import Refusal
from branchline.server.rooms import Rooms
from branchline.server.security import is_allowed_origin
from branchline.server.studio_boards import StudioBoards, job_of
from branchline.server.tokens import is_same
from branchline.server.uploads import Uploads
from branchline.studio.cities import read_cities
from branchline.studio.documents import open_text, text_of_map
from branchline.studio.forms import forms
from branchline.studio.messages import Checked, MapText, Opened, Printing, Upload
from branchline.studio.origins import based_on
from branchline.studio.printing import PAPERS, can_print
from branchline.studio.printing.print_process import PrintOrder

MOST_BODY: Final = 3 * MOST_BYTES
"""The largest request: the text of a map, with what JSON adds to it."""
SOURCE: Final = "map"
Wanted = TypeVar("Wanted")


class StudioApi(Endpoints):
    """What the studio's page asks for."""

    def __init__(
        self,
        rooms: Rooms,
        limits: AddressLimits,
        jobs: PictureJobs,
        boards: StudioBoards,
        uploads: Uploads,
    ) -> None:
        super().__init__(rooms, limits)
        self.uploads = uploads
        self.jobs = jobs
        self.boards = boards

    def routes(self) -> list[Route]:
        """Return the endpoints by their paths."""
        return [
            Route("/api/studio/forms", self.guarded(self.forms)),
            Route("/api/studio/maps/{map}", self.guarded(self.packaged)),
            Route("/api/studio/open", self.guarded(self.open), methods=["POST"]),
            Route("/api/studio/check", self.guarded(self.check), methods=["POST"]),
            Route("/api/studio/cities", self.guarded(self.cities), methods=["POST"]),
            Route("/api/studio/preview", self.guarded(self.preview), methods=["POST"]),
            Route("/api/studio/boards", self.guarded(self.begin), methods=["POST"]),
            Route("/api/studio/boards/{job}", self.guarded(self.state)),
            Route("/api/studio/boards/{job}", self.guarded(self.cancel), methods=["DELETE"]),
            Route("/api/studio/boards/{job}/{name}", self.guarded(self.board)),
            Route("/api/studio/rooms", self.guarded(self.room), methods=["POST"]),
            Route("/api/studio/uploads", self.guarded(self.upload), methods=["POST"]),
            Route("/api/studio/uploads/{map}", self.guarded(self.take_back), methods=["DELETE"]),
            Route("/api/studio/print", self.guarded(self.print), methods=["POST"]),
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
        key = ("studio-open", digest(wanted.text), language_of(request))
        return await self.told(request, key, partial(opened, wanted.text))

    async def check(self, request: Request) -> Response:
        """Tell what is wrong with a map."""
        wanted = await self.read_map(request, MapText)
        key = ("studio-check", digest(wanted.text), language_of(request))
        return await self.told(request, key, partial(checked, wanted.text))

    async def cities(self, request: Request) -> Response:
        """Give the cities of a CSV file."""
        wanted = await self.read_map(request, MapText)
        key = ("studio-cities", digest(wanted.text))
        return await self.told(request, key, partial(read_cities, wanted.text))

    async def preview(self, request: Request) -> Response:
        """Give the plain board of a map, as a picture and as values."""
        wanted = await self.read_map(request, MapText)

        def find() -> msgspec.Struct:
            from branchline.boards.draw import draw
            from branchline.studio.drawing_process import Drawn

            data = sound(wanted.text)
            drawing = plain_board(data)
            return Drawn(
                draw(data, drawing), draw(data, drawing, framed=False), drawing.board.to_json()
            )

        return await self.told(request, ("studio-preview", digest(wanted.text)), find)

    async def begin(self, request: Request) -> Response:
        """Begin to draw a board, or tell how far it is."""
        wanted = await self.read_map(request, MapText)
        await self.checked_map(request, wanted.text)
        return answer(await self.boards.begin(host_of(request), wanted.text))

    async def state(self, request: Request) -> Response:
        """Tell how far a board is."""
        found = await self.boards.jobs.state(request.path_params["job"])
        if found is None:
            return answer(Refusal("malformed", "refusal-no-such-map").to_request(), 404)
        return answer(found)

    async def cancel(self, request: Request) -> Response:
        """Give a board up."""
        if not is_allowed_origin(request.headers, self.rooms.settings.origins):
            raise Refusal("malformed", "refusal-other-site")
        await self.boards.jobs.cancel(host_of(request), request.path_params["job"])
        return Response(status_code=204)

    async def board(self, request: Request) -> Response:
        """Give a board that is ready: as it is drawn on the page, or as a file to keep."""
        job, name = request.path_params["job"], request.path_params["name"]
        drawn = await self.boards.drawn(job)
        if drawn is None or name not in ("board.json", "board.svg", "whole.svg", "whole.png"):
            raise Refusal("not now", "refusal-not-ready")
        if name == "board.json":
            return encoded(drawn.board.encode())
        if name == "whole.png":
            return await self.png(request, job, drawn.framed)
        headers = {"Cache-Control": "no-store", "Content-Security-Policy": PICTURE_POLICY}
        picture = drawn.plain if name == "board.svg" else drawn.framed
        return Response(picture, 200, headers, "image/svg+xml")

    async def png(self, request: Request, job: str, svg: str) -> Response:
        """Give a board as PNG."""
        if not can_make_pictures():
            raise Refusal("not now", "refusal-no-pictures")
        from branchline.server.game_pictures import order_png

        key = ("studio-png", job)
        content = await self.jobs.find(host_of(request), key, lambda: order_png(svg))
        return Response(content, 200, {"Cache-Control": "no-store"}, "image/png")

    async def room(self, request: Request) -> Response:
        """Make a room on a map of one's own; the map travels with it."""
        wanted = await self.read_map(request, MapRoom)
        await self.checked_map(request, wanted.text)
        data = load_carried(wanted.text, None, SOURCE)
        drawn = await self.boards.drawn(job_of(wanted.text))
        if drawn is not None:  # the table has the board that its maker has seen
            self.rooms.drawings.take(key_of(data), drawn.plain, drawn.board)
        host, makers = host_of(request), self.limits.makers
        with makers.making(host):
            made = await self.rooms.create_on(data, wanted.room)
        makers.note(host, made.room)
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

    async def print(self, request: Request) -> Response:
        """Give a map of somebody's own as PDF to print; packaged boards are not printed."""
        wanted = await self.read_map(request, Printing)
        if not can_print():
            raise Refusal("not now", "refusal-no-printing")
        if wanted.paper not in PAPERS:
            raise Refusal("malformed", "refusal-no-request")
        await self.checked_map(request, wanted.text)
        if based_on(tomllib.loads(wanted.text)):
            raise Refusal("malformed", "refusal-not-printed")
        drawn = await self.boards.drawn(wanted.board)
        if wanted.board != job_of(wanted.text):
            drawn = None
        board, svg = (drawn.board, drawn.framed) if drawn else ("", "")
        order = PrintOrder(wanted.text, wanted.paper, language_of(request), board, svg)
        pdf = await self.boards.print(host_of(request), order)
        return Response(pdf, 200, {"Cache-Control": "no-store"}, "application/pdf")

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

    async def checked_map(self, request: Request, text: str) -> None:
        """Refuse a map that cannot be played; whoever asks that too often, too."""

        def work() -> bytes:
            sound(text)
            return b"sound"

        await self.limits.work.find(host_of(request), ("studio-sound", digest(text)), work)

    async def told(
        self, request: Request, key: tuple[str, ...], find: Callable[[], msgspec.Struct]
    ) -> Response:
        """Answer with what takes the processor a while to find."""
        language = language_of(request)

        def work() -> bytes:
            with speaking(language):
                return msgspec.json.encode(find())

        return encoded(await self.limits.work.find(host_of(request), key, work))

    async def read_map(self, request: Request, kind: type[Wanted]) -> Wanted:
        """Return the body of a request that carries a map."""
        return await self.read(request, kind, most=MOST_BODY, counted=False)


def write_whole(file: Path, text: str) -> None:
    """Write a file so that it is never seen half written."""
    part = file.with_name(f".{file.name}.part")
    part.write_text(text, encoding="utf-8")
    part.replace(file)


def language_of(request: Request) -> str:
    """Return the language an asker reads."""
    wished = request.query_params.get("lang", request.headers.get("accept-language", ""))
    return accepted(wished)


def digest(text: str) -> str:
    """Return what stands for a text."""
    return hashlib.sha256(text.encode(errors="surrogatepass")).hexdigest()


def sound(text: str) -> MapData:
    """Return a map that can be played; refuse another."""
    try:
        return load_carried(text, None, SOURCE)
    except MapError as error:
        raise Refusal("malformed", "refusal-map", problem=str(error)[:300]) from None


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
