"""The visitor: whoever builds into the city where he is takes him along, for points (OW13)."""

from __future__ import annotations

from collections.abc import Iterator

from branchline.core.rules import Rules
from branchline.mechanics.advice import advise
from branchline.mechanics.declaration import (
    Check,
    Declaration,
    Document,
    MapFacts,
    Params,
    Problem,
)
from branchline.mechanics.kinds import POINTS, KnownKeys, Text, sound
from branchline.mechanics.visitor.display import VisitorDisplay
from branchline.mechanics.visitor.observation import VisitorObservation
from branchline.mechanics.visitor.planning import VisitorPlanning
from branchline.mechanics.visitor.rules import Visitor
from branchline.message import Message


def make(facts: MapFacts, params: Params) -> Rules:
    """Make the rules: the visitor starts at a place of the map."""
    places = [place.name for place in facts.places]
    return Visitor(places.index(params["place"]), params["taken"], params["kept"])


def check_place(doc: Document, params: Params) -> Iterator[Problem]:
    """Check that the place is on the map."""
    names = [place["name"] for _, place in sound(doc["places"])]
    if params["place"] not in names:
        problem = advise(Message("map-unknown-place"), params["place"], names)
        yield "mechanics.visitor.place", params["place"], problem


def check_owners(doc: Document, params: Params) -> Iterator[Problem]:
    """Check that places can belong to seats, by a mechanic that is asked first."""
    from branchline.mechanics.registry import declarations

    known = declarations()
    names = list(doc["mechanics"])
    if not any(known[name].owns_places for name in names[: names.index("visitor")]):
        owning = [each.name for each in known.values() if each.owns_places]
        yield (
            "mechanics.visitor",
            None,
            Message("map-nobody-to-visit", {"names": ", ".join(owning)}),
        )


MECHANIC = Declaration(
    name="visitor",
    parameters=KnownKeys({"place": Text(), "taken": POINTS, "kept": POINTS}),
    make=make,
    example='{ place = "Roswell", taken = 10, kept = 10 }',
    checks=(Check(check_place, ("places",)), Check(check_owners, ("mechanics",))),
    display=VisitorDisplay,
    observation=VisitorObservation,
    planning=VisitorPlanning,
)
