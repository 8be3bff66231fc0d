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
WHOLE = "chromium"
WITHOUT_WINDOWS = "chromium-headless-shell"
"""The same browser without its windows; tests take a quarter less time in it."""
UPDATE = ("apt-get", "update")
INSTALL = ("apt-get", "-o", "DPkg::Lock::Timeout=300", "install", "-y")
FLAGS = (
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
NO_PICTURES = "--blink-settings=imagesEnabled=false"


def ready(*, whole: bool = False) -> str:
    """Return where Chromium is, installed by now; one process at a time sees to that."""
    name = WHOLE if whole else WITHOUT_WINDOWS
    with LOCK.open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        return os.environ.get(VARIABLE) or shutil.which(name) or install(name)


def install(name: str) -> str:
    """Install a package of Debian's Chromium; where that cannot be, say what to do."""
    for command in (UPDATE, (*INSTALL, name)):
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
            return give_up(name, f"{' '.join(command)}: {error}")
        if done.returncode:
            said = done.stderr.strip() or done.stdout.strip()
            return give_up(name, f"{' '.join(command)}: {said}")
    return shutil.which(name) or give_up(name, f"apt-get put no `{name}` on the path")


def give_up(name: str, problem: str) -> str:
    """Fail the test that needs a browser."""
    return pytest.fail(
        "the browser tests need Chromium, and it could not be installed: run "
        f"`apt-get install {name}` as root, or name one by {VARIABLE}=/path/to/it\n{problem}",
        pytrace=False,
    )


def launch(playwright: Playwright, path: str, *flags: str) -> Browser:
    """Start Chromium with an empty profile of its own."""
    args = [*FLAGS, *flags]
    return playwright.chromium.launch(executable_path=path, args=args, timeout=120_000)
