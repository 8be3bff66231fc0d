"""Who sits where: people, bots, and their names."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import click

from branchline.bots import BOTS, find_bot
from branchline.bots.outside import PROGRAM, installed_bots
from branchline.cli.lists import split_names
from branchline.locales import named, say
from branchline.maps import MapData
from branchline.maps.schema import fold
from branchline.mechanics.advice import advise
from branchline.message import Message

HUMAN: Final = "human"
DEFAULT_BOT: Final = "medium"
LONGEST_NAME: Final = 20


def read_kinds(text: str) -> list[str]:
    """Return the kinds of seats that `--seats` lists: people, our bots, and any others."""
    return [read_kind(kind) for kind in split_names(text)]


def read_kind(kind: str) -> str:
    """Return the kind of a seat; refuse what is none."""
    ours = (HUMAN, *BOTS)
    if fold(kind) in ours:
        return fold(kind)
    installed = installed_bots()
    if ":" in kind or kind in installed:
        find_bot(kind)
        return kind
    problem = Message("unknown-seat-kind", {"kind": repr(kind)})
    raise click.UsageError(str(advise(problem, kind, (*ours, *installed))))


def seat_kinds(data: MapData, players: int | None, seats: str | None) -> list[str]:
    """Return the kind of every seat: as listed, or one person among bots."""
    kinds = read_kinds(seats) if seats else []
    fewest, most = data.players
    count = players or len(kinds) or fewest
    if kinds and len(kinds) != count:
        raise click.UsageError(say("seats-disagree", players=count, seats=len(kinds)))
    if not fewest <= count <= most:
        limits = {"fewest": fewest, "most": most, "players": count}
        raise click.UsageError(say("players-out-of-range", map=named(data.name), **limits))
    return kinds or [HUMAN] + [DEFAULT_BOT] * (count - 1)


def read_names(text: str, players: int) -> list[str]:
    """Return the names that `--names` lists."""
    names = [name.strip() for name in text.split(",")]
    if len(names) != players:
        raise click.UsageError(say("names-disagree", players=players, names=len(names)))
    for name in names:
        if not name or not name.isprintable() or len(name) > LONGEST_NAME:
            raise click.UsageError(say("not-a-name", name=repr(name), longest=LONGEST_NAME))
    if len(set(map(fold, names))) < players:
        raise click.UsageError(say("same-name"))
    return names


def default_names(kinds: Sequence[str]) -> list[str]:
    """Return a name for every seat.

    >>> default_names(["human", "greedy", "greedy"])
    ['Player', 'Greedy 1', 'Greedy 2']
    """
    names = [default_name(kind) for kind in kinds]
    return [
        say("numbered-name", name=name, number=names[: seat + 1].count(name))
        if names.count(name) > 1
        else name
        for seat, name in enumerate(names)
    ]


def default_name(kind: str) -> str:
    """Return a name for a kind of seat; a class has its own, a program does not tell.

    >>> default_name("greedy"), default_name("my_bots:Mine"), default_name("run:./bot --fast")
    ('Greedy', 'Mine', 'Program')
    """
    if kind == HUMAN:
        return say("default-player")
    if kind.startswith(PROGRAM):
        return say("default-program")
    name = kind.partition(":")[2]
    return (name or kind.capitalize())[:LONGEST_NAME]


def resumed_kinds(names: Sequence[str], seats: str | None) -> list[str]:
    """Return the kinds of seats of a saved game, which holds names only.

    Without `--seats`, a seat with a bot's name is that bot, and of the rest the first is a
    person; the others are bots.
    """
    if seats:
        kinds = read_kinds(seats)
        if len(kinds) != len(names):
            problem = say("resumed-seats-disagree", seats=len(names), given=len(kinds))
            raise click.UsageError(problem)
        return kinds
    kinds = []
    for name in names:
        bot = fold(name).rstrip(" 0123456789")
        other = DEFAULT_BOT if HUMAN in kinds else HUMAN
        kinds.append(bot if bot in BOTS else other)
    return kinds
