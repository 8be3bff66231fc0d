"""Where tuned and trained data come from."""

from __future__ import annotations

import subprocess


def current_commit() -> str:
    """Return which commit is checked out, to be noted beside what was tuned or trained with it."""
    command = ["git", "rev-parse", "--short", "HEAD"]
    head = subprocess.run(command, capture_output=True, text=True, check=False)  # noqa: S603
    return head.stdout.strip()
