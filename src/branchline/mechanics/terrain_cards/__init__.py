"""Terrain cards: picked like cards, and discarded to double the points of a track (AF5 to AF13)."""

from __future__ import annotations

from collections.abc import Iterator

from branchline.core.cards import TRACK_COLOURS
from branchline.core.rules import Rules
from branchline.mechanics.declaration import (
    Changes,
    Check,
    Declaration,
    Document,
    Fit,
    MapFacts,
    Params,
    Problem,
    check_no_interruption,
)
from branchline.mechanics.kinds import MOST_TRAINS, Choice, Int, IntKey, KnownKeys, List, Named
from branchline.mechanics.terrain_cards.display import TerrainDisplay
from branchline.mechanics.terrain_cards.observation import TerrainObservation
from branchline.mechanics.terrain_cards.planning import TerrainPlanning
from branchline.mechanics.terrain_cards.rules import TerrainCards
from branchline.message import Message

COLOURS = Choice(TRACK_COLOURS)


def make(facts: MapFacts, params: Params) -> Rules:
    """Make the rules from the colours of the tracks."""
    types = list(params["types"])
    of_colour = {
        colour: number for number, name in enumerate(types) for colour in params["types"][name]
    }
    type_of = [of_colour[TRACK_COLOURS[track.colour]] for track in facts.tracks]
    each, face_up, start = params["each"], params["face_up"], params["start"]
    return TerrainCards(types, type_of, each, face_up, start, params["price"], params["factor"])


def check_colours(doc: Document, params: Params) -> Iterator[Problem]:
    """Check that every colour has one type."""
    seen: list[str] = []
    for name, colours in params["types"].items():
        for i, colour in enumerate(colours):
            if colour in seen:
                key = f"mechanics.terrain_cards.types.{name}[{i}]"
                yield key, colour, Message("map-listed-twice")
            seen.append(colour)
    for colour in TRACK_COLOURS:
        if colour not in seen:
            problem = Message("map-terrain-lacks-colour", {"colour": colour})
            yield "mechanics.terrain_cards.types", None, problem


def check_cards(doc: Document, params: Params) -> Iterator[Problem]:
    """Check that there are cards for everybody's first ones and those face up."""
    needed = doc["players"][1] * params["start"] + params["face_up"]
    there = len(params["types"]) * params["each"]
    if there <= needed:
        counts = {"cards": there, "needed": needed}
        yield "mechanics.terrain_cards.each", params["each"], Message("map-terrain-few", counts)


def fitting(doc: Document) -> Changes:
    """Give each colour without a type to the type that has the fewest."""
    types = {name: list(each) for name, each in doc["mechanics"]["terrain_cards"]["types"].items()}
    given = {colour for each in types.values() for colour in each}
    for colour in TRACK_COLOURS:
        if colour not in given:
            min(types.values(), key=len).append(colour)
    yield ("mechanics", "terrain_cards", "types"), types


MECHANIC = Declaration(
    name="terrain_cards",
    parameters=KnownKeys(
        {
            "types": Named(List(COLOURS, 1, len(TRACK_COLOURS)), 1),
            "each": Int(1, 60),
            "face_up": Int(1, 5),
            "start": Int(0, 5),
            "price": Named(Int(1, 5), 1, keys=IntKey(1, MOST_TRAINS)),
            "factor": Int(2, 5),
        }
    ),
    make=make,
    checks=(
        Check(check_colours, ("mechanics",)),
        Check(check_cards, ("players", "mechanics")),
        # One question would take the place of the other: a tunnel could be doubled unrevealed.
        Check(check_no_interruption("terrain_cards"), ("mechanics",)),
    ),
    interrupts_claims=True,
    fit=Fit(("map-terrain-lacks-colour",), fitting),
    example=(
        '{ types = { desert = ["yellow"], jungle = ["green"], mountain = ["gray"] }, each = 15, '
        "face_up = 2, start = 1, price = { 1 = 1 }, factor = 2 }"
    ),
    display=TerrainDisplay,
    observation=TerrainObservation,
    planning=TerrainPlanning,
)
