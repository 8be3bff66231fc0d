"""`branchline bench --rounds`: speeds compared round by round, with another checkout if wanted."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import click
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn
from rich.table import Table as Columns

from branchline.cli.streams import make_console
from branchline.lab.rounds import MeasureError, Table, all_tables, measure
from branchline.locales import say

SLICE = 500
"""Random games in a slice, unless told otherwise: a few hundredths of a second when compiled."""


def chosen_tables(kind: str, maps: Sequence[str], players: int | None) -> list[Table]:
    """Return the tables to measure; environments are measured with the fewest players."""
    tables = all_tables(maps, players)
    if kind == "env" and players is None:
        fewest: dict[tuple[str, str | None], Table] = {}
        for table in tables:
            fewest.setdefault((table.map, table.variant), table)
        tables = list(fewest.values())
    if not tables:
        raise click.BadParameter(say("no-table-to-measure", players=players or 0))
    return tables


def measure_rounds(
    kind: str,
    tables: list[Table],
    rounds: int,
    games: int | None,
    against: Path | None,
    as_json: bool,
) -> None:
    """Measure in rounds, and print what was found."""
    if against and not (against / "src" / "branchline").is_dir():
        raise click.BadParameter(say("not-a-checkout", folder=str(against)))
    columns = (TextColumn(say("rounds-measured")), BarColumn(), MofNCompleteColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task("", total=rounds)
        try:
            report = measure(
                kind, tables, rounds, games or SLICE, against, lambda: bar.advance(task)
            )
        except MeasureError as error:
            raise click.ClickException(say("checkout-fails", problem=str(error))) from None
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
        name = " ".join(filter(None, (row["map"], row["variant"])))
        rest = [cells[each] for each in names if each in cells]
        table.add_row(name, str(row["players"]), *figures(row), *rest)
    return table


def figures(row: dict[str, Any]) -> list[str]:
    """Return the median, the best and the spread of some rates as people read them."""
    return [f"{row['median']:,.0f}", f"{row['best']:,.0f}", f"{row['spread']:.0%}"]
