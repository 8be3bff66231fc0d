"""Work that takes the processor a while, for one asker: done once, one after the other, and kept.

It runs in a thread of its own, so that moves need not wait for it. An address may ask for so much
and no more; what is known already costs nothing and is given to everybody who may have it.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Hashable
from concurrent.futures import ThreadPoolExecutor
from typing import Final

from branchline.server.addresses import counted_as
from branchline.server.rate_limits import Buckets
from branchline.server.refusals import Refusal
from branchline.server.settings import Settings

MOST_WAITING: Final = 32
"""Pieces of work that wait at most; who asks for more is told to try again."""


class AnswerCache:
    """Answers by what was asked; the least recently used go when there are too many bytes."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.bytes = 0
        self.known: OrderedDict[Hashable, bytes] = OrderedDict()

    def get(self, key: Hashable) -> bytes | None:
        """Return an answer that is known."""
        if key not in self.known:
            return None
        self.known.move_to_end(key)
        return self.known[key]

    def put(self, key: Hashable, answer: bytes) -> None:
        """Keep an answer."""
        self.bytes += len(answer) - len(self.known.pop(key, b""))
        self.known[key] = answer
        while self.bytes > self.most and self.known:
            self.bytes -= len(self.known.popitem(last=False)[1])


class CostlyWork:
    """The work of a server that is not play."""

    def __init__(self, settings: Settings) -> None:
        rate = settings.costly_per_minute
        self.limits = Buckets(rate / 60, settings.costly_burst)
        self.cache = AnswerCache(settings.cache_bytes)
        self.running: dict[Hashable, asyncio.Future[bytes]] = {}
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="costly")

    async def find(self, host: str, key: Hashable, work: Callable[[], bytes]) -> bytes:
        """Return the answer to what somebody at an address asks; refuse one who asks too much."""
        known = self.cache.get(key)
        if known is not None:
            return known
        if not self.limits.take(counted_as(host)):
            raise Refusal("too fast", "refusal-wait-a-minute")
        if key not in self.running:
            if len(self.running) >= MOST_WAITING:
                raise Refusal("unavailable", "refusal-busy")
            self.running[key] = asyncio.ensure_future(self._do(key, work))
        return await asyncio.shield(self.running[key])  # others may wait for it, too

    async def _do(self, key: Hashable, work: Callable[[], bytes]) -> bytes:
        try:
            answer = await asyncio.get_running_loop().run_in_executor(self._thread, work)
            self.cache.put(key, answer)
            return answer
        finally:
            del self.running[key]

    async def close(self) -> None:
        """Stop; what is under way is finished, so that no thread is left."""
        self._thread.shutdown(wait=False, cancel_futures=True)
        await asyncio.gather(*self.running.values(), return_exceptions=True)
