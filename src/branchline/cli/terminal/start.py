"""A game in the terminal, with people and bots, put together from what was asked for."""

from __future__ import annotations

import secrets
from dataclasses import dataclass
from pathlib import Path

import click
from rich.console import Console
from rich.text import Text

from branchline.cli import menu
from branchline.cli.replay import map_title, read_match
from branchline.cli.seats import default_names, read_names, resumed_kinds, seat_kinds
from branchline.cli.streams import make_console
from branchline.cli.styled import styled
from branchline.cli.terminal.game_loop import INTERRUPTED, GameLoop
from branchline.cli.terminal.prompts import INTERRUPT, Leave, at_terminal
from branchline.locales import say
from branchline.maps import load_map, map_ids
from branchline.play.match import Match


@dataclass(frozen=True)
class GameOptions:
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


def play_in_terminal(options: GameOptions) -> int:
    """Play a game; return the exit code."""
    console = make_console()
    save, resume = options.save, options.resume
    if resume is not None:
        match, kinds = resumed_match(options, resume)
    else:
        if options.map_file is not None:
            raise click.UsageError(say("map-file-needs-resume"))
        if options.map is None and not at_terminal():
            raise click.UsageError(say("map-missing", maps=", ".join(map_ids())))
        try:
            match, kinds = new_match(console, options)
        except Leave as leave:
            console.print(f"\n{say('goodbye')}")
            return INTERRUPTED if leave.how == INTERRUPT else 0
    if save is not None and save != resume and save.exists():
        raise click.ClickException(say("file-exists", file=str(save)))
    if save is not None:
        try:
            match.save(save)
        except OSError as error:
            problem = say("save-refused", file=str(save), problem=str(error.strerror))
            raise click.ClickException(problem) from None
    announce(console, match, kinds)
    return GameLoop(console, match, kinds, save, save or resume).run()


def resumed_match(options: GameOptions, resume: Path) -> tuple[Match, list[str]]:
    """Return a saved match and the kinds of its seats."""
    given = {
        "MAP": options.map,
        "--players": options.players,
        "--names": options.names,
        "--variant": options.variant,
        "--seed": options.seed,
    }
    extra = [name for name, value in given.items() if value is not None]
    if extra:
        raise click.UsageError(say("resumed-has-its-own", options=", ".join(extra)))
    match, _ = read_match(resume, options.map_file)
    return match, resumed_kinds(match.seats, options.seats)


def new_match(console: Console, options: GameOptions) -> tuple[Match, list[str]]:
    """Return a new match and the kinds of its seats; ask for what is missing if no map is given."""
    asking = options.map is None
    chosen = options.map if options.map is not None else menu.choose_map(console)
    data = load_map(chosen, options.variant)
    if asking and options.variant is None and data.variants:
        data = load_map(chosen, menu.choose_variant(console, data))
    if asking and options.seats is None:
        count = options.players or menu.choose_players(console, data)
        seat_kinds(data, count, None)  # a wrong --players is told before more is asked
        kinds = menu.choose_kinds(console, count)
    else:
        kinds = seat_kinds(data, options.players, options.seats)
    names = read_names(options.names, len(kinds)) if options.names else default_names(kinds)
    seed = secrets.randbits(32) if options.seed is None else options.seed
    return Match(data, len(kinds), seed, seats=names), kinds


def announce(console: Console, match: Match, kinds: list[str]) -> None:
    """Say what is played, who plays, and who begins."""
    seats = ", ".join(
        name if name.casefold().startswith(kind) else say("seat-of-kind", name=name, kind=kind)
        for name, kind in zip(match.seats, kinds, strict=True)
    )
    title = map_title(match.data)
    console.print(styled("game-heading", map=title, seats=seats, seed=str(match.seed)))
    starter = match.seats[match.view(-1).starter]
    console.print(Text(say("who-begins", seat=starter)))
