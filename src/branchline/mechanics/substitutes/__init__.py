"""Substitutes: several cards of any kind may be played as one locomotive (UK4)."""

from __future__ import annotations

from branchline.mechanics.declaration import Check, Declaration, check_plain_payments
from branchline.mechanics.kinds import Int, Table
from branchline.mechanics.substitutes.display import SubstitutesDisplay
from branchline.mechanics.substitutes.observation import SubstitutesObservation
from branchline.mechanics.substitutes.planning import SubstitutesPlanning
from branchline.mechanics.substitutes.rules import Substitutes

MECHANIC = Declaration(
    name="substitutes",
    parameters=Table({"cards": Int(2, 20)}),
    make=lambda _, params: Substitutes(params["cards"]),
    example="{ cards = 4 }",
    checks=(Check(check_plain_payments("substitutes"), ("mechanics",)),),
    display=SubstitutesDisplay,
    observation=SubstitutesObservation,
    planning=SubstitutesPlanning,
)
