"""Ctrl-C stops the engine at any moment, and never by an abort."""

from __future__ import annotations

import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

LOOP = """
import signal
from branchline.core.chance import Dice
signal.setitimer(signal.ITIMER_REAL, 0.0005, 0.0005)
signal.signal(signal.SIGALRM, lambda *_: (_ for _ in ()).throw(KeyboardInterrupt()))
for round in range(300):
    try:
        for seed in range(10**6):
            Dice(2**61 + seed)
    except KeyboardInterrupt:
        pass
signal.setitimer(signal.ITIMER_REAL, 0)
print("sound")
"""


def test_an_interrupt_while_dice_are_made_is_no_abort() -> None:
    done = subprocess.run(  # noqa: S603 - our own code
        [sys.executable, "-c", LOOP], capture_output=True, text=True, timeout=60, check=False
    )
    assert done.returncode in (0, 1, 130, -signal.SIGINT), done.stderr
    assert "out of memory" not in done.stderr


@pytest.mark.parametrize("processes", ["1", "2"])
def test_a_simulation_stops_when_told_to(processes: str, tmp_path: Path) -> None:
    command = [sys.executable, "-m", "branchline", "simulate", "usa", "--games", "3000000"]
    with (tmp_path / "errors").open("wb") as errors:
        running = subprocess.Popen(  # noqa: S603 - our own command
            [*command, "--processes", processes],
            stdout=errors,
            stderr=errors,
            start_new_session=True,
        )
        try:
            time.sleep(4)
            running.send_signal(signal.SIGINT)
            assert running.wait(timeout=30) == 130
        finally:
            running.kill()
    assert b"Traceback" not in (tmp_path / "errors").read_bytes()
