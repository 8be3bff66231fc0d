"""Whose network joins the most places (LA8)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from branchline.mechanics.bonus import Bonus

if TYPE_CHECKING:
    from branchline.core.score import Sheet


class LargestNetwork(Bonus):
    """Points for every seat whose largest network joins the most places."""

    name = "largest_network"

    def figures(self, sheet: Sheet) -> list[int]:
        """Return how many places the largest network of each seat joins, each counted once."""
        places = [int(network.most_places()) for network in sheet.networks]
        sheet.measures[self.name] = places
        return places
