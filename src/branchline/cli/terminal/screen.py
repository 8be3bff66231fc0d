"""The position as one seat sees it."""

from __future__ import annotations

from typing import Final

from rich.console import Console
from rich.table import Table
from rich.text import Text

from branchline.cli.terminal.glyphs import card, flow, known, line_label
from branchline.cli.terminal.panels import extra_columns, panels
from branchline.cli.terminal.tickets import ticket_lines
from branchline.core.state import GAP
from branchline.locales import named, say
from branchline.play.match import Match
from branchline.play.view import View

SMALL: Final = 30
MANY_LINES: Final = 5


def draw(console: Console, match: Match, view: View, legal: list[int]) -> None:
    """Draw everything a seat needs to know for its turn."""
    width = console.width
    names = {"map": named(match.data.name), "seat": match.seats[view.seat]}
    title = say("position-heading", round=view.turn // match.players + 1, **names)
    console.print()
    console.rule(Text(title, "bold"), align="left", style="dim")
    console.print(players_table(match, view))
    extra = panels(match, view, legal, width)
    gaps = len(extra) < MANY_LINES or console.height > SMALL  # else every line counts
    if gaps:
        console.print()
    for line in (
        *row_lines(view, legal, width),
        *hand_lines(view, width),
        *ticket_lines(match, view, width),
        *extra,
    ):
        console.print(line)
    if gaps:
        console.print()


def players_table(match: Match, view: View) -> Table:
    """Return what is public about every player."""
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="dim")
    table.add_column("", no_wrap=True, overflow="ellipsis")
    columns = ("trains", "cards", "tickets", "points")
    more = extra_columns(match, view)
    for heading in (*(say(f"column-{name}") for name in columns), *more):
        table.add_column(heading, justify="right")
    table.add_column(say("column-cards-seen"))
    for seat, name in enumerate(match.seats):
        mark = "▸" if seat in view.to_act else " "
        counts = (view.trains, view.hand_sizes, view.ticket_counts, view.points)
        table.add_row(
            Text(f"{mark} {name}", "bold" if seat == view.seat else ""),
            *(str(each[seat]) for each in counts),
            *(column[seat] for column in more.values()),
            known(view.known[seat]),
        )
    return table


def row_lines(view: View, legal: list[int], width: int) -> list[Text]:
    """Show the row, with the keys of the cards that may be taken now, and the decks."""
    parts = []
    for slot, number in enumerate(view.row):
        key = str(slot + 1) if slot in legal else "–"
        empty = Text(f" {say('row-place-empty')} ", "dim")
        shown = empty if number == GAP else card(number)
        parts.append(Text(f"{key} ").append_text(shown))
    decks = (
        say("deck-left", count=view.deck_size),
        say("discards", count=sum(view.discard)),
        say("tickets-left", count=sum(view.pile_batches) + sum(map(sum, view.deck_batches))),
    )
    return [
        *flow(line_label("label-row"), parts, width, 2),
        *flow(line_label("label-decks"), map(Text, decks), width, 3),
    ]


def hand_lines(view: View, width: int) -> list[Text]:
    """Show the hand, grouped by colour."""
    parts = [card(number, n) for number, n in enumerate(view.hand) if n]
    return flow(line_label("label-hand"), parts or [Text(say("hand-is-empty"), "dim")], width)
