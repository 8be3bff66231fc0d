"""A relay between browser and server that counts every byte the browser is sent."""

from __future__ import annotations

import socket
import threading
from contextlib import suppress

CHUNK = 65_536


class Relay:
    """Passes connections on to a server of loopback; `received` counts what comes back from it.

    Headers, bodies and what a service worker fetches count alike: it is all one wire.
    """

    def __init__(self, port: int) -> None:
        self.target = port
        self.received = 0
        self.lock = threading.Lock()
        self.door = socket.create_server(("127.0.0.1", 0))
        self.sockets = [self.door]
        threading.Thread(target=self.accept, daemon=True).start()

    @property
    def origin(self) -> str:
        """Return the address of the relay, without a path."""
        return f"http://127.0.0.1:{self.door.getsockname()[1]}"

    def accept(self) -> None:
        """Take connections until the relay is closed."""
        with suppress(OSError):
            while True:
                browser, _ = self.door.accept()
                server = socket.create_connection(("127.0.0.1", self.target))
                self.sockets += [browser, server]
                for source, target, counted in ((browser, server, False), (server, browser, True)):
                    threading.Thread(
                        target=self.pass_on, args=(source, target, counted), daemon=True
                    ).start()

    def pass_on(self, source: socket.socket, target: socket.socket, counted: bool) -> None:
        """Pass on what one side sends, until it stops."""
        with suppress(OSError):
            while data := source.recv(CHUNK):
                if counted:
                    with self.lock:
                        self.received += len(data)
                target.sendall(data)
        for each in (source, target):
            with suppress(OSError):
                each.shutdown(socket.SHUT_RDWR)

    def close(self) -> None:
        """Cut everything off."""
        for each in self.sockets:
            with suppress(OSError):
                each.close()
