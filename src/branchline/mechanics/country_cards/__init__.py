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
    Changes,
    Check,
    Declaration,
    Document,
    Fit,
    MapFacts,
    Params,
    Problem,
)
from branchline.mechanics.kinds import PLACE, Int, KnownKeys, List, Named, dot
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


def fitting(doc: Document) -> Changes:
    """Make a stack for each country of the board, like the first one that is there."""
    stacks = doc["mechanics"]["country_cards"]["stacks"]
    countries = [place["name"] for place in doc["places"] if place.get("kind") == "country"]
    if countries and not set(stacks) <= set(countries):
        usual = next(iter(stacks.values()))
        yield (
            ("mechanics", "country_cards", "stacks"),
            {name: stacks.get(name, usual) for name in countries},
        )


MECHANIC = Declaration(
    name="country_cards",
    parameters=KnownKeys({"stacks": Named(List(Int(1, 100), 1, 20), 1, keys=PLACE)}),
    make=make,
    example="{ stacks = { Country = [7, 4, 2] } }",
    checks=(Check(check_stacks, ("places", "mechanics")),),
    fit=Fit(("map-unknown-place", "map-not-a-country"), fitting),
    display=CountryCardsDisplay,
    observation=CountryCardsObservation,
    planning=CountryCardsPlanning,
    reasons=CountryCardsReasons,
)
