"""Saving as people see it: who may save."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from branchline.mechanics.base import Display
from branchline.mechanics.display_parts import message
from branchline.message import Message


class SavingDisplay(Display):
    """Mentions saving where all may save; otherwise the mechanic that allows it does."""

    def summary(self, params: Mapping[str, Any]) -> list[Message]:
        """Say that everyone may save a card."""
        return [message("summary-saving")] if params.get("everyone", True) else []
