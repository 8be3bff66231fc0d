"""Wheel and source distribution install in a fresh environment, compiled and interpreted."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import venv
from pathlib import Path

import pytest

from branchline._interpreted import VARIABLE

ROOT = Path(__file__).parent.parent.parent
LEFT_OUT = (".venv", ".git", "build", "dist", "*.so", "*.egg-info", "__pycache__", "node_modules")
HAS_COMPILER = any(shutil.which(name) for name in ("cc", "gcc", "clang"))


def run(*command: str | Path, pure: bool = False) -> str:
    """Run a command outside the repository and return what it prints."""
    environment = {k: v for k, v in os.environ.items() if k not in (VARIABLE, "PYTHONPATH")}
    if pure:
        environment["BRANCHLINE_PURE"] = "1"
    done = subprocess.run(  # noqa: S603 - commands of this file
        [str(part) for part in command],
        env=environment,
        cwd=Path(sys.executable).anchor,
        capture_output=True,
        text=True,
        timeout=600,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.fixture(scope="module")
def distributions(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Build both distributions from a clean copy of the sources."""
    folder = tmp_path_factory.mktemp("build")
    source = folder / "source"
    shutil.copytree(ROOT, source, ignore=shutil.ignore_patterns(*LEFT_OUT))
    run(sys.executable, "-m", "build", "--outdir", folder / "dist", source)
    return folder / "dist"


def installed(folder: Path, distribution: Path, pure: bool) -> Path:
    """Install a distribution into a new environment; return its command."""
    venv.create(folder, with_pip=True)
    pip = (folder / "bin" / "python", "-m", "pip", "--disable-pip-version-check")
    run(*pip, "install", "--quiet", distribution, pure=pure)
    return folder / "bin" / "branchline"


@pytest.mark.parametrize("kind", ["wheel", "sdist"])
def test_it_installs_and_plays(kind: str, distributions: Path, tmp_path: Path) -> None:
    pure = kind == "sdist"
    pattern = "*.tar.gz" if pure else "*.whl"
    (distribution,) = distributions.glob(pattern)
    command = installed(tmp_path / "env", distribution, pure)
    engine = "interpreted" if pure or not HAS_COMPILER else "compiled"
    assert run(command, "--version").rstrip().endswith(f"({engine} engine)")
    maps = json.loads(run(command, "maps", "--json"))
    assert len(maps) == 6
    report = json.loads(
        run(command, "simulate", maps[0]["id"], "--games", "4", "--processes", "1", "--json")
    )
    assert report["games"] == 4
