"""The web application: the API, the WebSocket of each room, and the client's files."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import BaseRoute, Mount, Route

from branchline.locales import say, speaking
from branchline.locales.languages import accepted
from branchline.maps import load_map, map_ids
from branchline.maps.files import packaged_ids
from branchline.server.client_files import ClientFiles
from branchline.server.endpoints import answer
from branchline.server.refusals import Refusal
from branchline.server.room_sockets import RoomSockets
from branchline.server.security import HEADERS, KnownHosts, SecurityHeaders
from branchline.server.services import Services
from branchline.server.settings import Settings

CLIENT = Path(__file__).parent / "static"
WORLD = Path("world") / "50m.json"
"""The countries of the world among the client's files."""


def has_client(client: Path | None = None) -> bool:
    """Return whether the browser client has been built."""
    return ((client or CLIENT) / "index.html").is_file()


def make_app(settings: Settings, client: Path | None = None) -> Starlette:
    """Return the application of a server; a map that cannot be read is told at once.

    Those that come with branchline can be: they are read when somebody asks for them.
    """
    for installed in set(map_ids()) - set(packaged_ids()):
        load_map(installed)
    services = Services(settings, (client or CLIENT) / WORLD)

    @asynccontextmanager
    async def lifespan(_app: Starlette) -> AsyncIterator[None]:
        await services.open()
        yield
        await services.close()

    guards = [Middleware(SecurityHeaders)]
    if settings.hosts:
        guards.append(Middleware(KnownHosts, hosts=services.hosts))
    sockets = RoomSockets(services.rooms, services.limits)
    app = Starlette(
        routes=[*services.routes(), sockets.route(), pages(client)],
        middleware=guards,
        exception_handlers={Exception: failed},
        lifespan=lifespan,
    )
    app.state.rooms = services.rooms
    app.state.network = services.network
    app.state.reviews = services.reviews
    return app


def pages(client: Path | None) -> BaseRoute:
    """Return where the client's files are, or a page that says how to build them."""
    if has_client(client):
        return Mount("/", ClientFiles(directory=client or CLIENT, html=True))
    return Route("/", no_client)


async def no_client(request: Request) -> Response:
    """Say that the client has not been built."""
    with speaking(accepted(request.headers.get("accept-language", ""))):
        return PlainTextResponse(say("server-no-client") + "\n")


async def failed(_request: Request, _error: Exception) -> Response:
    """Answer a request that failed through no fault of the client."""
    response = answer(Refusal("unavailable", "refusal-server-error").to_request(), 500)
    response.headers.update(HEADERS)  # this answer passes by what adds them to the others
    return response
