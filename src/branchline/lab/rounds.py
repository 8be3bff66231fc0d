"""Speed compared in rounds: yardstick, this checkout and another one take turns in short slices.

Other programs slow a machine down for a while and then not. Whatever disturbs a round disturbs all
that is compared in it, so ratios are taken round by round, and their median counts.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from statistics import median, quantiles
from typing import Any, NamedTuple

import branchline
from branchline.lab import slice_worker, yardstick
from branchline.maps import load_map, map_ids

HERE = Path(branchline.__file__).parents[1]
"""Where this package is imported from."""
BOTS = ("planner", "value")
"""Bots whose decisions can be measured, by games of each against itself."""
UNIT = {
    "engine": "decisions_per_s",
    "env": "steps_per_s",
    **dict.fromkeys(BOTS, "decisions_per_s"),
}
"""What is compared between maps and checkouts, by what is measured."""
STEPS_A_GAME = 64
"""How many steps of environments are measured for each game asked for."""


class MeasuredTable(NamedTuple):
    """What is played: a map, one of its variants or None, and the number of players."""

    map: str
    variant: str | None
    players: int


class MeasureError(Exception):
    """A checkout whose engine does not run; the message is what it said."""


class Checkout:
    """The engine of a checkout at work in a process of its own."""

    def __init__(self, source: Path) -> None:
        self.process = subprocess.Popen(  # noqa: S603 - our own code
            [sys.executable, "-P", slice_worker.__file__],
            env={**os.environ, "PYTHONPATH": str(source)},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )

    def measure(self, kind: str, table: MeasuredTable, first: int, size: int) -> dict[str, Any]:
        """Return the rates of one slice: `size` games from number `first` on, or so many steps."""
        self.ask(kind, table, first, size)
        return self.answer()

    def ask(self, kind: str, table: MeasuredTable, first: int, size: int) -> None:
        """Have a slice measured; `answer` must follow."""
        if self.process.stdin is not None:
            with suppress(BrokenPipeError):  # who is gone gives no answer either
                print(json.dumps([kind, *table, first, size]), file=self.process.stdin, flush=True)

    def answer(self) -> dict[str, Any]:
        """Return the rates of the slice just asked for."""
        line = self.process.stdout.readline() if self.process.stdout is not None else ""
        if not line:
            raise MeasureError(self.process.communicate()[1].strip().rpartition("\n")[2])
        rates: dict[str, Any] = json.loads(line)
        return rates

    def close(self) -> None:
        """End the process."""
        self.process.communicate()


@contextmanager
def checkout(source: Path) -> Iterator[Checkout]:
    """Run the engine of a checkout for as long as it is measured."""
    worker = Checkout(source)
    try:
        yield worker
    finally:
        worker.close()


def plainest(maps: Sequence[str]) -> str:
    """Return the map that others are compared with: the one with the fewest mechanics."""

    def plainness(which: str) -> tuple[int, int]:
        data = load_map(which)
        return len(data.mechanics), -data.players[1]

    return min(maps, key=plainness)


def all_tables(maps: Sequence[str] = (), players: int | None = None) -> list[MeasuredTable]:
    """Return the tables of some maps (none named: of all), the plainest map's first.

    Variants count where they change the mechanics, not only the tickets.
    """
    base = plainest(map_ids())
    named = sorted(maps or map_ids(), key=lambda which: which != base)
    found = []
    for which in named:
        data = load_map(which)
        variants = [v for v in data.variants if load_map(which, v).mechanics != data.mechanics]
        counts = range(data.players[0], data.players[1] + 1)
        found += [
            MeasuredTable(which, variant, n)
            for variant in (None, *variants)
            for n in counts
            if players in (None, n)
        ]
    return found


def measure(
    kind: str,
    tables: Sequence[MeasuredTable],
    rounds: int,
    games: int,
    against: Path | None = None,
    advance: Callable[[], None] = lambda: None,
) -> dict[str, Any]:
    """Measure tables in rounds; `advance` is called after each."""
    with ExitStack() as stack:
        program = stack.enter_context(yardstick.built()) if kind == "engine" else None
        ours = stack.enter_context(checkout(HERE))
        theirs = stack.enter_context(checkout(against / "src")) if against else None
        size = games * STEPS_A_GAME if kind == "env" else games
        limits: list[dict[str, Any]] = []
        found: dict[MeasuredTable, list[list[dict[str, Any]]]] = {table: [] for table in tables}
        for number in range(rounds):
            limit = yardstick.run(program, games * 4) if program else None
            limits += [limit] if limit else []
            for table in tables:
                workers = [worker for worker in (ours, theirs) if worker]
                slices = [each.measure(kind, table, number * games, size) for each in workers]
                found[table].append(slices)
            advance()
    return report(kind, limits, found)


def report(
    kind: str, limits: list[dict[str, Any]], found: dict[MeasuredTable, list[list[dict[str, Any]]]]
) -> dict[str, Any]:
    """Return medians, best figures and spreads, and the ratios that have a target."""
    unit = UNIT[kind]
    base = plainest(map_ids())
    rows = []
    for table, slices in found.items():
        rates = [pair[0][unit] for pair in slices]
        row = {**table._asdict(), "compiled": slices[0][0]["compiled"], **summary(rates)}
        if len(slices[0]) > 1:
            row["against"] = summary([pair[1][unit] for pair in slices])
            row["to_against"] = ratio(rates, [pair[1][unit] for pair in slices])
        beside = found.get(MeasuredTable(base, None, table.players))
        if beside and table.map != base:
            row["to_base"] = ratio(rates, [pair[0][unit] for pair in beside])
        if table == MeasuredTable(base, None, 2) and len(limits) == len(slices):
            games = [each["games_per_s"] for each in limits]
            row["to_yardstick"] = ratio([pair[0]["games_per_s"] for pair in slices], games)
            if len(slices[0]) > 1:
                other = [pair[1]["games_per_s"] for pair in slices]
                row["against"]["to_yardstick"] = ratio(other, games)
        rows.append(row)
    limit = summary([each[unit] for each in limits]) if limits else None
    return {"kind": kind, "unit": unit, "yardstick": limit, "rows": rows}


def summary(rates: Sequence[float]) -> dict[str, float]:
    """Return the median and the best of some rates, and the middle half's width to the median."""
    low, middle, high = quantiles(rates, n=4, method="inclusive") if rates[1:] else [*rates] * 3
    return {"median": middle, "best": max(rates), "spread": (high - low) / middle}


def ratio(rates: Sequence[float], others: Sequence[float]) -> float:
    """Return the median of the ratios, round by round."""
    return median(mine / other for mine, other in zip(rates, others, strict=True))
