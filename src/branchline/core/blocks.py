"""The blocks of a network: its places, grouped so that no single track separates a group.

The tracks between blocks are bridges, and the blocks hang together by them like a tree.
"""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from branchline.core.arrays import vec, zeros


@mypyc_attr(acyclic=True)
class Blocks:
    """The blocks of the network that some tracks form, each after all that hang below it.

    Places that have a track are renumbered from 0. Each track is two half-tracks: the one from
    its first end to its second is `2 * track + 2`, the one back is `2 * track + 3`; 0 is none.
    """

    def __init__(self, n_places: i64, ends_a: vec[i64], ends_b: vec[i64]) -> None:
        n: i64 = len(ends_a)
        self.number = zeros(n_places)
        """For each place of the board: one more than its number here, or 0 if it has no track."""
        self.n_places: i64 = 0
        self.first = zeros(2 * n)
        """For each place: a half-track that leaves it; the others follow by `after`."""
        self.after = zeros(2 * n + 2)
        self.target = zeros(2 * n + 2)
        """For each half-track: the place it leads to."""
        for t in range(n):
            a = self._count_in(ends_a[t])
            b = self._count_in(ends_b[t])
            self._chain(2 * t + 2, a, b)
            self._chain(2 * t + 3, b, a)
        self.n_blocks: i64 = 0
        self.block = zeros(self.n_places)
        """For each place: its block."""
        self.members = zeros(self.n_places)
        """The places, block by block."""
        self.start = zeros(self.n_places + 1)
        """For each block: where its places start in `members`. The last of them is its root."""
        self.bridge = zeros(self.n_places)
        """For each block: the half-track that leads to its root from the block above, or 0."""
        self._clock: i64 = 0
        self._height: i64 = 0
        self._met = zeros(self.n_places)
        self._low = zeros(self.n_places)
        self._stack = zeros(self.n_places)
        for place in range(self.n_places):
            if self._met[place] == 0:
                self._explore(place, 0)

    def _count_in(self, place: i64) -> i64:
        """Return the number of a place of the board, a new one if it has none yet."""
        if self.number[place] == 0:
            self.n_places += 1
            self.number[place] = self.n_places
        return self.number[place] - 1

    def _chain(self, half: i64, origin: i64, target: i64) -> None:
        """Add a half-track to those that leave a place."""
        self.target[half] = target
        self.after[half] = self.first[origin]
        self.first[origin] = half

    def _explore(self, place: i64, via: i64) -> None:
        """Walk on from a place met by a half-track, and close its block if it is a root.

        `_low` is the earliest place known to be in the same block.
        """
        self._clock += 1
        met = self._clock
        low = met
        self._met[place] = met
        self._stack[self._height] = place
        self._height += 1
        half = self.first[place]
        while half != 0:
            if half != via ^ 1:
                other = self.target[half]
                if self._met[other] == 0:
                    self._explore(other, half)
                    if self._low[other] < low:
                        low = self._low[other]
                elif self._met[other] < low:
                    low = self._met[other]
            half = self.after[half]
        self._low[place] = low
        if low == met:
            self._close(place, via)

    def _close(self, root: i64, via: i64) -> None:
        """Make a block of the places on the stack down to the root."""
        at = self.start[self.n_blocks]
        place: i64 = -1
        while place != root:
            self._height -= 1
            place = self._stack[self._height]
            self.block[place] = self.n_blocks
            self.members[at] = place
            at += 1
        self.bridge[self.n_blocks] = via
        self.n_blocks += 1
        self.start[self.n_blocks] = at
