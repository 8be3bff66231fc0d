"""Chance that asks: it gives the results it was told, and stops at the first it was not told.

With it a game is a tree with explicit chance nodes: play an action on a copy of the state; if that
raises `Undecided`, `outcomes` says what may happen and how likely; add one of them to the script
and play the action again, on a fresh copy.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from mypy_extensions import i64

from branchline.core.arrays import vec
from branchline.core.chance import Chance

CARD: Final = "card"
TICKET: Final = "ticket"
SEAT: Final = "seat"


class Undecided(Exception):  # noqa: N818 - it is no error
    """The script ends before the action does."""


class ChanceScript(Chance):
    """Chance from a script that may still be incomplete."""

    def __init__(self, script: Sequence[int]) -> None:
        super().__init__()
        self.script: list[int] = list(script)
        self.position: int = 0
        self.kind: str = ""
        """What the first missing result is: a card, a ticket or a seat."""
        self.outcomes: list[tuple[int, float]] = []
        """The possible results in rising order, each with its probability."""

    def told(self) -> bool:
        """Return whether the script holds the next result."""
        return self.position < len(self.script)

    def next(self) -> int:
        """Return the next result of the script."""
        self.position += 1
        return self.script[self.position - 1]

    def ask(self, kind: str, outcomes: list[tuple[int, float]]) -> None:
        """Note what is asked for, and stop."""
        self.kind = kind
        self.outcomes = sorted(outcomes)
        raise Undecided(kind)

    def card(self, deck: vec[i64], n: i64) -> i64:
        """Return the card drawn from a deck of n cards."""
        if not self.told():
            size = float(n)
            self.ask(CARD, [(i, float(deck[i]) / size) for i in range(len(deck)) if deck[i] > 0])
        return self.next()

    def ticket(self, pile: vec[i64], head: i64, n: i64) -> i64:
        """Return where the ticket lies that is drawn from the first n of the pile."""
        size: i64 = len(pile)
        if not self.told():
            each = 1.0 / float(n)
            self.ask(TICKET, [(int(pile[(head + i) % size]), each) for i in range(n)])
        wanted: i64 = self.next()
        offset: i64 = 0
        while offset < n and pile[(head + offset) % size] != wanted:
            offset += 1
        return offset

    def index(self, n: i64) -> i64:
        """Return a number below n."""
        if not self.told():
            each = 1.0 / float(n)
            self.ask(SEAT, [(i, each) for i in range(n)])
        return self.next()
