"""The game in the browser: a server for this machine alone, and a page of it opened."""

from __future__ import annotations

import contextlib
import os
import socket
import sys
import threading
import webbrowser
from pathlib import Path
from typing import Final
from urllib.parse import urlencode

import click
from sqlalchemy.exc import SQLAlchemyError

from branchline.cli.serve import default_database, no_database
from branchline.maps import load_map, map_ids
from branchline.maps.errors import advise
from branchline.server.app import has_client
from branchline.server.running import make_server
from branchline.server.settings import Settings

HOST: Final = "127.0.0.1"
USUAL_PORT: Final = 8451
"""Tried first: browsers remember seats and settings by address, and the port is part of it."""
NO_CLIENT: Final = (
    "the browser client is not built: run `make setup` in the sources, or install a wheel; "
    "meanwhile `branchline play --terminal` plays here"
)


def play_in_browser(
    which: str | None,
    variant: str | None,
    port: int | None,
    database: Path | None,
    *,
    opening: bool,
) -> int:
    """Serve games to this machine until interrupted; return the exit code."""
    page = first_page(which, variant)
    if not has_client():
        raise click.ClickException(NO_CLIENT)
    path = database or default_database()
    path.parent.mkdir(parents=True, exist_ok=True)
    with listen(port) as door:
        address = f"http://{HOST}:{door.getsockname()[1]}/{page}"
        try:
            server = make_server(Settings(database=str(path)), HOST, 0, quiet=True)
        except SQLAlchemyError as error:
            raise no_database(path, error) from None
        click.echo(f"branchline is at {address}\nCtrl-C ends it; games are kept in {path}")
        sys.stdout.flush()
        if opening:
            # The door is open already: the page comes as soon as the server is ready.
            threading.Thread(target=open_page, args=(address,), daemon=True).start()
        with contextlib.suppress(KeyboardInterrupt):
            server.run(sockets=[door])
    click.echo("\nGoodbye. Your games are kept.")
    return 0


def first_page(which: str | None, variant: str | None) -> str:
    """Return the page to open first: of a map, to set a game up on it."""
    if which is None:
        if variant is not None:
            raise click.UsageError("--variant needs a MAP")
        return ""
    if which not in map_ids():
        hint = "no such map for the browser; a map file of your own is played with --terminal"
        raise click.UsageError(f"{which}: {advise(hint, which, map_ids())}")
    load_map(which, variant)  # a wrong variant is told at once
    query = {"map": which} | ({"variant": variant} if variant else {})
    return f"#/new?{urlencode(query)}"


def listen(port: int | None) -> socket.socket:
    """Return a socket that listens: on a port, or on the usual one or else any free one."""
    for each in (USUAL_PORT, 0) if port is None else (port,):
        door = socket.socket()
        if os.name == "posix":  # else a port that was just used would seem taken
            door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            door.bind((HOST, each))
            door.listen()
        except OSError as error:
            door.close()
            problem = error.strerror or error
        else:
            return door
    raise click.ClickException(f"port {port}: {problem}; name another with --port, or none")


def open_page(address: str) -> None:
    """Open a page in the user's browser, if there is one with windows."""
    windows = ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER")
    if sys.platform.startswith("linux") and not any(map(os.environ.get, windows)):
        return
    try:
        webbrowser.open(address)
    except webbrowser.Error:
        return
