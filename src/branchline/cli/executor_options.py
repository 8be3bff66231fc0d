"""The options of every command that plays many games: on how many processes, and where."""

from __future__ import annotations

import os
from typing import Final

import click

from branchline.arena.executor import PROCESSES
from branchline.cli.help import Run, option

MOST_PROCESSES: Final = 256


def executor_options(run: Run) -> Run:
    """Give a command the options `--processes` and `--on`."""
    number = option(
        "--processes",
        type=click.IntRange(1, MOST_PROCESSES),
        default=os.cpu_count() or 1,
        help="option-processes",
    )
    return number(option("--on", default=PROCESSES, show_default=True, help="option-on")(run))
