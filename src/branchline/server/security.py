"""Headers that keep browsers from doing what this site never needs; checks of origins and hosts."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from ipaddress import ip_address
from typing import Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import PlainTextResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocketClose

from branchline.locales import say, speaking
from branchline.locales.languages import accepted

POLICY: Final = "; ".join(
    (
        "default-src 'self'",
        "style-src-attr 'unsafe-inline'",  # the client places things by style attributes
        "img-src 'self' data: blob:",
        "connect-src 'self'",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    )
)
HEADERS: Final[Mapping[str, str]] = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=(), payment=()",
}
LOOPBACK: Final = ("localhost", "127.0.0.1", "::1")
WS_POLICY: Final = 1008


class SecurityHeaders:
    """Adds the headers to every answer, except those it already has."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on, and its answer back with headers."""
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return

        async def send_with_headers(message: Message) -> None:
            if message["type"] in ("http.response.start", "websocket.http.response.start"):
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
            await send(message)

        await self.app(scope, receive, send_with_headers)


class KnownHosts:
    """Refuses requests that name another host than those known.

    A page of another site can point its own name at this machine's loopback address; what its
    browser then sends here still names that site.
    """

    def __init__(self, app: ASGIApp, hosts: Collection[str]) -> None:
        self.app = app
        self.hosts = hosts

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on, or refuse it."""
        if scope["type"] not in ("http", "websocket") or self.knows(Headers(scope=scope)):
            await self.app(scope, receive, send)
        elif scope["type"] == "websocket":
            await WebSocketClose(WS_POLICY)(scope, receive, send)
        else:
            with speaking(accepted(Headers(scope=scope).get("accept-language", ""))):
                text = say("server-unknown-host")
            await PlainTextResponse(f"{text}\n", 421)(scope, receive, send)

    def knows(self, headers: Mapping[str, str]) -> bool:
        """Return whether a request names a known host, whatever the port."""
        return host_in(f"//{headers.get('host', '')}") in self.hosts


def host_in(address: str) -> str:
    """Return the host of an address, in small letters; empty if it has none.

    >>> host_in("//localhost:8000"), host_in("http://[::1]:80"), host_in("//[x")
    ('localhost', '::1', '')
    """
    try:
        return urlsplit(address).hostname or ""
    except ValueError:
        return ""


def is_loopback(host: str) -> bool:
    """Return whether a server on this host can be reached from its own machine only.

    >>> is_loopback("127.0.0.1"), is_loopback("localhost"), is_loopback("0.0.0.0")
    (True, True, False)
    """
    if host in LOOPBACK:
        return True
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return False


def is_allowed_origin(headers: Mapping[str, str], others: Collection[str]) -> bool:
    """Return whether a request comes from a page of this site, an origin listed, or no page at all.

    Browsers always say where a page that opens a WebSocket comes from; other programs need not.

    >>> is_allowed_origin({"host": "localhost:8000", "origin": "http://localhost:8000"}, ())
    True
    >>> is_allowed_origin({"host": "localhost:8000", "origin": "https://evil.example"}, ())
    False
    >>> is_allowed_origin({"host": "[x", "origin": "http://[x"}, ())
    False
    """
    origin = headers.get("origin")
    if origin is None:
        return True
    try:
        return urlsplit(origin).netloc == headers.get("host") or origin in others
    except ValueError:  # no address at all, such as http://[x
        return False
