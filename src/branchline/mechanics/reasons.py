"""What a mechanic has to say for a track, beyond points and tickets: facts for hints and reviews.

A mechanic that says something has a file `reasons.py` in its room and messages `reason-…` among
its own. Facts name what they are about and can be checked against the position. Only what the
seat may know may be used: its own hand and tickets, and what is public.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from branchline.core.rules import Rules

if TYPE_CHECKING:
    from branchline.core.game import Game
    from branchline.core.state import State


class TrackReason(NamedTuple):
    """Why to build a track: the message `reason-` and the id tells it."""

    id: str
    points: int
    """What it brings, as things stand."""
    tickets: tuple[int, ...] = ()
    numbers: tuple[tuple[str, int], ...] = ()


class MechanicReasons:
    """What speaks for a move; this one has nothing to say."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules

    def of_track(
        self, game: Game, before: State, after: State, seat: int, track: int
    ) -> list[TrackReason]:
        """Return why a seat may want a track; `after` is the position in which it has it besides.

        Nothing else has changed there: cards are not paid, and no other rule was applied.
        """
        return []
