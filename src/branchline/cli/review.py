"""`branchline review`: how a saved game was won, move by move, and why."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import click
import msgspec
from rich import box
from rich.console import Console
from rich.table import Table
from rich.text import Text

from branchline.cli.help import command, option
from branchline.cli.progress import bar_of
from branchline.cli.replay import map_title, read_match
from branchline.cli.streams import make_console
from branchline.cli.styled import styled
from branchline.locales import say
from branchline.play.match import Match
from branchline.review.engine import DEFAULT_SEED, ReviewEngine
from branchline.review.messages import Curve, Decision, Review, TurningPoint
from branchline.review.page import write_page
from branchline.review.seat_reviews import seen_from
from branchline.review.text_plot import text_plot
from branchline.review.words import ReviewWords, parts_in_words, percent, with_noise, written

WIDEST_WORD: Final = 20
"""A longer name is broken in the table of turning points, so that it fits a narrow window."""


@command("review", help="help-review")
@click.argument("file", metavar="FILE", type=click.Path(path_type=Path))
@option("--json", "as_json", is_flag=True, help="option-review-json")
@option("--html", type=click.Path(path_type=Path), metavar="PAGE", help="option-review-html")
@option("--view", type=click.IntRange(0), default=0, metavar="N", help="option-review-view")
@option("--seed", type=int, default=DEFAULT_SEED, metavar="N", help="option-review-seed")
@option("--map-file", metavar="FILE", help="option-map-file")
def review(
    file: Path, as_json: bool, html: Path | None, view: int, seed: int, map_file: str | None
) -> None:
    """Review a saved game."""
    match, _ = read_match(file, map_file)
    if not match.moves:
        raise click.ClickException(say("review-no-moves"))
    if view > match.players:
        raise click.UsageError(say("review-no-such-view", view=view, players=match.players))
    found = reviewed(match, seed)
    shown = seen_from(found, view - 1) if view else found
    if as_json:
        click.echo(msgspec.json.encode(shown).decode())
    if html is not None:
        write_page(html, match, shown)
        click.echo(say("review-written", file=str(html)), err=as_json)
    if not as_json and html is None:
        show(make_console(), match, found, found.curves[view])


def reviewed(match: Match, seed: int) -> Review:
    """Return the review of a match, with a progress bar where somebody looks on."""
    engine = ReviewEngine(match, seed)
    found = None
    with bar_of(say("review-working")) as bar:
        task = bar.add_task("", total=engine.total)
        for found in engine.run():
            bar.update(task, completed=found.done)
    if found is None:
        raise click.ClickException(say("review-no-moves"))
    return found


def show(console: Console, match: Match, found: Review, curve: Curve) -> None:
    """Print a review: the curve, what moved it, and the turning points."""
    words = ReviewWords(match)
    about = found.about
    seats = ", ".join(
        f"{name} {written(total)}" for name, total in zip(match.seats, about.totals, strict=True)
    )
    console.print(
        styled("review-heading", map=map_title(match.data), seats=seats, moves=about.moves)
    )
    console.print(
        Text(say(f"review-by-{about.estimate}")), Text(say(f"review-{about.calibration}"))
    )
    console.print()
    seen = say("review-view-all")
    if curve.view >= 0:
        seen = say("review-view-of", seat=match.seats[curve.view])
    console.print(Text(say("review-chances"), "bold"), Text(f"({seen})"))
    console.print(Text(text_plot(curve, match.seats, max(30, min(console.width, 110) - 24))))
    console.print(parts_table(match, found, curve.view))
    console.print(Text(say("review-parts-note"), "dim"))
    console.print()
    points = [each for each in found.turning_points if curve.view in (-1, each.seat)]
    if not points:
        console.print(say("review-no-turning-points"))
        return
    console.print(turning_points_table(match, words, found, points))
    console.print(Text(say("review-noise-note"), "dim"))
    console.print()
    for point in points:
        console.print(why(match, words, found.decisions[point.number - 1]))


def turning_points_table(
    match: Match, words: ReviewWords, found: Review, points: list[TurningPoint]
) -> Table:
    """Return the turning points as a table; only what is wider than a column is broken."""
    rows = []
    for point in points:
        decision = found.decisions[point.number - 1]
        best = decision.verdict.best if decision.verdict else decision.played
        chance = f"−{percent(point.chance)} ±{percent(point.chance_noise)}"
        rows.append(
            (
                str(point.number),
                match.seats[point.seat],
                words.move(decision.played),
                words.move(best),
                with_noise(point.points, point.points_noise),
                say("review-percent", percent=chance),
            )
        )
    table = Table(title=say("review-turning-points"), box=box.SIMPLE_HEAD, title_justify="left")
    for at, name in enumerate(("move", "seat", "played", "better")):
        longest = max(len(word) for row in rows for word in row[at].split())
        table.add_column(
            say(f"review-column-{name}"),
            justify="right" if name == "move" else "left",
            overflow="fold",
            min_width=min(longest, WIDEST_WORD),
        )
    for name in ("points", "chance"):
        table.add_column(say(f"review-column-{name}"), justify="right", no_wrap=True)
    for row in rows:
        table.add_row(*row)
    return table


def why(match: Match, words: ReviewWords, decision: Decision) -> Text:
    """Return why another move would have been better, and what became of it."""
    heading = say("review-move-of", move=decision.number, seat=match.seats[decision.seat])
    reason = decision.verdict.best.reason if decision.verdict else ()
    return Text.assemble((heading, "bold"), f"  {words.reason((*reason, *decision.later))}")


def parts_table(match: Match, found: Review, view: int) -> Table:
    """Return what moved the chances of every seat, or of the seat whose view it is."""
    table = Table(box=box.SIMPLE_HEAD, title=say("review-parts"), title_justify="left")
    table.add_column(say("review-column-seat"))
    for name in ("first", "luck", "own", "others", "result"):
        table.add_column(say(f"review-column-{name}"), justify="right")
    for parts in found.parts:
        if parts.view == view:
            table.add_row(match.seats[parts.seat], *parts_in_words(parts))
    return table
