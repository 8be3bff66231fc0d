"""The visitor: whoever builds into the city where he is takes him along, for points (OW13)."""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Iterator

from branchline.core.rules import Rules
from branchline.mechanics.advice import advise
from branchline.mechanics.declaration import (
    Changes,
    Check,
    Declaration,
    Document,
    Fit,
    MapFacts,
    Params,
    Problem,
)
from branchline.mechanics.kinds import PLACE, POINTS, KnownKeys, sound
from branchline.mechanics.visitor.display import VisitorDisplay
from branchline.mechanics.visitor.observation import VisitorObservation
from branchline.mechanics.visitor.planning import VisitorPlanning
from branchline.mechanics.visitor.reasons import VisitorReasons
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


def fitting(doc: Document) -> Changes:
    """Begin where most tracks meet, and add a rule by which places belong to seats if need be."""
    from branchline.mechanics.registry import declarations

    met = Counter(end for track in doc["tracks"] for end in (track["a"], track["b"]))
    names = [place["name"] for place in doc["places"]]
    if names and doc["mechanics"]["visitor"]["place"] not in names:
        yield ("mechanics", "visitor", "place"), max(names, key=lambda name: met[name])
    known = declarations()
    before = list(doc["mechanics"])[: list(doc["mechanics"]).index("visitor")]
    owning = next((each for each in known.values() if each.owns_places), None)
    if owning is not None and not any(known[name].owns_places for name in before):
        example = tomllib.loads(f"example = {owning.example}")["example"]
        yield ("mechanics",), {owning.name: example, **doc["mechanics"]}


MECHANIC = Declaration(
    name="visitor",
    parameters=KnownKeys({"place": PLACE, "taken": POINTS, "kept": POINTS}),
    make=make,
    example='{ place = "Place", taken = 10, kept = 10 }',
    checks=(Check(check_place, ("places",)), Check(check_owners, ("mechanics",))),
    fit=Fit(("map-unknown-place", "map-nobody-to-visit"), fitting),
    display=VisitorDisplay,
    observation=VisitorObservation,
    planning=VisitorPlanning,
    reasons=VisitorReasons,
)
