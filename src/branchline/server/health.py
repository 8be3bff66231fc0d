"""Whether a server is alive and can do its work, for those who restart or choose one."""

from __future__ import annotations

import asyncio
import logging
from typing import Final

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from branchline.server import database_errors
from branchline.server.rooms import Rooms

LOG = logging.getLogger(__name__)
NOBODY: Final = "-"
"""A room that is never there: asking for it shows that the database answers."""
SECONDS: Final = 5.0
"""How long the database may take."""


class Health:
    """The two questions, and their answers."""

    def __init__(self, rooms: Rooms) -> None:
        self.rooms = rooms
        self.is_open = False
        """Whether the server has started and is not about to stop."""

    def routes(self) -> list[Route]:
        """Return the endpoints by their paths."""
        return [Route("/healthz", self.alive), Route("/readyz", self.ready)]

    async def alive(self, _request: Request) -> Response:
        """Say that the process answers."""
        return shown("ok")

    async def ready(self, _request: Request) -> Response:
        """Say whether games can be played: the server is open and its database answers."""
        if not self.is_open:
            return shown("stopping", 503)
        try:
            await asyncio.wait_for(self.rooms.store.tokens_of(NOBODY), SECONDS)
        except (database_errors.SQLAlchemyError, TimeoutError, OSError) as error:
            LOG.warning("the database does not answer: %s", type(error).__name__)
            return shown("database", 503)
        return shown("ok")


def shown(word: str, status: int = 200) -> Response:
    """Return an answer for programs, never to be kept."""
    return PlainTextResponse(f"{word}\n", status, {"Cache-Control": "no-store"})
