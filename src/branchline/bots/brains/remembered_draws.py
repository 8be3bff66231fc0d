"""Second draws that a planner has chosen for the same hand and row: it would choose the same again.

A move is tried in several deals of what is hidden. Often the same card turns up, and all that the
planner sees is as it was.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from branchline.core.arrays import vec, zeros
from branchline.core.cards import N_CARDS
from branchline.core.state import ROW_SIZE

if TYPE_CHECKING:
    from branchline.core.state import State

MOST: Final = 16
WIDTH: Final = N_CARDS + ROW_SIZE + 1


class RememberedDraws:
    """The draws chosen after one move; `forget` them before the next."""

    def __init__(self) -> None:
        self.seen: vec[i64] = zeros(MOST * WIDTH)
        self.draws: vec[i64] = zeros(MOST)
        self.n: i64 = 0

    def forget(self) -> None:
        """Forget all draws."""
        self.n = 0

    def find(self, s: State) -> i64:
        """Return the draw chosen in a position that looks the same to the seat to act, or -1."""
        for each in range(self.n):
            if self.looks_same(s, each * WIDTH):
                return self.draws[each]
        return -1

    def looks_same(self, s: State, at: i64) -> bool:
        """Return whether hand, row and the size of the deck are those noted."""
        seen = self.seen
        hand = s.seat * N_CARDS
        same = seen[at + N_CARDS + ROW_SIZE] == s.deck_size
        card: i64
        slot: i64
        for card in range(N_CARDS):
            if seen[at + card] != s.hands[hand + card]:
                same = False
        for slot in range(ROW_SIZE):
            if seen[at + N_CARDS + slot] != s.row[slot]:
                same = False
        return same

    def add(self, s: State, draw: i64) -> None:
        """Remember the draw chosen in a position."""
        if self.n == MOST:
            return
        at = self.n * WIDTH
        hand = s.seat * N_CARDS
        card: i64
        slot: i64
        for card in range(N_CARDS):
            self.seen[at + card] = s.hands[hand + card]
        for slot in range(ROW_SIZE):
            self.seen[at + N_CARDS + slot] = s.row[slot]
        self.seen[at + N_CARDS + ROW_SIZE] = s.deck_size
        self.draws[self.n] = draw
        self.n += 1
