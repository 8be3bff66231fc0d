"""`branchline board`: the board of a map as a picture, with a game's claims on it."""

from __future__ import annotations

from pathlib import Path

import click

from branchline.boards import BoardError, Drawing, draw, load_drawing
from branchline.boards.claims import claims_of
from branchline.boards.draw import Claims
from branchline.boards.settings import read_settings
from branchline.cli.replay import read_match
from branchline.maps import MapData, load_map

EXTRA = "needs more packages: pip install 'branchline[boards]'"


@click.command()
@click.argument("which", metavar="MAP")
@click.option("-o", "--output", type=click.Path(path_type=Path), metavar="FILE", help="Write here.")
@click.option(
    "--format",
    "kind",
    type=click.Choice(["svg", "png"]),
    help="Kind of picture; else as the name of FILE says.",
)
@click.option("--width", type=click.IntRange(50, 8000), help="Width of a PNG, in pixels.")
@click.option(
    "--record", type=click.Path(path_type=Path), metavar="FILE", help="Show a saved game."
)
@click.option("--move", type=click.IntRange(0), metavar="N", help="The game after N moves.")
@click.option(
    "--geography",
    type=click.Path(path_type=Path, file_okay=False, exists=True),
    metavar="FOLDER",
    help="Draw the board anew, on real land.",
)
@click.option(
    "--layout",
    type=click.Choice(["places", "tracks"]),
    help="Draw the board anew: from where places are, or from tracks alone.",
)
@click.option("--keep", is_flag=True, help="Keep a board drawn anew beside the map file.")
def board(
    which: str,
    output: Path | None,
    kind: str | None,
    width: int | None,
    record: Path | None,
    move: int | None,
    geography: Path | None,
    layout: str | None,
    keep: bool,
) -> None:
    """Draw the board of MAP, empty or as a saved game left it.

    Maps of the package have finished boards. Your own map gets one from the coordinates of its
    places or, if it gives none, from its tracks.
    """
    if move is not None and record is None:
        raise click.UsageError("--move needs a game: give --record FILE")
    data = load_map(which)
    claims = read_claims(data, which, record, move)
    drawing = None if geography or layout else load_drawing(data)
    if drawing is None:
        drawing = make(data, geography, layout == "tracks")
        if keep:
            drawing.write(Path(data.source).parent)
    kind = kind or (output.suffix[1:].lower() if output else "svg")
    if kind not in ("svg", "png"):
        raise click.UsageError(f"{output}: a board is written as .svg or .png, or say --format")
    output = output or Path(f"{data.id}.{kind}")
    picture = draw(data, drawing, claims)
    if kind == "png":
        output.write_bytes(to_png(picture, width))
    else:
        output.write_text(picture, encoding="utf-8")
    click.echo(f"{output}: the board of {data.name}")


def read_claims(data: MapData, which: str, record: Path | None, move: int | None) -> Claims:
    """Return what a saved game has claimed, after some of its moves."""
    if record is None:
        return Claims()
    match, length = read_match(record, None if which == data.id else which, move)
    if match.data.content_hash != data.content_hash:
        raise click.ClickException(f"{record}: a game on {match.data.id}, not on {data.id}")
    if move is not None and move > length:
        raise click.UsageError(f"the game has {length} moves, so --move {move} is beyond its end")
    return claims_of(match)


def make(data: MapData, geography: Path | None, from_tracks: bool) -> Drawing:
    """Return a board drawn anew."""
    try:
        from branchline.boards.generate import make_drawing
        from branchline.boards.geography import read_geography
    except ImportError as error:
        raise click.ClickException(f"drawing a board anew {EXTRA} ({error})") from None
    settings = read_settings(data)
    around = read_geography(geography, data.id, settings.bounds) if geography else None
    if not from_tracks and all(place.lat is None for place in data.places):
        click.echo("No place has coordinates: laid out from the tracks.", err=True)
    try:
        return make_drawing(
            data,
            settings,
            around,
            from_tracks=from_tracks,
            say=lambda step: click.echo(f"Drawing {step} …", err=True),
        )
    except BoardError as error:
        raise click.ClickException(f"{data.source}: {error}") from None


def to_png(picture: str, width: int | None) -> bytes:
    """Return a drawing as PNG."""
    try:
        from branchline.boards.picture import png_of
    except ImportError as error:
        raise click.ClickException(f"a PNG {EXTRA} ({error}); --format svg does not") from None
    return png_of(picture, width)
