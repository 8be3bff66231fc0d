"""Limits: how often and how much one client may send."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable
from typing import Final

MOST_BUCKETS: Final = 10_000


class Bucket:
    """A bucket of tokens that fills at a steady rate; each message takes one."""

    def __init__(
        self, rate: float, size: float, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self.rate = rate
        self.size = size
        self.clock = clock
        self.left = size
        self.filled = clock()

    def take(self) -> bool:
        """Take a token; False if there is none."""
        now = self.clock()
        self.left = min(self.size, self.left + (now - self.filled) * self.rate)
        self.filled = now
        if self.left < 1:
            return False
        self.left -= 1
        return True

    def give_back(self) -> None:
        """Put a token back that was not used."""
        self.left = min(self.size, self.left + 1)


class Buckets:
    """A bucket for each address; the least recently used are forgotten."""

    def __init__(self, rate: float, size: float) -> None:
        self.rate = rate
        self.size = size
        self.known: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str) -> bool:
        """Take a token of an address."""
        bucket = self.known.pop(address, None) or Bucket(self.rate, self.size)
        self.known[address] = bucket
        if len(self.known) > MOST_BUCKETS:
            self.known.popitem(last=False)
        return bucket.take()

    def give_back(self, address: str) -> None:
        """Put a token of an address back that was not used."""
        if address in self.known:
            self.known[address].give_back()
