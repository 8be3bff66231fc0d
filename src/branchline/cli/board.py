"""`branchline board`: the board of a map as a picture, with a game's claims on it."""

from __future__ import annotations

from pathlib import Path

import click

from branchline.boards import BoardError, Drawing, load_drawing
from branchline.boards.claims import claims_of
from branchline.boards.draw import Claims, draw
from branchline.boards.files import folder_of
from branchline.boards.settings import read_settings
from branchline.cli.help import command, option
from branchline.cli.pictures import to_png
from branchline.cli.replay import beyond_the_end, read_match
from branchline.locales import named, say
from branchline.maps import MapData, load_map

FILE = click.Path(path_type=Path)
FOLDER = click.Path(path_type=Path, file_okay=False, exists=True)


@command("board", help="help-board")
@click.argument("which", metavar="[MAP]", required=False)
@option("-o", "--output", type=FILE, metavar="FILE", help="option-output")
@option("--format", "kind", type=click.Choice(["svg", "png"]), help="option-format")
@option("--width", type=click.IntRange(50, 8000), help="option-width")
@option("--record", type=FILE, metavar="FILE", help="option-record")
@option("--move", type=click.IntRange(0), metavar="N", help="option-move")
@option("--geography", type=FOLDER, metavar="FOLDER", help="option-geography")
@option("--layout", type=click.Choice(["places", "tracks"]), help="option-layout")
@option("--keep", is_flag=True, help="option-keep")
def board(
    which: str | None,
    output: Path | None,
    kind: str | None,
    width: int | None,
    record: Path | None,
    move: int | None,
    geography: Path | None,
    layout: str | None,
    keep: bool,
) -> None:
    """Draw the board of a map, empty or as a saved game left it."""
    if move is not None and record is None:
        raise click.UsageError(say("move-needs-record"))
    if which is None and record is None:
        raise click.UsageError(say("board-of-what"))
    data, claims = read_position(which, record, move)
    drawing = None if geography or layout else load_drawing(data)
    if drawing is None and which is None:
        from branchline.boards.plain import plain_drawing  # it needs NumPy, finished boards do not

        drawing = plain_drawing(data)
    if drawing is None:
        drawing = make(data, geography, layout == "tracks")
        if keep:
            drawing.write(Path(str(folder_of(data))))
    kind = kind or (output.suffix[1:].lower() if output else "svg")
    if kind not in ("svg", "png"):
        raise click.UsageError(say("not-a-picture", file=str(output)))
    output = output or Path(f"{data.id}.{kind}")
    picture = draw(data, drawing, claims)
    if kind == "png":
        output.write_bytes(to_png(picture, width))
    else:
        output.write_text(picture, encoding="utf-8")
    click.echo(say("board-written", file=str(output), map=named(data.name)))


def read_position(
    which: str | None, record: Path | None, move: int | None
) -> tuple[MapData, Claims]:
    """Return a map, and what a saved game has claimed on it after some of its moves.

    A record knows its map; a map that is named besides must be the same.
    """
    data = None if which is None else load_map(which)
    if record is None:
        return data or load_map(str(which)), Claims()
    named = None if data is None or which == data.id else which
    match, length = read_match(record, named, move)
    if data is not None and match.data.rules_hash != data.rules_hash:
        ids = {"played": match.data.id, "map": data.id}
        raise click.ClickException(say("game-on-another-map", file=str(record), **ids))
    if move is not None and move > length:
        raise beyond_the_end(length, "--move", move)
    return data or match.data, claims_of(match)


def make(data: MapData, geography: Path | None, from_tracks: bool) -> Drawing:
    """Return a newly drawn board."""
    try:
        from branchline.boards.generate import make_drawing
        from branchline.boards.geography import read_geography
    except ImportError as error:
        raise click.ClickException(say("drawing-needs-packages", problem=str(error))) from None
    settings = read_settings(data)
    around = read_geography(geography, data.id, settings.bounds) if geography else None
    if not from_tracks and all(place.lat is None for place in data.places):
        click.echo(say("no-coordinates"), err=True)
    try:
        return make_drawing(
            data,
            settings,
            around,
            from_tracks=from_tracks,
            report=lambda step: click.echo(say(f"drawing-{step}"), err=True),
        )
    except BoardError as error:
        problem = say("error-in", file=data.source, problem=str(error))
        raise click.ClickException(problem) from None
