"""The uvicorn server that runs the application, and a second one for the local network."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from functools import partial
from typing import Any

import uvicorn
from starlette.applications import Starlette

from branchline.server.app import make_app
from branchline.server.connection_limits import ConnectionLimits, limits_of
from branchline.server.logs import log_config
from branchline.server.neighbours import Neighbours
from branchline.server.protocols import LimitedH11, http_protocol, websocket_protocol
from branchline.server.rooms import Rooms
from branchline.server.security import LOOPBACK, is_loopback
from branchline.server.settings import Settings

ANY_IPV4 = "0.0.0.0"  # noqa: S104 - only compared with
STARTING = 0.01
"""Seconds between two looks whether a listener has started."""


def make_server(settings: Settings, host: str, port: int, *, quiet: bool = False) -> uvicorn.Server:
    """Return a server that is ready to run; port 0 lets the system choose.

    On a loopback address it answers only to the names of this machine and of its origins.
    """
    settings = replace(settings, host=host)
    if is_loopback(host) and not settings.hosts:
        settings = replace(settings, hosts=(*LOOPBACK, host))
    app = make_app(settings)
    limits = limits_of(settings)
    shared = configuration(settings, limits, quiet=quiet)
    app.state.network.listen = partial(listen_too, app, shared)
    neighbours = neighbours_of(app.state.rooms)
    own = {**shared, "http": http_protocol(limits, neighbours)}
    return GameServer(uvicorn.Config(app, host=host, port=port, **own), neighbours)


def neighbours_of(rooms: Rooms) -> Neighbours | None:
    """Return the other servers on this machine; None if there are none."""
    folder = rooms.settings.neighbours
    return Neighbours(folder, rooms.store.server, rooms.owner_of) if folder is not None else None


class GameServer(uvicorn.Server):
    """The server; once it listens, it says where, for others who want the same database."""

    def __init__(self, config: uvicorn.Config, neighbours: Neighbours | None = None) -> None:
        super().__init__(config)
        self.neighbours = neighbours

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Begin to listen."""
        await super().startup(sockets)
        app = self.config.app
        sole = app.state.rooms.sole if isinstance(app, Starlette) else None
        if sole is not None and not self.should_exit:
            sole.tell(address_of(self.servers[0].sockets[0].getsockname()))
        if self.neighbours is not None and not self.should_exit:
            self.neighbours.open(self.protocol)

    def protocol(self) -> LimitedH11:
        """Return what serves a connection."""
        protocol: type[LimitedH11] = self.config.http_protocol_class  # type: ignore[assignment]
        return protocol(self.config, self.server_state, self.lifespan.state)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """End; nothing is taken from others any more."""
        if self.neighbours is not None:
            self.neighbours.close()
        await super().shutdown(sockets)


def address_of(name: tuple[Any, ...]) -> str:
    """Return the address of a page, as this machine reaches a socket of a name.

    >>> address_of(("0.0.0.0", 8000)), address_of(("::1", 8000, 0, 0))
    ('http://127.0.0.1:8000/', 'http://[::1]:8000/')
    """
    host, port = name[:2]
    host = {ANY_IPV4: "127.0.0.1", "::": "::1"}.get(host, host)
    return f"http://{f'[{host}]' if ':' in host else host}:{port}/"


def shared_socket(host: str, port: int) -> socket.socket:
    """Return a socket on a port that several processes listen on; the system shares visits out."""
    found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)[0]
    door = socket.socket(found[0], socket.SOCK_STREAM)
    try:
        door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEPORT, 1)
        if found[0] == socket.AF_INET6:  # as a server by itself: the address of a proxy over IPv4
            door.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 1)  # would be another here
        door.bind(found[4])
    except BaseException:
        door.close()
        raise
    return door


def configuration(settings: Settings, limits: ConnectionLimits, *, quiet: bool) -> dict[str, Any]:
    """Return what both servers are set to."""
    return {
        "http": http_protocol(limits, None),
        "ws": websocket_protocol(limits),
        # Where a request comes from is what a proxy says, if the owner has named that proxy.
        "proxy_headers": bool(settings.proxies),
        "forwarded_allow_ips": list(settings.proxies),
        "log_config": log_config(settings.log_format),
        "ws_max_size": 2 * settings.message_bytes,
        # Compressing would cost each connection more memory than its game.
        "ws_per_message_deflate": False,
        "access_log": False,
        "server_header": False,
        "log_level": "warning" if quiet else "info",
        "timeout_graceful_shutdown": 2,
    }


class SecondServer(uvicorn.Server):
    """Listens on a further socket for an application that runs already."""

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Leave signals to the first server."""
        yield


class SecondListener:
    """A second server at work."""

    def __init__(self, server: SecondServer, running: asyncio.Task[None]) -> None:
        self.server = server
        self.running = running

    async def close(self) -> None:
        """Stop it, and cut off who came through it."""
        self.server.should_exit = True
        await self.running


async def listen_too(app: Starlette, shared: dict[str, Any], door: socket.socket) -> SecondListener:
    """Serve the application on a further socket; return when it listens."""
    # Nobody on the local network is a proxy whose word on where a request comes from counts.
    config = uvicorn.Config(app, **{**shared, "lifespan": "off", "proxy_headers": False})
    server = SecondServer(config)
    running = asyncio.create_task(server.serve([door]))
    while not server.started:
        if running.done():
            await running
            raise ConnectionAbortedError(str(door.getsockname()))
        await asyncio.sleep(STARTING)
    return SecondListener(server, running)
