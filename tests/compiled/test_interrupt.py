"""Ctrl-C stops the engine at any moment, and never by an abort."""

from __future__ import annotations

import subprocess
import sys

import pytest

LOOP = """
import signal
from branchline.core.chance import Dice

left = 300

def make():
    while left:
        Dice(2**61)

def ring(number, frame):
    global left
    while frame and frame.f_code is not make.__code__:
        frame = frame.f_back
    if frame and left:  # outside of make nothing would catch it
        left -= 1
        raise KeyboardInterrupt

signal.signal(signal.SIGALRM, ring)
signal.setitimer(signal.ITIMER_REAL, 0.0005, 0.0005)
while left:
    try:
        make()
    except KeyboardInterrupt:
        pass
signal.setitimer(signal.ITIMER_REAL, 0)
signal.signal(signal.SIGALRM, signal.SIG_IGN)
print("sound")
"""


def test_an_interrupt_while_dice_are_made_is_no_abort() -> None:
    done = subprocess.run(  # noqa: S603 - our own code
        [sys.executable, "-c", LOOP], capture_output=True, text=True, timeout=60, check=False
    )
    assert done.stdout == "sound\n", done.stderr


SIMULATION = """
import os, signal, sys, threading
from branchline.cli import main
sys.argv = ["branchline", "simulate", "usa", "--games", "3000000", "--processes", sys.argv[1]]
threading.Timer(2, os.kill, (os.getpid(), signal.SIGINT)).start()
main()
"""


@pytest.mark.parametrize("processes", ["1", "2"])
def test_a_simulation_stops_when_told_to(processes: str) -> None:
    done = subprocess.run(  # noqa: S603 - our own command
        [sys.executable, "-c", SIMULATION, processes],
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert done.returncode == 130, done.stderr
    assert "Traceback" not in done.stderr
