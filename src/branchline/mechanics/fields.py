"""Fields of an observation: named stretches of one array of bytes, and what each number means.

Every mechanic describes its fields and writes them; the environments put them together with those
of the rules all maps share. Seats are counted from the observing seat: 0 is itself, 1 the next to
its left.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from mypy_extensions import i64, u8

from branchline.core.arrays import vec

if TYPE_CHECKING:
    from branchline.core.state import State

TOP: Final = 255
"""The most a byte can say; greater numbers are written as this."""


class Axis(NamedTuple):
    """One direction of a field: the kind of thing, and the number of the thing at each index.

    Kinds: `seat`, `card`, `track`, `ticket`, `place`, `row` (a place of the row), `offer` (a place
    among the offered tickets), `word` (one of `words`), and the kinds that a mechanic names itself.
    """

    kind: str
    members: tuple[int, ...]
    words: tuple[str, ...] = ()


class Field(NamedTuple):
    """A named stretch of an observation: its axes, its highest number, and what it says."""

    name: str
    axes: tuple[Axis, ...]
    high: int
    says: str

    def size(self) -> int:
        """Return how many numbers the field has."""
        size = 1
        for axis in self.axes:
            size *= len(axis.members)
        return size


def axis(kind: str, n: int) -> Axis:
    """Return the axis of the first n things of a kind."""
    return Axis(kind, tuple(range(n)))


def byte(number: i64) -> u8:
    """Return a number as a byte; what does not fit becomes the nearest that does."""
    if number < 0:
        return 0
    if number > TOP:
        return TOP
    return u8(number)


def put_one(out: vec[u8], at: i64, size: i64, index: i64) -> i64:
    """Write 1 at an index and 0 elsewhere (everywhere for -1); return where the next starts."""
    for i in range(size):
        out[at + i] = 0
    if 0 <= index < size:
        out[at + index] = 1
    return at + size


def seat_after(s: State, seat: i64, step: i64) -> i64:
    """Return the seat so many steps to the left of a seat."""
    players: i64 = len(s.trains)
    other = seat + step
    return other if other < players else other - players
