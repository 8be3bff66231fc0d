"""A bonus for the network that joins the most places (LA8)."""

from __future__ import annotations

from branchline.mechanics.declaration import Declaration
from branchline.mechanics.kinds import POINTS, KnownKeys
from branchline.mechanics.largest_network.display import LargestNetworkDisplay
from branchline.mechanics.largest_network.planning import LargestNetworkPlanning
from branchline.mechanics.largest_network.rules import LargestNetwork

MECHANIC = Declaration(
    name="largest_network",
    parameters=KnownKeys({"points": POINTS}),
    make=lambda _, params: LargestNetwork(params["points"]),
    example="{ points = 10 }",
    display=LargestNetworkDisplay,
    planning=LargestNetworkPlanning,
)
