"""Substitutes: several cards of any kind are played as one locomotive, or as one of the colour."""

from __future__ import annotations

from branchline.mechanics.declaration import Check, Declaration
from branchline.mechanics.kinds import PLACE, Int, KnownKeys, List
from branchline.mechanics.marked_tracks import ONLY_ON, check_only_on
from branchline.mechanics.substitutes.checks import (
    check_colour_tracks,
    check_everywhere,
    check_some_tracks,
)
from branchline.mechanics.substitutes.display import SubstitutesDisplay
from branchline.mechanics.substitutes.observation import SubstitutesObservation
from branchline.mechanics.substitutes.planning import SubstitutesPlanning
from branchline.mechanics.substitutes.reading import make

_CARDS = Int(2, 20)

MECHANIC = Declaration(
    name="substitutes",
    parameters=KnownKeys(
        {"cards": _CARDS},
        {
            "only_on": ONLY_ON,
            "for_colour": KnownKeys({"cards": _CARDS, "tracks": List(List(PLACE, 2, 2), 1, 50)}),
        },
    ),
    make=make,
    example="{ cards = 4 }",
    checks=(
        Check(check_only_on("substitutes"), ("mechanics",)),
        Check(check_everywhere, ("mechanics",)),
        Check(check_colour_tracks, ("places", "tracks", "mechanics")),
        Check(check_some_tracks, ("places", "tracks", "mechanics")),
    ),
    interrupts_claims=True,
    display=SubstitutesDisplay,
    observation=SubstitutesObservation,
    planning=SubstitutesPlanning,
)
