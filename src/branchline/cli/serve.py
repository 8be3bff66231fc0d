"""`branchline serve`: the game server, for browsers on this machine or on others."""

from __future__ import annotations

import gc
import os
import sys
from collections.abc import Callable
from dataclasses import replace
from ipaddress import ip_address, ip_network
from pathlib import Path
from typing import TYPE_CHECKING, Final

import click

if TYPE_CHECKING:
    from branchline.server.logs import LogFormat

from branchline.cli.help import Run, command, option
from branchline.folders import GAMES, NAME, boards_folder, games_file
from branchline.locales import say

if TYPE_CHECKING:
    from uvicorn import Server

    from branchline.server.settings import Settings


GARBAGE_SEARCHES: Final = (10_000, 10, 50)
"""How many new objects Python lets come before it looks for garbage among them; after how many such
searches it looks at all of these, and after how many of those at everything. A search stops the
server, for 25 ms if there are 100,000 objects: few at a time, and everything seldom."""


def default_database() -> Path:
    """Return where games are kept unless another place is named: the platform's folder for data.

    Earlier versions kept them among settings; a database that is still there, and only there, is
    used where it is.
    """
    now, earlier = games_file(), Path(click.get_app_dir(NAME)) / GAMES
    return earlier if earlier.is_file() and not now.exists() else now


def no_database(database: str, error: Exception) -> click.ClickException:
    """Return the error that says why games cannot be kept in a database, without its password."""
    from branchline.server.database_address import read_address

    address = read_address(database)
    problem = address.without_secrets(str(getattr(error, "orig", None) or error))
    text = say("not-a-database", file=address.shown, problem=" ".join(problem.split()))
    return click.ClickException(text)


class DatabaseType(click.ParamType[str]):
    """A file, or the address of a PostgreSQL database; anything else is refused at once."""

    name = "database"

    def convert(self, value: str, param: click.Parameter | None, ctx: click.Context | None) -> str:
        """Return what is given, if it can be a database."""
        from branchline.server.database_address import DatabaseError, read_address

        try:
            read_address(value)
        except DatabaseError as error:
            self.fail(str(error), param, ctx)
        return value


def chosen_database(given: str | None) -> str:
    """Return where games are kept; the folder of a file is made."""
    from branchline.server.database_address import read_address

    database = given or str(default_database())
    file = read_address(database).file
    if file is not None:
        Path(file).parent.mkdir(parents=True, exist_ok=True)
    return database


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


class AddressType(click.ParamType[str]):
    """A number on a network, such as 192.168.1.5, that a server can listen on."""

    name = "address"

    def convert(self, value: str, param: click.Parameter | None, ctx: click.Context | None) -> str:
        """Return the address, if it is one."""
        try:
            found = ip_address(value)
        except ValueError:
            found = None
        if found is None or found.is_unspecified or found.is_multicast:
            self.fail(say("not-an-address", address=repr(value)), param, ctx)
        return str(found)


class NetworkType(click.ParamType[str]):
    """An address, or all addresses of a network, such as 10.0.0.0/8."""

    name = "network"

    def convert(self, value: str, param: click.Parameter | None, ctx: click.Context | None) -> str:
        """Return the network, if it is one."""
        try:
            return str(ip_network(value, strict=False))
        except ValueError:
            self.fail(say("not-a-network", network=repr(value)), param, ctx)


ADDRESS = AddressType()
NETWORK = NetworkType()
DATABASE = DatabaseType()
NEIGHBOURS = "BRANCHLINE_NEIGHBOURS"
"""Names the folder in which servers that were started together pass connections on."""
DATABASE_VARIABLE = "BRANCHLINE_DATABASE"
"""Names the database, too: others on the machine can read a command line."""
SECRET = "BRANCHLINE_OWNER_SECRET"  # noqa: S105 - the name of a variable
"""Names what lets the owner remove maps of visitors; one is made up if it is not set."""
PORT = click.IntRange(0, 65535)
PROCESSES = click.IntRange(1, 64)
COUNT = click.IntRange(1)
FORMAT = click.Choice(["text", "json"])


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
