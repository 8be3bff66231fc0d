"""`branchline arena`: a tournament among bots, with ratings."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import click
from rich.table import Table as Grid

from branchline.arena.executor import make_executor
from branchline.arena.ratings import interval, plot, rate, sequential
from branchline.arena.tournament import (
    ResultsBook,
    Tournament,
    batches,
    meetings,
    play_tournament,
    summary,
)
from branchline.bots import BOTS, find_bot
from branchline.cli.executor_options import executor_options
from branchline.cli.help import command, option
from branchline.cli.lists import split_names
from branchline.cli.progress import games_bar
from branchline.cli.streams import make_console
from branchline.cli.styled import styled
from branchline.cli.terminal.glyphs import bold
from branchline.locales import say
from branchline.maps import load_map
from branchline.maps.build import build_game

FILE = click.Path(dir_okay=False, path_type=Path)
MEETING_COLUMNS = ("bot", "rivals", "games", "wins", "interval", "score", "best-other", "margin")


@command("arena", help="help-arena")
@option("--map", "which", required=True, help="option-map")
@option("--variant", help="option-variant")
@option("--players", type=int, default=2, show_default=True, help="option-players")
@option(
    "--bots", "names", required=True, help="option-arena-bots", arguments={"bots": ", ".join(BOTS)}
)
@option(
    "--games", type=click.IntRange(2), default=400, show_default=True, help="option-arena-games"
)
@option("--seed", type=int, default=1, show_default=True, help="option-arena-seed")
@option("--book", type=FILE, help="option-book")
@option("--sprt", type=float, help="option-sprt")
@option("--plot", "picture", type=FILE, help="option-plot")
@executor_options
@option("--json", "as_json", is_flag=True, help="option-json")
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
    on: str,
    as_json: bool,
) -> None:
    """Let bots play each other, in every seat and with the same deals, and rate them."""
    bots = split_names(names)
    if len(bots) < 2 or len(set(bots)) < len(bots):
        raise click.UsageError(say("too-few-bots"))
    for name in bots:
        find_bot(name)
    build_game(load_map(which, variant), players)
    if sprt is not None and not 1 / players < sprt < 1:
        raise click.UsageError(say("sprt-out-of-range", fair=f"{1 / players:.2f}"))
    games = -(-games // players) * players  # every seat as often
    tournament = Tournament(which, variant, players, seed)
    kept = ResultsBook(book, tournament)
    with make_executor(on, processes) as executor, games_bar() as progress:
        total = sum(batch.games for batch in batches(tournament, bots, games))
        task = progress.add_task("games", total=total)
        for done in play_tournament(tournament, bots, games, kept, executor):
            progress.update(task, completed=done)
            if sprt is not None and verdict(kept, bots, players, games, sprt)[0] != "undecided":
                break
    report = figures(kept, bots, players, games)
    if sprt is not None:
        word, ratio = verdict(kept, bots, players, games, sprt)
        report["sequential"] = {"share": sprt, "verdict": word, "log_ratio": ratio}
    if picture is not None:
        ratings = {row["bot"]: tuple(row["rating"]) for row in report["ratings"]}
        picture.write_text(
            plot(ratings, say("arena-plot-title", map=which, players=players)), encoding="utf-8"
        )
    if as_json:
        click.echo(json.dumps(report))
    else:
        show(report)


def verdict(
    book: ResultsBook, bots: list[str], players: int, games: int, better: float
) -> tuple[str, float]:
    """Return the sequential test of the first bot's first meeting."""
    bot, rival = meetings(bots, players)[0]
    return sequential(book.meeting(bot, rival, games)["share"], 1 / players, better)


def figures(book: ResultsBook, bots: list[str], players: int, games: int) -> dict[str, Any]:
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
        "map": book.tournament.map,
        "variant": book.tournament.variant,
        "players": players,
        "seed": book.tournament.seed,
        "meetings": rows,
        "ratings": [
            {"bot": bot, "rating": ratings[bot], "seconds_a_move": book.seconds_a_move(bot)}
            for bot in sorted(bots, key=lambda bot: -ratings[bot][0])
        ],
    }


def show(report: dict[str, Any]) -> None:
    """Print the figures as tables."""
    console = make_console()
    facts = {"players": report["players"], "seed": str(report["seed"])}
    console.print(styled("arena-heading", map=bold(report["map"]), **facts))
    grid = Grid(*(say(f"column-{name}") for name in MEETING_COLUMNS))
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
    grid = Grid(*(say(f"column-{name}") for name in ("bot", "rating", "interval", "milliseconds")))
    for row in report["ratings"]:
        rating, low, high = row["rating"]
        time = f"{1000 * row['seconds_a_move']:.2f}"
        between = say("rating-interval", low=f"{low:+.0f}", high=f"{high:+.0f}")
        grid.add_row(row["bot"], f"{rating:+.0f}", between, time)
    console.print(grid)
    if "sequential" in report:
        test = report["sequential"]
        facts = {"share": f"{test['share']:.0%}", "verdict": test["verdict"].replace(" ", "-")}
        console.print(say("sequential-test", **facts))
