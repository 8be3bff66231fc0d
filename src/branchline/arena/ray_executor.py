"""Ray as an executor: the same jobs on a cluster, or on a Ray of this machine's own.

Needs the extra `branchline[ray]`. The machines of a cluster need the same version of branchline,
and the files that jobs name (maps and bots of one's own) at the same paths.
"""

from __future__ import annotations

import os
import socket
from collections.abc import Callable, Generator, Iterable
from pathlib import Path
from typing import Any, TypeVar
from urllib.parse import urlsplit

from branchline.arena.executor import POLL_SECONDS, TRIES, Executor, Window
from branchline.message import Message

J = TypeVar("J")
R = TypeVar("R")

CLIENT_PORT = 10001
"""Where Ray listens for clients if nothing else was said."""
KNOCK_SECONDS = 10


class RayExecutor(Executor):
    """Does work on Ray: on the cluster at an address, or else on this machine."""

    def __init__(self, address: str | None, processes: int) -> None:
        self.address = address
        self.processes = processes
        self.ray: Any = None

    def close(self) -> None:
        """Leave the cluster, or end the Ray of this machine."""
        if self.ray is not None:
            self.ray.shutdown()
            self.ray = None

    def run(self, work: Callable[[J], R], jobs: Iterable[J]) -> Generator[R, None, None]:
        """Yield the results of all jobs; Ray tries a job again whose process or machine dies."""
        if self.ray is None:
            self.ray = connect(self.address, self.processes)
        ray = self.ray
        remote = ray.remote(max_retries=TRIES - 1)(work_in)
        folder = str(Path.cwd())
        started = (remote.remote(folder, work, job) for job in jobs)
        running: Window[Any] = Window(int(ray.cluster_resources().get("CPU", self.processes)))
        try:
            while True:
                running.fill(started)
                if not running:
                    return
                while not ray.wait([running[0]], timeout=POLL_SECONDS)[0]:
                    pass
                yield result_of(ray, running.popleft())
        finally:  # a caller that stops early does not wait for the other jobs
            for reference in running:
                ray.cancel(reference, force=True)


def connect(address: str | None, processes: int) -> Any:
    """Return Ray, connected; without an address it runs on this machine alone."""
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # no other machine is contacted
    os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")  # Ray warns where it is unset
    try:
        import ray
    except ImportError:
        raise ValueError(Message("no-ray")) from None
    quiet: dict[str, Any] = {"log_to_driver": False, "logging_level": "ERROR"}
    try:
        if address is not None:
            knock(address)
        if address is None:
            ray.init("local", num_cpus=processes, include_dashboard=False, **quiet)
        else:
            ray.init(address, **quiet)
    except (OSError, RuntimeError, ValueError) as error:
        named = {"address": address or "local", "problem": str(error).strip().split("\n")[0]}
        raise ValueError(Message("ray-unreachable", named)) from None
    return ray


def knock(address: str) -> None:
    """See whether anybody listens at ray://HOST:PORT: Ray itself asks for half a minute."""
    place = urlsplit(address)
    with socket.create_connection((place.hostname, place.port or CLIENT_PORT), KNOCK_SECONDS):
        pass


def work_in(folder: str, work: Callable[[J], R], job: J) -> R:
    """Do a job in the folder of whoever asked for it, where it exists: jobs name files."""
    if Path(folder).is_dir():
        os.chdir(folder)
    return work(job)


def result_of(ray: Any, reference: Any) -> Any:
    """Return the result of a job; what went wrong in it is raised as it was there."""
    try:
        return ray.get(reference)
    except ray.exceptions.RayTaskError as error:
        raise error.cause from None
