"""The endpoints of the map studio's boards: a plain one at once, the drawn one, and files."""

from __future__ import annotations

import tomllib

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from branchline.boards import DrawnBoard
from branchline.boards.picture import can_make_pictures
from branchline.locales import speaking
from branchline.server.address_limits import AddressLimits, host_of
from branchline.server.drawings import PICTURE_POLICY, plain_board
from branchline.server.endpoints import answer, encoded, language_of
from branchline.server.picture_jobs import PictureJobs
from branchline.server.refusals import Refusal
from branchline.server.rooms import Rooms
from branchline.server.studio_boards import StudioBoards, job_of
from branchline.server.studio_endpoints import JobEndpoints, sound
from branchline.server.studio_jobs import digest
from branchline.studio.drawing_process import Drawn
from branchline.studio.messages import MapText, Preview, Printing
from branchline.studio.origins import based_on
from branchline.studio.printing import PAPERS, can_print
from branchline.studio.printing.print_process import PrintOrder


class StudioBoardApi(JobEndpoints):
    """What the studio's page asks about the board of a map."""

    def __init__(
        self, rooms: Rooms, limits: AddressLimits, pictures: PictureJobs, boards: StudioBoards
    ) -> None:
        super().__init__(rooms, limits, boards.jobs)
        self.pictures = pictures
        self.boards = boards

    def routes(self) -> list[Route]:
        """Return the endpoints by their paths."""
        path = "/api/studio/boards"
        return [
            Route("/api/studio/preview", self.guarded(self.preview), methods=["POST"]),
            Route(path, self.guarded(self.begin), methods=["POST"]),
            *self.job_routes(path),
            Route(f"{path}/{{job}}/{{name}}", self.guarded(self.board)),
            Route("/api/studio/print", self.guarded(self.print), methods=["POST"]),
        ]

    async def preview(self, request: Request) -> Response:
        """Give the plain board of a map, as a picture and as values."""
        wanted = await self.read_map(request, MapText)

        def find() -> msgspec.Struct:
            from branchline.boards.draw import draw

            data = sound(wanted.text)
            drawing = plain_board(data)
            return Preview(draw(data, drawing), drawing.board.to_json())

        return await self.told(request, ("studio-preview", digest(wanted.text)), find)

    async def begin(self, request: Request) -> Response:
        """Begin to draw a board, or tell how far it is."""
        wanted = await self.read_map(request, MapText)
        await self.checked_map(request, wanted.text)
        return answer(await self.boards.begin(host_of(request), wanted.text))

    async def board(self, request: Request) -> Response:
        """Give a board that is ready: as it is drawn on the page, or as a file to keep."""
        job, name = request.path_params["job"], request.path_params["name"]
        drawn = await self.boards.drawn(job)
        if drawn is None or name not in ("board.json", "board.svg", "whole.svg", "whole.png"):
            raise Refusal("not now", "refusal-not-ready")
        if name == "board.json":
            return encoded(drawn.board.encode())
        if name == "board.svg":
            return picture_of(drawn.plain)
        svg = await self.framed(request, job, drawn)
        return await self.png(request, job, svg) if name == "whole.png" else picture_of(svg)

    async def framed(self, request: Request, job: str, drawn: Drawn) -> str:
        """Return a board with its frame and its legend, in the language of whoever keeps it."""
        language = language_of(request)

        def find() -> bytes:
            return framed(drawn, language).encode()

        key = ("studio-framed", job, language)
        return (await self.limits.work.find(host_of(request), key, find)).decode()

    async def png(self, request: Request, job: str, svg: str) -> Response:
        """Give a board as PNG."""
        if not can_make_pictures():
            raise Refusal("not now", "refusal-no-pictures")
        from branchline.server.game_pictures import order_png

        key = ("studio-png", job, language_of(request))
        content = await self.pictures.find(host_of(request), key, lambda: order_png(svg))
        return Response(content, 200, {"Cache-Control": "no-store"}, "image/png")

    async def print(self, request: Request) -> Response:
        """Give a map of somebody's own as PDF to print; packaged boards are not printed."""
        wanted = await self.read_map(request, Printing)
        if not can_print():
            raise Refusal("not now", "refusal-no-printing")
        if wanted.paper not in PAPERS:
            raise Refusal("malformed", "refusal-no-request")
        await self.check_printed(request, wanted.text)
        drawn = await self.boards.drawn(wanted.board)
        if wanted.board != job_of(wanted.text):
            drawn = None
        board, svg = (drawn.board, drawn.plain) if drawn else ("", "")
        order = PrintOrder(wanted.text, wanted.paper, language_of(request), board, svg)
        pdf = await self.boards.print(host_of(request), order)
        return Response(pdf, 200, {"Cache-Control": "no-store"}, "application/pdf")

    async def check_printed(self, request: Request, text: str) -> None:
        """Refuse a map that cannot be played, and packaged boards, also with changes."""

        def work() -> bytes:
            with speaking(language_of(request)):
                sound(text)
            return b"based" if based_on(tomllib.loads(text)) else b"own"

        key = ("studio-printed", digest(text))
        if await self.limits.work.find(host_of(request), key, work) == b"based":
            raise Refusal("malformed", "refusal-not-printed")


def picture_of(svg: str) -> Response:
    """Return a board as a picture that can do nothing but be looked at."""
    headers = {"Cache-Control": "no-store", "Content-Security-Policy": PICTURE_POLICY}
    return Response(svg, 200, headers, "image/svg+xml")


def framed(drawn: Drawn, language: str) -> str:
    """Return a board with its frame and its legend, in the language of whoever keeps it."""
    from branchline.boards.draw import with_frame

    with speaking(language):
        return with_frame(sound(drawn.text), DrawnBoard.from_json(drawn.board), drawn.plain)
