"""Locomotives that obey rules of their own: where they may be played and how they are drawn."""

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
from branchline.mechanics.kinds import Choice, Flag, List, Pick, Table, Text
from branchline.mechanics.locomotive_limits.display import LocomotiveLimitsDisplay
from branchline.mechanics.locomotive_limits.rules import LocomotiveLimits
from branchline.message import Message

ONLY_ON = "mechanics.locomotive_limits.only_on"


def only_on(params: Params) -> list[str]:
    """Return the mechanics whose tracks may be paid with locomotives; none: all tracks may."""
    named = params.get("only_on", [])
    return [named] if isinstance(named, str) else list(named)


def make(facts: MapFacts, params: Params) -> Rules:
    """Make the rules; a track belongs to a mechanic if it has a key that the mechanic adds."""
    from branchline.mechanics.registry import declarations

    names = only_on(params)
    keys = [key for name in names for key in declarations()[name].track_keys]
    barred = [
        names != [] and not any(track.get(key, False) for key in keys) for track in facts.tracks
    ]
    return LocomotiveLimits(
        barred, free_picks=params.get("row") == "free", sweep=params.get("sweep", True)
    )


def check_only_on(doc: Document, params: Params) -> Iterator[Problem]:
    """Check that locomotives can be played somewhere."""
    from branchline.mechanics.registry import declarations

    for name in only_on(params):
        known = declarations().get(name)
        if known is None or not known.track_keys:
            marking = [each.name for each in declarations().values() if each.track_keys]
            yield ONLY_ON, name, Message("map-marks-no-tracks", {"names": ", ".join(marking)})
        elif name not in doc["mechanics"]:
            yield ONLY_ON, name, Message("map-locomotives-nowhere", {"mechanic": name})


def _only_on_kind(value: object) -> List | Text:
    return List(Text(), 1, 9) if isinstance(value, list) else Text()


MECHANIC = Declaration(
    name="locomotive_limits",
    parameters=Table(
        {},
        {
            "only_on": Pick(_only_on_kind, Message("wanted-mechanics")),
            "row": Choice(("free",)),
            "sweep": Flag(),
        },
    ),
    make=make,
    checks=(Check(check_only_on, ("mechanics",)),),
    display=LocomotiveLimitsDisplay,
)
