"""The web application: the API, the WebSocket of each room, and the client's files."""

from __future__ import annotations

import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import BaseRoute, Mount, Route, WebSocketRoute
from starlette.staticfiles import PathLike, StaticFiles
from starlette.types import Scope
from starlette.websockets import WebSocket

from branchline.locales import say
from branchline.server.api import Api, answer
from branchline.server.connection import POLICY, Connection
from branchline.server.drawings import FOR_GOOD
from branchline.server.facts import options
from branchline.server.refusals import Refusal
from branchline.server.rooms import Rooms
from branchline.server.security import KnownHosts, SecurityHeaders, host_in, is_allowed_origin
from branchline.server.settings import Settings

CLIENT = Path(__file__).parent / "static"
HASHED = "assets/"
"""The folder of files whose names change with their content."""
NO_ROOM = 4404
"""The code a connection to a room that is not there is closed with."""


class ClientFiles(StaticFiles):
    """The client's files: browsers keep those with a hash in their name, and ask for the others."""

    def file_response(
        self, full_path: PathLike, stat_result: os.stat_result, scope: Scope, status_code: int = 200
    ) -> Response:
        """Return a file, and say how long it may be kept."""
        response = super().file_response(full_path, stat_result, scope, status_code)
        path = self.get_path(scope).replace(os.sep, "/")
        response.headers["Cache-Control"] = FOR_GOOD if path.startswith(HASHED) else "no-cache"
        return response


def has_client(client: Path | None = None) -> bool:
    """Return whether the browser client has been built."""
    return ((client or CLIENT) / "index.html").is_file()


def make_app(settings: Settings, client: Path | None = None) -> Starlette:
    """Return the application of a server; a map that cannot be read is told at once."""
    rooms = Rooms(settings)
    options(rooms.catalogue, settings.own_bots)

    @asynccontextmanager
    async def lifespan(_app: Starlette) -> AsyncIterator[None]:
        await rooms.open()
        yield
        await rooms.close()

    async def connect(socket: WebSocket) -> None:
        if not is_allowed_origin(socket.headers, settings.origins):
            await socket.close(POLICY)
            return
        room = await rooms.find(socket.path_params["room"])
        await socket.accept()
        if room is None:
            await socket.close(NO_ROOM)
            return
        await Connection(socket, room, rooms).run()

    async def no_client(_request: Request) -> Response:
        return PlainTextResponse(say("server-no-client") + "\n")

    pages: list[BaseRoute] = [Route("/", no_client)]
    if has_client(client):
        pages = [Mount("/", ClientFiles(directory=client or CLIENT, html=True))]
    guards = [Middleware(SecurityHeaders)]
    if settings.hosts:
        hosts = {*settings.hosts, *map(host_in, settings.origins)}
        guards.append(Middleware(KnownHosts, hosts=hosts))
    app = Starlette(
        routes=[
            *Api(rooms).routes(),
            WebSocketRoute("/ws/{room}", connect),
            *pages,
        ],
        middleware=guards,
        exception_handlers={Exception: failed},
        lifespan=lifespan,
    )
    app.state.rooms = rooms
    return app


async def failed(_request: Request, _error: Exception) -> Response:
    """Answer a request that failed through no fault of the client."""
    return answer(Refusal("unavailable", "refusal-server-error").to_request(), 500)
