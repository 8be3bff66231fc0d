"""Limits on locomotives as people see them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from branchline.mechanics.base import Display
from branchline.mechanics.display_parts import message
from branchline.message import Message


class LocomotiveLimitsDisplay(Display):
    """Says how locomotives differ on a map."""

    def summary(self, params: Mapping[str, Any]) -> list[Message]:
        """Say where locomotives may be played, and how they are drawn."""
        told = []
        named = params.get("only_on", [])
        if named:
            names = [named] if isinstance(named, str) else named
            where: list[str | Message] = [
                message(f"mechanic-{name.replace('_', '-')}") for name in names
            ]
            told.append(message("summary-locomotives-only-on", where=where))
        if params.get("row") == "free":
            told.append(message("summary-locomotives-free"))
        if not params.get("sweep", True):
            told.append(message("summary-locomotives-stay"))
        return told
