"""`branchline bench --rounds`: speeds compared round by round, with another checkout if wanted."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import click
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn
from rich.table import Table as Columns

from branchline.cli.streams import make_console
from branchline.lab.rounds import MeasuredTable, MeasureError, all_tables, measure
from branchline.lab.shared_rounds import measure_shared
from branchline.lab.starting import measure_starts
from branchline.locales import say

SLICE = 500
"""Random games in a slice, unless told otherwise: a few hundredths of a second when compiled."""


BOT_GAMES = {"planner": 40, "value": 2}
"""Games of bots in a slice, unless told otherwise: about as long."""


def chosen_tables(kind: str, maps: Sequence[str], players: int | None) -> list[MeasuredTable]:
    """Return the tables to measure; only the engine is measured with any number of players."""
    tables = all_tables(maps, players)
    if kind != "engine" and players is None:
        fewest: dict[tuple[str, str | None], MeasuredTable] = {}
        for table in tables:
            fewest.setdefault((table.map, table.variant), table)
        tables = list(fewest.values())
    if not tables:
        raise click.BadParameter(say("no-table-to-measure", players=players or 0))
    return tables


def measure_rounds(
    kind: str,
    tables: list[MeasuredTable],
    rounds: int,
    games: int | None,
    against: Path | None,
    as_json: bool,
) -> None:
    """Measure in rounds, and print what was found."""
    check_checkout(against)
    report = with_progress(
        rounds,
        lambda advance: measure(
            kind, tables, rounds, games or BOT_GAMES.get(kind, SLICE), against, advance
        ),
    )
    if as_json:
        click.echo(json.dumps(report))
        return
    console = make_console()
    console.print(rounds_table(report, rounds, against is not None))
    for row in report["rows"]:
        if "to_yardstick" in row:
            console.print(say("ratio-base-to-yardstick", ratio=f"{row['to_yardstick']:.2f}"))
        if "to_yardstick" in row.get("against", {}):
            share = row["against"]["to_yardstick"]
            console.print(say("ratio-other-to-yardstick", ratio=f"{share:.2f}"))
    if kind == "engine" and report["yardstick"] is None:
        console.print(say("no-yardstick"))
    console.print(say("rounds-explained"))


def check_checkout(against: Path | None) -> None:
    """Refuse a folder that holds no checkout."""
    if against and not (against / "src" / "branchline").is_dir():
        raise click.BadParameter(say("not-a-checkout", folder=str(against)))


def measure_start_rounds(rounds: int, against: Path | None, as_json: bool) -> None:
    """Measure what starting costs, and print it."""
    check_checkout(against)
    report = with_progress(rounds, lambda advance: measure_starts(rounds, against, advance))
    if as_json:
        click.echo(json.dumps(report))
        return
    table = Columns(title=say("start-title", rounds=rounds))
    table.add_column(say("column-program"))
    names = ("seconds-median", "seconds-best", "to-nothing", "other-median", "to-other")
    for name in names if against else names[:3]:
        table.add_column(say(f"column-{name}"), justify="right")
    for row in report["rows"]:
        cells = [f"{row[each]:.3f}" for each in ("median", "best")]
        cells.append(f"{row['to_nothing']:.1f}" if "to_nothing" in row else "")
        cells += [f"{row['against']:.3f}", f"{row['to_against']:.2f}"] if against else []
        table.add_row(say(f"start-of-{row['program']}"), *cells)
    console = make_console()
    console.print(table)
    console.print(say("start-explained"))


def with_progress(
    rounds: int, work: Callable[[Callable[[], None]], dict[str, Any]]
) -> dict[str, Any]:
    """Return what rounds of measuring bring, and show meanwhile how many are done."""
    columns = (TextColumn(say("rounds-measured")), BarColumn(), MofNCompleteColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task("", total=rounds)
        try:
            return work(lambda: bar.advance(task))
        except MeasureError as error:
            raise click.ClickException(say("checkout-fails", problem=str(error))) from None


def measure_shared_rounds(
    tables: list[MeasuredTable], rounds: int, games: int | None, processes: int, as_json: bool
) -> None:
    """Compare games that processes share with as many runs side by side, and print it."""
    report = with_progress(
        rounds, lambda advance: measure_shared(tables, rounds, games or SLICE, processes, advance)
    )
    if as_json:
        click.echo(json.dumps(report))
        return
    table = Columns(title=say("shared-title", processes=processes, rounds=rounds))
    table.add_column(say("column-map"))
    for name in ("players", "median", "best", "spread", "apart-median", "to-apart"):
        table.add_column(say(f"column-{name}"), justify="right")
    for row in report["rows"]:
        table.add_row(
            name_of(row),
            str(row["players"]),
            *figures(row),
            f"{row['apart']['median']:,.0f}",
            f"{row['to_apart']:.2f}",
        )
    console = make_console()
    console.print(table)
    console.print(say("shared-explained", games=report["games"], processes=processes))


def name_of(row: dict[str, Any]) -> str:
    """Return the map and the variant of a row."""
    return " ".join(filter(None, (row["map"], row["variant"])))


def rounds_table(report: dict[str, Any], rounds: int, compared: bool) -> Columns:
    """Return the figures of all rounds as a table."""
    kind = report["kind"]
    table = Columns(title=say("rounds-title", kind=kind, rounds=rounds))
    table.add_column(say("column-map"))
    names = ["players", "median", "best", "spread"]
    names += ["to-base"] if any("to_base" in row for row in report["rows"]) else []
    names += ["other-median", "to-other"] if compared else []
    for name in names:
        table.add_column(say(f"column-{name}"), justify="right")
    if report["yardstick"]:
        table.add_row(say("yardstick-row"), "2", *figures(report["yardstick"]))
    for row in report["rows"]:
        cells = {
            "to-base": f"{row['to_base']:.2f}" if "to_base" in row else "",
            "other-median": f"{row['against']['median']:,.0f}" if compared else "",
            "to-other": f"{row['to_against']:.2f}" if compared else "",
        }
        rest = [cells[each] for each in names if each in cells]
        table.add_row(name_of(row), str(row["players"]), *figures(row), *rest)
    return table


def figures(row: dict[str, Any]) -> list[str]:
    """Return the median, the best and the spread of some rates as people read them."""
    return [f"{row['median']:,.0f}", f"{row['best']:,.0f}", f"{row['spread']:.0%}"]
