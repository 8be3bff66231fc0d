"""What is written to the database as one, and the rows that it comes to."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final, NamedTuple, TypeAlias

import msgspec

from branchline.server.log_entries import StoredEntry

DUE_UNCHANGED: Final = -1
Rows: TypeAlias = list[dict[str, Any]]


@dataclass(frozen=True)
class Change:
    """What is written as one: entries of a game, tokens of its seats, whether it is over."""

    game: str
    entries: Sequence[StoredEntry] = ()
    tokens: Sequence[tuple[str, int]] = ()
    """Hashes of tokens, with the seat of each."""
    new: bool = False
    over: bool = False
    due: int | None = DUE_UNCHANGED
    """When a bot or a clock has something to do; None for never."""
    epoch: int | None = None
    """That of the lease under which it is written; None where there are no leases."""
    answers: Sequence[tuple[int, bytes]] = ()
    """To commands of other servers, by their ids."""
    is_followed: bool = True
    """Whether others have to be told of the entries: somebody looks at the room elsewhere."""


class LeaseLost(Exception):  # noqa: N818 - it says what happened
    """The room belongs to another server now; nothing was written."""


class Unanswered(Exception):  # noqa: N818 - it says what happened
    """Nobody knows whether a command was carried out; whoever sent it may send it again."""


class ChangedRows(NamedTuple):
    """The rows of changes, table by table: new ones, then those that become others."""

    games: Rows
    entries: Rows
    tokens: Rows
    over: list[str]
    """The games that have ended."""
    due: Rows
    """When something is to be done in games."""

    def are_entries_alone(self) -> bool:
        """Tell whether logs go on, and nothing else changes."""
        return bool(self.entries) and not (self.games or self.tokens or self.over or self.due)


def rows_of(changes: Sequence[Change]) -> ChangedRows:
    """Return the rows of changes."""
    new = [change for change in changes if change.new]
    earlier = [change for change in changes if not change.new]
    return ChangedRows(
        games=[
            {
                "id": each.game,
                "over": each.over,
                "due": None if each.due == DUE_UNCHANGED else each.due,
            }
            for each in new
        ],
        entries=[row_of(change.game, each) for change in changes for each in change.entries],
        tokens=[
            {"game": change.game, "hash": hashed, "seat": seat}
            for change in changes
            for hashed, seat in change.tokens
        ],
        over=[change.game for change in earlier if change.over],
        due=[
            {"game": change.game, "due": change.due}
            for change in earlier
            if change.due != DUE_UNCHANGED and not change.over
        ],
    )


def row_of(game: str, stored: StoredEntry) -> dict[str, Any]:
    """Return an entry as a row."""
    return {
        "game": game,
        "version": stored.version,
        "at": stored.at,
        "command": stored.command,
        "entry": msgspec.json.encode(stored.entry),
    }
