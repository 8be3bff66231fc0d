"""What can be done with a finished game: look at any of its moves, and go on from there."""

from __future__ import annotations

import msgspec

from branchline.core.chance import Script
from branchline.server.deciding import Refusal, deal
from branchline.server.entries import AnyEntry, Created, Dealt, Played, SeatPlan, Stored, Undone
from branchline.server.redaction import update_for
from branchline.server.requests import ReplayStep
from branchline.server.table import Table

BEFORE_MOVES = 2
"""The entries before the first move: the room was created, the game dealt."""


def story_of(log: tuple[Stored, ...]) -> list[Stored]:
    """Return creation, deal and moves of a log, without the moves that were taken back."""
    kept: list[Stored] = []
    for stored in log:
        if isinstance(stored.entry, Undone):
            last = max(i for i, each in enumerate(kept) if isinstance(each.entry, Played))
            del kept[last]
        elif isinstance(stored.entry, Created | Dealt | Played):
            kept.append(stored)
    return kept


def replay_step(log: tuple[Stored, ...], move: int) -> ReplayStep:
    """Return a finished game after some of its moves, as every seat saw it then.

    The caller has seen that the game is over.
    """
    table = Table()
    story = story_of(log)
    moves = len(story) - BEFORE_MOVES
    for number, stored in enumerate(story[: min(move, moves) + BEFORE_MOVES], 1):
        table.add(msgspec.structs.replace(stored, version=number))
    since = table.version - 1
    seats = tuple(update_for(table, seat, since) for seat in range(len(table.chairs)))
    return ReplayStep(min(move, moves), moves, seats)


def entries_to(log: tuple[Stored, ...], move: int, seats: tuple[SeatPlan, ...]) -> list[AnyEntry]:
    """Return the first entries of a room in which a finished game goes on after a move."""
    story = story_of(log)
    if move >= len(story) - BEFORE_MOVES:
        raise Refusal("malformed", f"choose a move before the last of {len(story) - BEFORE_MOVES}")
    old, dealt = story[0].entry, story[1].entry
    if not isinstance(old, Created) or not isinstance(dealt, Dealt):
        raise Refusal("not now", "the log of this game is not whole")
    created = msgspec.structs.replace(old, seats=seats, kept=move)
    table = Table()
    table.add(Stored(1, 0, created))
    # The digest of the deal covers the names, which may be others now.
    again = deal(table, Script(dealt.chance))
    return [created, again, *(each.entry for each in story[BEFORE_MOVES : move + BEFORE_MOVES])]
