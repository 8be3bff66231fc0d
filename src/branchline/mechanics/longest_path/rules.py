"""Who has the longest path (B17), and that holding its bonus wins a tie (B18)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from branchline.mechanics.bonus import Bonus

if TYPE_CHECKING:
    from branchline.core.score import Sheet


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
