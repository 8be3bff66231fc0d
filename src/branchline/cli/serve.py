"""`branchline serve`: the game server, for browsers on this machine or on others."""

from __future__ import annotations

import gc
import os
import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Final

import click

from branchline.cli.address_types import ADDRESS, NETWORK
from branchline.cli.databases import DATABASE, DATABASE_VARIABLE, chosen_database, no_database
from branchline.cli.help import Run, command, option
from branchline.cli.ports import check_port
from branchline.folders import boards_folder
from branchline.locales import say

if TYPE_CHECKING:
    from uvicorn import Server

    from branchline.server.logs import LogFormat
    from branchline.server.settings import Settings

GARBAGE_SEARCHES: Final = (10_000, 10, 50)
"""How many new objects Python lets come before it looks for garbage among them; after how many such
searches it looks at all of these, and after how many of those at everything. A search stops the
server, for 25 ms if there are 100,000 objects: few at a time, and everything seldom."""
NEIGHBOURS: Final = "BRANCHLINE_NEIGHBOURS"
"""Names the folder in which servers that were started together pass connections on."""
SECRET: Final = "BRANCHLINE_OWNER_SECRET"  # noqa: S105 - the name of a variable
"""Names what lets the owner remove maps of visitors; one is made up if it is not set."""
PORT: Final = click.IntRange(0, 65535)
PROCESSES: Final = click.IntRange(1, 64)
COUNT: Final = click.IntRange(1)
FORMAT: Final = click.Choice(["text", "json"])


def make_game_server(settings: Settings, host: str, port: int, *, quiet: bool = False) -> Server:
    """Return a server; before a database is upgraded, somebody at a terminal is asked."""
    from branchline.server import database_errors
    from branchline.server.database_address import OlderDatabase
    from branchline.server.uvicorn_server import make_server

    try:
        return make_server(settings, host, port, quiet=quiet)
    except OlderDatabase as error:
        if not sys.stdin.isatty():
            raise
        click.echo(str(error))
        click.confirm(say("upgrade-now"), abort=True)
        return make_game_server(replace(settings, upgrade=True), host, port, quiet=quiet)
    except database_errors.SQLAlchemyError as error:
        raise no_database(settings.database, error) from None


def neighbours_folder() -> Path | None:
    """Return where servers that were started together pass connections on; None for nowhere."""
    folder = os.environ.get(NEIGHBOURS)
    return Path(folder) if folder else None


def limit(name: str, usual: int) -> Callable[[Run], Run]:
    """Return an option for how many of something there may be."""
    told = f"option-{name.removeprefix('--')}"
    return option(name, default=usual, show_default=True, type=COUNT, help=told)


@command("serve", help="help-serve")
@option("--host", default="127.0.0.1", show_default=True, help="option-host")
@option("--port", default=8000, show_default=True, type=PORT, help="option-serve-port")
@option("--database", type=DATABASE, envvar=DATABASE_VARIABLE, help="option-serve-database")
@option("--upgrade", is_flag=True, help="option-upgrade")
@option("--processes", default=1, type=PROCESSES, help="option-serve-processes")
@option("--shared-port", is_flag=True, hidden=True, help="option-serve-processes")
@option("--map", "maps", multiple=True, metavar="FILE", help="option-own-map")
@option("--bot", "own_bots", multiple=True, metavar="NAME=SPEC", help="option-own-bot")
@option("--allow-uploads", is_flag=True, help="option-allow-uploads")
@option("--origin", multiple=True, help="option-origin")
@option("--lan-address", type=ADDRESS, metavar="ADDRESS", help="option-lan-address")
@option("--bots", default=2, show_default=True, type=PROCESSES, help="option-serve-bots")
@option("--bot-pause", default=0.6, show_default=True, help="option-bot-pause")
@option("--undo-seconds", default=5.0, show_default=True, help="option-undo-seconds")
@option("--rooms-per-minute", default=30.0, show_default=True, help="option-rooms-per-minute")
@option(
    "--rooms-per-address",
    default=200,
    show_default=True,
    type=COUNT,
    help="option-rooms-per-address",
)
@option(
    "--connections-per-address",
    default=250,
    show_default=True,
    type=COUNT,
    help="option-connections-per-address",
)
@option("--connections", default=10_000, show_default=True, type=COUNT, help="option-connections")
@option("--proxy", multiple=True, type=NETWORK, metavar="ADDRESS", help="option-proxy")
@option("--metrics-port", type=PORT, metavar="N", help="option-metrics-port")
@option("--metrics-host", default="127.0.0.1", show_default=True, help="option-metrics-host")
@option("--log-format", default="text", show_default=True, type=FORMAT, help="option-log-format")
def serve(
    host: str,
    port: int,
    database: str | None,
    upgrade: bool,
    processes: int,
    shared_port: bool,
    maps: tuple[str, ...],
    own_bots: tuple[str, ...],
    allow_uploads: bool,
    origin: tuple[str, ...],
    lan_address: str | None,
    bots: int,
    bot_pause: float,
    undo_seconds: float,
    rooms_per_minute: float,
    rooms_per_address: int,
    connections_per_address: int,
    connections: int,
    proxy: tuple[str, ...],
    metrics_port: int | None,
    metrics_host: str,
    log_format: LogFormat,
) -> None:
    """Serve games to browsers until stopped (Ctrl-C)."""
    # Loaded only here: no other command should wait for what a server needs.
    from branchline.cli.own_bots import read_own_bots
    from branchline.cli.own_maps import read_own_maps
    from branchline.server.database_address import read_address
    from branchline.server.settings import Settings
    from branchline.server.tokens import new_token

    if metrics_port:
        check_port(metrics_host, metrics_port, "--metrics-port")
    offered, added = read_own_maps(maps), read_own_bots(own_bots)
    kept_in = chosen_database(database)
    settings = Settings(
        database=kept_in,
        upgrade=upgrade,
        own_maps=offered,
        own_bots=added,
        allow_uploads=allow_uploads,
        uploads_secret=(os.environ.get(SECRET) or new_token()) if allow_uploads else "",
        boards=boards_folder(),
        origins=origin,
        lan_address=lan_address or "",
        bot_processes=bots,
        bot_pause=bot_pause,
        undo_seconds=undo_seconds,
        new_rooms_per_minute=rooms_per_minute,
        rooms_per_address=rooms_per_address,
        rooms_per_day=10 * rooms_per_address,
        connections_per_address=connections_per_address,
        most_connections=connections,
        proxies=proxy,
        metrics_port=metrics_port,
        metrics_host=metrics_host,
        log_format=log_format,
        neighbours=neighbours_folder() if shared_port else None,
    )
    if processes > 1:
        from branchline.cli.processes import serve_together

        serve_together(settings, host, port, processes)
        return
    server = make_game_server(settings, host, port)
    click.echo(say("server-keeps-games", file=read_address(kept_in).shown))
    if allow_uploads:
        page = f"/#/?owner={settings.uploads_secret}"
        click.echo(say("server-keeps-maps", page=page))
    sys.stdout.flush()
    gc.freeze()  # what is loaded by now stays, and need not be looked through for garbage
    gc.set_threshold(*GARBAGE_SEARCHES)
    if shared_port:
        from branchline.cli.processes import serve_with_others

        serve_with_others(server, host, port)
    else:
        server.run()
