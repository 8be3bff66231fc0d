"""What a server counts and times for those who watch over it.

Counting is done on every move, so it is a few additions on plain numbers. `metrics_server` tells
Prometheus about them, and only a server that is asked to serves them.
"""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from time import perf_counter
from typing import Final

SECONDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
"""Limits of the classes that times are counted in."""


class Times:
    """How long something took, each time it was done."""

    def __init__(self) -> None:
        self.counts = [0] * (len(SECONDS) + 1)
        """How often it took up to each of the limits but more than the one before; then longer."""
        self.total = 0.0

    def add(self, seconds: float) -> None:
        """Count one more time."""
        self.counts[bisect_left(SECONDS, seconds)] += 1
        self.total += seconds

    @contextmanager
    def measured(self) -> Iterator[None]:
        """Count how long what is done meanwhile takes, whether it fails or not."""
        start = perf_counter()
        try:
            yield
        finally:
            self.add(perf_counter() - start)


class Metrics:
    """The figures of one process."""

    def __init__(self) -> None:
        self.moves: Counter[str] = Counter()
        """Moves stored, by who made them."""
        self.refused: Counter[str] = Counter()
        """Commands and requests refused, by the reason."""
        self.acknowledgement = Times()
        self.database_writes = Times()
        self.levels: dict[str, Callable[[], float]] = {}
        """What stands at some number now, by name: what tells the number."""
