"""The web application: the API, the WebSocket of each room, and the client's files."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import msgspec
from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import BaseRoute, Mount, Route, WebSocketRoute
from starlette.websockets import WebSocket

from branchline.locales import say, speaking
from branchline.locales.languages import accepted
from branchline.maps import load_map, map_ids
from branchline.maps.files import packaged_ids
from branchline.server import database_errors
from branchline.server.address_limits import AddressLimits, host_of
from branchline.server.api import Api
from branchline.server.client_files import ClientFiles
from branchline.server.connection import POLICY, Connection
from branchline.server.endpoints import answer
from branchline.server.health import Health
from branchline.server.local_network import LocalNetwork
from branchline.server.network_api import NetworkApi
from branchline.server.opened_records import OpenedRecords
from branchline.server.picture_jobs import PictureJobs
from branchline.server.practice_api import PracticeApi
from branchline.server.refusals import Refusal
from branchline.server.review_api import ReviewApi
from branchline.server.reviews import Reviews
from branchline.server.rooms import Rooms
from branchline.server.security import (
    HEADERS,
    KnownHosts,
    SecurityHeaders,
    host_in,
    is_allowed_origin,
)
from branchline.server.settings import Settings
from branchline.server.share_api import ShareApi
from branchline.server.studio_api import StudioApi
from branchline.server.studio_boards import StudioBoards
from branchline.server.studio_studies import StudioStudies
from branchline.server.studio_study_api import StudioStudyApi
from branchline.server.uploads import Uploads

LOG = logging.getLogger(__name__)
CLIENT = Path(__file__).parent / "static"
WORLD = Path("world") / "50m.json"
"""The countries of the world among the client's files."""
NO_ROOM = 4404
"""The code a connection to a room that is not there is closed with."""
UNREADABLE = 4500
"""That of a room whose log cannot be read."""
TRY_AGAIN = 1013


def has_client(client: Path | None = None) -> bool:
    """Return whether the browser client has been built."""
    return ((client or CLIENT) / "index.html").is_file()


def make_app(settings: Settings, client: Path | None = None) -> Starlette:
    """Return the application of a server; a map that cannot be read is told at once.

    Those that come with branchline can be: they are read when somebody asks for them.
    """
    for installed in set(map_ids()) - set(packaged_ids()):
        load_map(installed)
    rooms = Rooms(settings)
    rooms.drawings.world = (client or CLIENT) / WORLD
    limits = AddressLimits(settings, rooms.is_at_work)
    hosts = {*settings.hosts, *map(host_in, settings.origins)}
    network = LocalNetwork(settings, hosts)
    reviews = Reviews(settings, rooms.store)
    jobs = PictureJobs(settings)
    uploads = Uploads(rooms)
    studio_boards = StudioBoards(settings, rooms.store, (client or CLIENT) / WORLD)
    studies = StudioStudies(settings, rooms.store)

    health = Health(rooms)
    rooms.metrics.levels = {
        "rooms_awake": lambda: len(rooms.live),
        "sockets": lambda: limits.sockets.total,
        "bot_queue": lambda: rooms.workers.waiting,
    }

    @asynccontextmanager
    async def lifespan(_app: Starlette) -> AsyncIterator[None]:
        await rooms.open()
        told = None
        if settings.metrics_port is not None:
            from branchline.server.metrics_server import MetricsServer  # most servers have none

            told = MetricsServer(rooms.metrics, settings.metrics_host, settings.metrics_port)
            LOG.info("metrics on port %d of %s", told.port, settings.metrics_host)
        health.is_open = True
        yield
        health.is_open = False
        if told is not None:
            told.close()
        await network.close()
        await reviews.close()
        await jobs.close()
        await studio_boards.jobs.close()
        await studies.jobs.close()
        await limits.work.close()
        await rooms.close()

    async def connect(socket: WebSocket) -> None:
        if not is_allowed_origin(socket.headers, settings.origins):
            await socket.close(POLICY)
            return
        host = host_of(socket)
        if not limits.sockets.enter(host):
            refusal = Refusal("too fast", "refusal-connections-of-address")
            await socket.send_denial_response(answer(refusal.to_request(), 429))
            return
        try:
            await let_in(socket)
        finally:
            limits.sockets.leave(host)

    async def let_in(socket: WebSocket) -> None:
        try:
            room = await rooms.find(socket.path_params["room"])
            problem = NO_ROOM
        except Refusal as refusal:
            await socket.accept()
            await socket.send_text(msgspec.json.encode(refusal.to_command("")).decode())
            await socket.close(UNREADABLE)
            return
        except database_errors.SQLAlchemyError:
            LOG.exception("the database failed")
            room, problem = None, TRY_AGAIN
        await socket.accept()
        if room is None:
            await socket.close(problem)
            return
        await Connection(socket, room, rooms, limits).run()

    async def no_client(request: Request) -> Response:
        with speaking(accepted(request.headers.get("accept-language", ""))):
            return PlainTextResponse(say("server-no-client") + "\n")

    pages: list[BaseRoute] = [Route("/", no_client)]
    if has_client(client):
        pages = [Mount("/", ClientFiles(directory=client or CLIENT, html=True))]
    guards = [Middleware(SecurityHeaders)]
    if settings.hosts:
        guards.append(Middleware(KnownHosts, hosts=hosts))
    app = Starlette(
        routes=[
            *health.routes(),
            *Api(rooms, limits, uploads).routes(),
            *ReviewApi(rooms, limits, reviews).routes(),
            *PracticeApi(rooms, limits, reviews).routes(),
            *ShareApi(rooms, limits, jobs, OpenedRecords(rooms)).routes(),
            *StudioApi(rooms, limits, jobs, studio_boards, uploads).routes(),
            *StudioStudyApi(rooms, limits, network, studio_boards, studies).routes(),
            *NetworkApi(rooms, limits, network).routes(),
            WebSocketRoute("/ws/{room}", connect),
            *pages,
        ],
        middleware=guards,
        exception_handlers={Exception: failed},
        lifespan=lifespan,
    )
    app.state.rooms = rooms
    app.state.network = network
    return app


async def failed(_request: Request, _error: Exception) -> Response:
    """Answer a request that failed through no fault of the client."""
    response = answer(Refusal("unavailable", "refusal-server-error").to_request(), 500)
    response.headers.update(HEADERS)  # this answer passes by what adds them to the others
    return response
