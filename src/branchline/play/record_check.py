"""A process that checks one record: the file comes in, what is wrong with it goes out.

A file from anybody may hold a map that takes forever to play on: whoever starts this ends it after
a while. The argument is the language to say it in.
"""

from __future__ import annotations

import sys
from typing import Final

import msgspec

from branchline.locales import speaking
from branchline.message import Message
from branchline.play.read_record import decode_record
from branchline.play.record import Record, RecordError
from branchline.play.replay import replay

MOST_SECONDS: Final = 20
"""Of the processor."""
MOST_MEMORY: Final = 2 * 2**30
MOST_MOVES: Final = 3000


class Finding(msgspec.Struct, frozen=True):
    """What is wrong with a record; empty if nothing is."""

    problem: str = ""
    over: bool = False


def decode_carried(content: bytes) -> Record:
    """Return the record that a file from elsewhere holds; it may name no file of this machine."""
    record = decode_record(content)
    if record.map.file is not None:
        raise RecordError("map", Message("record-no-map", {"map": record.map.id}))
    if len(record.moves) > MOST_MOVES:
        raise RecordError("moves", Message("record-too-many-moves", {"most": MOST_MOVES}))
    return record


def finding_of(content: bytes) -> Finding:
    """Return what is wrong with a record."""
    from branchline.mechanics.registry import register_installed

    register_installed()
    try:
        return Finding(over=replay(decode_carried(content)).over)
    except RecordError as error:
        return Finding(" ".join(str(error).split()))


def limit_resources() -> None:
    """Have the system end this process when it takes too much, where it can."""
    try:
        import resource
    except ImportError:  # not on Windows
        return
    for which, most in ((resource.RLIMIT_CPU, MOST_SECONDS), (resource.RLIMIT_AS, MOST_MEMORY)):
        _, hard = resource.getrlimit(which)
        least = most if hard == resource.RLIM_INFINITY else min(most, hard)
        resource.setrlimit(which, (least, hard))


if __name__ == "__main__":
    limit_resources()
    with speaking(sys.argv[1]):
        sys.stdout.buffer.write(msgspec.json.encode(finding_of(sys.stdin.buffer.read())))
