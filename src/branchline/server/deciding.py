"""What a table answers to a command: the entries it would lead to, or a refusal.

Nothing here changes a table; whoever asks stores the entries and then adds them.
"""

from __future__ import annotations

import copy

from branchline.core.chance import Chance, Dice
from branchline.play.match import IllegalAction, Match
from branchline.server.entries import (
    AnyEntry,
    Dealt,
    Handed,
    Mover,
    Muted,
    Played,
    Said,
    Seated,
    TakenBack,
    Undone,
)
from branchline.server.messages import Reason
from branchline.server.table import Table
from branchline.server.words import clean_name, clean_text


class Refusal(Exception):  # noqa: N818 - it names what was wrong
    """A command that changes nothing, and why."""

    def __init__(self, reason: Reason, detail: str = "") -> None:
        super().__init__(f"{reason}: {detail}")
        self.reason: Reason = reason
        self.detail = detail


def going(table: Table) -> Match:
    """Return the game that is being played, or refuse."""
    if table.match is None:
        raise Refusal("not started", "the game begins when every seat is taken")
    if table.over:
        raise Refusal("over", "the game is over")
    return table.match


def check_fresh(table: Table, seat: int, expected: int) -> None:
    """Refuse a command about a position that is no longer the one its seat saw."""
    if expected < table.chairs[seat].changed:
        raise Refusal("stale", f"the position has changed at version {table.chairs[seat].changed}")
    if expected > table.version:
        raise Refusal("stale", f"there is no version {expected} yet")


def deal(table: Table, chance: Chance) -> Dealt:
    """Begin the game."""
    match = Match(
        table.data,
        len(table.chairs),
        0,
        seats=[chair.name for chair in table.chairs],
        first_seat=table.created.first_seat,
        setup=chance,
    )
    return Dealt(match.setup.chance, match.setup.check)


def act(table: Table, seat: int, action: int, seed: int, by: Mover, bot: str = "") -> Played:
    """Play an action; the chance results it takes come from the seed."""
    match = going(table)
    if seat not in match.to_act:
        raise Refusal("out of turn", f"to act: {', '.join(map(str, match.to_act))}")
    trial = copy.copy(match)
    trial.moves = list(match.moves)
    try:
        trial.play(action, seat, Dice(seed))
    except IllegalAction:
        raise Refusal("illegal", f"action {action} is not legal now") from None
    move = trial.moves[-1]
    text = match.notation.text(action)
    return Played(seat, action, text, move.chance, move.check, by, bot)


def act_as_person(table: Table, seat: int, action: int, expected: int, seed: int) -> Played:
    """Play an action of the person on a seat."""
    going(table)
    check_fresh(table, seat, expected)
    if table.chairs[seat].played_by:
        raise Refusal("out of turn", "a bot plays this seat; take it back first")
    return act(table, seat, action, seed, "player")


def undo(table: Table, seat: int, expected: int) -> Undone:
    """Take the last move back, as long as it told nobody anything new."""
    match = going(table)
    check_fresh(table, seat, expected)
    if table.undoer != seat or table.chairs[seat].played_by:
        raise Refusal(
            "cannot undo", "new things are known, another has acted, or enough was undone"
        )
    before = match.moves[-2] if len(match.moves) > 1 else match.setup
    return Undone(seat, before.check)


def say(seat: int, name: str, text: str) -> Said:
    """Say something in the chat."""
    words = clean_text(text)
    if not words:
        raise Refusal("malformed", "there is nothing to say")
    return Said(seat, name, words)


def mute(table: Table, seat: int, whom: int, on: bool) -> Muted:
    """Stop or start hearing somebody."""
    if whom == seat or whom >= len(table.chairs):
        raise Refusal("malformed", "no such seat to mute")
    return Muted(seat, whom, on)


def rename(table: Table, seat: int, name: str) -> Seated:
    """Give a person a name."""
    words = clean_name(name)
    if not words:
        raise Refusal("malformed", "a name has 1 to 20 printable characters")
    if table.chairs[seat].kind == "bot":
        raise Refusal("not now", "a bot sits there")
    return Seated(seat, words)


def join(table: Table, name: str) -> Seated:
    """Take the first open seat."""
    for seat, chair in enumerate(table.chairs):
        if chair.kind == "open":
            return Seated(seat, clean_name(name) or f"Player {seat + 1}")
    raise Refusal("not now", "no seat is open")


def start(table: Table, bot: str) -> list[AnyEntry]:
    """Give the open seats to bots."""
    if table.match is not None:
        raise Refusal("not now", "the game has begun")
    return [
        Handed(seat, bot, "nobody")
        for seat, chair in enumerate(table.chairs)
        if chair.kind == "open"
    ]


def leave(table: Table, seat: int, bot: str) -> Handed:
    """Let a bot play a seat whose person goes."""
    going(table)
    if table.chairs[seat].played_by:
        raise Refusal("not now", "a bot plays this seat already")
    return Handed(seat, bot, "left")


def take_back(table: Table, seat: int) -> TakenBack:
    """Let the person play again."""
    if not table.chairs[seat].played_by or table.chairs[seat].kind != "human":
        raise Refusal("not now", "no bot plays for this person")
    return TakenBack(seat)


def check_hint(table: Table, seat: int) -> Match:
    """Return the game in which a seat may have a hint: it is its person's turn."""
    match = going(table)
    if seat not in match.to_act or table.chairs[seat].played_by:
        raise Refusal("out of turn", "a hint is for the seat that is to act")
    return match
