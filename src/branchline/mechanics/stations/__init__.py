"""Stations: borrow one track of another player at a city, for tickets (EU4 to EU7)."""

from __future__ import annotations

from collections.abc import Iterator

from branchline.core.rules import Rules
from branchline.mechanics.declaration import (
    Check,
    Declaration,
    Document,
    MapFacts,
    Params,
    Problem,
)
from branchline.mechanics.kinds import POINTS, Int, KnownKeys, List
from branchline.mechanics.stations.display import StationsDisplay
from branchline.mechanics.stations.drawing import place_marks
from branchline.mechanics.stations.observation import StationsObservation
from branchline.mechanics.stations.planning import StationsPlanning
from branchline.mechanics.stations.rules import FEWEST, Stations
from branchline.message import Message


def make(facts: MapFacts, params: Params) -> Rules:
    """Make the rules: stations stand in cities."""
    cities = [number for number, place in enumerate(facts.places) if place.kind == "city"]
    return Stations(cities, params["costs"], params["unused_points"])


def check_costs(doc: Document, params: Params) -> Iterator[Problem]:
    """Check that every station has a cost."""
    count, costs = params["count"], params["costs"]
    if len(costs) != count:
        problem = Message("map-station-costs", {"costs": len(costs), "stations": count})
        yield "mechanics.stations.costs", costs, problem


MECHANIC = Declaration(
    name="stations",
    parameters=KnownKeys(
        {"count": Int(1, 9), "costs": List(Int(1, 12), 1, 9), "unused_points": POINTS}
    ),
    make=make,
    example="{ count = 3, costs = [1, 2, 3], unused_points = 4 }",
    ties=(FEWEST,),
    checks=(Check(check_costs, ("mechanics",)),),
    plain_payments=True,
    display=StationsDisplay,
    observation=StationsObservation,
    planning=StationsPlanning,
    place_marks=place_marks,
)
