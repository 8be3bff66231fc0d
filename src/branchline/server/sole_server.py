"""One server for one SQLite file: the first locks a file beside it that says where it is.

On Linux it locks the file itself, too, by whatever hard link that is named. The locks go with the
process, however it ends.
"""

from __future__ import annotations

import os
import struct
import sys
import time
from pathlib import Path
from typing import IO, Final

from branchline.locales import say
from branchline.server.database_address import DatabaseError

SUFFIX: Final = "-server"
LOOK_SECONDS: Final = 0.05
FAR_AWAY: Final = 1 << 20
"""Where the lock is on Windows, which lets nobody read what is locked."""
BEYOND: Final = 1 << 60
"""The byte of an SQLite file that is locked: none has so many, and SQLite locks others."""
READABLE_BY_ALL: Final = 0o644
"""As SQLite makes its files."""


class AnotherServer(DatabaseError):  # noqa: N818 - it says what is wrong
    """Another server keeps its games in the same file."""

    def __init__(self, file: str, address: str) -> None:
        super().__init__(say("database-in-use", file=file, address=address or "none"))
        self.file = file
        self.address = address
        """Where it is; empty if it does not listen yet."""

    def where(self, seconds: float) -> str:
        """Return where it is, as soon as it listens; empty if it does not within a time."""
        deadline = time.monotonic() + seconds
        address = self.address
        while not address and time.monotonic() < deadline:
            time.sleep(LOOK_SECONDS)
            address = address_beside(self.file)
        return address


class SoleServer:
    """The right to serve the games of a file."""

    def __init__(self, file: str) -> None:
        """Take it; raise `AnotherServer` if another has it."""
        self._lock = beside(file).open("a+", encoding="utf-8")
        try:
            lock(self._lock)
        except OSError:
            self._lock.close()
            raise AnotherServer(file, address_beside(file)) from None
        self.tell("")
        try:
            self._games = locked(file)
        except BlockingIOError:  # by a hard link, beside which nothing says where it is
            self._lock.close()
            raise AnotherServer(file, "") from None

    def tell(self, address: str) -> None:
        """Say where the server is, for those who find that it runs already."""
        self._lock.seek(0)
        self._lock.truncate()
        self._lock.write(address)
        self._lock.flush()

    def close(self) -> None:
        """Give it back, once the file is closed: SQLite's own locks end with this one."""
        if not self._lock.closed:
            self.tell("")
            self._lock.close()
            if self._games is not None:
                os.close(self._games)


def beside(file: str) -> Path:
    """Return the file that is locked for a file of games, by whatever name that is called."""
    found = Path(file).resolve()
    return found.with_name(f"{found.name}{SUFFIX}")


def address_beside(file: str) -> str:
    """Return what a server has said of where it is, beside the file of its games."""
    return beside(file).read_text("utf-8").strip()


def lock(file: IO[str]) -> None:
    """Lock a file for this process alone; raise `OSError` if another has."""
    if os.name == "nt":  # pragma: no cover - not run here
        import msvcrt

        file.seek(FAR_AWAY)
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)  # type: ignore[attr-defined,unused-ignore]
        return
    import fcntl

    fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


def locked(file: str) -> int | None:
    """Open and lock a file of games itself; raise `BlockingIOError` if another process has.

    Returns None where files have no such locks, and where it cannot be opened: who reads it finds
    out why.
    """
    if sys.platform != "linux":
        return None
    import fcntl

    try:
        games = os.open(file, os.O_RDWR | os.O_CREAT, READABLE_BY_ALL)
    except OSError:
        return None
    try:
        wanted = struct.pack("hhqqi4x", fcntl.F_WRLCK, os.SEEK_SET, BEYOND, 1, 0)
        fcntl.fcntl(games, fcntl.F_OFD_SETLK, wanted)
    except OSError as error:
        os.close(games)
        if isinstance(error, BlockingIOError):
            raise
        return None
    return games
