"""The figures of a server, told to Prometheus.

They are served on a port of their own, so that no proxy passes them on by mistake.
"""

from __future__ import annotations

import threading
from collections import Counter
from collections.abc import Iterator
from itertools import accumulate
from typing import Final
from wsgiref.simple_server import WSGIServer

from prometheus_client import CollectorRegistry, start_http_server
from prometheus_client.core import (
    CounterMetricFamily,
    GaugeMetricFamily,
    HistogramMetricFamily,
    Metric,
)
from prometheus_client.registry import Collector

from branchline.server.metrics import SECONDS, Metrics, Times

PREFIX: Final = "branchline"
LEVELS: Final = {
    "rooms_awake": "Rooms in memory.",
    "sockets": "WebSockets that are open.",
    "bot_queue": "Questions to bots without an answer yet.",
}


class Figures(Collector):
    """Reads the figures of a process whenever Prometheus asks."""

    def __init__(self, metrics: Metrics) -> None:
        self.metrics = metrics

    def collect(self) -> Iterator[Metric]:
        """Give every figure as it stands now."""
        known = self.metrics
        yield counted("moves", "Moves stored, by who made them.", "by", known.moves)
        yield counted("refused", "Commands and requests refused.", "reason", known.refused)
        yield timed(
            "acknowledgement_seconds",
            "From the arrival of a command to its acknowledgement.",
            {},
            known.acknowledgement,
        )
        yield timed(
            "database_seconds",
            "Time that reads and writes of the database took, waiting included.",
            {"what": "write"},
            known.database_writes,
        )
        for name, level in known.levels.items():
            yield GaugeMetricFamily(f"{PREFIX}_{name}", LEVELS[name], value=level())


def counted(name: str, help_text: str, label: str, counts: Counter[str]) -> CounterMetricFamily:
    """Return counts by some label."""
    family = CounterMetricFamily(f"{PREFIX}_{name}", help_text, labels=[label])
    for value, count in counts.copy().items():
        family.add_metric([value], count)
    return family


def timed(name: str, help_text: str, labels: dict[str, str], times: Times) -> HistogramMetricFamily:
    """Return times by their classes, each with all that took less."""
    family = HistogramMetricFamily(f"{PREFIX}_{name}", help_text, labels=list(labels))
    limits = (*map(str, SECONDS), "+Inf")
    sums = accumulate(times.counts)
    buckets = [(limit, float(count)) for limit, count in zip(limits, sums, strict=True)]
    family.add_metric(list(labels.values()), buckets, times.total)
    return family


class MetricsServer:
    """Serves figures until it is closed."""

    def __init__(self, metrics: Metrics, host: str, port: int) -> None:
        registry = CollectorRegistry()
        registry.register(Figures(metrics))
        self._server: WSGIServer
        self._thread: threading.Thread
        self._server, self._thread = start_http_server(port, host, registry)

    @property
    def port(self) -> int:
        """Where it listens."""
        return int(self._server.server_port)

    def close(self) -> None:
        """Stop."""
        self._server.shutdown()
        self._server.server_close()
        self._thread.join()
