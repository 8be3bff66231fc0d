"""Whether a map is a variant of a packaged board: such maps are played, but not printed."""

from __future__ import annotations

import tomllib
from functools import cache
from typing import Any

from branchline.core.cards import TRACK_COLOURS
from branchline.maps import MapData, load_map
from branchline.maps.files import packaged_ids
from branchline.maps.schema import fold

SHARE = 0.4
"""How much of a board may be another's before it counts as a variant of it."""
LEAST = 4
"""Fewer tracks than these may agree by chance."""

Drawn = frozenset[tuple[frozenset[str], int, str]]
"""Tracks as a board shows them: their two places, length and colour."""


@cache
def packaged_tracks() -> dict[str, Drawn]:
    """Return the tracks of every packaged board."""
    found: dict[str, Drawn] = {}
    for which in packaged_ids():
        data = load_map(which)
        names = [fold(place.name) for place in data.places]
        found[which] = frozenset(
            (frozenset((names[t.a], names[t.b])), t.length, TRACK_COLOURS[t.colour])
            for t in data.tracks
        )
    return found


def based_on_data(data: MapData) -> str:
    """Return the packaged board that a sound map is a variant of; empty if it is one's own."""
    return based_on(tomllib.loads(data.text))


def based_on(document: dict[str, Any]) -> str:
    """Return the packaged board that a map is a variant of; empty if it is one's own."""
    tracks = document.get("tracks")
    own: Drawn = frozenset(
        (frozenset((fold(track["a"]), fold(track["b"]))), track["length"], track["colour"])
        for track in (tracks if isinstance(tracks, list) else [])
        if isinstance(track, dict)
        and all(isinstance(track.get(key), str) for key in ("a", "b", "colour"))
        and isinstance(track.get("length"), int)
    )
    for which, theirs in packaged_tracks().items():
        common = len(own & theirs)
        if common >= LEAST and common >= SHARE * min(len(own), len(theirs)):
            return which
    return ""
