"""`branchline maps` and `branchline check-map`: the maps there are, and what is wrong with one."""

from __future__ import annotations

import json
from typing import Any

import click
from rich.box import SIMPLE_HEAD
from rich.table import Table
from rich.text import Text

from branchline.cli.streams import make_console
from branchline.maps import MapData, check_map, load_map, map_ids


def facts(data: MapData) -> dict[str, Any]:
    """Return what `branchline maps` tells of a map."""
    return {
        "id": data.id,
        "name": data.name,
        "players": list(data.players),
        "places": len(data.places),
        "tracks": len(data.tracks),
        "tickets": len(data.tickets),
        "variants": list(data.variants),
        "mechanics": list(data.mechanics),
    }


def words(names: list[str]) -> str:
    """Return names from a map file as words.

    >>> words(["grand_tour", "ferries"])
    'grand tour, ferries'
    """
    return ", ".join(names).replace("_", " ")


@click.command()
@click.option("--json", "as_json", is_flag=True, help="Print the maps as JSON.")
def maps(as_json: bool) -> None:
    """List the maps that come with branchline."""
    found = [facts(load_map(which)) for which in map_ids()]
    if as_json:
        click.echo(json.dumps(found, ensure_ascii=False, indent=1))
        return
    table = Table(box=SIMPLE_HEAD, pad_edge=False)
    table.add_column("map", style="bold", no_wrap=True)
    table.add_column("players", justify="right", no_wrap=True)
    for heading in ("places", "tracks", "tickets"):
        table.add_column(heading, justify="right", no_wrap=True)
    table.add_column("rules of its own")
    for fact in found:
        fewest, most = fact["players"]
        counts = [str(fact[key]) for key in ("places", "tracks", "tickets")]
        rules = words(fact["mechanics"])
        if fact["variants"]:  # typed as they stand, so they keep their underscores
            rules += f"; variants: {', '.join(fact['variants'])}"
        table.add_row(fact["id"], f"{fewest}–{most}", *counts, Text(rules))
    console = make_console()
    console.print(table)
    console.print("Play one: branchline play MAP    Your own: branchline check-map FILE")


@click.command("check-map")
@click.argument("file", metavar="FILE")
@click.option("--json", "as_json", is_flag=True, help="Print the problems as JSON.")
def check_map_command(file: str, as_json: bool) -> int:
    """Check a map FILE: every problem, and what would be right.

    Exit code 1 if there are problems.
    """
    problems = check_map(file)
    if as_json:
        listed = [
            {"file": p.file, "key": p.key, "value": p.value, "hint": p.hint} for p in problems
        ]
        summary = None if problems else facts(load_map(file))
        report = {"ok": not problems, "problems": listed, "map": summary}
        click.echo(json.dumps(report, ensure_ascii=False, indent=1, default=str))
    elif problems:
        for problem in problems:
            click.echo(" ".join(str(problem).split()))
        click.echo(f"{len(problems)} problem{'s' if len(problems) > 1 else ''}", err=True)
    else:
        click.echo(summary_of(load_map(file)))
    if problems:
        click.get_current_context().exit(1)
    return 0


def summary_of(data: MapData) -> str:
    """Return a sound map in a few words."""
    fact = facts(data)
    fewest, most = data.players
    counts = ", ".join(f"{fact[key]} {key}" for key in ("places", "tracks", "tickets"))
    who = f"{fewest}–{most} players, {data.trains} trains each"
    lines = [f"{data.name} ({data.id}) is sound: {who}, {counts}."]
    if data.mechanics:
        lines.append(f"Mechanics: {words(fact['mechanics'])}.")
    if data.variants:
        lines.append(f"Variants: {', '.join(data.variants)}.")
    return "\n".join(lines)
