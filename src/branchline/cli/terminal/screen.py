"""The position as one seat sees it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.console import Console
from rich.table import Table
from rich.text import Text

from branchline.cli.terminal.glyphs import bold, card, flow, known
from branchline.cli.terminal.panels import extra_columns, panels
from branchline.cli.terminal.ways import ways_of
from branchline.core.state import GAP
from branchline.maps.schema import MapData
from branchline.play.match import Match
from branchline.play.view import View
from branchline.play.ways import Way

SMALL: Final = 30
MANY_LINES: Final = 5


def draw(console: Console, match: Match, view: View, legal: list[int]) -> None:
    """Draw everything a seat needs to know for its turn."""
    width = console.width
    turn = view.turn // match.players + 1
    title = f"{match.data.name} · round {turn} · {match.seats[view.seat]}"
    console.print()
    console.rule(Text(title, "bold"), align="left", style="dim")
    console.print(players_table(match, view))
    shelf = panels(match, view, legal, width)
    gaps = len(shelf) < MANY_LINES or console.height > SMALL  # else every line counts
    if gaps:
        console.print()
    for line in (
        *row_lines(view, legal, width),
        *hand_lines(view, width),
        *ticket_lines(match, view, width),
        *shelf,
    ):
        console.print(line)
    if gaps:
        console.print()


def players_table(match: Match, view: View) -> Table:
    """Return what is public about every player."""
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="dim")
    table.add_column("", no_wrap=True, overflow="ellipsis")
    headings = ("trains", "cards", "tickets", "points")
    more = extra_columns(view)
    for heading in (*headings, *more):
        table.add_column(heading, justify="right")
    table.add_column("cards seen")
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
        shown = Text(" (empty) ", "dim") if number == GAP else card(number)
        parts.append(Text(f"{key} ").append_text(shown))
    tickets = sum(view.pile_batches)
    discards = sum(view.discard)
    decks = (f"{view.deck_size} cards (d)", f"{discards} discarded", f"{tickets} tickets (t)")
    return [
        *flow("Row        ", parts, width, 2),
        *flow("Decks      ", map(Text, decks), width, 3),
    ]


def hand_lines(view: View, width: int) -> list[Text]:
    """Show the hand, grouped by colour."""
    parts = [card(number, n) for number, n in enumerate(view.hand) if n]
    return flow("Your hand  ", parts or [Text("no cards", "dim")], width)


def ticket_lines(match: Match, view: View, width: int) -> list[Text]:
    """Show one's tickets, each with its points and how far it is."""
    label = "Tickets    "
    lines = []
    for text in ticket_texts(match, view, view.tickets, width - len(label)):
        lines.append(bold(label).append_text(text))
        label = " " * len(label)
    return lines


def ticket_texts(match: Match, view: View, tickets: Sequence[int], width: int) -> list[Text]:
    """Return tickets with their marks: joined, so many trains away, or cut off.

    The technologies to buy first are named where there is room; otherwise their price is given.
    """
    ways = ways_of(match, view)
    texts = []
    for ticket in tickets:
        way = ways.of(ticket)
        name = points_in_words(match.data, ticket)
        if way is None:
            texts.append(Text(f"✗ {name} · cut off", "dim"))
        elif way.done:
            texts.append(Text(f"✓ {name} · done", "green"))
        else:
            text = f"· {name} · {missing(way)}"
            price = f"★{sum(ways.prices[each] for each in way.needs)}"
            wordings = [
                f"{text}, needs {', '.join(way.needs)}",
                f"{text}, {price} of technologies",
                f"{text} + {price}",
            ]
            fitting = [each for each in wordings if len(each) <= width]
            texts.append(Text(next(iter(fitting), wordings[-1]) if way.needs else text))
    return texts


def points_in_words(data: MapData, number: int) -> str:
    """Return a ticket and what it is worth."""
    ticket = data.tickets[number]
    if len(ticket.legs) > 1:
        return ticket.text
    points = ticket.legs[0].points
    return f"{ticket.text}, {points} point{'' if points == 1 else 's'}"


def missing(way: Way) -> str:
    """Say how much there is still to build."""
    tracks = f"{len(way.tracks)} track{'' if len(way.tracks) == 1 else 's'}"
    text = f"{way.trains} train{'' if way.trains == 1 else 's'} on {tracks} to go"
    if way.loans:
        text += f", {way.loans} station{'' if way.loans == 1 else 's'} to build"
    return text
