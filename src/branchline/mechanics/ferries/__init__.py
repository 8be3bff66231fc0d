"""Ferries: tracks whose payment must contain locomotives (F1)."""

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
from branchline.mechanics.ferries.drawing import track_marks
from branchline.mechanics.ferries.planning import FerriesPlanning
from branchline.mechanics.ferries.rules import Ferries
from branchline.mechanics.kinds import MOST_TRAINS, Int, KnownKeys, sound
from branchline.message import Message


def make(facts: MapFacts, params: Params) -> Rules:
    """Make the rules from the locomotive symbols of the tracks."""
    return Ferries([track.get("locomotives", 0) for track in facts.tracks])


def check_symbols(doc: Document, params: Params) -> Iterator[Problem]:
    """Check that no track shows more symbols than it has spaces."""
    for i, track in sound(doc.get("tracks", ())):
        if track.get("locomotives", 0) > track["length"]:
            problem = Message("map-too-many-symbols", {"spaces": track["length"]})
            yield f"tracks[{i}].locomotives", track["locomotives"], problem


MECHANIC = Declaration(
    name="ferries",
    parameters=KnownKeys(),
    make=make,
    track_keys={"locomotives": Int(0, MOST_TRAINS)},
    checks=(Check(check_symbols, ()),),
    planning=FerriesPlanning,
    track_marks=track_marks,
)
