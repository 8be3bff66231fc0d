"""The studio's jobs in the database that servers share: each is done by one and known to all.

What a server that has gone left unfinished counts for nothing: whoever wants it begins it anew.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from typing import Any, Final

import sqlalchemy as sa

from branchline.server.costly_work import AnswerCache
from branchline.server.store import Store
from branchline.server.studio_ledgers import Begun, Most

MOST_KEPT: Final = 32
"""Jobs of each kind that are kept when they have ended: the last that somebody asked for."""
ONE_AT_A_TIME: Final = sa.text("SELECT pg_advisory_xact_lock(1937007972)")  # any number of ours
ITS_SERVER: Final = """
    SELECT FROM servers
    WHERE servers.id = studio_jobs.server AND servers.expires > clock_timestamp()
"""
DROP_LOST: Final = sa.text(f"DELETE FROM studio_jobs WHERE under_way AND NOT EXISTS ({ITS_SERVER})")  # noqa: S608 - nothing of it comes from outside
FIND: Final = sa.text(
    f"""
    UPDATE studio_jobs SET asked = clock_timestamp()
    WHERE name = :name AND (NOT under_way OR EXISTS ({ITS_SERVER})) RETURNING state
    """  # noqa: S608 - nothing of it comes from outside
)
JOIN: Final = sa.text(
    """
    UPDATE studio_jobs SET asked = clock_timestamp(),
        hosts = CASE WHEN :host = ANY(string_to_array(hosts, ' ')) THEN hosts
            ELSE concat_ws(' ', nullif(hosts, ''), :host) END
    WHERE name = :name AND (under_way OR result IS NOT NULL) RETURNING state
    """
)
UNDER_WAY: Final = sa.text(
    """
    SELECT count(*), count(*) FILTER (WHERE :host = ANY(string_to_array(hosts, ' ')))
    FROM studio_jobs WHERE kind = :kind AND under_way
    """
)
BEGIN: Final = sa.text(
    """
    INSERT INTO studio_jobs (name, kind, server, state, under_way, asked, hosts)
    VALUES (:name, :kind, :server, :state, true, clock_timestamp(), :host)
    ON CONFLICT (name) DO UPDATE SET server = :server, state = :state, under_way = true,
        asked = clock_timestamp(), hosts = :host, result = NULL
    """
)
LEAVE: Final = sa.text(
    """
    UPDATE studio_jobs
    SET hosts = array_to_string(array_remove(string_to_array(hosts, ' '), :host), ' ')
    WHERE name = :name
    """
)
REPORT: Final = sa.text(
    """
    UPDATE studio_jobs SET state = :state
    WHERE name = :name AND server = :server AND under_way
    RETURNING hosts <> '' AND asked > clock_timestamp() - make_interval(secs => :unasked)
    """
)
END: Final = sa.text(
    """
    UPDATE studio_jobs SET state = :state, result = :result, under_way = false
    WHERE name = :name AND server = :server AND under_way
    """
)
DROP_OLD: Final = sa.text(
    """
    DELETE FROM studio_jobs WHERE kind = :kind AND NOT under_way AND name NOT IN (
        SELECT name FROM studio_jobs WHERE kind = :kind AND NOT under_way
        ORDER BY asked DESC LIMIT :most
    )
    """
)
RESULT: Final = sa.text("SELECT result FROM studio_jobs WHERE name = :name AND result IS NOT NULL")


class SharedLedger:
    """The jobs of all servers that share a database; each writes those that it does itself."""

    def __init__(self, store: Store, kind: str, most_bytes: int, unasked_seconds: float) -> None:
        self.store = store
        self.kind = kind
        self.unasked_seconds = unasked_seconds
        self.made = AnswerCache(most_bytes)
        """What was read of results: a job makes the same whoever does it."""

    async def begin(self, name: str, host: str, state: bytes, most: Most) -> Begun:
        """Note a job, unless it is under way or done, or too many are under way."""
        values = self._values(name, state=state, host=hidden(host))

        def begin(connection: sa.Connection) -> Begun:
            connection.execute(ONE_AT_A_TIME)
            connection.execute(DROP_LOST)
            known = connection.execute(JOIN, values).scalar()
            if known is not None:
                return Begun("known", bytes(known))
            in_all, of_host = connection.execute(UNDER_WAY, values).one()
            if in_all >= most.in_all:
                return Begun("full", b"")
            if of_host >= most.of_host:
                return Begun("enough", b"")
            connection.execute(BEGIN, values)
            return Begun("begun", state)

        return await self.store.run(begin)

    async def find(self, name: str) -> bytes | None:
        """Return the state of a job, and note that somebody has asked."""
        found: bytes | None = await self._one(FIND, self._values(name))
        return found

    async def leave(self, name: str, host: str) -> None:
        """Note that an address waits no longer."""
        values = self._values(name, host=hidden(host))
        await self.store.run(lambda connection: connection.execute(LEAVE, values).rowcount)

    async def report(self, name: str, state: bytes) -> bool:
        """Note how far a job of this server is; tell whether anybody still waits for it."""
        values = self._values(name, state=state, unasked=self.unasked_seconds)
        return bool(await self._one(REPORT, values))

    async def end(self, name: str, state: bytes, result: bytes | None) -> None:
        """Note how a job of this server ended, and what it made if it did not fail."""
        values = self._values(name, state=state, result=result, most=MOST_KEPT)

        def end(connection: sa.Connection) -> None:
            connection.execute(END, values)
            connection.execute(DROP_OLD, values)

        await self.store.run(end)

    async def result(self, name: str) -> bytes | None:
        """Return what a job made, unless that is too long ago."""
        known = self.made.get(name)
        if known is None:
            known = await self._one(RESULT, self._values(name))
            if known is not None:
                self.made.put(name, known)
        return known

    async def _one(self, statement: sa.TextClause, values: Mapping[str, object]) -> Any:
        """Return the one value that a statement finds; None if it finds none."""
        rows = await self.store.query(statement, values)
        return rows[0][0] if rows else None

    def _values(self, name: str, **more: object) -> dict[str, object]:
        return {"name": name, "kind": self.kind, "server": self.store.server, **more}


def hidden(host: str) -> str:
    """Return what stands for an address in the database: not the address itself."""
    return hashlib.sha256(host.encode()).hexdigest()[:24]
