"""Saving: a claim may be paid for one space less than the track has (UK20)."""

from __future__ import annotations

from branchline.mechanics.declaration import Check, Declaration, check_plain_payments
from branchline.mechanics.kinds import Flag, KnownKeys
from branchline.mechanics.saving.display import SavingDisplay
from branchline.mechanics.saving.rules import Saving

MECHANIC = Declaration(
    name="saving",
    parameters=KnownKeys({}, {"everyone": Flag()}),
    make=lambda _, params: Saving(params.get("everyone", True)),
    checks=(Check(check_plain_payments("saving"), ("mechanics",)),),
    display=SavingDisplay,
)
