"""Who has completed the most tickets (US3)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from branchline.mechanics.bonus import Bonus

if TYPE_CHECKING:
    from branchline.core.score import Sheet


class MostTickets(Bonus):
    """Points for every seat that completed the most tickets."""

    name = "most_tickets"

    def figures(self, sheet: Sheet) -> list[int]:
        """Return the numbers of completed tickets."""
        return list(sheet.n_completed)
