"""Mountains: tracks that wear out further trains, which score at once (LA5 to LA7)."""

from __future__ import annotations

from collections.abc import Iterator

from branchline.core.rules import Rules
from branchline.mechanics.declaration import (
    Check,
    Declaration,
    Document,
    MapFacts,
    Params,
    Problem,
)
from branchline.mechanics.kinds import MOST_TRAINS, POINTS, Int, KnownKeys, sound
from branchline.mechanics.mountains.display import MountainsDisplay
from branchline.mechanics.mountains.drawing import track_marks
from branchline.mechanics.mountains.observation import MountainsObservation
from branchline.mechanics.mountains.planning import MountainsPlanning
from branchline.mechanics.mountains.rules import MOUNTAIN_TRACKS, Mountains
from branchline.message import Message


def make(facts: MapFacts, params: Params) -> Rules:
    """Make the rules from the marks of the tracks."""
    return Mountains([track.get("mountains", 0) for track in facts.tracks], params["points"])


def check_marks(doc: Document, params: Params) -> Iterator[Problem]:
    """Check that marks fit on their tracks, and that a player has the trains for them."""
    for i, track in sound(doc["tracks"]):
        marks, length = track.get("mountains", 0), track["length"]
        if marks > length:
            problem = Message("map-too-many-mountains", {"spaces": length})
            yield f"tracks[{i}].mountains", marks, problem
        elif length + marks > doc["trains"]:
            counts = {"needed": length + marks, "trains": doc["trains"]}
            yield f"tracks[{i}].mountains", marks, Message("map-mountains-beyond-trains", counts)


MECHANIC = Declaration(
    name="mountains",
    parameters=KnownKeys({"points": POINTS}),
    make=make,
    example="{ points = 2 }",
    track_keys={"mountains": Int(0, MOST_TRAINS)},
    ties=(MOUNTAIN_TRACKS,),
    checks=(Check(check_marks, ("tracks", "trains")),),
    display=MountainsDisplay,
    observation=MountainsObservation,
    planning=MountainsPlanning,
    track_marks=track_marks,
)
