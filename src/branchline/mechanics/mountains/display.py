"""Mountains as people see them: the trains that everybody has lost there (LA10)."""

from __future__ import annotations

from typing import cast

from branchline.core.game import Game
from branchline.core.rules import Rules
from branchline.core.score import Sheet
from branchline.core.state import State
from branchline.mechanics.base import Display, Shown
from branchline.mechanics.display_parts import Column, message
from branchline.mechanics.mountains.rules import Mountains


class MountainsDisplay(Display):
    """Shows the trains lost; all about them is public."""

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.mountains = cast(Mountains, rules)

    def view(self, game: Game, s: State, seat: int) -> Shown:
        """Return every seat's lost trains and mountain tracks."""
        seats, mountains = range(game.players), self.mountains
        return {
            "lost": [int(s.slots[mountains.lost_slot(each)]) for each in seats],
            "tracks": [int(s.slots[mountains.tracks_slot(each)]) for each in seats],
        }

    def columns(self, shown: Shown) -> list[Column]:
        """Return everybody's lost trains."""
        return [Column(message("column-trains-lost"), shown["lost"])]

    def tracks_behind(self, game: Game, s: State, sheet: Sheet, seat: int, line: str) -> list[int]:
        """Return the mountain tracks of a seat."""
        if line != self.rules.name:
            return []
        return [track for track in s.members(s.owned, seat) if self.mountains.marks[track]]
