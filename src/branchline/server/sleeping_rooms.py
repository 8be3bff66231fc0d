"""Rooms that are in the database only: when they wake.

A room sleeps while nobody is there and nothing has to be done. The time at which a bot or a clock
has something to do is written with every change of its log, so that no server has to remember it.
"""

from __future__ import annotations

import logging
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from branchline.server.store import Store

LOG = logging.getLogger(__name__)
DUE: Final = "SELECT id FROM games WHERE due <= :now ORDER BY due = 0, due"
DUE_UNOWNED: Final = """
    SELECT id FROM games WHERE due <= :now AND NOT EXISTS (
        SELECT FROM leases JOIN servers ON servers.id = leases.owner
        WHERE leases.game = games.id AND servers.expires > clock_timestamp()
    ) ORDER BY due = 0, due
"""


@contextmanager
def trying(what: str) -> Iterator[None]:
    """Log what the database has against something that is tried again later."""
    try:
        yield
    except Exception:  # whatever it is, the next time may do
        LOG.warning("rooms: the %s failed, and is tried again", what, exc_info=True)


async def due_games(store: Store, now: int) -> list[str]:
    """Return the games in which something is due, and that no server has awake.

    Those of which nobody knows (time 0, from an earlier version) come last.
    """
    [rows] = await store.select(DUE_UNOWNED if store.address.is_shared else DUE, now=now)
    return [row[0] for row in rows]
