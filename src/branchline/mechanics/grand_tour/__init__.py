"""Grand Tour: a bonus for completed tickets whose ends are joined twice (IN4, IN5)."""

from __future__ import annotations

from branchline.mechanics.declaration import Declaration
from branchline.mechanics.grand_tour.display import GrandTourDisplay
from branchline.mechanics.grand_tour.planning import GrandTourPlanning
from branchline.mechanics.grand_tour.reasons import GrandTourReasons
from branchline.mechanics.grand_tour.rules import GrandTour
from branchline.mechanics.kinds import POINTS, KnownKeys, List

MECHANIC = Declaration(
    name="grand_tour",
    parameters=KnownKeys({"bonus": List(POINTS, 1, 50)}),
    make=lambda _, params: GrandTour(params["bonus"]),
    example="{ bonus = [5, 10, 20, 30, 40] }",
    display=GrandTourDisplay,
    planning=GrandTourPlanning,
    reasons=GrandTourReasons,
)
