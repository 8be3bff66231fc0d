"""A mechanic is one room: without it, all that does not use it still works."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from branchline._interpreted import VARIABLE

ROOT = Path(__file__).parent.parent.parent


def test_the_other_maps_pass_their_tests_without_a_mechanic() -> None:
    script = ROOT / "scripts" / "without_mechanic.py"
    quickest = {name: value for name, value in os.environ.items() if name != VARIABLE}
    done = subprocess.run(  # noqa: S603 - our own script
        [sys.executable, str(script), "country_cards", "--quick"],
        env=quickest,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert "every test left passes" in done.stdout
