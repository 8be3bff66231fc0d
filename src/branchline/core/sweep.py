"""The longest trail inside one block: places that no single track separates.

A trail is a connected choice of tracks that meets every place an even number of times, except its
two ends. A sweep takes the block's places one by one and decides track by track which to keep.
Between the places it has left and those it has not met lies the frontier. All that later choices
need to know of earlier ones is, for each place on the frontier, whether an odd number of kept
tracks meet it and which kept piece it belongs to. Choices that agree on this are one state, and
only the one that gave up least lives on. So the work grows with the width of the frontier, never
with the number of trails.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from branchline.core.arrays import POW, bits, vec, zeros

SLOTS: Final = 12
"""The widest frontier a state can hold: five bits for each place, two for the ends."""
ENDS: Final = 60
"""The bit from which a state counts the ends of the trail that lie behind the frontier."""
ODD: Final = 37191016277640225
NEVER: Final = 1_000_000
"""A loss that no trail has."""
SIZES: Final = vec[i64]([61, 251, 1021, 4093, 16381, 65521, 262139, 1048573, 4194301, 16777213])
"""Primes to size the table of states by."""


class Sweep:
    """One block's plan for a sweep, and the states of a sweep in progress.

    A state gives each slot of the frontier five bits: the lowest says whether the place there is
    odd, the others name its piece (0 none, else one more than the piece's lowest slot).
    """

    def __init__(self, n_places: i64, n_tracks: i64) -> None:
        self.steps: i64 = 0
        """States weighed so far: the measure of the work done."""
        self.total: i64 = 0
        self.certain: i64 = 0
        self.width: i64 = 1
        self.n_moves: i64 = 0
        self.move_a = zeros(n_places + n_tracks)
        self.move_b = zeros(n_places + n_tracks)
        self.move_x = zeros(n_places + n_tracks)
        self.meets = zeros(n_places + n_tracks)
        # After each move: which places on the frontier have an odd number of tracks ahead, how
        # many beyond it, and the shortest track ahead.
        self.odd_held = zeros(n_places + n_tracks)
        self.odd_beyond = zeros(n_places + n_tracks)
        self.shortest = zeros(n_places + n_tracks)
        # What a trail loses by having one end at a place, or both.
        self.one_end = zeros(n_places)
        self.both_ends = zeros(n_places)
        # The states, those before the current move, and the table to find them by.
        self.count: i64 = 0
        self.level: i64 = 0
        self.table = zeros(0)
        self.state = zeros(0)
        self.loss = zeros(0)
        self.old_state = zeros(0)
        self.old_loss = zeros(0)
        self.ahead: i64 = 0
        self.now: i64 = 0
        self.budget: i64 = 0
        self.least: i64 = NEVER

    def cross(self, a: i64, b: i64, length: i64, new: i64) -> None:
        """Plan to decide next on a track between the places in slots a and b (new: b is)."""
        self.meets[self.n_moves] = new
        self.plan(a, b, length)
        self.total += length
        if a >= self.width:
            self.width = a + 1
        if b >= self.width:
            self.width = b + 1

    def leave(self, slot: i64, place: i64) -> None:
        """Plan to leave a place next: all its tracks are decided."""
        self.plan(slot, -1, place)

    def plan(self, a: i64, b: i64, x: i64) -> None:
        """Add a move to the plan."""
        self.move_a[self.n_moves] = a
        self.move_b[self.n_moves] = b
        self.move_x[self.n_moves] = x
        self.n_moves += 1

    def foresee(self) -> None:
        """Work out what lies ahead after each move."""
        held: i64 = 0
        beyond: i64 = 0
        shortest: i64 = 0
        i = self.n_moves
        while i > 0:
            i -= 1
            self.odd_held[i] = held
            self.odd_beyond[i] = beyond
            self.shortest[i] = shortest
            b = self.move_b[i]
            if b >= 0:
                held ^= POW[5 * self.move_a[i]] ^ POW[5 * b]
                if shortest == 0 or self.move_x[i] < shortest:
                    shortest = self.move_x[i]
                if self.meets[i] != 0 and (held >> (5 * b)) & 1 == 1:
                    held ^= POW[5 * b]
                    beyond += 1
        self.certain = ((beyond + (held & 1) - 1) // 2) * shortest

    def search(self, limit: i64, root: i64) -> i64:
        """Return the least loss of any trail, or -1 if each loses more than the limit.

        With a root (the first place to be left, or else -1) one end of the trail is there. Good
        trails lose little, so small budgets are tried first.
        """
        self.foresee()
        self.budget = self.certain + self.total // 16
        while True:
            if self.budget > limit:
                self.budget = limit
            tried = self.budget
            self.least = NEVER
            self.sweep(root)
            if self.least < NEVER:
                return self.least
            if tried >= limit:
                return -1
            self.budget = 2 * tried + 1

    def sweep(self, root: i64) -> None:
        """Follow the plan with every state that keeps within the budget."""
        self.ahead = self.total
        self.level = 0
        self.count = 0
        self.renew()
        self.state[0] = 0
        self.loss[0] = 0
        self.count = 1
        i: i64
        for i in range(self.n_moves):
            n = self.count
            self.old_state, self.state = self.state, self.old_state
            self.old_loss, self.loss = self.loss, self.old_loss
            self.renew()
            self.now = i
            if self.move_b[i] < 0:
                self.leave_all(n, self.move_a[i], self.move_x[i], root)
            else:
                self.cross_all(n, self.move_a[i], self.move_b[i], self.move_x[i])

    def cross_all(self, n: i64, a: i64, b: i64, length: i64) -> None:
        """Give up a track, or keep it, in each of the n states."""
        self.ahead -= length
        old_state = self.old_state
        old_loss = self.old_loss
        low = a if a < b else b
        high = a if a > b else b
        i: i64
        for i in range(n):
            if old_loss[i] + length <= self.budget:
                self.put(old_state[i], old_loss[i] + length)
            self.put(self.join(old_state[i], low, high), old_loss[i])

    def join(self, state: i64, low: i64, high: i64) -> i64:
        """Return the state after keeping a track between the places in two slots."""
        state ^= POW[5 * low] | POW[5 * high]
        piece = (state >> (5 * low + 1)) & 15
        other = (state >> (5 * high + 1)) & 15
        if piece == 0:
            piece = low + 1
            state |= piece * POW[5 * low + 1]
        if other == 0:
            if piece <= high:
                return state | (piece * POW[5 * high + 1])
            other = high + 1
            state |= other * POW[5 * high + 1]
        if piece < other:
            return self.rename(state, other, piece)
        if other < piece:
            return self.rename(state, piece, other)
        return state

    def rename(self, state: i64, piece: i64, name: i64) -> i64:
        """Return the state with a piece called by another name."""
        change = piece ^ name
        bit: i64
        for bit in range(1, 5 * self.width, 5):
            if (state >> bit) & 15 == piece:
                state ^= change * POW[bit]
        return state

    def leave_all(self, n: i64, slot: i64, place: i64, root: i64) -> None:
        """Leave a place in each of the n states: now it is an end of the trail or not."""
        old_state = self.old_state
        old_loss = self.old_loss
        i: i64
        for i in range(n):
            state = old_state[i]
            loss = old_loss[i]
            if (state >> (5 * slot)) & 31 == 0:
                if place != root:
                    self.put(state, loss)
            elif (state >> (5 * slot)) & 1 == 1:
                if state < POW[ENDS + 1]:
                    self.go_on(state + POW[ENDS], loss + self.one_end[place], slot)
            else:
                if place != root:
                    self.go_on(state, loss, slot)
                if state < POW[ENDS]:
                    self.go_on(state + POW[ENDS + 1], loss + self.both_ends[place], slot)

    def go_on(self, state: i64, loss: i64, slot: i64) -> None:
        """Empty a slot; if that completes the trail note what it lost, if it cuts it drop it."""
        if loss > self.budget:
            return
        piece = (state >> (5 * slot + 1)) & 15
        state &= ~(31 * POW[5 * slot])
        if piece == slot + 1:
            heir = self.lowest(state, piece)
            if heir >= 0:
                state = self.rename(state, piece, heir + 1)
            else:
                if state == POW[ENDS + 1] and loss + self.ahead <= self.budget:
                    self.least = loss + self.ahead
                    self.budget = self.least - 1
                return
        self.put(state, loss)

    def lowest(self, state: i64, piece: i64) -> i64:
        """Return the lowest slot of a piece, or -1 if it has none."""
        slot: i64
        for slot in range(self.width):
            if (state >> (5 * slot + 1)) & 15 == piece:
                return slot
        return -1

    def renew(self) -> None:
        """Make room for a new set of states."""
        size = SIZES[self.level]
        self.count = 0
        self.table = zeros(size)
        if len(self.state) < size:
            self.state = zeros(size)
            self.loss = zeros(size)

    def put(self, state: i64, loss: i64) -> None:
        """Add a state, unless it is there with no greater loss."""
        self.steps += 1
        odd = bits((state ^ self.odd_held[self.now]) & ODD) + self.odd_beyond[self.now]
        lost = (odd - 1 + (state >> ENDS)) // 2
        if lost > 0 and loss + lost * self.shortest[self.now] > self.budget:
            return
        table = self.table
        size: i64 = len(table)
        at = state % size
        step = state % (size - 2) + 1
        while table[at] != 0:
            i = table[at] - 1
            if self.state[i] == state:
                if loss < self.loss[i]:
                    self.loss[i] = loss
                return
            at += step
            if at >= size:
                at -= size
        self.state[self.count] = state
        self.loss[self.count] = loss
        self.count += 1
        table[at] = self.count
        if 2 * self.count > size:
            self.grow()

    def grow(self) -> None:
        """Move the states to larger arrays."""
        state = self.state
        loss = self.loss
        n = self.count
        self.level += 1
        self.renew()
        i: i64
        for i in range(n):
            self.put(state[i], loss[i])
