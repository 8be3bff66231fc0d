"""Threads of a server may be the first to ask for mechanics at the same time."""

from __future__ import annotations

import subprocess
import sys

ASK_AT_ONCE = """
from concurrent.futures import ThreadPoolExecutor
from threading import Barrier
from branchline.mechanics.registry import NAMES, declarations
gate = Barrier(8)
def ask(_):
    gate.wait()
    return set(NAMES) <= set(declarations())
with ThreadPoolExecutor(8) as threads:
    print(all(threads.map(ask, range(8))))
"""


def test_every_thread_gets_all_mechanics() -> None:
    """A new process, in which nobody has asked yet."""
    asked = subprocess.run(  # noqa: S603 -- our own words
        [sys.executable, "-c", ASK_AT_ONCE], capture_output=True, text=True, check=False
    )
    assert (asked.stdout.strip(), asked.stderr) == ("True", "")
