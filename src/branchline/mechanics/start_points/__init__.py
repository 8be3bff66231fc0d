"""Points to begin with, by place in the order of turns (NL4)."""

from __future__ import annotations

from collections.abc import Iterator

from branchline.mechanics.declaration import (
    Changes,
    Check,
    Declaration,
    Document,
    Fit,
    Params,
    Problem,
)
from branchline.mechanics.kinds import POINTS, KnownKeys, List
from branchline.mechanics.start_points.rules import StartPoints
from branchline.message import Message

MOST_PLACES = 8


def check_length(doc: Document, params: Params) -> Iterator[Problem]:
    """Check that there is an entry for every player."""
    most = doc["players"][1]
    if len(params["by_turn"]) < most:
        problem = Message("map-start-points-short", {"players": most})
        yield "mechanics.start_points.by_turn", params["by_turn"], problem


def fitting(doc: Document) -> Changes:
    """Give each further player one point more than the one before."""
    points = list(doc["mechanics"]["start_points"]["by_turn"])
    while len(points) < doc["players"][1]:
        points.append(points[-1] + 1)
    yield ("mechanics", "start_points", "by_turn"), points


MECHANIC = Declaration(
    name="start_points",
    parameters=KnownKeys({"by_turn": List(POINTS, 1, MOST_PLACES)}),
    make=lambda _facts, params: StartPoints(params["by_turn"]),
    example="{ by_turn = [0, 1, 2, 3] }",
    checks=(Check(check_length, ("players",)),),
    fit=Fit(("map-start-points-short",), fitting),
)
