"""Every script says what it does when asked, before it writes anything."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest

from tests.project.markdown import ROOT

STARTED: Final = sorted(
    path
    for path in (ROOT / "scripts").glob("*.py")
    if '__name__ == "__main__"' in path.read_text(encoding="utf-8")
)


@pytest.mark.parametrize("path", STARTED, ids=lambda path: path.stem)
def test_every_script_reads_its_options(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert "argparse.ArgumentParser(" in text or "@click.command" in text


@pytest.mark.parametrize("options", [["--help"], ["atlantis"]], ids=["help", "no such map"])
def test_nothing_is_frozen_by_mistake(options: list[str]) -> None:
    script = ROOT / "scripts" / "freeze.py"
    frozen = sorted((ROOT / "tests" / "golden").rglob("*.json"))
    before = [path.stat().st_mtime_ns for path in frozen]
    done = subprocess.run(  # noqa: S603 - our own script
        [sys.executable, script, *options], capture_output=True, text=True, check=False
    )
    assert done.returncode == (0 if options == ["--help"] else 2)
    assert "usage: freeze.py" in done.stdout + done.stderr
    assert [path.stat().st_mtime_ns for path in frozen] == before
