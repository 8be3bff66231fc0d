"""How many connections there may be, at most as many as there are files to open for them.

Whoever comes when there are too many is told so and goes: a socket that is accepted and closed
costs nothing, while one that waits to be accepted would be tried again and again.
"""

from __future__ import annotations

import logging
from dataclasses import dataclass, field
from typing import Final

from branchline.server.addresses import CountByAddress, Proxies
from branchline.server.refusals import Refusal
from branchline.server.settings import Settings

LOG = logging.getLogger(__name__)
KEPT_FILES: Final = 96
"""Files for everything but connections: the database, boards, pages and pipes to processes."""
FILES_OF_BOT_PROCESS: Final = 8
FEWEST: Final = 8
"""Connections there may always be, however few files there are."""
ENOUGH_FILES: Final = 1_048_576
"""Not more than so many files are asked for: some systems allow numbers that mean nothing."""
WITHOUT_LIMIT: Final = 10_000
"""Connections where the system does not say how many files there may be."""


def raise_file_limit() -> int:
    """Let this process open as many files as the system allows it; return how many."""
    try:
        import resource
    except ImportError:  # Windows has no such limit
        return WITHOUT_LIMIT + KEPT_FILES
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = ENOUGH_FILES if hard == resource.RLIM_INFINITY else min(hard, ENOUGH_FILES)
    if soft == resource.RLIM_INFINITY or soft >= wanted:
        return ENOUGH_FILES if soft == resource.RLIM_INFINITY else soft
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
    except (OSError, ValueError) as error:
        LOG.warning("the limit of open files stays at %d: %s", soft, error)
        return soft
    return wanted


def most_connections(settings: Settings) -> int:
    """Return how many connections there may be: what is set, but fewer than files."""
    kept = KEPT_FILES + FILES_OF_BOT_PROCESS * settings.bot_processes
    files = raise_file_limit()
    most = max(FEWEST, files - kept)
    if most < settings.most_connections:
        LOG.warning("at most %d connections: %d files may be open at once", most, files)
    return min(most, settings.most_connections)


@dataclass
class ConnectionLimits:
    """The limits of a server, and the connections that count."""

    most: int
    per_address: CountByAddress
    proxies: Proxies
    header_seconds: float
    body_seconds: float
    answer_seconds: float
    open: int = field(default=0, init=False)

    def refusal(self, host: str) -> Refusal | None:
        """Count a connection from an address; or return why it may not stay.

        All clients of a proxy come from its address; theirs are counted by request.
        """
        if self.open >= self.most:
            return Refusal("unavailable", "refusal-too-many-connections")
        if host not in self.proxies and not self.per_address.enter(host):
            return Refusal("too fast", "refusal-connections-of-address")
        self.open += 1
        return None

    def leave(self, host: str) -> None:
        """Count a connection no more."""
        self.open -= 1
        if host not in self.proxies:
            self.per_address.leave(host)


def limits_of(settings: Settings) -> ConnectionLimits:
    """Return the limits of a server."""
    return ConnectionLimits(
        most_connections(settings),
        CountByAddress(settings.connections_per_address),
        Proxies(settings.proxies),
        settings.header_seconds,
        settings.body_seconds,
        settings.answer_seconds,
    )
