"""Who is connected to which room, told between servers that share a database."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any

import sqlalchemy as sa

from branchline.server.notices import notify
from branchline.server.room import Elsewhere, Room
from branchline.server.schema import PRESENCE
from branchline.server.store import Store

MOST_SEATS = 16
HERE = sa.text(
    """
    INSERT INTO presence (game, server, seats, spectators, waiting)
    VALUES (:game, :server, :seats, :spectators, :waiting)
    ON CONFLICT (game, server) DO UPDATE SET seats = excluded.seats,
        spectators = excluded.spectators, waiting = excluded.waiting
    """
)
TABLES = sa.text(
    """
    SELECT DISTINCT game FROM presence JOIN servers ON servers.id = presence.server
    WHERE waiting AND expires > clock_timestamp() LIMIT :most
    """
)


class SharedPresence:
    """What this server tells of its clients, and hears of others'."""

    def __init__(self, store: Store, live: Mapping[str, Room]) -> None:
        self.store = store
        self.live = live
        self.alive: frozenset[str] = frozenset()
        """The servers at work."""
        self._told: dict[str, tuple[int, int, bool]] = {}

    async def tell(self, games: Collection[str]) -> None:
        """Tell others who is here now, in some rooms."""
        rows: list[dict[str, Any]] = []
        gone: list[str] = []
        for game in games:
            room = self.live.get(game)
            if room is None or not room.clients:
                if self._told.pop(game, None) is not None:
                    gone.append(game)
                continue
            here = who_is_here(room)
            if self._told.get(game) != here:
                self._told[game] = here
                row = dict(zip(("seats", "spectators", "waiting"), here, strict=True))
                rows.append({"game": game, "server": self.store.server, **row})
        if rows or gone:
            await self.store.run(lambda connection: self._write(connection, rows, gone))

    def _write(
        self, connection: sa.Connection, rows: list[dict[str, Any]], gone: list[str]
    ) -> None:
        if rows:
            connection.execute(HERE, rows)
        if gone:
            own = PRESENCE.c.server == self.store.server
            connection.execute(sa.delete(PRESENCE).where(own, PRESENCE.c.game.in_(gone)))
        changed = (*(row["game"] for row in rows), *gone)
        notify(connection, [" ".join(("presence", game)) for game in changed])

    async def hear(self, games: Collection[str]) -> None:
        """Look who is elsewhere, in some rooms; tell the clients here.

        A server whose first client has come was told of no entries until now: it is told of this
        server's rooms once, so that it looks whether there are any that it has not got.
        """
        wanted = [game for game in games if game in self.live]
        if not wanted:
            return
        columns = (PRESENCE.c.game, PRESENCE.c.server, PRESENCE.c.seats, PRESENCE.c.spectators)
        others = self.alive - {self.store.server}
        query = sa.select(*columns).where(
            PRESENCE.c.game.in_(wanted), PRESENCE.c.server.in_(others)
        )
        found: dict[str, dict[str, Elsewhere]] = {game: {} for game in wanted}
        for game, server, seats, spectators in await self.store.read(query):
            found[game][server] = Elsewhere(seats_in(seats), spectators)
        newly_followed: list[Room] = []
        for game, elsewhere in found.items():
            room = self.live.get(game)
            if room is not None and room.elsewhere != elsewhere:
                if room.epoch is not None and elsewhere.keys() - room.elsewhere.keys():
                    newly_followed.append(room)
                room.others_changed(elsewhere)
        if newly_followed:
            await self._tell_lengths(newly_followed)

    async def _tell_lengths(self, rooms: Collection[Room]) -> None:
        """Tell how long the logs of rooms are."""
        notices: list[str] = []
        for room in rooms:
            async with room.lock:  # what is being stored was to be told to nobody
                notices.append(" ".join(("entries", room.name, str(room.state.version))))
        await self.store.run(lambda connection: notify(connection, notices))

    async def tables(self, most: int) -> list[str]:
        """Return rooms in which somebody waits for others, at any server."""
        return [row[0] for row in await self.store.query(TABLES, {"most": most})]


def who_is_here(room: Room) -> tuple[int, int, bool]:
    """Return the seats of this server's clients as bits, its spectators, and whether they wait."""
    seats = sum(1 << seat for seat in range(len(room.state.seats)) if room.is_here(seat))
    spectators = sum(not client.seats for client in room.clients)
    return seats, spectators, room.state.match is None and room.state.has_open_seats()


def seats_in(bits: int) -> frozenset[int]:
    """Return the seats that bits stand for.

    >>> sorted(seats_in(0b101))
    [0, 2]
    """
    return frozenset(seat for seat in range(MOST_SEATS) if bits >> seat & 1)
