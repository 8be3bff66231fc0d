"""Where a script plays its games: the two options that all scripts with an executor have."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

from .executor import PROCESSES, Executor, make_executor

if TYPE_CHECKING:
    from argparse import ArgumentParser, Namespace


def add_executor_options(parser: ArgumentParser, processes: int | None = None) -> None:
    """Add `--processes` and `--on`; by default a process for each core, or as many as told."""
    parser.add_argument("--processes", type=int, default=processes or os.cpu_count() or 1)
    parser.add_argument("--on", default=PROCESSES, metavar="processes|ray|ray://HOST:PORT")


def executor_of(options: Namespace) -> Executor:
    """Return the executor that a script's options ask for."""
    return make_executor(options.on, options.processes)
