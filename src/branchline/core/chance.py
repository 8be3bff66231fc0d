"""Chance as an argument: the engine asks for every random result and never makes one itself.

`Dice` makes results from a seed, `Script` repeats recorded ones. Either can write down the results
it gave (`record`) and the events the engine reports (`watch`): that is how games are saved and
logged without the rules knowing about it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from mypy_extensions import i64

from branchline.core.arrays import vec
from branchline.core.seeds import scramble

# L'Ecuyer's combined generator: every product fits a native integer, so compiled and interpreted
# runs agree, and the period (about 2**61) outlasts any study.
MODULUS_X: Final = 2147483563
MODULUS_Y: Final = 2147483399
FACTOR_X: Final = 40014
FACTOR_Y: Final = 40692


# What a script of results was expected to give next.
A_CARD: Final = "card"
A_TICKET: Final = "ticket"
A_NUMBER: Final = "number"
NOTHING: Final = "nothing"


class ChanceError(ValueError):
    """A recorded chance result is missing (`value` is None) or impossible.

    `position` counts the results from 0; `expected` is one of the words above, `below` the limit
    of a number.
    """

    def __init__(self, position: int, value: int | None, expected: str, below: int) -> None:
        super().__init__(position, value, expected, below)
        self.position = position
        self.value = value
        self.expected = expected
        self.below = below


class Chance:
    """Where chance results come from, and where results and events may be written down."""

    def __init__(self) -> None:
        self.recording: bool = False
        self.results: list[int] = []
        self.watching: bool = False
        self.events: list[tuple[int, ...]] = []

    def record(self) -> None:
        """Write down every result from now on in `results`."""
        self.recording = True

    def watch(self) -> None:
        """Write down every event from now on in `events`."""
        self.watching = True

    def tell(self, kind: i64, seat: i64, x: i64 = 0, y: i64 = 0, z: i64 = 0, w: i64 = 0) -> None:
        """Write an event down; callers ask `watching` first, so silent play costs nothing."""
        self.events.append((kind, seat, x, y, z, w))

    def card(self, deck: vec[i64], n: i64) -> i64:
        """Return the card drawn from a deck of n cards, given as a number of each card."""
        raise NotImplementedError

    def ticket(self, pile: vec[i64], head: i64, n: i64) -> i64:
        """Return which of n tickets is drawn, counting from `head` in the ring `pile`."""
        raise NotImplementedError

    def index(self, n: i64) -> i64:
        """Return a number from 0 to n - 1, each as likely."""
        raise NotImplementedError


class Dice(Chance):
    """Chance from a seed: the same seed gives the same results everywhere."""

    def __init__(self, seed: int) -> None:
        super().__init__()
        mixed = scramble(seed)
        self.x: i64 = mixed % (MODULUS_X - 1) + 1
        self.y: i64 = mixed // 2**31 % (MODULUS_Y - 1) + 1

    def below(self, n: i64) -> i64:
        """Return a number from 0 to n - 1 without writing it down (bots choose with this)."""
        x = self.x * FACTOR_X % MODULUS_X
        y = self.y * FACTOR_Y % MODULUS_Y
        self.x = x
        self.y = y
        z = x - y
        if z < 0:
            z += MODULUS_X
        return z * n >> 31

    def card(self, deck: vec[i64], n: i64) -> i64:
        """Draw a card, each of the n as likely."""
        left = self.below(n)
        card: i64 = 0
        count = deck[card]
        while left >= count:
            left -= count
            card += 1
            count = deck[card]
        if self.recording:
            self.results.append(card)
        return card

    def ticket(self, pile: vec[i64], head: i64, n: i64) -> i64:
        """Draw a ticket, each of the n as likely."""
        offset = self.below(n)
        if self.recording:
            self.results.append(pile[(head + offset) % len(pile)])
        return offset

    def index(self, n: i64) -> i64:
        """Draw a number from 0 to n - 1, each as likely."""
        number = self.below(n)
        if self.recording:
            self.results.append(number)
        return number


class Script(Chance):
    """Chance from a list of results, each checked against what was possible."""

    def __init__(self, script: Sequence[int]) -> None:
        super().__init__()
        self.script: list[int] = list(script)
        self.position: int = 0

    def next(self, expected: str, below: int = 0) -> int:
        """Return the next result of the script."""
        if self.position >= len(self.script):
            raise ChanceError(self.position, None, expected, below)
        value = self.script[self.position]
        self.position += 1
        if self.recording:
            self.results.append(value)
        return value

    def wrong(self, value: int, expected: str, below: int = 0) -> ChanceError:
        """Return the error for the result just read, which was not possible."""
        return ChanceError(self.position - 1, value, expected, below)

    def card(self, deck: vec[i64], n: i64) -> i64:
        """Return the scripted card, which the deck must hold."""
        value = self.next(A_CARD)
        if not 0 <= value < len(deck) or deck[value] <= 0:
            raise self.wrong(value, A_CARD)
        return value

    def ticket(self, pile: vec[i64], head: i64, n: i64) -> i64:
        """Return where the scripted ticket lies among the n that may be drawn."""
        value = self.next(A_TICKET)
        offset: i64 = 0
        while offset < n:
            if pile[(head + offset) % len(pile)] == value:
                return offset
            offset += 1
        raise self.wrong(value, A_TICKET)

    def index(self, n: i64) -> i64:
        """Return the scripted number, which must be below n."""
        value = self.next(A_NUMBER, n)
        if not 0 <= value < n:
            raise self.wrong(value, A_NUMBER, n)
        return value

    def finish(self) -> None:
        """Raise unless the whole script was used."""
        if self.position < len(self.script):
            raise ChanceError(self.position, self.script[self.position], NOTHING, 0)
