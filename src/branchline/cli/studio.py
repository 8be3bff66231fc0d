"""`branchline studio`: the map studio in the browser, on a server for this machine alone."""

from __future__ import annotations

import secrets
from pathlib import Path

import click

from branchline.cli.databases import DATABASE
from branchline.cli.help import command, option
from branchline.locales import say

FILE = click.Path(dir_okay=False, path_type=Path)


@command("studio", help="help-studio")
@click.argument("file", metavar="[FILE]", type=FILE, required=False)
@option("--port", type=click.IntRange(1, 65535), metavar="N", help="option-play-port")
@option("--database", type=DATABASE, metavar="FILE", help="option-play-database")
@option("--no-browser", is_flag=True, help="option-no-browser")
@click.pass_context
def studio(
    context: click.Context,
    file: Path | None,
    port: int | None,
    database: str | None,
    no_browser: bool,
) -> None:
    """Draw a map in the browser; a file is read, and written with every change."""
    from branchline.cli.browser import serve_here

    page, own = "#/studio", None
    if file is not None:
        check_file(file)
        secret = secrets.token_urlsafe(18)
        page, own = f"#/studio?file={secret}", (file.absolute(), secret)
    context.exit(serve_here(page, port, database, opening=not no_browser, studio=own))


def check_file(file: Path) -> None:
    """Refuse a file that no map can be read from, or written to."""
    if file.suffix != ".toml":
        raise click.UsageError(say("studio-file-toml", file=str(file)))
    if not file.parent.is_dir():
        raise click.UsageError(say("studio-no-folder", folder=str(file.parent)))
    if file.exists():
        from branchline.maps.files import parse_map

        parse_map(file.read_bytes(), str(file))  # what is not TOML is told at once
