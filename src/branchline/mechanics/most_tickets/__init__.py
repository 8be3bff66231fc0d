"""The Globetrotter bonus: points for the most completed tickets (US3)."""

from __future__ import annotations

from branchline.mechanics.declaration import Declaration
from branchline.mechanics.kinds import POINTS, KnownKeys
from branchline.mechanics.most_tickets.rules import MostTickets

MECHANIC = Declaration(
    name="most_tickets",
    parameters=KnownKeys({"points": POINTS}),
    make=lambda _, params: MostTickets(params["points"]),
    example="{ points = 15 }",
)
