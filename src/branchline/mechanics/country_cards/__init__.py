"""Country cards: points for networks that reach several countries (PL4 to PL8)."""

from __future__ import annotations

from collections.abc import Iterator

from branchline.core.rules import Rules
from branchline.mechanics.advice import advise
from branchline.mechanics.country_cards.display import CountryCardsDisplay
from branchline.mechanics.country_cards.observation import CountryCardsObservation
from branchline.mechanics.country_cards.planning import CountryCardsPlanning
from branchline.mechanics.country_cards.reasons import CountryCardsReasons
from branchline.mechanics.country_cards.rules import CountryCards
from branchline.mechanics.declaration import (
    Check,
    Declaration,
    Document,
    MapFacts,
    Params,
    Problem,
)
from branchline.mechanics.kinds import Int, KnownKeys, List, Named, dot
from branchline.message import Message


def make(facts: MapFacts, params: Params) -> Rules:
    """Make the rules from the stacks, which name their countries."""
    numbers = {place.name: number for number, place in enumerate(facts.places)}
    return CountryCards({numbers[name]: stack for name, stack in params["stacks"].items()})


def check_stacks(doc: Document, params: Params) -> Iterator[Problem]:
    """Check that country cards belong to countries on the board."""
    kinds = {place["name"]: place.get("kind", "city") for place in doc["places"]}
    countries = [name for name, kind in kinds.items() if kind == "country"]
    for name, values in params["stacks"].items():
        key = dot("mechanics.country_cards.stacks", name)
        if name not in kinds:
            yield key, values, advise(Message("map-unknown-place"), name, countries)
        elif kinds[name] != "country":
            yield key, values, Message("map-not-a-country")


MECHANIC = Declaration(
    name="country_cards",
    parameters=KnownKeys({"stacks": Named(List(Int(1, 100), 1, 20), 1)}),
    make=make,
    example="{ stacks = { Country = [7, 4, 2] } }",
    checks=(Check(check_stacks, ("places", "mechanics")),),
    display=CountryCardsDisplay,
    observation=CountryCardsObservation,
    planning=CountryCardsPlanning,
    reasons=CountryCardsReasons,
)
