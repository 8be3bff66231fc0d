"""A bonus for the longest path (B17)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from branchline.mechanics.bonus import Bonus

if TYPE_CHECKING:
    from branchline.core.game import Game
    from branchline.core.score import Sheet
    from branchline.core.state import State


class LongestPath(Bonus):
    """Points for every seat whose longest path is the longest."""

    name = "longest_path"

    def figures(self, sheet: Sheet) -> list[int]:
        """Return the lengths of the longest paths; whoever holds the bonus wins a tie (B18)."""
        lengths = [int(network.longest()) for network in sheet.networks]
        best = max(lengths)
        sheet.measures[self.name] = lengths
        sheet.tie_breakers[self.name] = [int(length == best) for length in lengths]
        return lengths

    def behind(self, game: Game, s: State, sheet: Sheet, seat: i64, line: str) -> list[int]:
        """Return the tracks of the longest path."""
        return sheet.networks[seat].longest_trail() if line == self.name else []
