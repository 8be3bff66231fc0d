"""Connected building as people see it: tracks apart from their network are closed to them."""

from __future__ import annotations

from typing import cast

from branchline.core.game import Game
from branchline.core.rules import Rules
from branchline.core.state import State
from branchline.mechanics.base import Display, Shown
from branchline.mechanics.connected_building.rules import ConnectedBuilding


class ConnectedBuildingDisplay(Display):
    """Shows the place that everybody's tracks must be joined to."""

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.building = cast(ConnectedBuilding, rules)

    def view(self, game: Game, s: State, seat: int) -> Shown:
        """Return the place that each seat's tracks must be joined to, or -1."""
        return {"roots": [int(self.building.root(game, s, each)) for each in range(game.players)]}

    def root(self, game: Game, s: State, seat: int) -> int:
        """Return the place that all tracks of a seat must be joined to, or -1."""
        return int(self.building.root(game, s, seat)) if seat >= 0 else -1

    def path_inputs(self, shown: Shown, seat: int) -> object:
        """Return where the seat's network starts: nothing else here decides what it can reach."""
        return shown["roots"][seat]
