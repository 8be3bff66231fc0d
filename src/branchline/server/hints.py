"""Hints: what a strong bot would do. One position has one hint, however often it is asked for."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from typing import Final

from branchline.server.addresses import counted_as
from branchline.server.bot_moves import Advice
from branchline.server.rate_limits import Buckets
from branchline.server.refusals import Refusal
from branchline.server.settings import Settings

MOST_HINTS: Final = 10
"""Hints an address may ask for at once before their rate counts."""
MOST_KEPT: Final = 1000

Position = tuple[str, int, int]
"""A room, a seat, and the version at which what it decides about last changed."""


class Hints:
    """The hints of a server."""

    def __init__(self, settings: Settings) -> None:
        self.limits = Buckets(settings.hints_per_address / 60, MOST_HINTS)
        self.known: OrderedDict[Position, Advice] = OrderedDict()
        self.thinking: dict[Position, asyncio.Future[Advice | None]] = {}

    async def find(
        self, position: Position, ask: Callable[[], Awaitable[Advice | None]]
    ) -> Advice | None:
        """Return the hint for a position; None if none was found in time."""
        if position in self.known:
            self.known.move_to_end(position)
            return self.known[position]
        if position not in self.thinking:
            self.thinking[position] = asyncio.ensure_future(self._find(position, ask))
        return await asyncio.shield(self.thinking[position])

    def check(self, position: Position, host: str) -> None:
        """Refuse an address that asks for too many; those that are known cost nothing."""
        known = position in self.known or position in self.thinking
        if not known and not self.limits.take(counted_as(host)):
            raise Refusal("too fast", "refusal-wait-a-minute")

    async def _find(
        self, position: Position, ask: Callable[[], Awaitable[Advice | None]]
    ) -> Advice | None:
        try:
            found = await ask()
        finally:
            del self.thinking[position]
        if found is not None:
            self.known[position] = found
            if len(self.known) > MOST_KEPT:
                self.known.popitem(last=False)
        return found
