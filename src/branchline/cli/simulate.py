"""`branchline simulate`: many games among bots."""

from __future__ import annotations

import json
import secrets
from typing import Any

import click
from rich.table import Table

from branchline.arena.executor import make_executor
from branchline.arena.simulation import Job, Tally
from branchline.arena.simulation import simulate as run
from branchline.bots import BOTS, find_bot
from branchline.cli.executor_options import executor_options
from branchline.cli.help import command, option
from branchline.cli.lists import split_names
from branchline.cli.progress import games_bar
from branchline.cli.streams import make_console
from branchline.cli.styled import styled
from branchline.cli.terminal.glyphs import bold
from branchline.locales import named, say
from branchline.maps import load_map
from branchline.maps.build import build_game


@command("simulate", help="help-simulate")
@click.argument("map", metavar="MAP")
@option("--players", type=click.IntRange(1), help="option-players-fewest")
@option("--games", type=click.IntRange(1), default=1000, show_default=True, help="option-games")
@option(
    "--bot",
    "bots",
    default="random",
    show_default=True,
    help="option-bot",
    arguments={"bots": ", ".join(BOTS)},
)
@option("--variant", help="option-variant")
@option("--seed", type=int, help="option-simulate-seed")
@executor_options
@option("--json", "as_json", is_flag=True, help="option-json")
def simulate(
    map: str,  # noqa: A002 - the word people use
    players: int | None,
    games: int,
    bots: str,
    variant: str | None,
    seed: int | None,
    processes: int,
    on: str,
    as_json: bool,
) -> None:
    """Play many games among bots on a map and report the figures."""
    data = load_map(map, variant)
    names = split_names(bots)
    players = players or (len(names) if len(names) > 1 else data.players[0])
    if len(names) == 1:
        names *= players
    if len(names) != players:
        raise click.UsageError(say("bots-disagree", players=players, bots=len(names)))
    for name in names:
        find_bot(name)
    build_game(data, players)  # so that a wrong number of players is told before any process starts
    seed = secrets.randbits(32) if seed is None else seed
    job = Job(map, variant, tuple(names), seed, 0, games)
    tally = Tally()
    with make_executor(on, min(processes, games)) as executor, games_bar() as progress:
        task = progress.add_task("games", total=games)
        for part in run(job, executor):
            tally.add(part)
            progress.update(task, completed=tally.games)
    report = {
        "map": data.id,
        "variant": variant,
        "players": players,
        "bots": names,
        "seed": seed,
        "on": on,
        "processes": processes,
        **tally.report(),
    }
    if as_json:
        click.echo(json.dumps(report))
    else:
        show(str(named(data.name)), report)


def show(name: str, report: dict[str, Any]) -> None:
    """Print the figures of a simulation as a table."""
    console = make_console()
    counts = {"players": report["players"], "games": report["games"]}
    console.print(styled("simulated", map=bold(name), seed=str(report["seed"]), **counts))
    table = Table()
    for column in ("seat", "bot", "mean-score", "wins"):
        table.add_column(say(f"column-{column}"), justify="left" if column == "bot" else "right")
    for seat, bot in enumerate(report["bots"]):
        table.add_row(
            str(seat + 1),
            bot,
            f"{report['mean_scores'][seat]:.1f}",
            f"{report['win_shares'][seat]:.1%}",
        )
    console.print(table)
    pace = {"turns": report["mean_turns"], "decisions": report["mean_decisions"]}
    speed = {"games": report["games_per_s"], "speed": report["decisions_per_s"]}
    console.print(say("simulated-pace", **pace, **speed))
