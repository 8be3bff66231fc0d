"""Three servers on one PostgreSQL database, killed and cut off from it, lose and double nothing."""

from __future__ import annotations

import asyncio
import contextlib
import itertools

import psycopg
from scripts.kills import Outcome, ServerProcess, run_kills

from tests.database.postgres import Postgres
from tests.database.relay import Relay

PROCESSES = 3
KILLS = 6


async def collect_posted(address: str, posted: set[int]) -> None:
    """Note every command that a server has posted for another."""
    async with await psycopg.AsyncConnection.connect(address, autocommit=True) as connection:
        while True:
            with contextlib.suppress(psycopg.errors.UndefinedTable):
                rows = await (await connection.execute("SELECT id FROM commands")).fetchall()
                posted |= {row[0] for row in rows}
            await asyncio.sleep(1.0)


def test_three_processes_lose_and_double_nothing(postgres: Postgres, shared_database: str) -> None:
    posted: set[int] = set()
    name = shared_database.rpartition("/")[2]

    async def scenario() -> tuple[Outcome, list[ServerProcess], list[Relay]]:
        async with contextlib.AsyncExitStack() as stack:
            relays = [Relay(postgres.port) for _ in range(PROCESSES)]
            for relay in relays:
                await stack.enter_async_context(relay.listening())
            servers = [ServerProcess(postgres.address(name, relay.port)) for relay in relays]
            turns = itertools.cycle(zip(servers, relays, strict=True))

            def cut() -> None:
                """Cut the next server that is at work off from its database."""
                for server, relay in itertools.islice(turns, PROCESSES):
                    if server.is_up:
                        relay.cut()
                        return

            watching = asyncio.create_task(collect_posted(shared_database, posted))
            try:
                outcome = await run_kills(
                    servers, KILLS, tables=6, moves=20, checked_in=shared_database, disturb=cut
                )
            finally:
                watching.cancel()
                [ended] = await asyncio.gather(watching, return_exceptions=True)
            assert isinstance(ended, asyncio.CancelledError), ended
            return outcome, servers, relays

    outcome, servers, relays = asyncio.run(scenario())
    assert (outcome.lost, outcome.doubled, outcome.behind) == (0, 0, 0)
    assert outcome.wrong == []
    assert outcome.moves >= KILLS * 20
    assert all(server.kills >= 1 for server in servers)
    assert all(relay.cuts and relay.broken for relay in relays)
    assert len(posted) >= outcome.moves / 3
