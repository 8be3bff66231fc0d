"""Who owns a room, among servers that share a PostgreSQL database.

The owner of a room is the server in its lease. Leases last for as long as their server says, every
second, that it is at work: one row is renewed for all rooms of a server. A lease of a server that
has expired can be taken. Taking it raises its epoch, and whoever writes to the room has to hold the
epoch in the same transaction (`Store.write`), so an earlier owner that comes back writes nothing.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any, Final, NamedTuple

import sqlalchemy as sa

from branchline.server.notices import CHANNEL
from branchline.server.schema import COMMANDS, LEASES, PRESENCE, SERVERS
from branchline.server.store import Store

LEASE_SECONDS: Final = 3.0
"""A server that has said nothing for so long has lost its rooms."""
ANSWER_SECONDS: Final = 60.0
"""How long commands and their answers are kept."""
SIGN_OF_LIFE = sa.text(
    """
    INSERT INTO servers (id, expires)
    VALUES (:id, clock_timestamp() + make_interval(secs => :seconds))
    ON CONFLICT (id) DO UPDATE SET expires = excluded.expires
    """
)
ALIVE = sa.text("SELECT id FROM servers WHERE expires > clock_timestamp()")
IS_FREE = sa.text(
    """(
    leases.owner IN ('', :owner) OR NOT EXISTS (
        SELECT FROM servers WHERE servers.id = leases.owner AND expires > clock_timestamp()
    )
)"""
).text
TAKE = sa.text(
    f"""
    INSERT INTO leases (game, owner, epoch, version)
    SELECT id, :owner, 1, 0 FROM games WHERE id = :game
    ON CONFLICT (game) DO UPDATE SET owner = :owner, epoch = leases.epoch + 1 WHERE {IS_FREE}
    RETURNING epoch
    """  # noqa: S608 - no part of it comes from outside
)
TAKE_ALL = sa.text(
    f"""
    UPDATE leases SET owner = :owner, epoch = epoch + 1
    WHERE game IN (
        SELECT game FROM leases WHERE game = ANY(:games) AND {IS_FREE} FOR UPDATE SKIP LOCKED
    )
    RETURNING game, epoch
    """  # noqa: S608 - no part of it comes from outside
)
GIVE_BACK = sa.text(
    """
    UPDATE leases SET owner = ''
    FROM unnest(CAST(:games AS text[]), CAST(:epochs AS bigint[])) AS held (game, epoch)
    WHERE leases.game = held.game AND leases.epoch = held.epoch AND leases.owner = :owner
    """
)
GIVE_UP = sa.text(
    "UPDATE leases SET owner = '' WHERE owner = :owner AND NOT game = ANY(CAST(:games AS text[]))"
)
HAND_OVER = sa.text(
    """
    WITH given AS (
        UPDATE leases SET owner = :to, epoch = epoch + 1
        WHERE game = :game AND owner = :owner AND epoch = :epoch RETURNING game
    )
    SELECT pg_notify(:channel, :told) FROM given
    """
)
LOOK = sa.text(
    f"""
    SELECT leases.game, leases.version, {IS_FREE}, CASE WHEN leases.owner = :owner THEN epoch END
    FROM leases WHERE game = ANY(:games)
    """  # noqa: S608 - no part of it comes from outside
)

OTHER_OWNER = sa.text(
    """
    SELECT owner FROM leases JOIN servers ON servers.id = leases.owner
    WHERE game = :game AND owner <> :owner AND expires > clock_timestamp()
    """
)


class Seen(NamedTuple):
    """What the database says of a room."""

    game: str
    version: int
    is_free: bool
    """Whether it can be taken: its owner has gone, or is this server."""
    own_epoch: int | None
    """That of this server's lease; None if another server owns it."""


class Leases:
    """The leases of one server; its rooms are the keys of what it remembers."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def say_alive(self) -> None:
        """Renew all leases of this server."""
        values = {"id": self.store.server, "seconds": LEASE_SECONDS}
        await self.store.query(SIGN_OF_LIFE, values, urgent=True)

    async def alive(self) -> frozenset[str]:
        """Return the servers at work."""
        return frozenset(row[0] for row in await self.store.query(ALIVE, {}))

    async def take(self, game: str) -> int | None:
        """Return the epoch of a lease that was to be had; None if another server has it."""
        values = {"game": game, "owner": self.store.server}
        found = await self.store.query(TAKE, values)
        return int(found[0][0]) if found else None

    async def take_all(self, games: Sequence[str]) -> dict[str, int]:
        """Take what is to be had of some leases; return their epochs by game."""
        values = {"games": list(games), "owner": self.store.server}
        rows = await self.store.query(TAKE_ALL, values)
        return {row[0]: row[1] for row in rows}

    async def give_back(self, epochs: Mapping[str, int]) -> None:
        """Let others take these rooms at once."""
        if epochs:
            values = {"games": list(epochs), "epochs": list(epochs.values())}
            await self.store.query(GIVE_BACK, {**values, "owner": self.store.server})

    async def give_up_all_but(self, games: Sequence[str]) -> None:
        """Let others take rooms that were handed over to this server, which has them no more."""
        await self.store.query(GIVE_UP, {"owner": self.store.server, "games": list(games)})

    async def hand_over(self, game: str, epoch: int, to: str) -> None:
        """Let another server own a room from now on; it is told to look."""
        told = {"channel": CHANNEL, "told": " ".join(("lease", game))}
        lease = {"game": game, "epoch": epoch, "owner": self.store.server, "to": to}
        await self.store.query(HAND_OVER, {**lease, **told})

    async def look(self, games: Sequence[str]) -> list[Seen]:
        """Return how rooms stand."""
        values = {"games": list(games), "owner": self.store.server}
        rows = await self.store.query(LOOK, values)
        return [Seen(*row) for row in rows]

    async def other_owner(self, game: str) -> str | None:
        """Return which other server at work owns a room; None if none does."""
        values = {"game": game, "owner": self.store.server}
        found = await self.store.query(OTHER_OWNER, values)
        return str(found[0][0]) if found else None

    async def tidy(self) -> None:
        """Remove what nobody needs any more."""
        await self.store.run(tidy)

    async def end(self) -> None:
        """Give all rooms back, at the end of the server."""
        await self.store.run(partial(end, self.store.server))


def tidy(connection: sa.Connection) -> None:
    """Remove servers long gone, what they said of who is there, and old commands."""
    now: Any = sa.func.clock_timestamp()
    long_ago = now - sa.func.make_interval(0, 0, 0, 0, 0, 0, ANSWER_SECONDS)
    connection.execute(sa.delete(SERVERS).where(SERVERS.c.expires < long_ago))
    connection.execute(sa.delete(PRESENCE).where(PRESENCE.c.server.not_in(sa.select(SERVERS.c.id))))
    connection.execute(sa.delete(COMMANDS).where(COMMANDS.c.at < long_ago))


def end(server: str, connection: sa.Connection) -> None:
    """Give everything back that a server has."""
    connection.execute(sa.update(LEASES).where(LEASES.c.owner == server).values(owner=""))
    connection.execute(sa.delete(PRESENCE).where(PRESENCE.c.server == server))
    connection.execute(sa.delete(SERVERS).where(SERVERS.c.id == server))
