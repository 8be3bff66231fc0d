"""`branchline play`: a game in the browser, or with --terminal in the terminal."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Final

import click

from branchline.cli.address_types import ADDRESS
from branchline.cli.databases import DATABASE
from branchline.cli.help import command, option
from branchline.locales import say

FILE: Final = click.Path(path_type=Path)


def kinds_of_seats() -> dict[str, str]:
    """Return what the help of --seats lists."""
    from branchline.bots import BOTS
    from branchline.cli.seats import HUMAN

    return {"kinds": ", ".join((HUMAN, *BOTS))}


@command("play", help="help-play")
@click.argument("map", metavar="[MAP]", required=False)
@option("--variant", metavar="NAME", help="option-variant")
@option("--port", type=click.IntRange(1, 65535), metavar="N", help="option-play-port")
@option("--database", type=DATABASE, metavar="FILE", help="option-play-database")
@option("--upgrade", is_flag=True, help="option-upgrade")
@option("--bot", "bots", multiple=True, metavar="NAME=SPEC", help="option-own-bot")
@option("--lan-address", type=ADDRESS, metavar="ADDRESS", help="option-lan-address")
@option("--no-browser", is_flag=True, help="option-no-browser")
@option("-t", "--terminal", is_flag=True, help="option-terminal")
@option("--players", type=click.IntRange(1), metavar="N", help="option-play-players")
@option("--seats", metavar="KINDS", help="option-seats", arguments=kinds_of_seats)
@option("--names", metavar="NAMES", help="option-names")
@option("--seed", type=int, metavar="S", help="option-play-seed")
@option("--save", type=FILE, metavar="FILE", help="option-save")
@option("--resume", type=FILE, metavar="FILE", help="option-resume")
@option("--map-file", metavar="FILE", help="option-map-file")
def play(
    map: str | None,  # noqa: A002 - the word people use
    variant: str | None,
    port: int | None,
    database: str | None,
    upgrade: bool,
    bots: tuple[str, ...],
    lan_address: str | None,
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
    """Play in the browser, or with --terminal in the terminal."""
    # Loaded only where it is needed: neither way to play should wait for what the other takes.
    if terminal:
        from branchline.cli.terminal.start import GameOptions, play_in_terminal

        refuse({"--bot": bots or None}, "bots-by-seats")
        browser = {"--port": port, "--database": database, "--lan-address": lan_address}
        flags = {"--no-browser": no_browser or None, "--upgrade": upgrade or None}
        refuse({**browser, **flags}, "only-in-browser")
        options = GameOptions(map, players, seats, names, variant, seed, save, resume, map_file)
        code = play_in_terminal(options)
    else:
        ours = {"--players": players, "--seats": seats, "--names": names, "--seed": seed}
        refuse({**ours, "--save": save, "--resume": resume}, "only-in-terminal")
        refuse({"--map-file": map_file}, "only-in-terminal")
        from branchline.cli.browser import play_in_browser

        code = play_in_browser(
            *(map, variant, port, database, bots),
            opening=not no_browser,
            lan_address=lan_address or "",
            upgrade=upgrade,
        )
    if code:
        click.get_current_context().exit(code)
    return 0


def refuse(given: Mapping[str, object], message: str) -> None:
    """Refuse options that belong to the other way to play, with a message that says so."""
    for name, value in given.items():
        if value is not None:
            raise click.UsageError(say(message, option=name))
