"""The web application: the API, the WebSocket of each room, and the client's files."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import JSONResponse, PlainTextResponse, Response
from starlette.routing import BaseRoute, Mount, Route, WebSocketRoute
from starlette.staticfiles import StaticFiles
from starlette.websockets import WebSocket

from branchline.server import drawings
from branchline.server.api import Api
from branchline.server.connection import POLICY, Connection
from branchline.server.rooms import Rooms
from branchline.server.security import SecurityHeaders, is_welcome
from branchline.server.settings import Settings

CLIENT = Path(__file__).parent / "static"
NO_CLIENT = """\
The branchline server is running. There is no browser client yet: `branchline play` plays in the
terminal, and programs can use the API: see /api/options.
"""
NO_ROOM = 4404
"""The code a connection to a room that is not there is closed with."""


def make_app(settings: Settings, client: Path = CLIENT) -> Starlette:
    """Return the application of a server."""
    rooms = Rooms(settings)

    @asynccontextmanager
    async def lifespan(_app: Starlette) -> AsyncIterator[None]:
        await rooms.open()
        yield
        await rooms.close()

    async def talk(socket: WebSocket) -> None:
        if not is_welcome(socket.headers, settings.origins):
            await socket.close(POLICY)
            return
        room = await rooms.find(socket.path_params["room"])
        await socket.accept()
        if room is None:
            await socket.close(NO_ROOM)
            return
        await Connection(socket, room, rooms).run()

    async def no_client(_request: Request) -> Response:
        return PlainTextResponse(NO_CLIENT)

    pages: list[BaseRoute] = [Route("/", no_client)]
    if (client / "index.html").is_file():
        pages = [Mount("/", StaticFiles(directory=client, html=True))]
    app = Starlette(
        routes=[
            *Api(rooms).routes(),
            *drawings.ROUTES,
            WebSocketRoute("/ws/{room}", talk),
            *pages,
        ],
        middleware=[Middleware(SecurityHeaders)],
        exception_handlers={Exception: failed},
        lifespan=lifespan,
    )
    app.state.rooms = rooms
    return app


async def failed(_request: Request, _error: Exception) -> Response:
    """Answer a request that failed through no fault of the client."""
    return JSONResponse({"reason": "unavailable", "detail": "something went wrong here"}, 500)
