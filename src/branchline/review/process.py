"""A process that reviews one game: the record comes in, the review goes out as far as it is.

Every line it writes is a review in JSON, each further than the one before. Beside a server it
gives way to everything else on the machine.
"""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Iterator
from typing import BinaryIO, Final

import msgspec

from branchline.mechanics.registry import register_installed
from branchline.play.read_record import decode_record
from branchline.play.replay import replay
from branchline.review.engine import ReviewEngine
from branchline.review.messages import Review

POLITE: Final = 10
"""By how much it lowers its priority."""
SECONDS: Final = 0.4
"""The least time between two lines, once there is something to see."""


def worth_telling(reviews: Iterator[Review]) -> Iterator[Review]:
    """Give the first review there is, then one every now and then, and the whole one."""
    last = 0.0
    for review in reviews:
        now = time.monotonic()
        if review.complete or now - last >= SECONDS:
            last = now
            yield review


def run(record: bytes, out: BinaryIO) -> None:
    """Write the review of a record, line by line."""
    register_installed()
    engine = ReviewEngine(replay(decode_record(record)))
    for review in worth_telling(engine.run()):
        out.write(msgspec.json.encode(review) + b"\n")
        out.flush()


if __name__ == "__main__":
    if hasattr(os, "nice"):
        os.nice(POLITE)
    run(sys.stdin.buffer.read(), sys.stdout.buffer)
