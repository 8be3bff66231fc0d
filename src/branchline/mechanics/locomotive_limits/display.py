"""Limits on locomotives as people see them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from branchline.mechanics.base import Display
from branchline.mechanics.display_parts import message
from branchline.mechanics.marked_tracks import in_words
from branchline.message import Message


class LocomotiveLimitsDisplay(Display):
    """Says how locomotives differ on a map."""

    def summary(self, params: Mapping[str, Any]) -> list[Message]:
        """Say where locomotives may be played, and how they are drawn."""
        told = []
        if "only_on" in params:
            where = in_words(params["only_on"])
            told.append(message("summary-locomotives-only-on", where=where))
        if params.get("row") == "free":
            told.append(message("summary-locomotives-free"))
        if not params.get("sweep", True):
            told.append(message("summary-locomotives-stay"))
        return told
