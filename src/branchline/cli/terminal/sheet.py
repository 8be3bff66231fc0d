"""The score sheet as a table, and who has won."""

from __future__ import annotations

from typing import Any

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table
from rich.text import Text

from branchline.core.score import CORE_LINES, Sheet
from branchline.locales import has_message, list_all, say
from branchline.play.match import Match


def line_name(match: Match, name: str) -> str:
    """Return a kind of score line in plain words; the line of a thing has its name."""
    named = (each for names in match.notation.names.values() for each in names)
    things = {each.casefold().replace(" ", "_"): each for each in named}
    message = f"line-{name.replace('_', '-')}"
    return say(message) if has_message(message) else things.get(name, name)


def measured_name(match: Match, name: str) -> str:
    """Return a kind of score line that something was measured for, with its unit if it has one."""
    message = f"line-{name.replace('_', '-')}-measured"
    return say(message) if has_message(message) else line_name(match, name)


def signed(points: int) -> str:
    """Return points with their sign."""
    return f"−{-points}" if points < 0 else str(points)


def sheet_table(match: Match, sheet: Sheet) -> Table:
    """Return the score sheet: a line for everything that scored, a column for each player."""
    seats = range(match.players)
    lines = [sheet.lines(seat) for seat in seats]
    table = Table(
        title=say("score-sheet"), title_justify="left", title_style="bold", box=SIMPLE_HEAD
    )
    table.add_column("")
    for name in match.seats:
        table.add_column(Text(name), justify="right", overflow="fold")

    def row(label: str, cells: list[str], style: str = "", end: bool = False) -> None:
        table.add_row(Text(label), *map(Text, cells), style=style, end_section=end)

    tracks, ticket = CORE_LINES
    sums = [sum(line.points for line in mine if line.name == tracks) for mine in lines]
    row(line_name(match, tracks), [signed(points) for points in sums], end=True)
    for seat in seats:
        for line in lines[seat]:
            if line.name == ticket:
                mark = "✓" if line.points > 0 else "✗"
                label = f"{mark} {match.notation.ticket_ends(line.ticket)}"
                row(label, [signed(line.points) if each == seat else "" for each in seats])
    table.add_section()
    for name in dict.fromkeys(line.name for mine in lines for line in mine):
        if name in CORE_LINES:
            continue
        cells = [signed(sum(line.points for line in mine if line.name == name)) for mine in lines]
        label = line_name(match, name)
        if name in sheet.measures:
            cells = [
                say("measure-and-points", measure=sheet.measures[name][seat], points=cells[seat])
                for seat in seats
            ]
            label = measured_name(match, name)
        row(label, cells)
    table.add_section()
    row(say("sheet-total"), [signed(int(total)) for total in sheet.totals], "bold")
    row(say("sheet-place"), [say("rank-of", rank=rank) for rank in sheet.ranks()])
    return table


def verdict(match: Match, sheet: Sheet) -> str:
    """Say who has won, and by what if points alone did not decide."""
    winners = sheet.winners()
    names = [match.seats[seat] for seat in winners]
    best = sheet.total(winners[0])
    points = signed(best)
    if len(winners) > 1:
        return say("share-the-win", seats=list_all(names), points=points)
    rivals = [s for s in range(match.players) if s not in winners and sheet.total(s) == best]
    if not rivals:
        return say("wins", seat=names[0], points=points)
    mine = sheet.standing(winners[0])
    theirs = max(sheet.standing(seat) for seat in rivals)
    decided = next(i for i, (a, b) in enumerate(zip(mine, theirs, strict=True)) if a != b)
    tie = say(f"tie-{match.data.ties[decided - 1].replace('_', '-')}")
    return say("wins-by-tie-break", seat=names[0], points=points, tie=tie)


def show_sheet(console: Console, match: Match) -> None:
    """Print the final score."""
    sheet = match.score_sheet()
    console.print()
    console.print(sheet_table(match, sheet))
    console.print(Text(verdict(match, sheet), "bold"))


def sheet_json(match: Match) -> dict[str, Any]:
    """Return the score sheet as JSON values."""
    sheet = match.score_sheet()
    text = match.notation.ticket
    return {
        "seats": [
            {
                "name": name,
                "total": int(sheet.total(seat)),
                "rank": sheet.ranks()[seat],
                "lines": [
                    {
                        "name": line.name,
                        "points": int(line.points),
                        "ticket": text(line.ticket) if line.ticket >= 0 else None,
                    }
                    for line in sheet.lines(seat)
                ],
            }
            for seat, name in enumerate(match.seats)
        ],
        "winners": sheet.winners(),
    }
