"""The real server in a process of its own, as `branchline serve` starts it."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path

from branchline._interpreted import VARIABLE

PATIENCE = 60.0
BRANCHLINE = (sys.executable, "-m", "branchline")
OPTIONS = (
    "--bots",
    "1",
    "--bot-pause",
    "0",
    "--rooms-per-minute",
    "6000",
    "--rooms-per-address",
    "6000",
)
ADDRESS = re.compile(r"running on http://127\.0\.0\.1:(\d+)")


class Server:
    """A server on a free port of loopback; it can be ended, even killed, and started again there.

    Its games are in `database`, and what it logs in `log`.
    """

    def __init__(self, folder: Path, *options: str, branchline: Sequence[str] = BRANCHLINE) -> None:
        self.branchline = branchline
        self.database = folder / "games.sqlite"
        self.log = folder / "server.log"
        self.options = (*OPTIONS, *options)
        self.port = 0
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def origin(self) -> str:
        """Return the address of the server, without a path."""
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        """Start it, and return when it answers."""
        environment = {name: v for name, v in os.environ.items() if name != VARIABLE}
        environment["XDG_CACHE_HOME"] = str(self.log.parent / "cache")
        environment["XDG_DATA_HOME"] = str(self.log.parent / "data")
        command = (*self.branchline, "serve", "--port", str(self.port))
        with self.log.open("wb") as log:
            self.process = subprocess.Popen(  # noqa: S603 - our own command
                (*command, "--database", str(self.database), *self.options),
                env=environment,
                cwd=self.log.parent,
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
            )
        self.port = self.wait_for_port(self.process)

    def wait_for_port(self, process: subprocess.Popen[bytes]) -> int:
        """Return the port the server says it listens on."""
        latest = time.monotonic() + PATIENCE
        while time.monotonic() < latest and process.poll() is None:
            found = ADDRESS.search(self.log.read_text(encoding="utf-8", errors="replace"))
            if found:
                return int(found[1])
            time.sleep(0.05)
        self.kill()
        raise AssertionError(f"the server did not start:\n{self.log.read_text(encoding='utf-8')}")

    def stop(self) -> None:
        """End it in peace; kill it if it does not end."""
        if self.process is None:
            return
        self.process.terminate()
        try:
            self.process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            self.kill()
            raise
        self.process = None

    def kill(self) -> None:
        """End it at once, whatever it is doing."""
        if self.process is not None:
            self.process.kill()
            self.process.wait()
            self.process = None
