"""What servers that share a PostgreSQL database tell each other: ids and versions.

A notice only says where to look. One that is lost costs nothing but time: every server looks for
itself from time to time.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable, Sequence
from typing import Final

import sqlalchemy as sa

from branchline.server.database_address import DatabaseAddress
from branchline.server.engines import options

LOG = logging.getLogger(__name__)
CHANNEL: Final = "branchline"
RETRY_SECONDS: Final = 0.5
MOST_TOLD: Final = 100
"""Notices in one message: PostgreSQL takes 8000 bytes."""
NOTIFY = sa.text(
    "SELECT pg_notify(:channel, told) FROM unnest(CAST(:told AS text[])) AS notices (told)"
)


def messages_of(notices: Sequence[str]) -> list[str]:
    """Return notices as few messages, one to a line."""
    parts = range(0, len(notices), MOST_TOLD)
    return ["\n".join(notices[start : start + MOST_TOLD]) for start in parts]


def notify(connection: sa.Connection, notices: Sequence[str]) -> None:
    """Tell other servers something, once the transaction is committed."""
    if notices:
        connection.execute(NOTIFY, {"channel": CHANNEL, "told": messages_of(notices)})


async def listen(
    address: DatabaseAddress, hear: Callable[[list[str]], None], missed: Callable[[], None]
) -> None:
    """Listen until cancelled; connect anew whenever the connection is lost.

    `hear` is given the words of each notice; `missed` is called whenever some may have been lost.
    """
    import psycopg

    failing = False
    while True:
        try:
            connection = await psycopg.AsyncConnection.connect(
                address.connect_to, autocommit=True, **options()
            )
            async with contextlib.AsyncExitStack() as stack:
                stack.push_async_callback(connection.close)
                await connection.execute(" ".join(("LISTEN", CHANNEL)))
                failing = False
                missed()
                async for notice in connection.notifies():
                    for line in notice.payload.splitlines():
                        hear(line.split())
        except (psycopg.Error, OSError) as error:
            if not failing:
                said = address.without_secrets(str(error))
                LOG.warning("notices of the database are not heard: %s", said)
            failing = True
        await asyncio.sleep(RETRY_SECONDS)
