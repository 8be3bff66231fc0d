"""`branchline simulate`: many games among bots."""

from __future__ import annotations

import json
import os
import secrets
from typing import Any

import click
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from branchline.bots import BOTS, find_bot
from branchline.bots.simulate import Job, Tally
from branchline.bots.simulate import simulate as run
from branchline.maps import load_map
from branchline.maps.build import build_game


@click.command()
@click.argument("map", metavar="MAP")
@click.option("--players", type=click.IntRange(1), help="Number of players (default: the fewest).")
@click.option("--games", type=click.IntRange(1), default=1000, show_default=True)
@click.option(
    "--bot",
    "bots",
    default="random",
    show_default=True,
    help=f"Bot for every seat, or one per seat, with commas ({', '.join(BOTS)}).",
)
@click.option("--variant", help="A variant of the map.")
@click.option("--seed", type=int, help="Fixes every game (default: drawn and reported).")
@click.option(
    "--processes",
    type=click.IntRange(1, 256),
    default=os.cpu_count() or 1,
    show_default="all cores",
    help="Processes that share the games.",
)
@click.option("--json", "as_json", is_flag=True, help="Print the figures as JSON.")
def simulate(
    map: str,  # noqa: A002 - the word people use
    players: int | None,
    games: int,
    bots: str,
    variant: str | None,
    seed: int | None,
    processes: int,
    as_json: bool,
) -> None:
    """Play many games among bots on MAP (an id or a map file) and report the figures."""
    data = load_map(map, variant)
    names = bots.split(",")
    players = players or (len(names) if len(names) > 1 else data.players[0])
    if len(names) == 1:
        names *= players
    if len(names) != players:
        raise click.UsageError(f"{players} players need 1 or {players} bots, not {len(names)}")
    for name in names:
        find_bot(name)
    build_game(data, players)  # so that a wrong number of players is told before any process starts
    seed = secrets.randbits(32) if seed is None else seed
    job = Job(map, variant, tuple(names), seed, 0, games)
    tally = Tally()
    # The bar goes to the error stream, so that the figures can be piped.
    with Progress(
        TextColumn("playing"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=Console(stderr=True),
        transient=True,
    ) as progress:
        task = progress.add_task("games", total=games)
        for part in run(job, min(processes, games)):
            tally.add(part)
            progress.update(task, completed=tally.games)
    report = {
        "map": data.id,
        "variant": variant,
        "players": players,
        "bots": names,
        "seed": seed,
        "processes": processes,
        **tally.report(),
    }
    if as_json:
        click.echo(json.dumps(report))
    else:
        show(data.name, report)


def show(name: str, report: dict[str, Any]) -> None:
    """Print the figures of a simulation as a table."""
    console = Console()
    console.print(
        f"[bold]{name}[/], {report['players']} players, {report['games']} games, "
        f"seed {report['seed']}"
    )
    table = Table()
    for heading in ("seat", "bot", "mean score", "wins"):
        table.add_column(heading, justify="left" if heading == "bot" else "right")
    for seat, bot in enumerate(report["bots"]):
        table.add_row(
            str(seat + 1),
            bot,
            f"{report['mean_scores'][seat]:.1f}",
            f"{report['win_shares'][seat]:.1%}",
        )
    console.print(table)
    console.print(
        f"{report['mean_turns']:.1f} turns and {report['mean_decisions']:.1f} decisions a game; "
        f"{report['games_per_s']:,.0f} games and {report['decisions_per_s']:,.0f} decisions "
        "per second of processor time"
    )
