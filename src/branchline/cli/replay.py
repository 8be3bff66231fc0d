"""`branchline replay`: check a saved game and show it again."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import click
from msgspec import structs
from rich.console import Console
from rich.text import Text

from branchline.cli.help import command, option
from branchline.cli.streams import make_console
from branchline.cli.styled import styled
from branchline.cli.terminal.glyphs import bold, paint
from branchline.cli.terminal.news import deeds, sentence
from branchline.cli.terminal.screen import players_table
from branchline.cli.terminal.sheet import sheet_json, show_sheet
from branchline.locales import list_all, named, say
from branchline.maps import MapData
from branchline.play.match import Match, Move
from branchline.play.read_record import read_record
from branchline.play.record import RecordError
from branchline.play.replay import replay as rebuild
from branchline.play.view import SPECTATOR


def read_match(path: Path, map_file: str | None, to: int | None = None) -> tuple[Match, int]:
    """Return a saved match, checked to its end and then replayed to a move, and its length."""
    try:
        record = read_record(path)
        match = rebuild(record, map_file)
        length = len(match.moves)
        if to is not None and to < length:
            cut = structs.replace(record, moves=record.moves[:to], length=to, result=None)
            differs = match.differs_from_record
            match = rebuild(cut, map_file)
            match.differs_from_record = differs
    except RecordError as error:
        problem = say("error-in", file=str(path), problem=str(error))
        raise click.ClickException(" ".join(problem.split())) from None
    match.rename([printable(name) for name in match.seats])
    return match, length


def beyond_the_end(length: int, option: str, given: int) -> click.UsageError:
    """Return the error for a move that a game does not have."""
    return click.UsageError(say("beyond-the-end", moves=length, option=option, given=given))


def printable(name: str) -> str:
    r"""Return a name that a terminal can show: a record may hold anything.

    >>> printable("Ann\x1b[2J")
    'Ann?[2J'
    """
    return "".join(c if c.isprintable() else "?" for c in name) or "?"


@command("replay", help="help-replay")
@click.argument("file", metavar="FILE", type=click.Path(path_type=Path))
@option("--json", "as_json", is_flag=True, help="option-replay-json")
@option("--to", type=click.IntRange(0), metavar="N", help="option-to")
@option("--log", is_flag=True, help="option-log")
@option("--animate", type=click.Path(path_type=Path), metavar="FILE", help="option-animate")
@option("--map-file", metavar="FILE", help="option-map-file")
def replay(
    file: Path,
    as_json: bool,
    to: int | None,
    log: bool,
    animate: Path | None,
    map_file: str | None,
) -> None:
    """Check a saved game, entry by entry, and replay it."""
    match, length = read_match(file, map_file, to)
    if to is not None and to > length:
        raise beyond_the_end(length, "--to", to)
    if animate is not None:
        from branchline.cli.pictures import write_animation  # no other replay needs drawings

        write_animation(match, animate)
        if not as_json:
            return
    if as_json:
        click.echo(json.dumps(as_values(match, length), ensure_ascii=False, indent=1))
        return
    console = make_console()
    console.print(heading(match, length))
    if match.differs_from_record is not None:
        console.print(Text(say("record-differs", position=match.differs_from_record)))
    if log:
        show_log(console, match)
    else:
        show_moves(console, match)
    if match.over:
        show_sheet(console, match)
    else:
        console.print()
        console.print(players_table(match, match.view(SPECTATOR)))
        names = list_all(match.seats[seat] for seat in match.to_act)
        console.print(say("game-not-over", seats=names))


def heading(match: Match, length: int) -> Text:
    """Return what game it is, in a line."""
    shown = len(match.moves)
    message = "replay-heading" if shown == length else "replay-part-heading"
    seats = ", ".join(match.seats)
    return styled(message, map=map_title(match.data), seats=seats, moves=length, shown=shown)


def map_title(data: MapData) -> Text:
    """Return the name of a map, with its variant."""
    name = str(named(data.name))
    return bold(f"{name} ({data.variant})" if data.variant else name)


def show_moves(console: Console, match: Match) -> None:
    """Print the moves, one a line, in the notation that `play` reads."""
    width = max(len(name) for name in match.seats)
    for number, move in enumerate(match.moves, 1):
        line = Text(f"{number:4}  {match.seats[move.seat]:{width}}  ")
        console.print(line.append_text(paint(match.notation.text(move.action))))


def show_log(console: Console, match: Match) -> None:
    """Print everything that happened, secrets included."""
    for number, move in enumerate((match.setup, *match.moves)):
        for deed in deeds(move, None):
            console.print(Text(f"{number:4}  ").append_text(sentence(match, deed)))


def sentences(match: Match, move: Move) -> list[str]:
    """Return what happened in a move."""
    return [sentence(match, deed, glyphs=False).plain for deed in deeds(move, None)]


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
