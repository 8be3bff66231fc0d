"""Finding Debian's Chromium, installing it where it is missing, and starting it."""

from __future__ import annotations

import fcntl
import os
import shutil
import subprocess
import tempfile
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Playwright

VARIABLE = "BRANCHLINE_CHROMIUM"
LOCK = Path(tempfile.gettempdir()) / "branchline-chromium.lock"
INSTALL = (
    ("apt-get", "update"),
    ("apt-get", "-o", "DPkg::Lock::Timeout=300", "install", "-y", "chromium"),
)
FLAGS = (
    "--headless=new",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)


def find() -> str | None:
    """Return where Chromium is on this machine."""
    return os.environ.get(VARIABLE) or shutil.which("chromium")


def ready() -> str:
    """Return where Chromium is, installed by now; one process at a time sees to that."""
    with LOCK.open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        return find() or install()


def install() -> str:
    """Install Debian's Chromium; where that cannot be, say what to do."""
    for command in INSTALL:
        try:
            done = subprocess.run(  # noqa: S603 - commands of this file
                command,
                env=os.environ | {"DEBIAN_FRONTEND": "noninteractive"},
                stdin=subprocess.DEVNULL,
                capture_output=True,
                text=True,
                timeout=900,
                check=False,
            )
        except (OSError, subprocess.TimeoutExpired) as error:
            give_up(f"{' '.join(command)}: {error}")
        if done.returncode:
            give_up(f"{' '.join(command)}: {done.stderr.strip() or done.stdout.strip()}")
    return find() or give_up("apt-get put no `chromium` on the path")


def give_up(problem: str) -> str:
    """Fail the test that needs a browser."""
    return pytest.fail(
        "the browser tests need Chromium, and it could not be installed: run "
        f"`apt-get install chromium` as root, or name one by {VARIABLE}=/path/to/it\n{problem}",
        pytrace=False,
    )


def launch(playwright: Playwright, path: str, *flags: str) -> Browser:
    """Start Chromium with an empty profile of its own."""
    args = [*FLAGS, *flags]
    return playwright.chromium.launch(executable_path=path, args=args, timeout=120_000)
