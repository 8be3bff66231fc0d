"""Connected building: every track of a seat is joined to its network (OW5)."""

from __future__ import annotations

from branchline.core.rules import Rules
from branchline.mechanics.connected_building.display import ConnectedBuildingDisplay
from branchline.mechanics.connected_building.planning import ConnectedBuildingPlanning
from branchline.mechanics.connected_building.rules import ConnectedBuilding
from branchline.mechanics.declaration import Declaration, MapFacts, Params
from branchline.mechanics.kinds import KnownKeys


def make(facts: MapFacts, params: Params) -> Rules:
    """Make the rules."""
    return ConnectedBuilding()


MECHANIC = Declaration(
    name="connected_building",
    parameters=KnownKeys({}),
    make=make,
    display=ConnectedBuildingDisplay,
    planning=ConnectedBuildingPlanning,
)
