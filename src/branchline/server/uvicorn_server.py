"""The uvicorn server that runs the application."""

from __future__ import annotations

from dataclasses import replace

import uvicorn

from branchline.server.app import make_app
from branchline.server.security import LOOPBACK, is_loopback
from branchline.server.settings import Settings


def make_server(settings: Settings, host: str, port: int, *, quiet: bool = False) -> uvicorn.Server:
    """Return a server that is ready to run; port 0 lets the system choose.

    On a loopback address it answers only to the names of this machine and of its origins.
    """
    if is_loopback(host) and not settings.hosts:
        settings = replace(settings, hosts=(*LOOPBACK, host))
    config = uvicorn.Config(
        make_app(settings),
        host=host,
        port=port,
        ws="websockets-sansio",
        ws_max_size=2 * settings.message_bytes,
        ws_per_message_deflate=False,  # it would cost each connection more memory than its game
        access_log=False,
        server_header=False,
        log_level="warning" if quiet else "info",
        timeout_graceful_shutdown=2,
    )
    return uvicorn.Server(config)
