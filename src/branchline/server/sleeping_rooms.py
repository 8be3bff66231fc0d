"""Rooms that are in the database only: when they wake, and when they are removed.

A room sleeps while nobody is there and nothing has to be done. The time at which a bot or a clock
has something to do is written with every change of its log, so that no server has to remember it.
"""

from __future__ import annotations

import logging
from collections.abc import Collection, Iterator, Sequence
from contextlib import contextmanager
from typing import Any, Final

import sqlalchemy as sa

from branchline.server.schema import ENTRIES, GAMES, LEASES, REVIEWS, SERVERS, TOKENS
from branchline.server.store import Store
from branchline.server.tokens import OPENED

LOG = logging.getLogger(__name__)
DAY_MS: Final = 24 * 3600 * 1000
REMOVED_AT_ONCE: Final = 200
DEALT: Final = b'{"type":"dealt"'
"""How the entry begins with which a game does."""


@contextmanager
def trying(what: str) -> Iterator[None]:
    """Log what the database has against something that is tried again later."""
    try:
        yield
    except Exception:  # whatever it is, the next time may do
        LOG.warning("rooms: the %s failed, and is tried again", what, exc_info=True)


def unowned() -> sa.ColumnElement[bool]:
    """Return the condition that no server owns a game."""
    at_work = SERVERS.c.expires > sa.func.clock_timestamp()
    owned = sa.select(LEASES.c.game).join(SERVERS, SERVERS.c.id == LEASES.c.owner)
    return ~owned.where(LEASES.c.game == GAMES.c.id, at_work).exists()


async def due_games(store: Store, now: int) -> list[str]:
    """Return the games in which something is due, and that no server has awake.

    Those of which nobody knows (time 0, from an earlier version) come last.
    """
    query = sa.select(GAMES.c.id).where(GAMES.c.due <= now)
    if store.address.is_shared:
        query = query.where(unowned())
    return [row[0] for row in await store.read(query.order_by(GAMES.c.due == 0, GAMES.c.due))]


async def remove_old_rooms(
    store: Store,
    now: int,
    unstarted_days: float,
    abandoned_days: float,
    awake: Collection[str] = (),
    opened_days: float = 90.0,
) -> list[str]:
    """Remove unfinished games without an entry for so many days, and old ones from files.

    Return their names.
    """

    def remove(connection: sa.Connection) -> list[str]:
        old = old_games(store, connection, now, unstarted_days, abandoned_days, opened_days)
        games = [game for game in old if game not in awake]
        for column in (ENTRIES.c.game, TOKENS.c.game, LEASES.c.game, REVIEWS.c.game, GAMES.c.id):
            connection.execute(sa.delete(column.table).where(column.in_(games)))
        return games

    removed: list[str] = []
    while games := await store.run(remove):
        removed += games
    if removed:
        LOG.info("%d old rooms were removed", len(removed))
    return removed


def old_games(
    store: Store,
    connection: sa.Connection,
    now: int,
    unstarted_days: float,
    abandoned_days: float,
    opened_days: float,
) -> list[str]:
    """Return some games that are to be removed."""
    last = sa.select(sa.func.max(ENTRIES.c.at)).where(ENTRIES.c.game == GAMES.c.id)
    kind: Any = sa.func.substr(ENTRIES.c.entry, 1, len(DEALT))
    begun = sa.select(ENTRIES.c.game).where(ENTRIES.c.game == GAMES.c.id, kind == DEALT).exists()
    age = last.scalar_subquery()
    old = (age < now - int(unstarted_days * DAY_MS)) & ~begun
    older = age < now - int(abandoned_days * DAY_MS)
    opened = GAMES.c.id.like(f"{OPENED}%") & (age < now - int(opened_days * DAY_MS))
    query = sa.select(GAMES.c.id).where((GAMES.c.over == sa.false()) & (old | older) | opened)
    if store.address.is_shared:
        query = query.where(unowned()).with_for_update(of=GAMES, skip_locked=True)
    found: Sequence[Any] = connection.execute(query.limit(REMOVED_AT_ONCE)).all()
    return [row[0] for row in found]
