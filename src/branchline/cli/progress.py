"""The bars that show how far a long command is."""

from __future__ import annotations

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from branchline.locales import say


def games_bar() -> Progress:
    """Return a bar that counts games."""
    return bar_of(say("games-played"))


def bar_of(title: str) -> Progress:
    """Return a bar on the error stream, so that the figures can be piped."""
    return Progress(
        TextColumn(title),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=Console(stderr=True),
        transient=True,
    )
