"""Locomotives that obey rules of their own: where they may be played and how they are drawn."""

from __future__ import annotations

from branchline.core.rules import Rules
from branchline.mechanics.declaration import Check, Declaration, MapFacts, Params
from branchline.mechanics.kinds import Choice, Flag, KnownKeys
from branchline.mechanics.locomotive_limits.display import LocomotiveLimitsDisplay
from branchline.mechanics.locomotive_limits.rules import LocomotiveLimits
from branchline.mechanics.marked_tracks import ONLY_ON, check_only_on, is_marked, names_of


def make(facts: MapFacts, params: Params) -> Rules:
    """Make the rules; without `only_on`, no track is barred."""
    names = names_of(params.get("only_on", ()))
    return LocomotiveLimits(
        [names != [] and not is_marked(track, names) for track in facts.tracks],
        free_picks=params.get("row") == "free",
        sweep=params.get("sweep", True),
    )


MECHANIC = Declaration(
    name="locomotive_limits",
    parameters=KnownKeys({}, {"only_on": ONLY_ON, "row": Choice(("free",)), "sweep": Flag()}),
    make=make,
    checks=(Check(check_only_on("locomotive_limits"), ("mechanics",)),),
    display=LocomotiveLimitsDisplay,
)
