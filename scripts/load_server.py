"""A server of a checkout, started to be measured: its processor time and its memory."""

from __future__ import annotations

import asyncio
import os
import resource
import subprocess
import sys
import tempfile
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import httpx
from scripts.ports import free_port

UNLIMITED: Final = (
    "--rooms-per-minute",
    "--rooms-per-address",
    "--connections-per-address",
    "--connections",
)
"""Limits that a load from a single address would reach; set high where a checkout has them."""


@dataclass(frozen=True)
class Checkout:
    """A folder with the sources of a version, and the Python that runs it."""

    folder: Path

    @property
    def name(self) -> str:
        """What reports call it."""
        return self.folder.resolve().name

    def command(self, *arguments: str) -> list[str]:
        """Return a command of it: with its own environment, or else with the current one."""
        own = self.folder / ".venv" / "bin" / "python"
        return [str(own) if own.exists() else sys.executable, "-m", "branchline", *arguments]

    def environment(self) -> dict[str, str]:
        """Return the environment in which its sources are found first."""
        return {**os.environ, "PYTHONPATH": str(self.folder.resolve() / "src")}

    def known_options(self) -> str:
        """Return what its server says about its options."""
        found = subprocess.run(  # noqa: S603 - our own command
            self.command("serve", "--help"), env=self.environment(), capture_output=True, check=True
        )
        return found.stdout.decode()


@dataclass(frozen=True)
class Running:
    """A server at work."""

    base: str
    process: int

    def processes(self) -> list[int]:
        """Return the process and all that it started."""
        found = [self.process]
        for parent in found:
            found.extend(children_of(parent))
        return found

    def seconds(self) -> float:
        """Return the processor time it has taken, which other programs do not lengthen."""
        return sum(seconds_of(each) for each in self.processes())

    def memory(self) -> float:
        """Return the memory of the server itself in kilobytes: what no other process shares."""
        return sum(memory_of(each) for each in self.processes())


def children_of(process: int) -> Iterator[int]:
    """Yield the processes that a process has started."""
    for task in Path(f"/proc/{process}/task").glob("*/children"):
        yield from (int(child) for child in task.read_text().split())


def seconds_of(process: int) -> float:
    """Return the processor time of a process so far."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def memory_of(process: int) -> float:
    """Return the memory of a process that it shares with no other, in kilobytes."""
    lines = Path(f"/proc/{process}/smaps_rollup").read_text().splitlines()
    return sum(float(line.split()[1]) for line in lines if line.startswith("Private_"))


def raise_file_limit() -> None:
    """Let this process, and servers it starts, have as many connections as the system allows."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


@asynccontextmanager
async def served(checkout: Checkout, database: str, processes: int) -> AsyncIterator[Running]:
    """Run a server of a checkout; it keeps its games in a new SQLite file unless told otherwise."""
    known = checkout.known_options()
    port = free_port()
    with tempfile.TemporaryDirectory() as folder:
        options = ["--port", str(port), "--database", database or f"{folder}/games.sqlite"]
        options += ["--processes", str(processes)] if processes > 1 else []
        options += [part for limit in UNLIMITED if limit in known for part in (limit, "1000000")]
        server = await asyncio.create_subprocess_exec(
            *checkout.command("serve", *options),
            env=checkout.environment(),
            cwd=folder,
            stderr=asyncio.subprocess.DEVNULL,
        )
        try:
            base = f"http://127.0.0.1:{port}"
            await until_up(base, server)
            yield Running(base, server.pid)
        finally:
            if server.returncode is None:
                server.terminate()
            await server.wait()


async def until_up(base: str, server: asyncio.subprocess.Process) -> None:
    """Wait for a server."""
    async with httpx.AsyncClient(base_url=base, trust_env=False) as client:
        while server.returncode is None:
            try:
                (await client.get("/api/options")).raise_for_status()
            except httpx.HTTPError:
                await asyncio.sleep(0.025)
            else:
                return
    raise SystemExit(f"the server ended with exit code {server.returncode}")
