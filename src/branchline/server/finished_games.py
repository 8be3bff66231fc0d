"""Finished games: how their points came together, and a new room that goes on from there."""

from __future__ import annotations

import msgspec

from branchline.core.chance import Script
from branchline.play.view import SPECTATOR, SeatView
from branchline.server.command_results import deal
from branchline.server.http_messages import Race
from branchline.server.log_entries import (
    Created,
    Dealt,
    LogEntry,
    Played,
    SeatPlan,
    StoredEntry,
    Undone,
)
from branchline.server.refusals import Refusal
from branchline.server.room_state import RoomState

BEFORE_MOVES = 2
"""The entries before the first move: the room was created, the game dealt."""


def kept_entries(log: tuple[StoredEntry, ...]) -> list[StoredEntry]:
    """Return creation, deal and moves of a log, without the moves that were taken back."""
    kept: list[StoredEntry] = []
    for stored in log:
        if isinstance(stored.entry, Undone):
            last = max(i for i, each in enumerate(kept) if isinstance(each.entry, Played))
            del kept[last]
        elif isinstance(stored.entry, Created | Dealt | Played):
            kept.append(stored)
    return kept


def race_of(log: tuple[StoredEntry, ...]) -> Race:
    """Return the points of a finished game after each of its moves, and its final points.

    The caller has seen that the game is over.
    """
    state = RoomState()
    points: list[tuple[int, ...]] = []
    for number, stored in enumerate(kept_entries(log), 1):
        state.add(msgspec.structs.replace(stored, version=number))
        if state.match is not None:
            points.append(points_so_far(state.match.view(SPECTATOR)))
    if state.match is None:
        raise Refusal("not now", "refusal-log-incomplete")
    return Race(tuple(points), tuple(score.total for score in state.analyses.scores(state.match)))


def points_so_far(view: SeatView) -> tuple[int, ...]:
    """Return the points of each seat that everybody can see, with what mechanics add."""
    shown = [each.get("points") for each in view.mechanics.values()]
    added = [points for points in shown if isinstance(points, list | tuple)]
    return tuple(map(sum, zip(view.points, *added, strict=True)))


def entries_until(
    log: tuple[StoredEntry, ...], move: int, seats: tuple[SeatPlan, ...]
) -> list[LogEntry]:
    """Return the first entries of a room in which a finished game goes on after a move."""
    entries = kept_entries(log)
    moves = len(entries) - BEFORE_MOVES
    if move >= moves:
        raise Refusal("malformed", "refusal-before-last-move", moves=moves)
    old, dealt = entries[0].entry, entries[1].entry
    if not isinstance(old, Created) or not isinstance(dealt, Dealt):
        raise Refusal("not now", "refusal-log-incomplete")
    created = msgspec.structs.replace(old, seats=seats, kept=move, lesson="")
    state = RoomState()
    state.add(StoredEntry(1, 0, created))
    # The digest of the deal covers the names, which may be others now.
    again = deal(state, Script(dealt.chance))
    return [created, again, *(each.entry for each in entries[BEFORE_MOVES : move + BEFORE_MOVES])]
