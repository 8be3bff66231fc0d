"""How much processor time starting takes, of this checkout and another in turn.

Importing the package and `branchline --help` are compared with a Python that does nothing; of
`branchline play` counts what its processes have used when the first page is answered.
"""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import tempfile
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from typing import Any

from branchline.lab.rounds import HERE, MeasureError

NOTHING = "nothing"
PROGRAMS = {
    NOTHING: ("-c", "pass"),
    "import": ("-c", "import\tbranchline"),
    "help": ("-m", "branchline", "--help"),
}
PLAY = "play"
ADDRESS = re.compile(r"http://\S+")
PROCESSES = Path("/proc")
"""Where Linux tells what processes have used; elsewhere `branchline play` is left out."""
PATIENCE = 120
"""Seconds in which a page must be answered."""


class Starts:
    """Starts programs of a checkout whose sources are compiled once, as if it were installed."""

    def __init__(self, source: Path, folder: Path) -> None:
        self.env = {
            **os.environ,
            "PYTHONPATH": str(source),
            "PYTHONDONTWRITEBYTECODE": "",
            "PYTHONPYCACHEPREFIX": str(folder),
        }

    def cost(self, name: str) -> float:
        """Return the seconds of processor time that a program takes."""
        if name == PLAY:
            return self.cost_of_first_page()
        before = used_by_children()
        command = [sys.executable, "-P", *PROGRAMS[name]]
        done = subprocess.run(  # noqa: S603 - our own program
            command, env=self.env, capture_output=True, text=True, check=False
        )
        if done.returncode:
            raise MeasureError(done.stderr.strip().rpartition("\n")[2])
        return used_by_children() - before

    def cost_of_first_page(self) -> float:
        """Return what `branchline play` has used when its first page is answered."""
        with tempfile.TemporaryDirectory() as folder, self.playing(Path(folder)) as process:
            if process.stdout is None:
                raise RuntimeError
            line = process.stdout.readline()
            found = ADDRESS.search(line)
            if found is None:
                raise MeasureError(line)
            with urllib.request.urlopen(found[0], timeout=PATIENCE) as page:  # noqa: S310 - ours
                page.read()
            return used_by_session(process.pid)

    @contextmanager
    def playing(self, folder: Path) -> Iterator[subprocess.Popen[str]]:
        """Play in the browser, without one, for as long as it is measured."""
        command = ("play", "--no-browser", "--database", str(folder / "games.sqlite"))
        process = subprocess.Popen(  # noqa: S603 - our own program
            [sys.executable, "-P", "-m", "branchline", *command],
            env=self.env,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
            start_new_session=True,
        )
        try:
            with process:
                yield process
                process.send_signal(signal.SIGINT)
        finally:
            process.kill()


def used_by_children() -> float:
    """Return the processor time of all children that have ended.

    Starting Python takes a hundredth of a second, as long as a tick of `os.times`.
    """
    if sys.platform == "win32":
        times = os.times()
        return times.children_user + times.children_system
    import resource

    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def used_by_session(leader: int) -> float:
    """Return the processor time of all processes of a session so far."""
    ticks = 0
    for path in PROCESSES.glob("[0-9]*/stat"):
        try:
            fields = path.read_text(encoding="utf-8").rpartition(")")[2].split()
        except OSError:  # it has just ended
            continue
        if int(fields[3]) == leader:
            ticks += int(fields[11]) + int(fields[12])
    return ticks / os.sysconf("SC_CLK_TCK")


def measure_starts(
    rounds: int, against: Path | None = None, advance: Callable[[], None] = lambda: None
) -> dict[str, Any]:
    """Measure all programs in rounds; `advance` is called after each."""
    names = [*PROGRAMS, *([PLAY] if PROCESSES.is_dir() else [])]
    with tempfile.TemporaryDirectory() as ours, tempfile.TemporaryDirectory() as theirs:
        checkouts = [Starts(HERE, Path(ours))]
        checkouts += [Starts(against / "src", Path(theirs))] if against else []
        for name in names:
            for each in checkouts:
                each.cost(name)  # the first run compiles the sources
        found: dict[str, list[list[float]]] = {name: [] for name in names}
        for _ in range(rounds):
            for name in names:
                found[name].append([each.cost(name) for each in checkouts])
            advance()
    return {"kind": "start", "unit": "seconds", "rows": [row_of(n, found) for n in names]}


def row_of(name: str, found: dict[str, list[list[float]]]) -> dict[str, Any]:
    """Return what one program costs: the median and the best, and how that compares."""
    costs = [each[0] for each in found[name]]
    row = {"program": name, "median": median(costs), "best": min(costs)}
    if name in PROGRAMS and name != NOTHING:
        row["to_nothing"] = min(costs) / min(each[0] for each in found[NOTHING])
    if len(found[name][0]) > 1:
        others = [each[1] for each in found[name]]
        row["against"] = median(others)
        row["to_against"] = median(mine / other for mine, other in zip(costs, others, strict=True))
    return row
