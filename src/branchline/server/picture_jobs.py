"""Pictures that take a while: made in a process of their own, and kept.

One is made at a time, and each address may ask for so many. Whoever asks for one that is under way,
or was made lately, costs nothing.
"""

from __future__ import annotations

import asyncio
import logging
import sys
from collections.abc import Callable, Hashable
from contextlib import suppress
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

import msgspec

from branchline.boards.picture_progress import Progress
from branchline.server.addresses import CountByAddress, counted_as
from branchline.server.costly_work import AnswerCache
from branchline.server.rate_limits import Buckets
from branchline.server.refusals import Refusal
from branchline.server.settings import Settings

if TYPE_CHECKING:
    from branchline.boards.picture_process import Order

LOG = logging.getLogger(__name__)
MOST_WAITING: Final = 16
MOST_OF_ADDRESS: Final = 4
"""Those of one address among them: others have their turn."""
CACHE_BYTES: Final = 24 * 2**20
BURST: Final = 12
SECONDS: Final = 300.0
"""How long one may take."""


@dataclass
class Job:
    """A picture under way."""

    ended: asyncio.Event = field(default_factory=asyncio.Event)
    failed: bool = False


class PictureJobs:
    """The pictures of a server."""

    def __init__(self, settings: Settings) -> None:
        self.limits = Buckets(settings.pictures_per_minute / 60, BURST)
        self.made = AnswerCache(CACHE_BYTES)
        self.working: dict[Hashable, Job] = {}
        self.of_address = CountByAddress(MOST_OF_ADDRESS)
        self._tasks: set[asyncio.Task[None]] = set()
        self.turn = asyncio.Lock()

    async def find(self, host: str, key: Hashable, order: Callable[[], Order]) -> bytes:
        """Return a picture; wait until it is made."""
        known = self.made.get(key)
        if known is not None:
            return known
        job = self.begin(host, key, order)
        await job.ended.wait()
        found = self.made.get(key)
        if job.failed or found is None:
            raise Refusal("unavailable", "refusal-server-error")
        return found

    def begin(self, host: str, key: Hashable, order: Callable[[], Order]) -> Job:
        """Begin a picture, unless it is under way; refuse an address that asks for too much."""
        if key not in self.working:
            if len(self.working) >= MOST_WAITING:
                raise Refusal("unavailable", "refusal-busy")
            if not self.of_address.enter(host):
                raise Refusal("too fast", "refusal-wait-a-minute")
            if not self.limits.take(counted_as(host)):
                self.of_address.leave(host)
                raise Refusal("too fast", "refusal-wait-a-minute")
            self.working[key] = Job()
            task = asyncio.create_task(self._run(host, key, order))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)
        return self.working[key]

    async def _run(self, host: str, key: Hashable, order: Callable[[], Order]) -> None:
        job = self.working[key]
        try:
            async with self.turn, asyncio.timeout(SECONDS):
                wanted = await asyncio.to_thread(lambda: msgspec.json.encode(order()))
                self.made.put(key, await make(wanted))
        except Exception:
            LOG.exception("a picture failed")
            job.failed = True
        finally:
            del self.working[key]
            self.of_address.leave(host)
            job.ended.set()

    async def close(self) -> None:
        """Stop what is under way."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)


def nobody_asks(_progress: Progress) -> None:
    """Do nothing: nobody wants to know how far it is."""


async def make(order: bytes, tell: Callable[[Progress], None] = nobody_asks) -> bytes:
    """Have a process make a picture."""
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "branchline.boards.picture_process"),
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
    )
    if process.stdin is None or process.stdout is None:
        raise BrokenPipeError
    try:
        process.stdin.write(order)
        await process.stdin.drain()
        process.stdin.close()
        async for line in process.stdout:
            progress = msgspec.json.decode(line, type=Progress)
            if progress.size:
                return await process.stdout.readexactly(progress.size)
            tell(progress)
        raise EOFError  # it ended without a picture
    finally:
        if process.returncode is None:
            with suppress(ProcessLookupError):
                process.kill()
        await process.wait()
