"""Fill a database with games and measure how a server starts on it.

    python -m scripts.start_up --games 100000 --unfinished 10000
    python -m scripts.start_up --database postgresql://user@host/empty

Reports the processor time and the memory that the server has taken when it answers its first
request; bots have processes of their own, which start with the first bot.
"""

from __future__ import annotations

import asyncio
import itertools
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import click
import httpx
import sqlalchemy as sa
from scripts.load_server import memory_of, seconds_of
from scripts.ports import free_port

from branchline import load_map, map_ids
from branchline.core.chance import Dice
from branchline.server.changes import row_of
from branchline.server.command_results import act, deal
from branchline.server.log_entries import Created, LogEntry, SeatPlan, StoredEntry
from branchline.server.room_state import RoomState
from branchline.server.schema import ENTRIES, GAMES, TOKENS
from branchline.server.store import Store
from branchline.server.tokens import hashed

AT_ONCE = 1000
MOVES = 10
DAY_MS = 24 * 3600 * 1000
PATIENCE = 300.0


def some_log(clock: int | None) -> list[StoredEntry]:
    """Return the log of a game between two people, some moves long."""
    data, dice = load_map(map_ids()[0]), Dice(5)
    seats = (SeatPlan("human", "Ann"), SeatPlan("human", "Bo"))
    state = RoomState()
    now = time.time_ns() // 1_000_000

    def add(entry: LogEntry) -> None:
        state.add(StoredEntry(state.version + 1, now, entry))

    add(Created(data.id, None, data.rules_hash, seats, first_seat=0, clock=clock))
    add(deal(state, dice))
    for _ in range(MOVES):
        match = state.match
        if match is None:
            break
        seat = match.to_act[0]
        legal = match.actions(seat)
        add(act(state, seat, legal[dice.below(len(legal))], 7, "player"))
    return state.log


def fill(database: str, games: int, unfinished: int) -> None:
    """Write games; of the unfinished ones every other has a clock that runs out tomorrow."""
    store = Store(database)
    logs = {clock: some_log(clock) for clock in (None, DAY_MS // 1000)}
    numbers = iter(range(games))
    while batch := list(itertools.islice(numbers, AT_ONCE)):
        rows = [rows_of(number, number < unfinished, logs) for number in batch]
        with store.engine.begin() as connection:
            for at, table in enumerate((GAMES, ENTRIES, TOKENS)):
                connection.execute(sa.insert(table), [row for each in rows for row in each[at]])
    store.close()


def rows_of(
    number: int, going_on: bool, logs: dict[int | None, list[StoredEntry]]
) -> tuple[Sequence[dict[str, Any]], ...]:
    """Return the rows of a game."""
    name = f"game-{number}"
    log = logs[DAY_MS // 1000 if going_on and number % 2 else None]
    due = log[-1].at + DAY_MS if going_on and number % 2 else None
    return (
        [{"id": name, "over": not going_on, "due": due}],
        [row_of(name, stored) for stored in log],
        [{"game": name, "hash": hashed(f"{number}-{seat}"), "seat": seat} for seat in (0, 1)],
    )


def until_it_answers(port: int, server: subprocess.Popen[bytes]) -> None:
    """Wait for the first answer."""
    deadline = time.monotonic() + PATIENCE
    with httpx.Client(trust_env=False, timeout=30) as client:
        while time.monotonic() < deadline and server.poll() is None:
            try:
                client.get(f"http://127.0.0.1:{port}/api/rooms/none")
                return
            except httpx.HTTPError:
                time.sleep(0.02)
    raise click.ClickException("the server does not answer")


def measure(database: str) -> Iterator[tuple[str, float]]:
    """Start a server; give its figures."""
    port = free_port()
    began = time.monotonic()
    server = subprocess.Popen(  # noqa: S603 - our own
        [sys.executable, "-m", "branchline", "serve", "--port", str(port)],
        env={**os.environ, "BRANCHLINE_DATABASE": database},
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    try:
        until_it_answers(port, server)
        yield "seconds", round(time.monotonic() - began, 2)
        yield "processor_seconds", seconds_of(server.pid)
        yield "megabytes", round(memory_of(server.pid) / 1024, 1)
    finally:
        server.terminate()
        server.wait()


async def games_in(database: str) -> int:
    """Return how many games a database has."""
    store = Store(database)
    try:
        [[count]] = await store.read(sa.select(sa.func.count()).select_from(GAMES))
    finally:
        store.close()
    return int(count)


@click.command()
@click.option("--games", default=100_000, show_default=True)
@click.option("--unfinished", default=10_000, show_default=True)
@click.option("--database", help="An empty PostgreSQL database; an SQLite file without it.")
def main(games: int, unfinished: int, database: str | None) -> None:
    """Report what it takes to start a server."""
    with tempfile.TemporaryDirectory() as folder:
        place = database or str(Path(folder) / "games.sqlite")
        if not asyncio.run(games_in(place)):
            fill(place, games, unfinished)
        for name, value in measure(place):
            click.echo(f"{name:20}{value}")


if __name__ == "__main__":
    main()
