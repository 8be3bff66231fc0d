"""A bonus for the longest path (B17)."""

from __future__ import annotations

from branchline.mechanics.declaration import Declaration
from branchline.mechanics.kinds import POINTS, KnownKeys
from branchline.mechanics.longest_path.display import LongestPathDisplay
from branchline.mechanics.longest_path.reasons import LongestPathReasons
from branchline.mechanics.longest_path.rules import LongestPath

MECHANIC = Declaration(
    name="longest_path",
    parameters=KnownKeys({"points": POINTS}),
    make=lambda _, params: LongestPath(params["points"]),
    example="{ points = 10 }",
    ties=("longest_path",),
    usual_ties=("longest_path",),
    display=LongestPathDisplay,
    reasons=LongestPathReasons,
)
