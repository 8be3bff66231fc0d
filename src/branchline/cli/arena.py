"""`branchline arena`: a tournament among bots, with ratings."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any

import click
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table as Grid

from branchline.bots import BOTS, find_bot
from branchline.bots.arena import Book, Table, batches, meetings, run, summary
from branchline.bots.ratings import interval, plot, rate, sequential
from branchline.maps import load_map
from branchline.maps.build import build_game


@click.command()
@click.option("--map", "which", required=True, help="A map's id or a map file.")
@click.option("--variant", help="A variant of the map.")
@click.option("--players", type=int, default=2, show_default=True)
@click.option(
    "--bots",
    "names",
    required=True,
    help=f"Bots, with commas: {', '.join(BOTS)}, module:Class or run:COMMAND.",
)
@click.option("--games", type=click.IntRange(2), default=400, show_default=True, help="A meeting.")
@click.option("--seed", type=int, default=1, show_default=True, help="Fixes the deals.")
@click.option(
    "--book",
    type=click.Path(dir_okay=False, path_type=Path),
    help="A file to keep the games in; with one that exists, the tournament goes on.",
)
@click.option("--sprt", type=float, help="Stop when the first bot wins this share, or surely not.")
@click.option("--plot", "picture", type=click.Path(dir_okay=False, path_type=Path), help="An SVG.")
@click.option(
    "--processes",
    type=click.IntRange(1, 256),
    default=os.cpu_count() or 1,
    show_default="all cores",
)
@click.option("--json", "as_json", is_flag=True, help="Print the figures as JSON.")
def arena(
    which: str,
    variant: str | None,
    players: int,
    names: str,
    games: int,
    seed: int,
    book: Path | None,
    sprt: float | None,
    picture: Path | None,
    processes: int,
    as_json: bool,
) -> None:
    """Let bots play each other, in every seat and with the same deals, and rate them."""
    bots = [name.strip() for name in names.split(",")]
    if len(bots) < 2 or len(set(bots)) < len(bots):
        raise click.UsageError("a tournament needs two or more different bots")
    for name in bots:
        find_bot(name)
    build_game(load_map(which, variant), players)
    if sprt is not None and not 1 / players < sprt < 1:
        raise click.UsageError(f"--sprt must lie between the fair share {1 / players:.2f} and 1")
    games = -(-games // players) * players  # every seat as often
    table = Table(which, variant, players, seed)
    kept = Book(book, table)
    with Progress(
        TextColumn("playing"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=Console(stderr=True),
        transient=True,
    ) as progress:
        total = sum(batch.games for batch in batches(table, bots, games))
        task = progress.add_task("games", total=total)
        for done in run(table, bots, games, kept, processes):
            progress.update(task, completed=done)
            if sprt is not None and verdict(kept, bots, players, games, sprt)[0] != "undecided":
                break
    report = tell(kept, bots, players, games)
    if sprt is not None:
        word, ratio = verdict(kept, bots, players, games, sprt)
        report["sequential"] = {"share": sprt, "verdict": word, "log_ratio": ratio}
    if picture is not None:
        ratings = {row["bot"]: tuple(row["rating"]) for row in report["ratings"]}
        picture.write_text(plot(ratings, f"{which}, {players} players"), encoding="utf-8")
    if as_json:
        click.echo(json.dumps(report))
    else:
        show(report)


def verdict(
    book: Book, bots: list[str], players: int, games: int, better: float
) -> tuple[str, float]:
    """Return the sequential test of the first bot's first meeting."""
    bot, rival = meetings(bots, players)[0]
    return sequential(book.meeting(bot, rival, games)["share"], 1 / players, better)


def tell(book: Book, bots: list[str], players: int, games: int) -> dict[str, Any]:
    """Return the figures of a tournament."""
    shares = {
        (bot, rival): book.meeting(bot, rival, games)["share"]
        for bot, rival in meetings(bots, players)
    }
    rows = summary(book, bots, players, games)
    for row in rows:
        row["interval"] = interval(shares[row["bot"], row["rival"]], players)
    ratings = rate(bots, shares, players)
    return {
        "map": book.table.map,
        "variant": book.table.variant,
        "players": players,
        "seed": book.table.seed,
        "meetings": rows,
        "ratings": [
            {"bot": bot, "rating": ratings[bot], "seconds_a_move": book.seconds_a_move(bot)}
            for bot in sorted(bots, key=lambda bot: -ratings[bot][0])
        ],
    }


def show(report: dict[str, Any]) -> None:
    """Print the figures as tables."""
    console = Console()
    console.print(f"[bold]{report['map']}[/], {report['players']} players, seed {report['seed']}")
    grid = Grid("bot", "among", "games", "wins", "95 %", "score", "best other", "margin")
    for row in report["meetings"]:
        low, high = row["interval"]
        grid.add_row(
            row["bot"],
            row["rival"],
            str(row["games"]),
            f"{row['win_share']:.1%}",
            f"{low:.1%}–{high:.1%}",
            f"{row['score']:.1f}",
            f"{row['rival_score']:.1f}",
            f"{row['margin']:+.1f}",
        )
    console.print(grid)
    grid = Grid("bot", "rating", "95 %", "ms a move")
    for row in report["ratings"]:
        rating, low, high = row["rating"]
        time = f"{1000 * row['seconds_a_move']:.2f}"
        grid.add_row(row["bot"], f"{rating:+.0f}", f"{low:+.0f} to {high:+.0f}", time)
    console.print(grid)
    if "sequential" in report:
        test = report["sequential"]
        console.print(f"Sequential test for {test['share']:.0%}: {test['verdict']}")
