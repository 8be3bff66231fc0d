"""Finished games move by move: the next position is found from the last one, not from the start."""

from __future__ import annotations

from collections import OrderedDict
from typing import Final

import msgspec

from branchline.server.finished_games import BEFORE_MOVES, kept_entries
from branchline.server.http_messages import ReplayStep
from branchline.server.log_entries import StoredEntry
from branchline.server.redaction import update_for
from branchline.server.room_state import RoomState

MOST_REPLAYS: Final = 8
"""Games of which a position is kept."""


class Replay:
    """A finished game, and one of its positions."""

    def __init__(self, log: tuple[StoredEntry, ...]) -> None:
        self.entries = kept_entries(log)
        self.state = RoomState()

    @property
    def moves(self) -> int:
        """How many moves the game has."""
        return len(self.entries) - BEFORE_MOVES

    def at(self, move: int) -> ReplayStep:
        """Return the game after some of its moves, as every seat saw it then."""
        move = min(move, self.moves)
        if self.state.version > move + BEFORE_MOVES:
            self.state = RoomState()
        while self.state.version < move + BEFORE_MOVES:
            number = self.state.version + 1
            self.state.add(msgspec.structs.replace(self.entries[number - 1], version=number))
        since = self.state.version - 1
        seats = range(len(self.state.seats))
        return ReplayStep(
            move, self.moves, tuple(update_for(self.state, seat, since) for seat in seats)
        )


class Replays:
    """The games that were looked at last; for one thread."""

    def __init__(self) -> None:
        self.known: OrderedDict[str, Replay] = OrderedDict()

    def step(self, room: str, log: tuple[StoredEntry, ...], move: int) -> ReplayStep:
        """Return a finished game after some of its moves.

        The caller has seen that the game is over.
        """
        replay = self.known.pop(room, None) or Replay(log)
        step = replay.at(move)
        self.known[room] = replay  # after it went well: half a step is of no use to the next
        while len(self.known) > MOST_REPLAYS:
            self.known.popitem(last=False)
        return step
