"""Where figures that are kept come from."""

from __future__ import annotations

import subprocess


def commit() -> str:
    """Return the short name of the commit that is checked out."""
    command = ["git", "rev-parse", "--short", "HEAD"]
    head = subprocess.run(command, capture_output=True, text=True, check=False)  # noqa: S603
    return head.stdout.strip()
