"""The longest trail of a network (B17): places may repeat, tracks may not.

A trail crosses the bridges of a network along one path, so the blocks are solved one by one, from
those at the rim inwards, and each hands the longest trail that ends in it to the block above.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from branchline.core.arrays import vec, zeros
from branchline.core.blocks import Blocks
from branchline.core.sweep import NEVER, SLOTS, Sweep

MUCH: Final = 5000
"""A guess at the work of a sweep from which it pays to look for a better start."""
TOO_MUCH: Final = 2**60
"""The work of a plan whose frontier is wider than a state can hold."""


@mypyc_attr(acyclic=True)
class Longest:
    """The search for the longest trail among tracks of given lengths."""

    def __init__(self, blocks: Blocks, length: vec[i64], best: i64 = 0) -> None:
        self.blocks = blocks
        self.length = length
        self.steps: i64 = 0
        """The work done: states weighed in sweeps of blocks."""
        self.best: i64 = best
        """The longest trail found so far, here or elsewhere."""
        self.tail = zeros(blocks.n_places)
        """For each place: the longest trail found so far that leaves its block from there."""
        self.spare = zeros(blocks.n_places)
        """For each place: the second longest such trail, over another bridge."""

    def hang(self, place: i64, tail: i64, spare: i64) -> None:
        """Hang trails on a place of the board that use none of the tracks: the two longest."""
        number = self.blocks.number[place] - 1
        self.tail[number] = tail
        self.spare[number] = spare

    def find(self) -> i64:
        """Return the length of the longest trail."""
        for b in range(self.blocks.n_blocks):
            self._solve_block(b)
        return self.best

    def _solve_block(self, b: i64) -> None:
        """Improve on the best by trails through a block, and pass on its longest tail."""
        blocks = self.blocks
        start = blocks.start[b]
        stop = blocks.start[b + 1]
        root = blocks.members[stop - 1]
        bridge = blocks.bridge[b]
        tail = self.tail[root]
        if stop - start == 1:
            if tail + self.spare[root] > self.best:
                self.best = tail + self.spare[root]
        else:
            sweep = self._best_plan(b)
            self._through(sweep, start, stop)
            if bridge != 0:
                tail = self._onward(sweep, start, stop, root)
            self.steps += sweep.steps
        if bridge != 0:
            tail += self.length[bridge // 2 - 1]
            above = blocks.target[bridge ^ 1]
            if tail > self.tail[above]:
                self.spare[above] = self.tail[above]
                self.tail[above] = tail
            elif tail > self.spare[above]:
                self.spare[above] = tail

    def _longest_tail(self, start: i64, stop: i64) -> i64:
        """Return the longest tail of some members."""
        longest: i64 = 0
        for i in range(start, stop):
            if self.tail[self.blocks.members[i]] > longest:
                longest = self.tail[self.blocks.members[i]]
        return longest

    def _second_tail(self, start: i64, stop: i64) -> i64:
        """Return the second longest of all tails of some members."""
        longest: i64 = 0
        second: i64 = 0
        for i in range(start, stop):
            place = self.blocks.members[i]
            if self.tail[place] > longest:
                second = longest
                longest = self.tail[place]
            elif self.tail[place] > second:
                second = self.tail[place]
            if self.spare[place] > second:
                second = self.spare[place]
        return second

    def _through(self, sweep: Sweep, start: i64, stop: i64) -> None:
        """Improve on the best by trails through a block and out along up to two tails."""
        reach = self._longest_tail(start, stop)
        lost = reach - self._second_tail(start, stop)
        most = sweep.total + 2 * reach
        if most - lost <= self.best:
            return
        for i in range(start, stop):
            place = self.blocks.members[i]
            sweep.one_end[place] = reach - self.tail[place]
            sweep.both_ends[place] = 2 * reach - self.tail[place] - self.spare[place]
        loss = sweep.search(lost, most - self.best - 1, -1)
        if loss >= 0:
            self.best = most - loss

    def _onward(self, sweep: Sweep, start: i64, stop: i64, root: i64) -> i64:
        """Return the longest trail from the root, through its block and out along one tail."""
        reach = self._longest_tail(start, stop)
        for i in range(start, stop):
            place = self.blocks.members[i]
            sweep.one_end[place] = reach - self.tail[place]
            sweep.both_ends[place] = NEVER
        sweep.both_ends[root] = sweep.one_end[root]
        sweep.one_end[root] = 0
        most = sweep.total + reach
        loss = sweep.search(0, most - self.tail[root] - 1, root)
        return most - loss if loss >= 0 else self.tail[root]

    def _best_plan(self, b: i64) -> Sweep:
        """Return a plan for sweeping a block, from the best start if it takes much work."""
        blocks = self.blocks
        i = blocks.start[b + 1] - 1
        best = self._plan(blocks.members[i], b)
        if best.work > MUCH:
            while i > blocks.start[b]:
                i -= 1
                plan = self._plan(blocks.members[i], b)
                if plan.work < best.work:
                    best = plan
            if best.work == TOO_MUCH:
                raise OverflowError("no order of a block's places keeps its frontier narrow enough")
        return best

    def _plan(self, start: i64, b: i64) -> Sweep:
        """Plan a sweep of a block from a place, always on where the frontier grows least."""
        blocks = self.blocks
        sweep = Sweep(blocks.n_places, len(self.length))
        slot = zeros(blocks.n_places)  # 0 not met yet, -1 left behind, otherwise the slot + 1
        held = zeros(SLOTS)
        held[0] = start + 1
        slot[start] = 1
        n: i64 = 1
        place = start
        while place >= 0:
            half = blocks.first[place]
            while half != 0:
                other = blocks.target[half]
                if blocks.block[other] == b and slot[other] >= 0:
                    if slot[other] == 0:
                        if n == SLOTS:
                            sweep.work = TOO_MUCH
                            return sweep
                        self._hold(other, slot, held)
                        n += 1
                    sweep.cross(slot[place] - 1, slot[other] - 1, self.length[half // 2 - 1], n)
                half = blocks.after[half]
            sweep.leave(slot[place] - 1, place)
            held[slot[place] - 1] = 0
            slot[place] = -1
            n -= 1
            place = self._choose(slot, held, b)
        return sweep

    def _hold(self, place: i64, slot: vec[i64], held: vec[i64]) -> None:
        """Give a place a slot on the frontier."""
        i: i64 = 0
        while held[i] != 0:
            i += 1
        held[i] = place + 1
        slot[place] = i + 1

    def _choose(self, slot: vec[i64], held: vec[i64], b: i64) -> i64:
        """Return the place on the frontier that brings in the fewest new ones, or -1."""
        blocks = self.blocks
        best: i64 = -1
        fewest: i64 = NEVER
        i: i64
        for i in range(SLOTS):
            if held[i] != 0:
                new: i64 = 0
                half = blocks.first[held[i] - 1]
                while half != 0:
                    other = blocks.target[half]
                    if slot[other] == 0 and blocks.block[other] == b:
                        new += 1
                    half = blocks.after[half]
                if new < fewest:
                    fewest = new
                    best = held[i] - 1
        return best
