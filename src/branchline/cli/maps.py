"""`branchline maps` and `branchline check-map`: the maps there are, and what is wrong with one."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

import click
from rich.box import SIMPLE_HEAD
from rich.table import Table
from rich.text import Text

from branchline.cli.help import command, option
from branchline.cli.mechanic_names import mechanic_names
from branchline.cli.streams import make_console
from branchline.locales import named, say
from branchline.maps import MapData, MapError, check_map, load_map, map_ids


def facts(data: MapData) -> dict[str, Any]:
    """Return what `branchline maps` says about a map."""
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


@command("maps", help="help-maps")
@option("--json", "as_json", is_flag=True, help="option-maps-json")
def maps(as_json: bool) -> None:
    """List the maps that come with branchline."""
    found = [facts(load_map(which)) for which in map_ids()]
    if as_json:
        click.echo(json.dumps(found, ensure_ascii=False, indent=1))
        return
    table = Table(box=SIMPLE_HEAD, pad_edge=False)
    table.add_column(say("column-map"), style="bold", no_wrap=True)
    for name in ("players", "places", "tracks", "tickets"):
        table.add_column(say(f"column-{name}"), justify="right", no_wrap=True)
    table.add_column(say("column-rules"))
    for fact in found:
        fewest, most = fact["players"]
        counts = [str(fact[key]) for key in ("places", "tracks", "tickets")]
        rules = mechanic_names(fact["mechanics"])
        if fact["variants"]:  # typed as they stand, so they keep their underscores
            variants = ", ".join(fact["variants"])
            rules = say("rules-and-variants", rules=rules, variants=variants)
        table.add_row(fact["id"], f"{fewest}–{most}", *counts, Text(rules))
    console = make_console()
    console.print(table)
    console.print(say("maps-hint"))


@command("check-map", help="help-check-map")
@click.argument("file", metavar="FILE")
@option("--json", "as_json", is_flag=True, help="option-check-map-json")
def check_map_command(file: str, as_json: bool) -> int:
    """Check a map file: every problem, and what would be right."""
    problems = check_map(file)
    if as_json:
        listed = [
            {"file": p.file, "key": p.key, "value": p.value, "hint": p.hint} for p in problems
        ]
        summary = None if problems else facts(load_map(file))
        report = {"ok": not problems, "problems": listed, "map": summary}
        click.echo(json.dumps(report, ensure_ascii=False, indent=1, default=str))
    elif problems:
        show_problems(problems)
    else:
        click.echo(summary_of(load_map(file)))
    if problems:
        click.get_current_context().exit(1)
    return 0


def show_problems(problems: Sequence[MapError], *, err: bool = False) -> None:
    """Print every problem of map files on a line of its own, and how many there are."""
    for problem in problems:
        click.echo(" ".join(str(problem).split()), err=err)
    click.echo(say("problems-found", count=len(problems)), err=True)


def summary_of(data: MapData) -> str:
    """Return a sound map in a few words."""
    fact = facts(data)
    fewest, most = data.players
    counts = {key: fact[key] for key in ("places", "tracks", "tickets")}
    counts |= {"fewest": fewest, "most": most, "trains": data.trains}
    lines = [say("map-is-sound", map=named(data.name), id=data.id, **counts)]
    if data.mechanics:
        lines.append(say("map-mechanics", names=mechanic_names(fact["mechanics"])))
    if data.variants:
        lines.append(say("map-variants", names=", ".join(data.variants)))
    return "\n".join(lines)
