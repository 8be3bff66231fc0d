"""Threads that do what the event loop hands them, so that it need not wait for the disk.

`run_in_executor` does the same by way of three futures and several locks for each piece of work,
which takes a tenth or more of the processor time of writing a move.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from queue import SimpleQueue
from threading import Thread
from typing import Any, NamedTuple, TypeVar

Found = TypeVar("Found")


class Work(NamedTuple):
    """A piece of work, and who waits for what comes of it."""

    run: Callable[[], Any]
    loop: asyncio.AbstractEventLoop
    result: asyncio.Future[Any]


class WorkThreads:
    """Some threads that take work in the order in which it comes."""

    def __init__(self, count: int, name: str) -> None:
        self._waiting: SimpleQueue[Work | None] = SimpleQueue()
        self._threads = [
            Thread(target=self._work, name=f"{name}-{number}", daemon=True)
            for number in range(count)
        ]
        for thread in self._threads:
            thread.start()

    async def run(self, work: Callable[[], Found]) -> Found:
        """Return what comes of a piece of work."""
        loop = asyncio.get_running_loop()
        result: asyncio.Future[Found] = loop.create_future()
        self._waiting.put(Work(work, loop, result))
        return await result

    def _work(self) -> None:
        while (work := self._waiting.get()) is not None:
            try:
                found = work.run()
            except BaseException as error:  # whatever it is, it is for who waits
                tell(work, work.result.set_exception, error)
            else:
                tell(work, work.result.set_result, found)
            del work  # or it would be kept until the next comes

    def close(self) -> None:
        """Do what has been handed over, and end."""
        for _ in self._threads:
            self._waiting.put(None)
        for thread in self._threads:
            thread.join()


def tell(work: Work, how: Callable[[Any], None], what: object) -> None:
    """Tell who waits for a piece of work, if anybody still does, what came of it."""

    def settle() -> None:
        if not work.result.done():
            how(what)

    with suppress(RuntimeError):  # the event loop has ended
        work.loop.call_soon_threadsafe(settle)
