"""Put a server under load with scripted players, and report what a move costs it.

    python scripts/load.py                                   the mixed load: all maps, 2–4 people
    python scripts/load.py --map uk                          one map alone
    python scripts/load.py --rooms 1000 --people 2 --rate 140
    python scripts/load.py --memory                          what rooms and connections keep
    python scripts/load.py --against ../before --rounds 3    two checkouts in turn

Starts a server of its own, plays for so long, and reports the server's processor time for a move
(all its processes, not the time that passed), the time from a command to its acknowledgement and to
its broadcast at the other players, and whether any move was lost or came twice.
With `--think 0` every seat moves as soon as it may: the most the server can do.
"""

from __future__ import annotations

import asyncio
import gc
import statistics
import sys
import time
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import click

ROOT: Final = Path(__file__).resolve().parents[1]
if str(ROOT) not in sys.path:  # started by its path
    sys.path.insert(0, str(ROOT))

from scripts.load_players import (  # noqa: E402
    Script,
    Tally,
    close_all,
    count_unheard,
    join_all,
    make_games,
)
from scripts.load_server import Checkout, Running, raise_file_limit, served  # noqa: E402

from branchline import map_ids  # noqa: E402

SETTLE: Final = 3.0
"""Seconds in which the last moves may still arrive after players stopped."""
MOVES_FOR_MEMORY: Final = 100
WARM_UP: Final = 75.0
"""Seconds after which a server has begun all that it does regularly: it looks for old rooms after
60, for which it loads SQLAlchemy, some 12 MB."""
ROOMS_AT_ONCE: Final = 14
"""Rooms that are played at a time to measure memory, so that few connections are open."""

Figures = dict[str, float]


@dataclass(frozen=True)
class Load:
    """What a server is to carry."""

    maps: tuple[str, ...]
    rooms: int
    people: int
    think: float
    seconds: float
    database: str
    processes: int
    warm_up: float


async def measure_moves(load: Load, checkout: Checkout) -> Figures:
    """Play for a while; return what moves cost and how long they took."""
    async with served(checkout, load.database, load.processes) as server:
        games = await make_games(server.base, load.maps, load.rooms, load.people)
        tally = Tally()
        scripts = [
            Script(game, seat, tally, think=load.think)
            for game in games
            for seat in range(len(game.tokens))
        ]
        await join_all(server.base, scripts)
        start, before = time.perf_counter(), server.seconds()
        tasks = [asyncio.create_task(script.play()) for script in scripts]
        await asyncio.sleep(load.seconds)
        took, moves = time.perf_counter() - start, tally.moves
        worked = server.seconds() - before
        await finish(scripts, tasks)
        unheard = count_unheard(scripts)
        await close_all(scripts)
    return {
        "rooms": load.rooms,
        "players": len(scripts),
        "moves": moves,
        "moves_per_second": round(moves / took),
        "cpu_ms_per_move": round(1000 * worked / max(moves, 1), 3),
        "ack_p50_ms": milliseconds(tally.acknowledged, 0.50),
        "ack_p99_ms": milliseconds(tally.acknowledged, 0.99),
        "broadcast_p50_ms": milliseconds(tally.broadcast, 0.50),
        "broadcast_p99_ms": milliseconds(tally.broadcast, 0.99),
        "lost": tally.lost + unheard,
        "doubled": tally.doubled,
        "unanswered": sum(bool(script.asked) for script in scripts),
        "refused": len(tally.refused),
        "cut_off": tally.cut_off,
    }


async def finish(scripts: Sequence[Script], tasks: Sequence[asyncio.Task[None]]) -> None:
    """Let nobody begin another move, hear the answers to the last ones, and stop."""
    for script in scripts:
        script.most = -1
    await asyncio.sleep(SETTLE)
    for task in tasks:
        task.cancel()
    for result in await asyncio.gather(*tasks, return_exceptions=True):
        if isinstance(result, Exception):
            raise result


async def measure_memory(load: Load, checkout: Checkout) -> Figures:
    """Play rooms to their hundredth move; return what they keep, and what connections add."""
    async with served(checkout, load.database, load.processes) as server:
        started = time.monotonic()
        # As many before as are measured: maps and games are loaded once, and what was offered and
        # told in them is kept to be used again, so that only later rooms show what each adds.
        await play_in_turn(server, load)
        await asyncio.sleep(started + load.warm_up - time.monotonic())
        empty = server.memory()
        scripts = await play_in_turn(server, load)
        played = server.memory()
        await join_all(server.base, scripts)
        await asyncio.sleep(1)
        joined = server.memory()
        await close_all(scripts)
    return {
        "rooms": load.rooms,
        "connections": len(scripts),
        "moves_each": round(statistics.mean(script.game.moves for script in scripts), 1),
        "server_kb": round(empty),
        "room_kb": round((played - empty) / load.rooms, 1),
        "connection_kb": round((joined - played) / len(scripts), 1),
    }


async def play_in_turn(server: Running, load: Load) -> list[Script]:
    """Play all rooms to their hundredth move, a few at a time."""
    scripts: list[Script] = []
    for start in range(0, load.rooms, ROOMS_AT_ONCE):
        scripts += await play_to(server, load, min(ROOMS_AT_ONCE, load.rooms - start))
    await asyncio.sleep(1)
    return scripts


async def play_to(server: Running, load: Load, rooms: int) -> list[Script]:
    """Play new rooms to their hundredth move and leave them."""
    tally = Tally()
    games = await make_games(server.base, load.maps, rooms, load.people)
    scripts = [
        Script(game, seat, tally, think=0, most=MOVES_FOR_MEMORY)
        for game in games
        for seat in range(len(game.tokens))
    ]
    await join_all(server.base, scripts)
    plays = [asyncio.create_task(script.play()) for script in scripts]
    while not all(game.over or game.moves >= MOVES_FOR_MEMORY for game in games):
        await asyncio.sleep(0.1)
        if tally.cut_off:
            raise SystemExit("the server has cut a player off")
    for play in plays:
        play.cancel()
    await asyncio.gather(*plays, return_exceptions=True)
    await close_all(scripts)
    for script in scripts:
        script.version = 0
    return scripts


def milliseconds(values: Sequence[float], share: float) -> float:
    """Return the value that a share of values do not exceed, in milliseconds."""
    ordered = sorted(values)
    found = ordered[min(int(share * len(ordered)), len(ordered) - 1)] if ordered else 0.0
    return round(1000 * found, 1)


def median_of(runs: Sequence[Figures]) -> Figures:
    """Return the median of every figure; of what must not happen, the worst."""
    worst = {"lost", "doubled", "unanswered", "refused", "cut_off"}
    return {
        name: max(each[name] for each in runs)
        if name in worst
        else statistics.median(each[name] for each in runs)
        for name in runs[0]
    }


@click.command()
@click.option("--rooms", default=200, show_default=True)
@click.option("--people", default=0, help="People in each room (default: two to four in turn).")
@click.option("--map", "maps", multiple=True, help="Play this map; may be repeated (default: all).")
@click.option("--seconds", default=20.0, show_default=True)
@click.option("--think", default=1.0, show_default=True, help="Mean seconds before a move.")
@click.option("--rate", type=float, help="Moves a second in all rooms together; sets --think.")
@click.option("--memory", is_flag=True, help="Measure memory of rooms and connections instead.")
@click.option("--warm-up", default=WARM_UP, show_default=True, help="Seconds before memory counts.")
@click.option("--database", default="", help="URL or file (default: a new SQLite file).")
@click.option("--processes", default=1, show_default=True, help="Processes of the server.")
@click.option("--against", type=click.Path(exists=True, file_okay=False, path_type=Path))
@click.option("--rounds", default=1, show_default=True, help="Runs of each; medians are reported.")
def main(
    rooms: int,
    people: int,
    maps: tuple[str, ...],
    seconds: float,
    think: float,
    rate: float | None,
    memory: bool,
    warm_up: float,
    database: str,
    processes: int,
    against: Path | None,
    rounds: int,
) -> None:
    """Report how a server copes with a load."""
    raise_file_limit()
    gc.disable()  # else players would at times wait for Python, and seem to wait for the server
    think = rooms / rate if rate else think
    played = maps or tuple(map_ids())
    load = Load(played, rooms, people, think, seconds, database, processes, warm_up)
    checkouts = [Checkout(ROOT), *([Checkout(against)] if against else [])]
    runs: dict[Checkout, list[Figures]] = {each: [] for each in checkouts}
    for _ in range(rounds):
        for checkout, found in runs.items():
            measure = measure_memory if memory else measure_moves
            found.append(asyncio.run(measure(load, checkout)))
    report({each.name: median_of(found) for each, found in runs.items()})
    if any(each.get("lost") or each.get("doubled") for found in runs.values() for each in found):
        raise SystemExit(1)


def report(figures: dict[str, Figures]) -> None:
    """Print the figures side by side."""
    columns = list(figures.values())
    click.echo(f"{'':20}" + "".join(f"{name:>14}" for name in figures))
    for name in columns[0]:
        click.echo(f"{name:20}" + "".join(f"{each[name]:>14g}" for each in columns))


if __name__ == "__main__":
    main()
