"""`branchline replay`: check a saved game and tell it again."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import click
from rich.console import Console
from rich.text import Text

from branchline.cli.streams import make_console
from branchline.cli.terminal.glyphs import bold, paint
from branchline.cli.terminal.news import sentences as told
from branchline.cli.terminal.screen import players_table
from branchline.cli.terminal.sheet import sheet_json, show_sheet
from branchline.play.match import Match, Move
from branchline.play.record import RecordError, read_record
from branchline.play.replay import replay as rebuild
from branchline.play.view import SPECTATOR


def read_match(path: Path, map_file: str | None, to: int | None = None) -> tuple[Match, int]:
    """Return a saved match, checked to its end and then replayed to a move, and its length."""
    try:
        record = read_record(path)
        match = rebuild(record, map_file)
        length = len(match.moves)
        if to is not None and to < length:
            cut = {**record, "moves": record["moves"][:to], "length": to, "result": None}
            match = rebuild(cut, map_file)
    except RecordError as error:
        raise click.ClickException(" ".join(f"{path}: {error}".split())) from None
    match.seats = tuple(printable(name) for name in match.seats)
    return match, length


def printable(name: str) -> str:
    r"""Return a name that a terminal can show: a record may hold anything.

    >>> printable("Ann\x1b[2J")
    'Ann?[2J'
    """
    return "".join(c if c.isprintable() else "?" for c in name) or "?"


@click.command()
@click.argument("file", metavar="FILE", type=click.Path(path_type=Path))
@click.option("--json", "as_json", is_flag=True, help="Print the game as JSON.")
@click.option("--to", type=click.IntRange(0), metavar="N", help="Stop after N moves.")
@click.option("--log", is_flag=True, help="Tell all that happened, in sentences.")
@click.option("--map-file", metavar="FILE", help="Where the map of the game is, if it has moved.")
def replay(file: Path, as_json: bool, to: int | None, log: bool, map_file: str | None) -> None:
    """Check the saved game FILE, entry by entry, and replay it."""
    match, length = read_match(file, map_file, to)
    if to is not None and to > length:
        raise click.UsageError(f"the game has {length} moves, so --to {to} is beyond its end")
    if as_json:
        click.echo(json.dumps(as_values(match, length), ensure_ascii=False, indent=1))
        return
    console = make_console()
    console.print(heading(match, length))
    if log:
        show_log(console, match)
    else:
        show_moves(console, match)
    if match.over:
        show_sheet(console, match)
    else:
        console.print()
        console.print(players_table(match, match.view(SPECTATOR)))
        names = " and ".join(match.seats[seat] for seat in match.to_act)
        console.print(f"The game is not over: {names} to act.")


def heading(match: Match, length: int) -> Text:
    """Return what game it is, in a line."""
    data = match.data
    variant = f" ({data.variant})" if data.variant else ""
    shown = len(match.moves)
    part = f"{length} moves" if shown == length else f"the first {shown} of {length} moves"
    text = bold(f"{data.name}{variant}")
    return text.append(f" · {', '.join(match.seats)} · {part}, all of them sound")


def show_moves(console: Console, match: Match) -> None:
    """Print the moves, one a line, in the notation that `play` reads."""
    width = max(len(name) for name in match.seats)
    for number, move in enumerate(match.moves, 1):
        line = Text(f"{number:4}  {match.seats[move.seat]:{width}}  ")
        console.print(line.append_text(paint(match.notation.text(move.action))))


def show_log(console: Console, match: Match) -> None:
    """Print everything that happened, secrets included."""
    for number, move in enumerate((match.setup, *match.moves)):
        for sentence in sentences(match, move):
            console.print(Text(f"{number:4}  ").append_text(paint(sentence)))


def sentences(match: Match, move: Move) -> list[str]:
    """Return what happened in a move."""
    return [sentence for _, sentence in told(match, move, None)]


def as_values(match: Match, length: int) -> dict[str, Any]:
    """Return a match as JSON values."""
    data = match.data
    return {
        "map": {"id": data.id, "name": data.name, "variant": data.variant},
        "seats": list(match.seats),
        "length": length,
        "setup": sentences(match, match.setup),
        "moves": [
            {
                "seat": move.seat,
                "do": match.notation.text(move.action),
                "events": sentences(match, move),
            }
            for move in match.moves
        ],
        "over": match.over,
        "to_act": list(match.to_act),
        "score": sheet_json(match) if match.over else None,
    }
