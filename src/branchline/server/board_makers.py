"""Boards drawn in the background: in a process of its own that lets all others go first."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING

from branchline.arena.process_pool import make_pool, stop
from branchline.boards.cache import BoardOrder, can_draw, fill_cache
from branchline.server.catalogue import OwnMap
from branchline.server.drawings import Drawings, settings_beside
from branchline.server.worker_processes import interrupts_blocked

if TYPE_CHECKING:
    from pebble import ProcessPool

LOG = logging.getLogger(__name__)
MOST_GUESTS = 20
"""Maps from files for which a server draws boards; the others keep their plain ones."""
MOST_WAITING = 50
"""Boards of maps that visitors brought that wait to be drawn; further ones stay plain."""
SECONDS = 900.0
"""How long the drawing of a board may take."""


class BoardMakers:
    """Draws the boards that are missing, one after the other."""

    def __init__(self, drawings: Drawings) -> None:
        self.drawings = drawings
        self._waiting: asyncio.Queue[str] = asyncio.Queue()
        self._task: asyncio.Task[None] | None = None
        self._asked: set[str] = set()
        self.guests = 0
        """Maps from files for which a board was drawn."""

    def ask(self, key: str, *, guest: bool = False) -> None:
        """Have the board of a map drawn, unless that was asked for before.

        Maps that anybody brought in a file are drawn while nothing else is, and only a few.
        """
        guest = guest and key not in self.drawings.catalogue.offered
        if guest and (self.guests >= MOST_GUESTS or self.drawings.pending):
            return
        folder, own = self.drawings.cache_folder, self.drawings.catalogue.own(key)
        if folder is None or own is None or key in self._asked or not can_draw():
            return
        if key not in self.drawings.catalogue.offered and self._waiting.qsize() >= MOST_WAITING:
            return
        self._asked.add(key)
        self.guests += guest
        self.drawings.pending.add(key)
        self._waiting.put_nowait(key)
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._draw_all())

    async def _draw_all(self) -> None:
        """Draw what is asked for; the process ends when there is nothing left."""
        pool: ProcessPool | None = None
        try:
            while not self._waiting.empty():
                key = self._waiting.get_nowait()
                own = self.drawings.catalogue.own(key)
                try:
                    if own is None:  # its rooms sleep again
                        self._asked.discard(key)
                        continue
                    if await asyncio.to_thread(self.drawings.renew, key):
                        continue
                    if pool is None:
                        pool = start_pool()
                    await self._draw(pool, own)
                    await asyncio.to_thread(self.drawings.renew, key)
                except Exception as error:  # the plain board stays, and games go on
                    LOG.warning("no board was drawn for %s: %s", own and own.data.source, error)
                finally:
                    self.drawings.pending.discard(key)
        finally:
            if pool is not None:
                await asyncio.to_thread(stop, pool)

    async def _draw(self, pool: ProcessPool, own: OwnMap) -> None:
        folder = self.drawings.cache_folder
        if folder is None:
            return
        order = BoardOrder(
            own.data.text, own.data.source, settings_beside(own), folder, self.drawings.world
        )
        future = pool.schedule(fill_cache, args=(order,), timeout=SECONDS)
        problem = await asyncio.wrap_future(future)
        if problem:
            LOG.warning("%s: drawn without its board.toml: %s", own.data.source, problem)

    async def close(self) -> None:
        """Stop drawing."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)


def start_pool() -> ProcessPool:
    """Start the process; Ctrl-C never reaches it."""
    pool = make_pool(1)
    with interrupts_blocked():
        _ = pool.active
    return pool
