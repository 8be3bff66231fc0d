"""Servers on one machine pass WebSockets on to the owner of the room, each as an open socket.

Then nothing that people do has to be posted, and no room is followed by a server that does not own
it. It only saves work: what cannot be passed on, because the owner is on another machine, has just
died or does not take it, is served where it came. A connection that has been sent to a server which
dies before it takes it is closed by the system; its client comes again.

Each server has a socket for datagrams in a folder that only their user can enter, under the name
that it has in leases. A datagram is the head of a request, with the connection it came by.
"""

from __future__ import annotations

import asyncio
import logging
import os
import socket
from array import array
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Final

from branchline.server import database_errors

LOG = logging.getLogger(__name__)
MOST_HEAD: Final = 2**16
"""Bytes of a head that can be passed on; longer ones, which no browser sends, stay here."""
ATTEMPTS: Final = 50
PAUSE: Final = 0.02
"""Seconds between two attempts: the system keeps few datagrams that wait (Linux: 10)."""

Owner = Callable[[str], Awaitable[str | None]]
"""Finds the server that owns a room; None if it is this one, or none that is at work."""


class Neighbours:
    """The other servers on this machine, and the door for what they pass on."""

    def __init__(self, folder: Path, server: str, owner: Owner) -> None:
        self.folder = folder
        self.owner = owner
        self._own = folder / server
        self._door = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
        self._door.setblocking(False)
        self._taking: set[asyncio.Task[None]] = set()

    def open(self, protocol: Callable[[], PassedOn]) -> None:
        """Take what others pass on, each connection with a protocol of its own."""
        try:
            self._door.bind(str(self._own))
        except OSError as error:  # as where the name of the folder is too long
            LOG.warning("connections of neighbours are not taken: %s", error)
            return
        asyncio.get_running_loop().add_reader(self._door.fileno(), self._take_all, protocol)

    def close(self) -> None:
        """Take nothing more."""
        asyncio.get_running_loop().remove_reader(self._door.fileno())
        self._door.close()
        self._own.unlink(missing_ok=True)

    async def pass_on(self, room: str, head: bytes, connection: Callable[[], int | None]) -> bool:
        """Pass a connection on to the owner of a room; tell whether it has been sent there.

        `connection` returns its number, or None once it is closed: by then the number may be that
        of another file.
        """
        try:
            owner = await self.owner(room)
        except database_errors.SQLAlchemyError:  # whoever serves it will say so
            return False
        if not owner or len(head) > MOST_HEAD:
            return False
        for attempt in range(ATTEMPTS):
            if attempt:
                await asyncio.sleep(PAUSE)
            number = connection()
            if number is None:
                return False
            try:
                self._send(owner, head, number)
            except BlockingIOError:  # others wait there already
                continue
            except FileNotFoundError:  # it is on another machine
                return False
            except OSError as error:  # as of a server that has died
                LOG.debug("a connection is not passed on: %s", error)
                return False
            return True
        return False

    def _send(self, owner: str, head: bytes, connection: int) -> None:
        # `socket.send_fds` of Python 3.11 forgets the address
        with_it = [(socket.SOL_SOCKET, socket.SCM_RIGHTS, array("i", [connection]))]
        self._door.sendmsg([head], with_it, 0, str(self.folder / owner))

    def _take_all(self, protocol: Callable[[], PassedOn]) -> None:
        while True:
            try:
                head, found, _, _ = socket.recv_fds(self._door, MOST_HEAD, 1)
            except OSError:  # there is nothing more
                return
            for connection in found:
                os.set_inheritable(connection, False)
                task = asyncio.create_task(take(head, connection, protocol))
                self._taking.add(task)
                task.add_done_callback(self._taking.discard)


class PassedOn(asyncio.Protocol):
    """What serves a connection that another server may have passed on."""

    passed_head = b""
    """What the other server has read of it; it comes before all that is still to be read."""


async def take(head: bytes, connection: int, protocol: Callable[[], PassedOn]) -> None:
    """Serve a connection that was passed on, from the head of its request on."""

    def with_head() -> PassedOn:
        made = protocol()
        made.passed_head = head
        return made

    line = socket.socket(fileno=connection)
    try:
        line.setblocking(False)
        await asyncio.get_running_loop().connect_accepted_socket(with_head, line)
    except OSError as error:  # whoever it was has gone
        line.close()
        LOG.debug("a connection that was passed on is lost: %s", error)
