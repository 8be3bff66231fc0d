"""The game in the browser: a server for this machine alone, and a page of it opened."""

from __future__ import annotations

import contextlib
import os
import socket
import sys
import threading
from collections.abc import Mapping, Sequence
from http import HTTPStatus
from pathlib import Path
from typing import Final
from urllib.parse import urlencode

import click

from branchline.cli.databases import chosen_database
from branchline.cli.own_bots import read_own_bots
from branchline.cli.own_maps import read_own_maps
from branchline.cli.ports import listen_again, refused
from branchline.cli.serve import make_game_server
from branchline.folders import boards_folder
from branchline.locales import say
from branchline.maps import load_map
from branchline.server.app import has_client
from branchline.server.catalogue import OwnMap, key_of
from branchline.server.database_address import IN_MEMORY, read_address
from branchline.server.settings import Settings
from branchline.server.sole_server import AnotherServer

HOST: Final = "127.0.0.1"
SECONDS: Final = 10.0
"""How long a server that runs already may take to answer."""
USUAL_PORT: Final = 8451
"""Tried first: browsers remember seats and settings by address, and the port is part of it."""


def play_in_browser(
    which: str | None,
    variant: str | None,
    port: int | None,
    database: str | None,
    bots: Sequence[str] = (),
    *,
    opening: bool,
    lan_address: str = "",
    upgrade: bool = False,
) -> int:
    """Serve games to this machine until interrupted; return the exit code."""
    maps, own_bots = read_own_maps([which] if which else []), read_own_bots(bots)
    return serve_here(
        first_page(which, variant, maps),
        port,
        database,
        opening=opening,
        maps=maps,
        own_bots=own_bots,
        lan_address=lan_address,
        upgrade=upgrade,
    )


def serve_here(
    page: str,
    port: int | None,
    database: str | None,
    *,
    opening: bool,
    maps: tuple[OwnMap, ...] = (),
    own_bots: Mapping[str, str] | None = None,
    lan_address: str = "",
    upgrade: bool = False,
    studio: tuple[Path, str] | None = None,
) -> int:
    """Serve this machine until interrupted, and open a page; return the exit code.

    `studio` is a map file for the studio to write, and the secret of the page that may.
    """
    if not has_client():
        raise click.ClickException(say("client-not-built"))
    kept_in = chosen_database(database)
    with listen(port) as door:
        address = f"http://{HOST}:{door.getsockname()[1]}/{page}"
        try:
            settings = Settings(
                database=kept_in,
                upgrade=upgrade,
                own_maps=maps,
                own_bots=own_bots or {},
                boards=boards_folder(),
                lan_address=lan_address,
                studio_file=studio,
            )
            server = make_game_server(settings, HOST, 0, quiet=True)
        except AnotherServer as another:
            if studio is not None:
                # The other server does not know the file: this one keeps its games to itself.
                door.close()
                return serve_here(page, port, IN_MEMORY, opening=opening, studio=studio)
            found = another.where(SECONDS)  # it may just be starting
            if not is_there(found):
                raise
            return visit(f"{found}{page}", opening=opening)
        click.echo(say("browser-is-at", address=address))
        click.echo(say("browser-keeps-games", file=read_address(kept_in).shown))
        sys.stdout.flush()
        if opening:
            # The door is open already: the page comes as soon as the server is ready.
            threading.Thread(target=open_page, args=(address,), daemon=True).start()
        with contextlib.suppress(KeyboardInterrupt):
            server.run(sockets=[door])
    click.echo(f"\n{say('browser-ends')}")
    return 0


def is_there(address: str) -> bool:
    """Return whether a server answers at an address."""
    if not address:
        return False
    from urllib.request import ProxyHandler, build_opener  # seldom needed, and slow to import

    try:
        # Never through a proxy: it is on this machine.
        with build_opener(ProxyHandler({})).open(f"{address}api/options", timeout=SECONDS) as found:
            return bool(found.status == HTTPStatus.OK)
    except OSError:
        return False


def visit(address: str, *, opening: bool) -> int:
    """Open a page of a server that runs already; return the exit code."""
    click.echo(say("browser-runs-already", address=address))
    if opening:
        open_page(address)
    return 0


def first_page(which: str | None, variant: str | None, own: Sequence[OwnMap]) -> str:
    """Return the page to open first: of a map, packaged or one's own, to set a game up on it."""
    if which is None:
        if variant is not None:
            raise click.UsageError(say("variant-needs-map"))
        return ""
    load_map(which, variant)  # a wrong variant is told at once
    key = key_of(own[0].data) if own else which
    query = {"map": key} | ({"variant": variant} if variant else {})
    return f"#/new?{urlencode(query)}"


def listen(port: int | None) -> socket.socket:
    """Return a socket that listens: on a port, or on the usual one or else any free one."""
    for each in (USUAL_PORT, 0) if port is None else (port,):
        door = socket.socket()
        listen_again(door)
        try:
            door.bind((HOST, each))
            door.listen()
        except OSError as error:
            door.close()
            problem = error
        else:
            return door
    raise refused(port, problem, "--port")


def open_page(address: str) -> None:
    """Open a page in the user's browser, if there is one with windows."""
    windows = ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER")
    if sys.platform.startswith("linux") and not any(map(os.environ.get, windows)):
        return
    import webbrowser

    try:
        webbrowser.open(address)
    except webbrowser.Error:
        return
