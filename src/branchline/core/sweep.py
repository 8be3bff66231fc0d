"""The longest trail inside one block, by a sweep over its tracks.

A trail is a connected choice of tracks that meets every place an even number of times, except its
two ends. A sweep leaves the block's places one by one, and before it leaves a place it decides
which of its tracks to keep. Between the places it has left and those it has not met lies the
frontier. All that later choices need to know of earlier ones is, for each place on the frontier,
whether an odd number of kept tracks meet it and which kept piece it belongs to. Choices that agree
on this are one state, and only the one that has lost least lives on. So the work grows with the
width of the frontier, never with the number of trails.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from branchline.core.arrays import POW, vec, zeros

SLOTS: Final = 12
"""The widest frontier a state can hold. Boards without crossing tracks need about half of it."""
ENDS: Final = 60
"""The bit from which a state counts the ends of the trail that lie behind the frontier."""
NEVER: Final = 1_000_000
"""A loss that no trail has."""
SIZES: Final = vec[i64]([61, 251, 1021, 4093, 16381, 65521, 262139, 1048573, 4194301, 16777213])
"""Primes to size the table of states by."""


@mypyc_attr(acyclic=True)
class Sweep:
    """A plan for sweeping one block, and the states of a sweep in progress.

    A state gives each slot of the frontier five bits: the lowest says whether the place there is
    odd, the others name its piece (0 for none, else one more than the piece's lowest slot).
    A loss is what a trail falls short of all tracks and the best ends there could be.
    """

    def __init__(self, n_places: i64, n_tracks: i64) -> None:
        self.steps: i64 = 0
        """States weighed so far: the measure of the work done."""
        self.total: i64 = 0
        """The length of all tracks in the plan."""
        self.work: i64 = 0
        """A guess at the work: for each track, four to the power of the places held then."""
        self.one_end = zeros(n_places)
        """For each place: what is lost by having one end of the trail there."""
        self.both_ends = zeros(n_places)
        """For each place: what is lost by having both ends of the trail there."""
        self._width: i64 = 1
        self._n_moves: i64 = 0
        self._move_a = zeros(n_places + n_tracks)
        self._move_b = zeros(n_places + n_tracks)
        self._move_x = zeros(n_places + n_tracks)
        self._budget: i64 = 0
        self._least: i64 = NEVER
        self._ahead: i64 = 0
        self._rooted = False
        # The states, those before the current move, and the table to find them by.
        self._count: i64 = 0
        self._level: i64 = 0
        self._table = zeros(0)
        self._state = zeros(0)
        self._loss = zeros(0)
        self._old_state = zeros(0)
        self._old_loss = zeros(0)

    def cross(self, a: i64, b: i64, length: i64, held: i64) -> None:
        """Plan to decide next on a track between the places in slots a and b, of those held."""
        self._plan(a, b, length)
        self.total += length
        self.work += POW[2 * held]
        if b >= self._width:
            self._width = b + 1

    def leave(self, slot: i64, place: i64) -> None:
        """Plan to leave a place next: all its tracks are decided."""
        self._plan(slot, -1, place)

    def _plan(self, a: i64, b: i64, x: i64) -> None:
        self._move_a[self._n_moves] = a
        self._move_b[self._n_moves] = b
        self._move_x[self._n_moves] = x
        self._n_moves += 1

    def search(self, lost: i64, limit: i64, root: i64) -> i64:
        """Return the least loss of any trail, or -1 if each loses more than the limit.

        With a root, one end of the trail is there; -1 is none. So much is lost in any case; the
        longest trail seldom loses much more, so small budgets are tried first.
        """
        budget: i64 = lost + self.total // 5
        while True:
            if budget > limit:
                budget = limit
            self._budget = budget
            self._least = NEVER
            self._sweep(root)
            if self._least < NEVER:
                return self._least
            if budget == limit:
                return -1
            budget = 2 * budget + 1

    def _sweep(self, root: i64) -> None:
        """Follow the plan with every state that keeps within the budget."""
        self._ahead = self.total
        self._rooted = root < 0
        self._level = 0
        self._renew()
        self._put(0, 0)
        for i in range(self._n_moves):
            n = self._count
            state = self._state
            loss = self._loss
            self._state = self._old_state
            self._loss = self._old_loss
            self._old_state = state
            self._old_loss = loss
            self._renew()
            if self._move_b[i] >= 0:
                self._cross_all(n, self._move_a[i], self._move_b[i], self._move_x[i])
            else:
                self._rooted |= self._move_x[i] == root
                self._leave_all(n, self._move_a[i], self._move_x[i], root)

    def _cross_all(self, n: i64, a: i64, b: i64, length: i64) -> None:
        """Give up a track, or keep it, in each of the n states."""
        self._ahead -= length
        low: i64 = a if a < b else b
        high: i64 = b if a < b else a
        for i in range(n):
            state = self._old_state[i]
            loss = self._old_loss[i]
            if loss + length <= self._budget:
                self._put(state, loss + length)
            self._put(self._join(state, low, high), loss)

    def _join(self, state: i64, low: i64, high: i64) -> i64:
        """Return the state after keeping a track between the places in two slots."""
        state ^= POW[5 * low] | POW[5 * high]
        piece = (state >> (5 * low + 1)) & 15
        other = (state >> (5 * high + 1)) & 15
        if piece == 0:
            piece = low + 1
            state |= piece * POW[5 * low + 1]
        if other == 0:
            return state | (piece * POW[5 * high + 1])
        if piece < other:
            return self._rename(state, other, piece)
        if other < piece:
            return self._rename(state, piece, other)
        return state

    def _rename(self, state: i64, piece: i64, name: i64) -> i64:
        """Return the state with a piece known by another name."""
        change = piece ^ name
        for bit in range(1, 5 * self._width, 5):
            if (state >> bit) & 15 == piece:
                state ^= change * POW[bit]
        return state

    def _leave_all(self, n: i64, slot: i64, place: i64, root: i64) -> None:
        """Leave a place in each of the n states, as an end of the trail or not."""
        for i in range(n):
            state = self._old_state[i]
            loss = self._old_loss[i]
            kept = (state >> (5 * slot)) & 31
            if kept == 0:
                if place != root:
                    self._put(state, loss)
            elif kept & 1 == 1:
                if state < POW[ENDS + 1]:
                    self._clear(state + POW[ENDS], loss + self.one_end[place], slot)
            else:
                if place != root:
                    self._clear(state, loss, slot)
                if state < POW[ENDS]:
                    self._clear(state + POW[ENDS + 1], loss + self.both_ends[place], slot)

    def _clear(self, state: i64, loss: i64, slot: i64) -> None:
        """Go on without a place on the trail; if its piece ends there, it must be all of it."""
        if loss > self._budget:
            return
        piece = (state >> (5 * slot + 1)) & 15
        state &= ~(31 * POW[5 * slot])
        if piece == slot + 1:
            heir = self._lowest(state, piece)
            if heir < 0:
                if self._rooted and state == POW[ENDS + 1] and loss + self._ahead <= self._budget:
                    self._least = loss + self._ahead
                    self._budget = self._least - 1
                return
            state = self._rename(state, piece, heir + 1)
        self._put(state, loss)

    def _lowest(self, state: i64, piece: i64) -> i64:
        """Return the lowest slot of a piece, or -1 if it has none."""
        for slot in range(self._width):
            if (state >> (5 * slot + 1)) & 15 == piece:
                return slot
        return -1

    def _renew(self) -> None:
        """Make room for a new set of states."""
        size = SIZES[self._level]
        self._count = 0
        self._table = zeros(size)
        if len(self._state) < size:
            self._state = zeros(size)
            self._loss = zeros(size)

    def _put(self, state: i64, loss: i64) -> None:
        """Add a state, unless it is there with no greater loss."""
        self.steps += 1
        table = self._table
        size: i64 = len(table)
        at = state % size
        while table[at] != 0:
            i = table[at] - 1
            if self._state[i] == state:
                if loss < self._loss[i]:
                    self._loss[i] = loss
                return
            at += state % (size - 2) + 1
            if at >= size:
                at -= size
        self._state[self._count] = state
        self._loss[self._count] = loss
        self._count += 1
        table[at] = self._count
        if 2 * self._count > size:
            self._grow()

    def _grow(self) -> None:
        """Move the states to a larger table."""
        state = self._state
        loss = self._loss
        n = self._count
        self._level += 1
        self._renew()
        for i in range(n):
            self._put(state[i], loss[i])
