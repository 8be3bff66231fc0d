"""The command `branchline`."""

from __future__ import annotations

from branchline.cli.commands import main

__all__ = ["main"]
