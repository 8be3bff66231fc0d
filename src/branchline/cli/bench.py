"""`branchline bench`: how fast the engine is here, as ratios of one run."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import click
from rich.table import Table

from branchline.cli.bench_rounds import (
    chosen_tables,
    measure_rounds,
    measure_shared_rounds,
    measure_start_rounds,
)
from branchline.cli.help import command, option
from branchline.cli.streams import make_console
from branchline.core.arrays import COMPILED
from branchline.lab import rounds as in_rounds
from branchline.lab import speed
from branchline.lab import yardstick as yardsticks
from branchline.lab.rounds import BOTS
from branchline.locales import say
from branchline.maps import load_map, map_ids

GAMES = 2000
"""Random games on each map, unless told otherwise."""
START_ROUNDS = 7
"""Rounds of starting, unless told otherwise."""
BOT_ROUNDS = 5
"""Rounds of a bot's decisions, unless told otherwise."""
ENGINES = {True: "compiled", False: "interpreted"}


@command("bench", help="help-bench")
@option("--games", type=click.IntRange(10), help="option-bench-games", arguments={"games": GAMES})
@option("--yardstick", type=click.Path(path_type=Path), help="option-yardstick")
@option("--only", type=click.Choice(["engine", "env", *BOTS, "start"]), help="option-only")
@option("--rounds", type=click.IntRange(1), help="option-rounds")
@option("--against", type=click.Path(path_type=Path), help="option-against")
@option("--map", "maps", multiple=True, help="option-bench-map")
@option("--players", type=click.IntRange(1), help="option-bench-players")
@option("--processes", type=click.IntRange(2), help="option-bench-processes")
@option("--json", "as_json", is_flag=True, help="option-json")
def bench(
    games: int | None,
    yardstick: Path | None,
    only: str | None,
    rounds: int | None,
    against: Path | None,
    maps: tuple[str, ...],
    players: int | None,
    processes: int | None,
    as_json: bool,
) -> None:
    """Measure on one core: random games, single operations, longest paths, environments."""
    if processes and (not rounds or only != "env" or against):
        raise click.UsageError(say("processes-only-for-environments"))
    if only == "start":
        if games or maps or players or yardstick:
            raise click.UsageError(say("start-plays-no-games"))
        measure_start_rounds(rounds or START_ROUNDS, against, as_json)
        return
    if only in BOTS:
        rounds = rounds or BOT_ROUNDS
    if rounds:
        if yardstick:
            raise click.UsageError(say("not-in-rounds"))
        tables = chosen_tables(only or "engine", maps, players)
        if processes:
            measure_shared_rounds(tables, rounds, games, processes, as_json)
            return
        measure_rounds(only or "engine", tables, rounds, games, against, as_json)
        return
    if against or maps or players:
        raise click.UsageError(say("only-in-rounds"))
    measure_once(games or GAMES, yardstick, only, as_json)


def measure_once(games: int, yardstick: Path | None, only: str | None, as_json: bool) -> None:
    """Measure everything once, and print it."""
    report = {} if only == "env" else engine_report(games, yardstick)
    if only != "engine":
        report["env"] = environments_report(games * (10 if COMPILED else 1), needed=only == "env")
    if as_json:
        click.echo(json.dumps(report))
        return
    console = make_console()
    if only != "env":
        console.print(play_table(report))
        console.print(operations_table(report))
        for name, value in report["ratios"].items():
            console.print(say(f"ratio-{name.replace('_', '-')}", ratio=f"{value:.2f}"))
        if not report["yardstick"]:
            console.print(say("no-yardstick"))
    if report.get("env"):
        console.print(environments_table(report["env"]))
    console.print(say("rates-explained"))


def environments_report(steps: int, needed: bool) -> list[dict[str, Any]] | None:
    """Measure the environments; without their libraries there is nothing, or an error if needed."""
    try:
        from branchline.lab import environments

        return environments.measure(steps)
    except ImportError as error:
        if needed:
            raise click.ClickException(str(error)) from None
        return None


def engine_report(games: int, yardstick: Path | None) -> dict[str, Any]:
    """Measure the engine."""
    with yardsticks.built() as built:
        program = yardstick or built
        limit = yardsticks.run(program, games * 10) if program else None
    if yardstick and limit is None:
        raise click.BadParameter(say("not-a-yardstick", program=str(yardstick)))
    few = max(10, games // 20)
    if limit is not None and COMPILED:  # side by side: machines slow down under long load
        base = base_row([{"map": which} for which in map_ids()])["map"]
        limit["base"] = speed.random_play(base, load_map(base).players[0], games)
    report = speed.measure(games if COMPILED else few)
    report["interpreted"] = speed.measure_interpreted(few) if COMPILED else None
    report["yardstick"] = limit
    report["ratios"] = ratios(report)
    return report


def base_row(rows: list[dict[str, Any]]) -> dict[str, Any]:
    """Return the row that others are compared with: the plainest map with the fewest players."""
    plainest = in_rounds.plainest([row["map"] for row in rows])
    return next(row for row in rows if row["map"] == plainest)


def ratios(report: dict[str, Any]) -> dict[str, float]:
    """Return the ratios that have a target."""
    rows = report["random_play"]
    base = base_row(rows)
    found = {
        "slowest_map_to_base_decisions": min(r["decisions_per_s"] for r in rows)
        / base["decisions_per_s"]
    }
    if report["interpreted"]:
        slow = {(r["map"], r["players"]): r for r in report["interpreted"]["random_play"]}
        there = slow[base["map"], base["players"]]
        found["compiled_to_interpreted"] = base["games_per_s"] / there["games_per_s"]
    if report["yardstick"]:
        beside = report["yardstick"].get("base", base)
        found["base_to_yardstick"] = beside["games_per_s"] / report["yardstick"]["games_per_s"]
    return found


def add_columns(table: Table, *names: str) -> None:
    """Give a table its columns: the map at the left, figures at the right."""
    for name in names:
        table.add_column(say(f"column-{name}"), justify="left" if name == "map" else "right")


def play_table(report: dict[str, Any]) -> Table:
    """Return the random games as a table."""
    table = Table(title=say("random-games-title", engine=ENGINES[report["compiled"]]))
    rates = ("games-per-second", "decisions-per-second", "decisions-per-game", "interpreted")
    add_columns(table, "map", "players", *rates)
    slow = report["interpreted"]["random_play"] if report["interpreted"] else []
    for number, row in enumerate(report["random_play"]):
        table.add_row(
            row["map"],
            str(row["players"]),
            f"{row['games_per_s']:,.0f}",
            f"{row['decisions_per_s']:,.0f}",
            f"{row['mean_decisions']:.0f}",
            f"{slow[number]['games_per_s']:,.0f}" if slow else "",
        )
    return table


def operations_table(report: dict[str, Any]) -> Table:
    """Return single operations as a table."""
    table = Table(title=say("operations-title"))
    add_columns(table, "map", "legal", "apply", "copy", "view", "longest-path", "worst", "steps")
    for row, path in zip(report["operations"], report["longest_path"], strict=True):
        table.add_row(
            row["map"],
            *(f"{row[key]:.2f}" for key in ("legal", "apply", "copy", "view")),
            f"{path['random']:.1f}",
            f"{path['worst']:.0f}",
            f"{path['worst_steps']:,}",
        )
    return table


def environments_table(rows: list[dict[str, Any]]) -> Table:
    """Return the environments as a table."""
    table = Table(title=say("environments-title", engine=ENGINES[COMPILED]))
    add_columns(table, "map", "players", "numbers-seen", "single")
    table.add_column(say("column-games-at-once", games=rows[0]["vector_games"]), justify="right")
    for row in rows:
        table.add_row(
            row["map"],
            str(row["players"]),
            str(row["observation"]),
            f"{row['single_steps_per_s']:,.0f}",
            f"{row['vector_steps_per_s']:,.0f}",
        )
    return table
