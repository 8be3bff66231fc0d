"""Rooms that nobody has come back to for very long: they are removed."""

from __future__ import annotations

import logging
from collections.abc import Collection, Sequence
from functools import partial
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


def unowned() -> sa.ColumnElement[bool]:
    """Return the condition that no server owns a game."""
    at_work = SERVERS.c.expires > sa.func.clock_timestamp()
    owned = sa.select(LEASES.c.game).join(SERVERS, SERVERS.c.id == LEASES.c.owner)
    return ~owned.where(LEASES.c.game == GAMES.c.id, at_work).exists()


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
    days = (unstarted_days, abandoned_days, opened_days)

    def find(connection: sa.Connection) -> list[str]:
        return [game for game in old_games(store, connection, now, days) if game not in awake]

    def remove(found: list[str], connection: sa.Connection) -> list[str]:
        old = old_games(store, connection, now, days, among=found)
        games = [game for game in old if game not in awake]
        for column in (ENTRIES.c.game, TOKENS.c.game, LEASES.c.game, REVIEWS.c.game, GAMES.c.id):
            connection.execute(sa.delete(column.table).where(column.in_(games)))
        return games

    removed: list[str] = []
    # The search takes long: nobody has to wait with writing meanwhile.
    while found := await store.run(find, writes=False):
        games = await store.run(partial(remove, found))
        removed += games
        if not games:  # somebody has come to all of them meanwhile
            break
    if removed:
        LOG.info("%d old rooms were removed", len(removed))
    return removed


def old_games(
    store: Store,
    connection: sa.Connection,
    now: int,
    days: tuple[float, float, float],
    among: Sequence[str] | None = None,
) -> list[str]:
    """Return some games that are to be removed; with `among`, those of them that still are."""
    unstarted_days, abandoned_days, opened_days = days
    last = sa.select(sa.func.max(ENTRIES.c.at)).where(ENTRIES.c.game == GAMES.c.id)
    kind: Any = sa.func.substr(ENTRIES.c.entry, 1, len(DEALT))
    begun = sa.select(ENTRIES.c.game).where(ENTRIES.c.game == GAMES.c.id, kind == DEALT).exists()
    age = last.scalar_subquery()
    old = (age < now - int(unstarted_days * DAY_MS)) & ~begun
    older = age < now - int(abandoned_days * DAY_MS)
    opened = GAMES.c.id.like(f"{OPENED}%") & (age < now - int(opened_days * DAY_MS))
    query = sa.select(GAMES.c.id).where((GAMES.c.over == sa.false()) & (old | older) | opened)
    if among is not None:
        query = query.where(GAMES.c.id.in_(among))
    if store.address.is_shared:
        query = query.where(unowned())
        if among is not None:
            query = query.with_for_update(of=GAMES, skip_locked=True)
    found: Sequence[Any] = connection.execute(query.limit(REMOVED_AT_ONCE)).all()
    return [row[0] for row in found]
