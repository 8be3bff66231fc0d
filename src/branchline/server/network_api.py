"""The endpoints about reaching this server: the local network, and links as QR codes."""

from __future__ import annotations

from urllib.parse import urlsplit

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from branchline.server.address_limits import AddressLimits
from branchline.server.endpoints import Endpoints, answer
from branchline.server.http_messages import OpenNetwork, QrCode, WantedCode
from branchline.server.local_network import LocalNetwork
from branchline.server.refusals import Refusal
from branchline.server.rooms import Rooms
from branchline.server.tokens import is_room_id


class NetworkApi(Endpoints):
    """Endpoints for those who invite friends on other devices."""

    def __init__(self, rooms: Rooms, limits: AddressLimits, network: LocalNetwork) -> None:
        super().__init__(rooms, limits)
        self.network = network

    def routes(self) -> list[Route]:
        """Return the endpoints by their paths."""
        return [
            Route("/api/network", self.guarded(self.facts)),
            Route("/api/network", self.guarded(self.change), methods=["POST"]),
            Route("/api/qr-code", self.guarded(self.code), methods=["POST"]),
        ]

    async def facts(self, request: Request) -> Response:
        """Tell whether other devices can reach this server, and where."""
        return answer(self.network.facts(request))

    async def change(self, request: Request) -> Response:
        """Open the server to the local network, or close it again, for the host of a room."""
        wanted = await self.read(request, OpenNetwork)
        self.network.check(request)
        room = await self.rooms.find(wanted.room) if is_room_id(wanted.room) else None
        if room is None or not room.is_host(wanted.token):
            raise Refusal("not your seat", "refusal-not-host")
        if wanted.open:
            await self.network.open(request)
        else:
            await self.network.close(request)
        return answer(self.network.facts(request))

    async def code(self, request: Request) -> Response:
        """Draw a link to this server as a QR code.

        The link comes in the body, not in the address: it may hold the token of a seat.
        """
        link = (await self.read(request, WantedCode)).link
        address = self.network.facts(request).address or ""
        known = {request.headers.get("host", ""), urlsplit(address).netloc}
        try:
            parts = urlsplit(link)
        except ValueError:
            parts = urlsplit("")
        if parts.scheme not in ("http", "https") or parts.netloc not in known or not link.isascii():
            raise Refusal("malformed", "refusal-foreign-link")
        import segno  # imported with the first code

        drawn = segno.make_qr(link, error="m", boost_error=False)
        return answer(QrCode(drawn.svg_data_uri(border=4, dark="#000", light="#fff")))
