"""The local network: where friends find this server, and a second listener for them.

A server on a loopback address is for its own machine. Whoever made a game there may open it to the
local network: then the same application listens on this machine's address there as well, until it
is closed again or the server stops.
"""

from __future__ import annotations

import asyncio
import os
import socket
from collections.abc import Awaitable, Callable, Iterator
from ipaddress import IPv4Address, ip_address
from typing import Final, Protocol

from starlette.requests import HTTPConnection

from branchline.server.http_messages import NetworkFacts
from branchline.server.refusals import Refusal
from branchline.server.security import is_loopback
from branchline.server.settings import Settings

NOWHERE: Final = ("192.0.2.1", 9)
"""An address kept for documentation. Pointing a datagram socket there sends nothing, but makes the
system choose the address it would send from."""
EVERY: Final = ("0.0.0.0", "::")  # noqa: S104 - looked for, not listened on
OF_PROXIES: Final = ("forwarded", "x-forwarded-for", "x-real-ip", "via")


class Listener(Protocol):
    """A second listener that runs."""

    async def close(self) -> None:
        """Stop it, and cut off who came through it."""


Listen = Callable[[socket.socket], Awaitable[Listener]]


class LocalNetwork:
    """Where other devices find a server; opens and closes its second listener.

    `hosts` are the names the server goes by: that of the listener is among them while it is open.
    """

    def __init__(self, settings: Settings, hosts: set[str]) -> None:
        self.settings = settings
        self.hosts = hosts
        self.listen: Listen | None = None
        """How to listen on a further socket; the server that runs the application sets it."""
        self.listener: Listener | None = None
        self.place = ("", 0)
        """Host and port of the second listener while it is open."""
        self.changing = asyncio.Lock()

    @property
    def is_private(self) -> bool:
        """Whether the server itself can be reached from its own machine only."""
        return is_loopback(self.settings.host) and not self.settings.origins

    def facts(self, asker: HTTPConnection) -> NetworkFacts:
        """Return what an asker may know."""
        opened = self.listener is not None
        return NetworkFacts(
            address=origin_of(*self.place) if opened else self.own_address(asker),
            opened=opened,
            can_open=self.is_private and self.listen is not None and self.is_here(asker),
        )

    def own_address(self, asker: HTTPConnection) -> str | None:
        """Return where other devices find the server without a second listener."""
        if self.settings.origins:
            return self.settings.origins[0]
        host = self.settings.host
        if not host or is_loopback(host):
            return None
        found = lan_address(self.settings.lan_address) if host in EVERY else host
        return origin_of(found, port_of(asker)) if found else None

    def is_here(self, asker: HTTPConnection) -> bool:
        """Tell whether a request comes from this machine, and straight: through no proxy."""
        client = asker.client.host if asker.client else ""
        listener = (asker.scope.get("server") or ("", 0))[0]
        proxied = any(name in asker.headers for name in OF_PROXIES)
        return is_loopback(client) and listener != self.place[0] and not proxied

    def check(self, asker: HTTPConnection) -> Listen:
        """Return how to listen; refuse those who may not open or close anything."""
        if not self.is_here(asker):
            raise Refusal("not your seat", "refusal-network-elsewhere")
        if not self.is_private or self.listen is None:
            raise Refusal("not now", "refusal-network-public")
        return self.listen

    async def open(self, asker: HTTPConnection) -> None:
        """Listen on the local network too, on the same port if it is free there."""
        listen = self.check(asker)
        async with self.changing:
            if self.listener is None:
                await self._open(listen, port_of(asker))

    async def _open(self, listen: Listen, port: int) -> None:
        address = lan_address(self.settings.lan_address)
        if address is None:
            raise Refusal("unavailable", "refusal-no-network")
        door = bound(address, port)
        self.place = (address, door.getsockname()[1])
        self.hosts.add(address)
        try:
            self.listener = await listen(door)
        except BaseException:
            door.close()
            self._forget()
            raise

    async def close(self, asker: HTTPConnection | None = None) -> None:
        """Close the second listener; without an asker, because the server stops."""
        if asker is not None:
            self.check(asker)
        async with self.changing:
            listener, self.listener = self.listener, None
            if listener is not None:
                self._forget()
                await listener.close()

    def _forget(self) -> None:
        self.hosts.discard(self.place[0])
        self.place = ("", 0)


def port_of(asker: HTTPConnection) -> int:
    """Return the port a request came in by."""
    return int((asker.scope.get("server") or ("", 0))[1] or 0)


def origin_of(host: str, port: int) -> str:
    """Return what links to a server begin with.

    >>> origin_of("192.168.1.5", 8451), origin_of("fd00::5", 80)
    ('http://192.168.1.5:8451', 'http://[fd00::5]:80')
    """
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def bound(address: str, port: int) -> socket.socket:
    """Return a socket on an address: on the port wanted, or else on any."""
    problem = ""
    for each in (port, 0):
        door = socket.socket(socket.AF_INET6 if ":" in address else socket.AF_INET)
        if os.name == "posix":  # else a port that was just used would seem taken
            door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            door.bind((address, each))
        except OSError as error:
            door.close()
            problem = error.strerror or str(error)
        else:
            return door
    raise Refusal("unavailable", "refusal-network-bind", address=address, problem=problem)


def lan_address(wanted: str = "") -> str | None:
    """Return this machine's address on the local network, or the one wanted; None without any."""
    return wanted or next(filter(is_local, own_addresses()), None)


def own_addresses() -> Iterator[str]:
    """Give this machine's addresses, the one it usually sends from first; nothing is sent."""
    try:
        with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
            probe.connect(NOWHERE)
            yield str(probe.getsockname()[0])
    except OSError:
        pass  # no way leads out of this machine
    try:
        found = socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET)
    except OSError:
        return
    yield from (str(each[4][0]) for each in found)


def is_local(address: str) -> bool:
    """Tell whether an address is one of a local network: never one the internet can reach.

    >>> [is_local(each) for each in ("192.168.1.5", "127.0.0.1", "169.254.0.9", "8.8.8.8")]
    [True, False, False, False]
    """
    ip = ip_address(address)
    usable = isinstance(ip, IPv4Address) and ip.is_private and not ip.is_unspecified
    return usable and not ip.is_loopback and not ip.is_link_local
