"""What every test may rely on."""

from __future__ import annotations

import signal


def pytest_configure() -> None:
    """Let Ctrl-C reach the programs under test, also where the tests run in the background.

    A shell starts background jobs with interrupts ignored, and programs inherit that.
    """
    if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
        signal.signal(signal.SIGINT, signal.default_int_handler)
