"""`branchline play`: a game in the terminal, with people and bots."""

from __future__ import annotations

import secrets
from pathlib import Path

import click
from rich.console import Console
from rich.text import Text

from branchline.bots import BOTS
from branchline.cli import menu
from branchline.cli.replay import read_match
from branchline.cli.seats import (
    HUMAN,
    default_names,
    read_names,
    resumed_kinds,
    seat_kinds,
)
from branchline.cli.streams import make_console
from branchline.cli.terminal.ask import INTERRUPT, Leave, at_terminal
from branchline.cli.terminal.glyphs import bold
from branchline.cli.terminal.table import INTERRUPTED, Table
from branchline.maps import load_map, map_ids
from branchline.play.match import Match

FILE = click.Path(path_type=Path)


@click.command()
@click.argument("map", metavar="[MAP]", required=False)
@click.option("--players", type=click.IntRange(1), metavar="N", help="How many players.")
@click.option(
    "--seats",
    metavar="KINDS",
    help=f"Who plays, with commas: {HUMAN}, {', '.join(BOTS)} (default: you among bots).",
)
@click.option("--names", metavar="NAMES", help="The players' names, with commas.")
@click.option("--variant", metavar="NAME", help="A variant of the map.")
@click.option("--seed", type=int, metavar="S", help="The same seed deals the same cards.")
@click.option("--save", type=FILE, metavar="FILE", help="Save the game after every move.")
@click.option("--resume", type=FILE, metavar="FILE", help="Go on with a saved game.")
@click.option("--map-file", metavar="FILE", help="Where the map of a saved game is, if it moved.")
def play(
    map: str | None,  # noqa: A002 - the word people use
    players: int | None,
    seats: str | None,
    names: str | None,
    variant: str | None,
    seed: int | None,
    save: Path | None,
    resume: Path | None,
    map_file: str | None,
) -> int:
    """Play on MAP: the id of a map (see `branchline maps`) or a map file of your own.

    Without MAP, a few questions get you going. Several people can share the keyboard; with bots
    alone (--seats greedy,random) the game scrolls by.
    """
    console = make_console()
    if resume is not None:
        given = {"MAP": map, "--players": players, "--names": names, "--variant": variant}
        given["--seed"] = seed
        extra = [name for name, value in given.items() if value is not None]
        if extra:
            raise click.UsageError(f"a saved game has its own; leave out {', '.join(extra)}")
        match, _ = read_match(resume, map_file)
        kinds = resumed_kinds(match.seats, seats)
    else:
        if map_file is not None:
            raise click.UsageError("--map-file goes with --resume; give the file as MAP instead")
        if map is None and not at_terminal():
            known = ", ".join(map_ids())
            raise click.UsageError(f"which map? branchline play MAP, where MAP is one of {known}")
        try:
            match, kinds = set_up(console, map, players, seats, names, variant, seed)
        except Leave as leave:
            console.print("\nGoodbye.")
            return leave_code(leave)
    if save is not None and save != resume and save.exists():
        raise click.ClickException(
            f"{save} exists already; go on with it by --resume {save}, or name another file"
        )
    if save is not None:
        try:
            match.save(save)
        except OSError as error:
            raise click.ClickException(f"cannot save in {save}: {error.strerror}") from None
    announce(console, match, kinds)
    code = Table(console, match, kinds, save, save or resume).run()
    if code:
        click.get_current_context().exit(code)
    return 0


def leave_code(leave: Leave) -> int:
    """Return the exit code of leaving before the game has begun."""
    code = INTERRUPTED if leave.how == INTERRUPT else 0
    if code:
        click.get_current_context().exit(code)
    return code


def set_up(
    console: Console,
    which: str | None,
    players: int | None,
    seats: str | None,
    names: str | None,
    variant: str | None,
    seed: int | None,
) -> tuple[Match, list[str]]:
    """Return a new match and the kinds of its seats; ask for what is missing if no map is given."""
    asking = which is None
    chosen = which if which is not None else menu.choose_map(console)
    data = load_map(chosen, variant)
    if asking and variant is None and data.variants:
        data = load_map(chosen, menu.choose_variant(console, data))
    if asking and seats is None:
        count = players or menu.choose_players(console, data)
        seat_kinds(data, count, None)  # a wrong --players is told before more is asked
        kinds = menu.choose_kinds(console, count)
    else:
        kinds = seat_kinds(data, players, seats)
    called = read_names(names, len(kinds)) if names else default_names(kinds)
    if seed is None:
        seed = secrets.randbits(32)
    return Match(data, len(kinds), seed, seats=called), kinds


def announce(console: Console, match: Match, kinds: list[str]) -> None:
    """Say what is played, by whom, and who begins."""
    variant = f" ({match.data.variant})" if match.data.variant else ""
    seated = [
        name if name.casefold().startswith(kind) else f"{name} ({kind})"
        for name, kind in zip(match.seats, kinds, strict=True)
    ]
    line = bold(f"{match.data.name}{variant}")
    line.append(f" · {', '.join(seated)} · seed {match.seed}")
    console.print(line)
    starter = match.seats[match.view(-1).starter]
    console.print(Text(f"{starter} goes first. Type ? at any time for help."))
