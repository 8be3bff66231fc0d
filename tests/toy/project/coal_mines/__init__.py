"""Coal mines: coal or a card for a track at a mine, a space saved for coal, a bonus for most."""

from __future__ import annotations

from collections.abc import Iterator
from importlib.resources import files

from branchline.core.rules import Rules
from branchline.mechanics.declaration import (
    Check,
    Declaration,
    Document,
    MapFacts,
    Params,
    Problem,
    check_plain_payments,
)
from branchline.mechanics.kinds import POINTS, Flag, KnownKeys
from branchline.message import Message
from coal_mines.display import CoalMinesDisplay
from coal_mines.observation import CoalMinesObservation
from coal_mines.planning import CoalMinesPlanning
from coal_mines.rules import CoalMines

OTHER_PAYMENTS = ("saving", "substitutes")
"""Mechanics with payments of their own, which would not know when to burn coal."""


def make(facts: MapFacts, params: Params) -> Rules:
    """Make the rules from the places of a map that are mines."""
    mine = [place.get("coal_mine", False) for place in facts.places]
    return CoalMines([mine[track.a] or mine[track.b] for track in facts.tracks], params["bonus"])


def check_mines(doc: Document, params: Params) -> Iterator[Problem]:
    """Check that there is a mine."""
    if not any(place.get("coal_mine") for place in doc["places"]):
        yield "mechanics.coal_mines", None, Message("map-no-coal-mine")


def check_payments(doc: Document, params: Params) -> Iterator[Problem]:
    """Check that no other mechanic of the map saves spaces."""
    for other in OTHER_PAYMENTS:
        if other in doc["mechanics"]:
            names = {"mechanic": "coal_mines", "other": other}
            yield "mechanics.coal_mines", None, Message("map-payments-clash", names)


MECHANIC = Declaration(
    name="coal_mines",
    parameters=KnownKeys({"bonus": POINTS}),
    make=make,
    example="{ bonus = 8 }",
    place_keys={"coal_mine": Flag()},
    checks=(
        Check(check_mines, ("places",)),
        Check(check_payments, ("mechanics",)),
        Check(check_plain_payments("coal_mines"), ("mechanics",)),
    ),
    display=CoalMinesDisplay,
    observation=CoalMinesObservation,
    planning=CoalMinesPlanning,
    words=files("coal_mines") / "words",
)
