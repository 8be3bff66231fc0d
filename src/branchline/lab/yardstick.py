"""The yardstick: a program in C that plays the base board as fast as can be (scripts/yardstick)."""

from __future__ import annotations

import json
import os
import shlex
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import branchline

SOURCE = Path(branchline.__file__).parents[2] / "scripts" / "yardstick" / "main.c"
"""Where it lies in a checkout; installed packages do not have it."""


@contextmanager
def built(source: Path = SOURCE) -> Iterator[Path | None]:
    """Compile the yardstick for as long as it is needed; None without source or compiler."""
    compiler = shlex.split(os.environ.get("CC", "cc"))
    if not source.is_file() or not compiler or shutil.which(compiler[0]) is None:
        yield None
        return
    with tempfile.TemporaryDirectory() as folder:
        program = Path(folder) / "yardstick"
        command = [*compiler, "-O2", "-o", str(program), str(source)]
        done = subprocess.run(command, capture_output=True, check=False)  # noqa: S603 - our source
        yield program if done.returncode == 0 else None


def run(program: Path, games: int) -> dict[str, Any] | None:
    """Run a program that prints its own `games_per_s` as JSON; None if it does not."""
    command = [str(program.absolute()), str(games)]
    try:
        done = subprocess.run(command, capture_output=True, text=True, check=False)  # noqa: S603
        report: dict[str, Any] = json.loads(done.stdout)
    except (OSError, ValueError):  # it cannot run, or prints something else
        return None
    return report if "games_per_s" in report else None
