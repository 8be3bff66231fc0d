"""Tolls: every track costs tokens, paid to the bank or a rival; what is left ranks (NL3 to NL9)."""

from __future__ import annotations

from collections.abc import Iterator

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
from branchline.mechanics.kinds import POINTS, Int, IntKey, KnownKeys, List, Named
from branchline.mechanics.tolls.display import TollsDisplay
from branchline.mechanics.tolls.drawing import track_marks
from branchline.mechanics.tolls.observation import TollsObservation
from branchline.mechanics.tolls.planning import TollsPlanning
from branchline.mechanics.tolls.rules import Tolls
from branchline.message import Message

MOST_TOLL = 9
MOST_TOKENS = 200
USUAL_RANKS = (55, 35, 20, 10, 5)
"""Points of the ranks, for so many players that the last one scores nothing."""


def make(facts: MapFacts, params: Params) -> Rules:
    """Make the rules from the tolls of the tracks."""
    tolls = [track.get("toll", 0) for track in facts.tracks]
    return Tolls(tolls, params["start"], params["loan"], params["ranks"])


def check_ranks(doc: Document, params: Params) -> Iterator[Problem]:
    """Check that there are points by rank for every number of players."""
    low, high = doc["players"]
    for players in range(low, high + 1):
        if players not in params["ranks"]:
            problem = Message("map-tolls-lack-ranks", {"players": players})
            yield "mechanics.tolls.ranks", None, problem


def fitting(doc: Document) -> Changes:
    """Give the ranks points for each number of players that has none."""
    low, high = doc["players"]
    ranks = doc["mechanics"]["tolls"]["ranks"]
    for players in range(low, high + 1):
        if str(players) not in ranks:
            scored = USUAL_RANKS[1:2] if players == 2 else USUAL_RANKS[: players - 1]
            yield ("mechanics", "tolls", "ranks", str(players)), [*scored, 0]


MECHANIC = Declaration(
    name="tolls",
    parameters=KnownKeys(
        {
            "start": Int(1, MOST_TOKENS),
            "loan": POINTS,
            "ranks": Named(List(POINTS, 1, 8), 1, keys=IntKey(2, 8)),
        }
    ),
    make=make,
    example="{ start = 30, loan = 5, ranks = { 2 = [35, 0] } }",
    track_keys={"toll": Int(0, MOST_TOLL)},
    checks=(Check(check_ranks, ("players",)),),
    fit=Fit(("map-tolls-lack-ranks",), fitting),
    display=TollsDisplay,
    observation=TollsObservation,
    planning=TollsPlanning,
    track_marks=track_marks,
)
