"""What all endpoints of the map studio share: maps that come along, and work in the background."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from branchline.locales import speaking
from branchline.maps import MapData, MapError
from branchline.maps.files import MOST_BYTES
from branchline.server.address_limits import AddressLimits, host_of
from branchline.server.catalogue import load_carried
from branchline.server.endpoints import Endpoints, answer, encoded, language_of
from branchline.server.refusals import Refusal
from branchline.server.rooms import Rooms
from branchline.server.security import is_allowed_origin
from branchline.server.studio_jobs import StudioJobs, digest

MOST_BODY: Final = 3 * MOST_BYTES
"""The largest request: the text of a map, with what JSON adds to it."""
SOURCE: Final = "map"
Wanted = TypeVar("Wanted")


class StudioEndpoints(Endpoints):
    """Endpoints that are given the text of a map."""

    async def checked_map(self, request: Request, text: str) -> None:
        """Refuse a map that cannot be played; whoever asks that too often, too."""

        def work() -> bytes:
            with speaking(language_of(request)):
                sound(text)
            return b"sound"

        await self.limits.work.find(host_of(request), ("studio-sound", digest(text)), work)

    async def told(
        self, request: Request, key: tuple[str, ...], find: Callable[[], msgspec.Struct]
    ) -> Response:
        """Answer with what takes the processor a while to find, in the asker's language."""
        language = language_of(request)

        def work() -> bytes:
            with speaking(language):
                return msgspec.json.encode(find())

        return encoded(await self.limits.work.find(host_of(request), (*key, language), work))

    async def read_map(self, request: Request, kind: type[Wanted]) -> Wanted:
        """Return the body of a request that carries a map."""
        return await self.read(request, kind, most=MOST_BODY, counted=False)


class JobEndpoints(StudioEndpoints):
    """Endpoints of work that takes a while: its state is asked for, and it can be given up."""

    def __init__(self, rooms: Rooms, limits: AddressLimits, jobs: StudioJobs[Any]) -> None:
        super().__init__(rooms, limits)
        self.jobs = jobs

    def job_routes(self, path: str) -> list[Route]:
        """Return where work is asked about and given up."""
        one = f"{path}/{{job}}"
        return [
            Route(one, self.guarded(self.state), methods=["GET"]),
            Route(one, self.guarded(self.cancel), methods=["DELETE"]),
        ]

    def check_right(self, request: Request) -> None:
        """Refuse whoever may not have such work done; here everybody may."""

    async def state(self, request: Request) -> Response:
        """Tell how far the work is."""
        found = await self.jobs.state(request.path_params["job"])
        if found is None:
            return answer(Refusal("malformed", "refusal-no-such-map").to_request(), 404)
        return answer(found)

    async def cancel(self, request: Request) -> Response:
        """Give the work up."""
        if not is_allowed_origin(request.headers, self.rooms.settings.origins):
            raise Refusal("malformed", "refusal-other-site")
        self.check_right(request)
        await self.jobs.cancel(host_of(request), request.path_params["job"])
        return Response(status_code=204)


def sound(text: str) -> MapData:
    """Return a map that can be played; refuse another."""
    try:
        return load_carried(text, None, SOURCE)
    except MapError as error:
        raise Refusal("malformed", "refusal-map", problem=str(error)[:300]) from None
