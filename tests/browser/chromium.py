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
NAMES = ("chromium-headless-shell", "chromium")
"""The same browser without its windows comes first: its tests take a quarter less time."""
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


def find() -> str | None:
    """Return where Chromium is on this machine."""
    named = os.environ.get(VARIABLE)
    return named or next((path for name in NAMES if (path := shutil.which(name))), None)


def ready() -> str:
    """Return where Chromium is, installed by now; one process at a time sees to that."""
    with LOCK.open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        return find() or install()


def install() -> str:
    """Install Debian's Chromium; where that cannot be, say what to do."""
    problems = [run("apt-get", "update")]
    for name in NAMES:
        problems.append(run(*INSTALL, name))
        if path := find():
            return path
    return give_up("\n".join(filter(None, problems)))


def run(*command: str) -> str:
    """Run a command; return what went wrong."""
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
        return f"{' '.join(command)}: {error}"
    said = done.stderr.strip() or done.stdout.strip()
    return f"{' '.join(command)}: {said}" if done.returncode else ""


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
