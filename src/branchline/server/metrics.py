"""What a server tells those who watch over it: counts and times, for Prometheus.

They are served on a port of their own, so that no proxy passes them on by mistake.
"""

from __future__ import annotations

import threading
from typing import Final
from wsgiref.simple_server import WSGIServer

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, start_http_server

SECONDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
"""Limits of the classes that times are counted in."""
PREFIX: Final = "branchline"


class Metrics:
    """The figures of one process."""

    def __init__(self) -> None:
        self.registry = known = CollectorRegistry()
        self.moves = Counter(
            f"{PREFIX}_moves", "Moves stored, by who made them.", ["by"], registry=known
        )
        self.acknowledgement = Histogram(
            f"{PREFIX}_acknowledgement_seconds",
            "From the arrival of a command to its acknowledgement.",
            registry=known,
            buckets=SECONDS,
        )
        self.database = Histogram(
            f"{PREFIX}_database_seconds",
            "Time that reads and writes of the database took, waiting included.",
            ["what"],
            registry=known,
            buckets=SECONDS,
        )
        self.writes = self.database.labels("write")
        self.rooms = Gauge(f"{PREFIX}_rooms_awake", "Rooms in memory.", registry=known)
        self.sockets = Gauge(f"{PREFIX}_sockets", "WebSockets that are open.", registry=known)
        self.bot_queue = Gauge(
            f"{PREFIX}_bot_queue", "Questions to bots without an answer yet.", registry=known
        )
        self.refused = Counter(
            f"{PREFIX}_refused", "Commands and requests refused.", ["reason"], registry=known
        )


class MetricsServer:
    """Serves figures until it is closed."""

    def __init__(self, metrics: Metrics, host: str, port: int) -> None:
        self._server: WSGIServer
        self._thread: threading.Thread
        self._server, self._thread = start_http_server(port, host, metrics.registry)

    @property
    def port(self) -> int:
        """Where it listens."""
        return int(self._server.server_port)

    def close(self) -> None:
        """Stop."""
        self._server.shutdown()
        self._server.server_close()
        self._thread.join()
