"""The toy mechanic as an installed package: for commands, servers and the processes of bots."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final

PROJECT: Final = Path(__file__).parent / "project"
MAP: Final = PROJECT / "coal_mines" / "coal_isle" / "map.toml"
MAP_ID: Final = "coal_isle"
SECONDS: Final = 3600
PIP: Final = ("-m", "pip", "install", "--quiet", "--disable-pip-version-check")
FROM_HERE: Final = ("--no-deps", "--no-index", "--no-build-isolation")
"""What the package needs is there already; nothing is fetched."""


@dataclass(frozen=True)
class Installed:
    """A folder with installed packages, beside what is installed for everybody."""

    folder: Path

    @property
    def environment(self) -> dict[str, str]:
        """The variables of a process that finds the packages."""
        paths = [str(self.folder), *filter(None, [os.environ.get("PYTHONPATH")])]
        return {**os.environ, "PYTHONPATH": os.pathsep.join(paths), "COLUMNS": "100"}

    def run(
        self, *args: str | Path, cwd: Path | None = None, env: Mapping[str, str] | None = None
    ) -> subprocess.CompletedProcess[str]:
        """Run Python with the packages there."""
        return subprocess.run(  # noqa: S603 - our own programs
            [sys.executable, *map(str, args)],
            cwd=cwd or self.folder,
            env={**self.environment, **(env or {})},
            capture_output=True,
            text=True,
            encoding="utf-8",
            timeout=SECONDS,
            check=False,
        )

    def branchline(self, *args: str | Path, cwd: Path | None = None) -> str:
        """Run the command; return what it prints."""
        done = self.run("-m", "branchline", *args, cwd=cwd)
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stdout


def install(folder: Path, project: Path = PROJECT) -> Installed:
    """Install a package into a folder; it is built from a copy, which leaves nothing behind."""
    copy = folder / "source"
    shutil.copytree(project, copy, ignore=shutil.ignore_patterns("__pycache__"))
    target = folder / "packages"
    done = subprocess.run(  # noqa: S603 - our own package
        [sys.executable, *PIP, *FROM_HERE, "--target", str(target), str(copy)],
        capture_output=True,
        text=True,
        timeout=SECONDS,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return Installed(target)
