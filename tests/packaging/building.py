"""Copies of the sources, commands run outside the repository, and an npm that has no network."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

from branchline._interpreted import VARIABLE

ROOT = Path(__file__).parent.parent.parent
LEFT_OUT = (
    *(".venv", ".git", "build", "dist", "*.so", "*.egg-info", "__pycache__", ".*_cache"),
    *("node_modules", "static", "shots", ".hypothesis"),
)
PATIENCE = 7200
"""Seconds after which a command is taken to be stuck: a slow or busy machine may take long."""
STATIC = Path("src/branchline/server/static")
"""Where the built client is, in the sources."""


def copy_sources(folder: Path) -> Path:
    """Copy the sources, without anything built from them."""
    shutil.copytree(ROOT, folder, ignore=shutil.ignore_patterns(*LEFT_OUT))
    return folder


def no_network(folder: Path) -> dict[str, str]:
    """Return the settings under which npm finds nothing, neither elsewhere nor here."""
    return {
        "npm_config_registry": "http://127.0.0.1:9/",
        "npm_config_cache": str(folder / "npm-cache"),
    }


def attempt(
    *command: str | Path, settings: Mapping[str, str] | None = None
) -> subprocess.CompletedProcess[str]:
    """Run a command outside the repository."""
    left_out = (VARIABLE, "PYTHONPATH", "BRANCHLINE_NO_CLIENT")
    environment = {k: v for k, v in os.environ.items() if k not in left_out}
    return subprocess.run(  # noqa: S603 - commands of these tests
        [str(part) for part in command],
        env=environment | dict(settings or {}),
        cwd=Path(sys.executable).anchor,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )


def run(*command: str | Path, settings: Mapping[str, str] | None = None) -> str:
    """Run a command outside the repository, successfully; return what it prints."""
    done = attempt(*command, settings=settings)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout
