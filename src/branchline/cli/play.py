"""`branchline play`: a game in the browser, or with --terminal in the terminal."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Final

import click

from branchline.bots import BOTS
from branchline.cli.seats import HUMAN
from branchline.cli.terminal.start import Wanted, play_in_terminal

FILE = click.Path(path_type=Path)
IN_TERMINAL: Final = "goes with the game in the terminal: add --terminal"


@click.command()
@click.argument("map", metavar="[MAP]", required=False)
@click.option("--variant", metavar="NAME", help="A variant of the map.")
@click.option("--port", type=click.IntRange(1, 65535), metavar="N", help="Where to listen.")
@click.option("--database", type=FILE, metavar="FILE", help="Where the games are kept.")
@click.option("--no-browser", is_flag=True, help="Open no browser; only print the address.")
@click.option("-t", "--terminal", is_flag=True, help="Play in the terminal; the rest is for that.")
@click.option("--players", type=click.IntRange(1), metavar="N", help="How many players.")
@click.option(
    "--seats",
    metavar="KINDS",
    help=f"Who plays, with commas: {HUMAN}, {', '.join(BOTS)} (default: you among bots).",
)
@click.option("--names", metavar="NAMES", help="The players' names, with commas.")
@click.option("--seed", type=int, metavar="S", help="The same seed deals the same cards.")
@click.option("--save", type=FILE, metavar="FILE", help="Save the game after every move.")
@click.option("--resume", type=FILE, metavar="FILE", help="Go on with a saved game.")
@click.option("--map-file", metavar="FILE", help="Where the map of a saved game is, if it moved.")
def play(
    map: str | None,  # noqa: A002 - the word people use
    variant: str | None,
    port: int | None,
    database: Path | None,
    no_browser: bool,
    terminal: bool,
    players: int | None,
    seats: str | None,
    names: str | None,
    seed: int | None,
    save: Path | None,
    resume: Path | None,
    map_file: str | None,
) -> int:
    """Play in your browser, on this machine: against bots, with people beside you, or by a link.

    MAP is the id of a map (see `branchline maps`); without it, you choose in the browser. Games are
    kept and go on where they were. Ctrl-C ends.

    With --terminal the game is in the terminal, and MAP may be a map file of your own; without MAP,
    a few questions get you going. Several people can share the keyboard; with bots alone (--seats
    greedy,random) the game scrolls by.
    """
    wanted = Wanted(map, players, seats, names, variant, seed, save, resume, map_file)
    if terminal:
        browser = {"--port": port, "--database": database, "--no-browser": no_browser or None}
        refuse(browser, "goes with the game in the browser; leave it out, or leave out --terminal")
        code = play_in_terminal(wanted)
    else:
        refuse({"--players": players, "--seats": seats, "--names": names}, IN_TERMINAL)
        refuse({"--seed": seed, "--save": save}, IN_TERMINAL)
        refuse({"--resume": resume, "--map-file": map_file}, IN_TERMINAL)
        # Loaded only here: the terminal game should not wait for what a server needs.
        from branchline.cli.browser import play_in_browser

        code = play_in_browser(map, variant, port, database, opening=not no_browser)
    if code:
        click.get_current_context().exit(code)
    return 0


def refuse(given: Mapping[str, object], why: str) -> None:
    """Refuse options that belong to the other way to play."""
    for name, value in given.items():
        if value is not None:
            raise click.UsageError(f"{name} {why}")
