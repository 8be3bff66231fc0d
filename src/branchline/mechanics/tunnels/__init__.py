"""Tunnels: tracks whose price is known only after cards are revealed (T1 to T5)."""

from __future__ import annotations

from branchline.core.rules import Rules
from branchline.mechanics.declaration import Declaration, MapFacts, Params
from branchline.mechanics.kinds import Flag, Int, KnownKeys
from branchline.mechanics.tunnels.display import TunnelsDisplay
from branchline.mechanics.tunnels.drawing import track_marks
from branchline.mechanics.tunnels.observation import TunnelsObservation
from branchline.mechanics.tunnels.planning import TunnelsPlanning
from branchline.mechanics.tunnels.rules import Tunnels


def make(facts: MapFacts, params: Params) -> Rules:
    """Make the rules from the tracks that are tunnels."""
    return Tunnels([track.get("tunnel", False) for track in facts.tracks], params["reveal"])


MECHANIC = Declaration(
    name="tunnels",
    parameters=KnownKeys({"reveal": Int(1, 9)}),
    make=make,
    example="{ reveal = 3 }",
    track_keys={"tunnel": Flag()},
    plain_payments=True,
    interrupts_claims=True,
    display=TunnelsDisplay,
    observation=TunnelsObservation,
    planning=TunnelsPlanning,
    track_marks=track_marks,
)
