"""Passengers: dealt to the places, fetched from both ends of a track, ranked by colour (DE7)."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from typing import Any

from branchline.core.cards import CARD_NAMES, N_COLOURS
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
)
from branchline.mechanics.kinds import POINTS, Choice, Int, KnownKeys, List, Text
from branchline.mechanics.passengers.display import PassengersDisplay
from branchline.mechanics.passengers.observation import PassengersObservation
from branchline.mechanics.passengers.planning import PassengersPlanning
from branchline.mechanics.passengers.reasons import PassengersReasons
from branchline.mechanics.passengers.rules import PASSENGERS, Passengers
from branchline.message import Message

MOST_AT_A_PLACE = 20
SHARED = Text(names=("areas.*", "places.*.passengers_with"), is_new=True)
"""A name under which places share their passengers, such as that of a country."""
MOST_OF_A_COLOUR = 60


def stops(places: Sequence[Any], usual: int) -> tuple[list[int], list[int]]:
    """Return how many passengers wait at each stop, and the stop of each place.

    Places with the same `passengers_with` are one stop, with the passengers of the first of them.
    """
    sizes: list[int] = []
    stop_of: list[int] = []
    shared: dict[str, int] = {}
    for place in places:
        together = place.get("passengers_with", "")
        if together in shared:
            stop_of.append(shared[together])
            continue
        if together:
            shared[together] = len(sizes)
        stop_of.append(len(sizes))
        sizes.append(place.get("passengers", usual))
    return sizes, stop_of


def make(facts: MapFacts, params: Params) -> Rules:
    """Make the rules from what the places say."""
    sizes, stop_of = stops(facts.places, params["each_place"])
    ends = [(track.a, track.b) for track in facts.tracks]
    colours, each, points = params["colours"], params["each_colour"], params["points"]
    return Passengers(colours, each, sizes, stop_of, ends, points)


def check_colours(doc: Document, params: Params) -> Iterator[Problem]:
    """Check that no colour is listed twice."""
    colours = params["colours"]
    for i, colour in enumerate(colours):
        if colour in colours[:i]:
            yield f"mechanics.passengers.colours[{i}]", colour, Message("map-listed-twice")


def check_numbers(doc: Document, params: Params) -> Iterator[Problem]:
    """Check that there are as many passengers as wait on the board."""
    sizes, _ = stops(doc["places"], params["each_place"])
    there = params["each_colour"] * len(params["colours"])
    if sum(sizes) > there:
        counts = {"needed": sum(sizes), "there": there}
        problem = Message("map-too-few-passengers", counts)
        yield "mechanics.passengers.each_colour", params["each_colour"], problem


def fitting(doc: Document) -> Changes:
    """Give as many of each colour as wait on the board; further colours where that is too many."""
    params = doc["mechanics"]["passengers"]
    needed = sum(stops(doc["places"], params["each_place"])[0])
    colours = list(params["colours"])
    free = [colour for colour in CARD_NAMES[:N_COLOURS] if colour not in colours]
    colours += free[: max(0, math.ceil(needed / MOST_OF_A_COLOUR) - len(colours))]
    each = math.ceil(needed / len(colours))
    if each <= MOST_OF_A_COLOUR:
        yield ("mechanics", "passengers", "colours"), colours
        yield ("mechanics", "passengers", "each_colour"), each


MECHANIC = Declaration(
    name="passengers",
    parameters=KnownKeys(
        {
            "colours": List(Choice(CARD_NAMES[:N_COLOURS]), 1, N_COLOURS),
            "each_colour": Int(1, MOST_OF_A_COLOUR),
            "each_place": Int(0, MOST_AT_A_PLACE),
            "points": List(POINTS, 1, 8),
        }
    ),
    make=make,
    example='{ colours = ["red", "blue"], each_colour = 10, each_place = 1, points = [20, 10] }',
    place_keys={"passengers": Int(1, MOST_AT_A_PLACE), "passengers_with": SHARED},
    ties=(PASSENGERS,),
    checks=(
        Check(check_colours, ("mechanics",)),
        Check(check_numbers, ("places", "mechanics")),
    ),
    fit=Fit(("map-too-few-passengers",), fitting),
    display=PassengersDisplay,
    observation=PassengersObservation,
    planning=PassengersPlanning,
    reasons=PassengersReasons,
)
