"""The bar that shows how many games have been played."""

from __future__ import annotations

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from branchline.locales import say


def games_bar() -> Progress:
    """Return a bar on the error stream, so that the figures can be piped."""
    return Progress(
        TextColumn(say("games-played")),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=Console(stderr=True),
        transient=True,
    )
