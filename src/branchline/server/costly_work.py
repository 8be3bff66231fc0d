"""Work that takes the processor a while, for one asker: done once, one after the other, and kept.

It runs in a thread of its own, so that moves need not wait for it. An address may ask for so much
and no more, and addresses take turns, so that nobody waits for all that another has asked for. What
is known already costs nothing and is given to everybody who may have it.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import Callable, Hashable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Final

from branchline.server.addresses import counted_as
from branchline.server.rate_limits import Buckets
from branchline.server.refusals import Refusal
from branchline.server.settings import Settings

MOST_WAITING: Final = 32
"""Pieces of work of one address that wait at most; who asks for more is told to try again."""
MOST_IN_ALL: Final = 1024
"""Those of all addresses."""


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


@dataclass(frozen=True)
class Piece:
    """A piece of work that waits its turn."""

    key: Hashable
    work: Callable[[], bytes]
    answer: asyncio.Future[bytes]
    is_kept: bool


class CostlyWork:
    """The work of a server that is not play."""

    def __init__(self, settings: Settings) -> None:
        rate = settings.costly_per_minute
        self.limits = Buckets(rate / 60, settings.costly_burst)
        self.cache = AnswerCache(settings.cache_bytes)
        self.running: dict[Hashable, asyncio.Future[bytes]] = {}
        """The answers to come, by what was asked."""
        self._waiting: OrderedDict[str, deque[Piece]] = OrderedDict()
        """By address: the first one has the next turn."""
        self._task: asyncio.Task[None] | None = None
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="costly")

    async def find(
        self, host: str, key: Hashable, work: Callable[[], bytes], *, is_kept: bool = True
    ) -> bytes:
        """Return the answer to what somebody at an address asks; refuse one who asks too much."""
        known = self.cache.get(key)
        if known is not None:
            return known
        address = counted_as(host)
        if not self.limits.take(address):
            raise Refusal("too fast", "refusal-wait-a-minute")
        if key not in self.running:
            if len(self._waiting.get(address, ())) >= MOST_WAITING or (
                len(self.running) >= MOST_IN_ALL
            ):
                raise Refusal("unavailable", "refusal-busy")
            self._add(address, key, work, is_kept=is_kept)
        return await asyncio.shield(self.running[key])  # others may wait for it, too

    def _add(
        self, address: str, key: Hashable, work: Callable[[], bytes], *, is_kept: bool
    ) -> None:
        answer = asyncio.get_running_loop().create_future()
        answer.add_done_callback(nobody_need_ask)
        self.running[key] = answer
        piece = Piece(key, work, answer, is_kept)
        self._waiting.setdefault(address, deque()).append(piece)
        if self._task is None:
            self._task = asyncio.create_task(self._do_all())

    async def _do_all(self) -> None:
        loop = asyncio.get_running_loop()
        while self._waiting:
            address, pieces = self._waiting.popitem(last=False)
            piece = pieces.popleft()
            if pieces:
                self._waiting[address] = pieces  # after all others
            try:
                found = await loop.run_in_executor(self._thread, attempt, piece.work)
            except Exception as error:  # whoever asked for it is told
                piece.answer.set_exception(error)
            else:
                if piece.is_kept:
                    self.cache.put(piece.key, found)
                piece.answer.set_result(found)
            finally:
                del self.running[piece.key]
        self._task = None

    async def close(self) -> None:
        """Stop; what is under way is finished, so that no thread is left."""
        self._thread.shutdown(wait=False, cancel_futures=True)
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        for answer in self.running.values():
            answer.cancel()


def attempt(work: Callable[[], bytes]) -> bytes:
    """Do a piece of work; whatever goes wrong, the next has its turn.

    A future takes no `StopIteration`: whoever waits for it would wait for ever, and all others.
    """
    try:
        return work()
    except StopIteration as error:
        raise RuntimeError from error
    except Exception:
        raise
    except BaseException as error:  # as of libraries that are not written in Python
        raise RuntimeError from error


def nobody_need_ask(answer: asyncio.Future[bytes]) -> None:
    """See that nothing is said of a failure that everybody who waited for it has left."""
    if not answer.cancelled():
        answer.exception()
