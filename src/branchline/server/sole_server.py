"""One server for one SQLite file: the first locks a file beside it that says where it is.

The lock goes with the process, however it ends.
"""

from __future__ import annotations

import os
import time
from pathlib import Path
from typing import IO, Final

from branchline.locales import say
from branchline.server.database_address import DatabaseError

SUFFIX: Final = "-server"
LOOK_SECONDS: Final = 0.05
FAR_AWAY: Final = 1 << 20
"""Where the lock is on Windows, which lets nobody read what is locked."""


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

    def tell(self, address: str) -> None:
        """Say where the server is, for those who find that it runs already."""
        self._lock.seek(0)
        self._lock.truncate()
        self._lock.write(address)
        self._lock.flush()

    def close(self) -> None:
        """Give it back."""
        if not self._lock.closed:
            self.tell("")
            self._lock.close()


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
