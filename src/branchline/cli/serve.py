"""`branchline serve`: the game server, for browsers on this machine or on others."""

from __future__ import annotations

import sys
from ipaddress import ip_address
from pathlib import Path

import click

from branchline.cli.help import command, option
from branchline.folders import GAMES, NAME, boards_folder, games_file
from branchline.locales import say


def default_database() -> Path:
    """Return where games are kept unless another place is named: the platform's folder for data.

    Earlier versions kept them among settings; a database that is still there, and only there, is
    used where it is.
    """
    now, earlier = games_file(), Path(click.get_app_dir(NAME)) / GAMES
    return earlier if earlier.is_file() and not now.exists() else now


def no_database(path: Path, error: Exception) -> click.ClickException:
    """Return the error that says why games cannot be kept in a file."""
    problem = getattr(error, "orig", None) or error
    return click.ClickException(say("not-a-database", file=str(path), problem=str(problem)))


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


ADDRESS = AddressType()
FILE = click.Path(dir_okay=False, path_type=Path)
PORT = click.IntRange(0, 65535)
PROCESSES = click.IntRange(1, 64)


@command("serve", help="help-serve")
@option("--host", default="127.0.0.1", show_default=True, help="option-host")
@option("--port", default=8000, show_default=True, type=PORT, help="option-serve-port")
@option("--database", type=FILE, help="option-serve-database")
@option("--map", "maps", multiple=True, metavar="FILE", help="option-own-map")
@option("--bot", "own_bots", multiple=True, metavar="NAME=SPEC", help="option-own-bot")
@option("--origin", multiple=True, help="option-origin")
@option("--lan-address", type=ADDRESS, metavar="ADDRESS", help="option-lan-address")
@option("--bots", default=2, show_default=True, type=PROCESSES, help="option-serve-bots")
@option("--bot-pause", default=0.7, show_default=True, help="option-bot-pause")
@option("--rooms-per-minute", default=30.0, show_default=True, help="option-rooms-per-minute")
def serve(
    host: str,
    port: int,
    database: Path | None,
    maps: tuple[str, ...],
    own_bots: tuple[str, ...],
    origin: tuple[str, ...],
    lan_address: str | None,
    bots: int,
    bot_pause: float,
    rooms_per_minute: float,
) -> None:
    """Serve games to browsers until stopped (Ctrl-C)."""
    # Loaded only here: no other command should wait for what a server needs.
    from sqlalchemy.exc import SQLAlchemyError

    from branchline.cli.own_bots import read_own_bots
    from branchline.cli.own_maps import read_own_maps
    from branchline.server.garbage import look_seldom
    from branchline.server.settings import Settings
    from branchline.server.uvicorn_server import make_server

    offered, added = read_own_maps(maps), read_own_bots(own_bots)
    path = database or default_database()
    path.parent.mkdir(parents=True, exist_ok=True)
    settings = Settings(
        database=str(path),
        own_maps=offered,
        own_bots=added,
        boards=boards_folder(),
        origins=origin,
        lan_address=lan_address or "",
        bot_processes=bots,
        bot_pause=bot_pause,
        new_rooms_per_minute=rooms_per_minute,
    )
    try:
        server = make_server(settings, host, port)
    except SQLAlchemyError as error:
        raise no_database(path, error) from None
    click.echo(say("server-keeps-games", file=str(path)))
    sys.stdout.flush()
    look_seldom()
    server.run()
