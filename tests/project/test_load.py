"""The script that puts a server under load works, and says what it should."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
pytestmark = pytest.mark.skipif(not Path("/proc/self/smaps_rollup").exists(), reason="reads /proc")


def figures(*options: str) -> dict[str, float]:
    """Run the script on the smallest map; return its figures by name."""
    command = [sys.executable, "scripts/load.py", "--map", "poland", "--people", "2", *options]
    done = subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True)  # noqa: S603
    rows = [line.split() for line in done.stdout.splitlines()]
    return {row[0]: float(row[1]) for row in rows if len(row) == 2 and row[0] != "Games"}


def test_moves_are_measured_and_none_is_lost() -> None:
    found = figures("--rooms", "2", "--seconds", "3", "--think", "0.1")
    assert found["lost"] == found["doubled"] == found["unanswered"] == found["refused"] == 0
    assert found["rooms"] == 2
    assert found["players"] == 4
    assert {"cpu_ms_per_move", "ack_p50_ms", "ack_p99_ms", "moves_per_second"} <= found.keys()


def test_memory_is_measured_at_the_hundredth_move() -> None:
    found = figures("--memory", "--rooms", "2", "--warm-up", "0")
    assert found["moves_each"] == pytest.approx(100, abs=2)
    assert found["connections"] == 4
    assert {"room_kb", "connection_kb", "server_kb"} <= found.keys()
