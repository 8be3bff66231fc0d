"""City markers: a starting city, further cities for two cards, and what tracks there score."""

from __future__ import annotations

from collections.abc import Iterator

from branchline.core.rules import Rules
from branchline.mechanics.city_markers.display import CityMarkersDisplay
from branchline.mechanics.city_markers.drawing import place_marks
from branchline.mechanics.city_markers.observation import CityMarkersObservation
from branchline.mechanics.city_markers.planning import CityMarkersPlanning
from branchline.mechanics.city_markers.rules import CityMarkers
from branchline.mechanics.declaration import (
    Check,
    Declaration,
    Document,
    MapFacts,
    Params,
    Problem,
)
from branchline.mechanics.kinds import Int, KnownKeys, sound
from branchline.message import Message


def make(facts: MapFacts, params: Params) -> Rules:
    """Make the rules: markers stand in cities."""
    return CityMarkers(
        [place.kind == "city" for place in facts.places], params["count"], params["price"]
    )


def check_cities(doc: Document, params: Params) -> Iterator[Problem]:
    """Check that there are cities enough for everybody to start, and one to spare."""
    cities = sum(place.get("kind", "city") == "city" for _, place in sound(doc["places"]))
    if cities <= doc["players"][1]:
        counts = {"cities": cities, "players": doc["players"][1]}
        yield "mechanics.city_markers", None, Message("map-too-few-cities-to-start", counts)


MECHANIC = Declaration(
    name="city_markers",
    parameters=KnownKeys({"count": Int(1, 9), "price": Int(1, 6)}),
    make=make,
    example="{ count = 3, price = 2 }",
    checks=(Check(check_cities, ("places", "players")),),
    owns_places=True,
    plain_payments=True,
    display=CityMarkersDisplay,
    observation=CityMarkersObservation,
    planning=CityMarkersPlanning,
    place_marks=place_marks,
)
