"""What a map says of substitutes: where they serve, and what they stand for there."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from branchline.core.costs import BY_SEAT, PLAIN
from branchline.core.rules import Rules
from branchline.mechanics.declaration import MapFacts, Params
from branchline.mechanics.marked_tracks import Keyed, is_marked, names_of
from branchline.mechanics.substitutes.rules import Substitutes


def make(facts: MapFacts, params: Params) -> Rules:
    """Make the rules; where all tracks are alike, none needs a rate of its own."""
    rates: list[int] = []
    if "only_on" in params or "for_colour" in params:
        for track in facts.tracks:
            ends = (facts.places[track.a].name, facts.places[track.b].name)
            rates.append(rate_of(params, ends, track))
    return Substitutes(params["cards"], rates, buying="only_on" not in params)


def rate_of(params: Params, ends: Iterable[str], track: Keyed | Mapping[str, Any]) -> int:
    """Return the rate of a track between two places; see `branchline.core.costs.PLAIN`."""
    for_colour = params.get("for_colour", {"tracks": ()})
    if frozenset(ends) in map(frozenset, for_colour["tracks"]):
        return int(for_colour["cards"])
    if "only_on" in params and not is_marked(track, names_of(params["only_on"])):
        return PLAIN
    return BY_SEAT
