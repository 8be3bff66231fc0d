"""`branchline practice`: puzzles in the terminal, one at a time, with what is best and why."""

from __future__ import annotations

import click
from rich.console import Console
from rich.text import Text

from branchline.cli.help import command
from branchline.cli.replay import map_title
from branchline.cli.streams import make_console
from branchline.cli.styled import styled
from branchline.cli.terminal.person import Person
from branchline.cli.terminal.prompts import INTERRUPT, Leave, ask
from branchline.locales import say
from branchline.locales.numbers import number
from branchline.maps.schema import fold
from branchline.play.match import Match
from branchline.review.messages import PracticeAnswer
from branchline.review.puzzles import Puzzle, all_puzzles, answered, position_of
from branchline.review.words import ReviewWords, percent

INTERRUPTED = 130


@command("practice", help="help-practice")
@click.argument("number", metavar="[NUMBER]", type=click.IntRange(1), default=1)
@click.pass_context
def practice(context: click.Context, number: int) -> None:
    """Offer puzzles, from one of them on."""
    puzzles = all_puzzles()
    if number > len(puzzles):
        raise click.UsageError(say("practice-no-such-puzzle", number=number, total=len(puzzles)))
    console = make_console()
    try:
        for each in range(number, len(puzzles) + 1):
            if each > number and fold(ask(f"{say('practice-go-on-or-quit')} ")).startswith("q"):
                return
            console.print(Text(say("practice-puzzle-of", number=each, total=len(puzzles)), "bold"))
            offer(console, puzzles[each - 1])
    except Leave as leave:
        if leave.how == INTERRUPT:
            context.exit(INTERRUPTED)


def offer(console: Console, puzzle: Puzzle) -> None:
    """Show a position as its seat sees it, and tell what is best once a move is chosen."""
    match = position_of(puzzle)
    seat = match.seats[puzzle.seat]
    console.print(styled("practice-you-are", map=map_title(match.data), seat=seat))

    def refuse(_where: str) -> None:
        console.print(Text(say("practice-not-saved")))

    action = Person(console, match, puzzle.seat, refuse).decide()[0]
    explain(console, match, puzzle.seat, answered(puzzle, action))


def explain(console: Console, match: Match, seat: int, answer: PracticeAnswer) -> None:
    """Print what was chosen, what is best, by how much, and why."""
    words = ReviewWords(match, seat)
    console.print()
    console.print(Text(say("practice-right" if answer.right else "practice-wrong"), "bold"))
    console.print(Text(f"{say('practice-best')}: {words.move(answer.best)}"))
    console.print(Text(words.reason(answer.best.reason), "dim"))
    if not answer.right:
        figures = {
            "points": number(answer.points / 100),
            "noise": number(answer.points_noise / 100),
            "chance": percent(answer.chance),
            "error": percent(answer.chance_noise),
        }
        console.print(Text(f"{say('practice-chosen')}: {words.move(answer.chosen)}"))
        console.print(Text(say("review-costs", **figures)))
    console.print(Text(say("practice-wins", percent=percent(answer.wins))))
    console.print()
