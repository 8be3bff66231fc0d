"""A way to the database that can be cut at any moment, for tests."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator


class Relay:
    """Passes connections on; `cut` breaks all there are, in the middle of whatever they carry."""

    def __init__(self, target: int) -> None:
        self.target = target
        self.port = 0
        self.cuts = 0
        self.broken = 0
        """Connections that were broken."""
        self._lines: set[asyncio.StreamWriter] = set()

    async def _pass_on(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            far_reader, far_writer = await asyncio.open_connection("127.0.0.1", self.target)
        except OSError:
            writer.transport.abort()
            return
        self._lines |= {writer, far_writer}
        try:
            await asyncio.gather(pump(reader, far_writer), pump(far_reader, writer))
        finally:
            for each in (writer, far_writer):
                self._lines.discard(each)
                each.transport.abort()

    def cut(self) -> None:
        """Break every connection."""
        self.cuts += 1
        self.broken += len(self._lines) // 2
        for each in list(self._lines):
            each.transport.abort()

    @contextlib.asynccontextmanager
    async def listening(self) -> AsyncIterator[Relay]:
        """Listen until the block ends."""
        server = await asyncio.start_server(self._pass_on, "127.0.0.1", 0)
        self.port = server.sockets[0].getsockname()[1]
        try:
            yield self
        finally:
            server.close()
            self.cut()


async def pump(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    """Pass bytes on until one end is gone."""
    with contextlib.suppress(OSError):
        while piece := await reader.read(65536):
            writer.write(piece)
            await writer.drain()
    writer.transport.abort()
