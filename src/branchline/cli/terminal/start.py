"""A game in the terminal, with people and bots, put together from what was asked for."""

from __future__ import annotations

import secrets
from dataclasses import dataclass
from pathlib import Path

import click
from rich.console import Console
from rich.text import Text

from branchline.cli import menu
from branchline.cli.replay import read_match
from branchline.cli.seats import default_names, read_names, resumed_kinds, seat_kinds
from branchline.cli.streams import make_console
from branchline.cli.terminal.ask import INTERRUPT, Leave, at_terminal
from branchline.cli.terminal.glyphs import bold
from branchline.cli.terminal.table import INTERRUPTED, Table
from branchline.maps import load_map, map_ids
from branchline.play.match import Match


@dataclass(frozen=True)
class Wanted:
    """What was asked for on the command line; None for what was not."""

    map: str | None
    players: int | None
    seats: str | None
    names: str | None
    variant: str | None
    seed: int | None
    save: Path | None
    resume: Path | None
    map_file: str | None


def play_in_terminal(wanted: Wanted) -> int:
    """Play a game; return the exit code."""
    console = make_console()
    save, resume = wanted.save, wanted.resume
    if resume is not None:
        match, kinds = go_on(wanted, resume)
    else:
        if wanted.map_file is not None:
            raise click.UsageError("--map-file goes with --resume; give the file as MAP instead")
        if wanted.map is None and not at_terminal():
            known = ", ".join(map_ids())
            raise click.UsageError(
                f"which map? branchline play --terminal MAP, where MAP is one of {known}"
            )
        try:
            match, kinds = set_up(console, wanted)
        except Leave as leave:
            console.print("\nGoodbye.")
            return INTERRUPTED if leave.how == INTERRUPT else 0
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
    return Table(console, match, kinds, save, save or resume).run()


def go_on(wanted: Wanted, resume: Path) -> tuple[Match, list[str]]:
    """Return a saved match and the kinds of its seats."""
    given = {
        "MAP": wanted.map,
        "--players": wanted.players,
        "--names": wanted.names,
        "--variant": wanted.variant,
        "--seed": wanted.seed,
    }
    extra = [name for name, value in given.items() if value is not None]
    if extra:
        raise click.UsageError(f"a saved game has its own; leave out {', '.join(extra)}")
    match, _ = read_match(resume, wanted.map_file)
    return match, resumed_kinds(match.seats, wanted.seats)


def set_up(console: Console, wanted: Wanted) -> tuple[Match, list[str]]:
    """Return a new match and the kinds of its seats; ask for what is missing if no map is given."""
    asking = wanted.map is None
    chosen = wanted.map if wanted.map is not None else menu.choose_map(console)
    data = load_map(chosen, wanted.variant)
    if asking and wanted.variant is None and data.variants:
        data = load_map(chosen, menu.choose_variant(console, data))
    if asking and wanted.seats is None:
        count = wanted.players or menu.choose_players(console, data)
        seat_kinds(data, count, None)  # a wrong --players is told before more is asked
        kinds = menu.choose_kinds(console, count)
    else:
        kinds = seat_kinds(data, wanted.players, wanted.seats)
    names = read_names(wanted.names, len(kinds)) if wanted.names else default_names(kinds)
    seed = secrets.randbits(32) if wanted.seed is None else wanted.seed
    return Match(data, len(kinds), seed, seats=names), kinds


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
