"""What things cost and every way to pay for them (B11, F1).

A *price* is a colour (or gray), a number of spaces, and the fewest and most locomotives that may be
among the cards. Its *payments* are numbered from 0: for each colour that may be used, one payment
per number of locomotives; then, for a gray price, all locomotives. A claim action is a track's
first action number plus the number of a payment, so the action space is fixed and every legal mix
of cards can be said.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from mypy_extensions import i64

from branchline.core.arrays import vec, zeros
from branchline.core.cards import GRAY, LOCOMOTIVE, N_CARDS, N_COLOURS

if TYPE_CHECKING:
    from branchline.core.board import Board
    from branchline.core.state import State

PLAIN: Final = 0
BY_SEAT: Final = 1
"""Rates of prices where tracks differ in them. `PLAIN` takes colour cards and locomotives only; on
`BY_SEAT`, `Game.rate` says how many cards make a locomotive; any higher rate is the number of cards
that stand for one of the colour, where no locomotive does."""


def hand_size(s: State, seat: i64) -> i64:
    """Return how many cards a seat holds."""
    total: i64 = 0
    for at in range(seat * N_CARDS, (seat + 1) * N_CARDS):
        total += s.hands[at]
    return total


class Row(NamedTuple):
    """A payment: what is laid for it; see `Prices`."""

    card: int
    cards: int
    locomotives: int
    substitutes: int = 0
    less: int = 0
    rate: int = PLAIN


class Mix(NamedTuple):
    """What goes with the colour cards of a payment; the fields are those of a `Row`."""

    less: int
    locomotives: int
    substitutes: int = 0
    rate: int = PLAIN


class Prices:
    """All prices of a game, and the payments each allows.

    Payments of all prices lie in one table, price after price: row `rows[price] + payment` says
    which colour is laid (`LOCOMOTIVE` if only locomotives), how many cards of it, and how many
    locomotives. Where a mechanic allows it, other cards may be played as further locomotives
    (`row_substitutes`, each of as many cards as `row_rate` says, or `Game.rate` if that is 0) and
    one space may be saved (`row_less`).

    Payments that differ only in their colour cards have the same *mix* of other cards. The mixes a
    seat can lay are found once a turn (`find_mixes`); `branchline.core.claim_sets` does the rest.
    """

    def __init__(self, board: Board) -> None:
        self.board: Board = board
        self.keys: dict[tuple[int, int, int, int, int], int] = {}
        self.rows: list[int] = []
        self.sizes: list[int] = []
        self.made: list[Row] = []
        """All payments while prices are being made; then they are copied into flat arrays."""
        self.row_card: vec[i64] = zeros(0)
        self.row_cards: vec[i64] = zeros(0)
        self.row_locomotives: vec[i64] = zeros(0)
        self.row_substitutes: vec[i64] = zeros(0)
        self.row_less: vec[i64] = zeros(0)
        self.row_rate: vec[i64] = zeros(0)
        # Per track: its price and first claim action, the fewest locomotives, and the most that may
        # go with colour cards.
        self.price_of: vec[i64] = zeros(board.n_tracks)
        self.first: vec[i64] = zeros(board.n_tracks)
        self.least: vec[i64] = zeros(board.n_tracks)
        self.most: vec[i64] = zeros(board.n_tracks)
        self.mixes: list[Mix] = []
        self.real: vec[i64] = zeros(0)
        """The locomotives in each mix."""
        self.most_real: i64 = 0
        """The most locomotives in any mix."""
        self.starts: vec[i64] = zeros(0)
        """Where the tracks that a mix pays for alone are found in `ClaimSets.payable`."""
        # What `find_mixes` found: which mixes, where each starts, and how many colour cards may go
        # with it at most.
        self.mix: vec[i64] = zeros(0)
        self.mix_start: vec[i64] = zeros(0)
        self.mix_room: vec[i64] = zeros(0)

    def price_tracks(self, least: list[int], most: list[int], rates: list[int]) -> None:
        """Set the price of every track, given the fewest and most locomotives it takes."""
        board = self.board
        for track in range(board.n_tracks):
            colour, length = int(board.colour[track]), int(board.length[track])
            price = self.add(colour, length, least[track], most[track], rates[track])
            self.price_of[track] = price
            self.least[track] = least[track]
            self.most[track] = min(most[track], length - 1) if colour == GRAY else most[track]
        self.row_card = vec[i64]([row.card for row in self.made])
        self.row_cards = vec[i64]([row.cards for row in self.made])
        self.row_locomotives = vec[i64]([row.locomotives for row in self.made])
        self.row_substitutes = vec[i64]([row.substitutes for row in self.made])
        self.row_less = vec[i64]([row.less for row in self.made])
        self.row_rate = vec[i64]([row.rate for row in self.made])
        self.number_mixes()

    def add(self, colour: int, length: int, least: int, most: int, rate: int = PLAIN) -> int:
        """Return the number of a price, made new if it is not there yet."""
        key = (colour, length, least, most, rate)
        if key in self.keys:
            return self.keys[key]
        self.rows.append(len(self.made))
        self.add_rows(colour, length, least, most, rate)
        self.sizes.append(len(self.made) - self.rows[-1])
        self.keys[key] = len(self.keys)
        return self.keys[key]

    def add_rows(self, colour: int, length: int, least: int, most: int, rate: int) -> None:
        """Add the payments of a price to the table, in the order of their numbers."""
        for card in range(N_COLOURS) if colour == GRAY else (colour,):
            for locomotives in range(least, min(most, length - 1) + 1):
                self.made.append(Row(card, length - locomotives, locomotives))
        if most >= length:
            self.made.append(Row(LOCOMOTIVE, 0, length))

    def number_mixes(self) -> None:
        """Give the mixes their numbers; where no other rule applies, that of their locomotives."""
        self.most_real = max(row.locomotives for row in self.made)
        numbers = range(self.most_real + 1)
        self.mixes = sorted({self.mix_of(row) for row in self.made} | {Mix(0, n) for n in numbers})
        self.real = vec[i64]([mix.locomotives for mix in self.mixes])
        reach, n_words = self.board.longest + 1, self.board.n_words
        spaces = [mix.less + mix.locomotives + mix.substitutes for mix in self.mixes]
        self.starts = vec[i64](
            [(mix * reach + pays_for) * n_words for mix, pays_for in enumerate(spaces)]
        )
        self.mix = vec[i64](range(len(self.mixes)))
        self.mix_start = self.starts[:]
        self.mix_room = zeros(len(self.mixes))

    def mix_of(self, row: Row) -> Mix:
        """Return the mix of a payment."""
        rate = row.rate if row.substitutes else PLAIN
        return Mix(row.less, row.locomotives, row.substitutes, rate)

    def affordable(self, s: State, seat: i64, row: i64) -> bool:
        """Return whether a seat holds the cards of a payment."""
        hand = seat * N_CARDS
        return (
            s.hands[hand + LOCOMOTIVE] >= self.row_locomotives[row]
            and s.hands[hand + self.row_card[row]] >= self.row_cards[row]
        )

    def payments_into(
        self, s: State, seat: i64, price: i64, first: i64, acts: vec[i64], n: i64
    ) -> i64:
        """Append `first` plus the number of every payment the seat can make; return the new n."""
        row: i64 = self.rows[price]
        size: i64 = self.sizes[price]
        hands = s.hands
        hand = seat * N_CARDS
        locomotives = hands[hand + LOCOMOTIVE]
        for payment in range(row, row + size):
            if (
                locomotives >= self.row_locomotives[payment]
                and hands[hand + self.row_card[payment]] >= self.row_cards[payment]
            ):
                acts[n] = first + payment - row
                n += 1
        return n

    def find_mixes(self, s: State, seat: i64, kept: i64) -> i64:
        """Find the mixes a seat can lay, from no locomotives to all it has; return how many.

        So many cards are kept back, whichever they are.
        """
        n = s.hands[seat * N_CARDS + LOCOMOTIVE]
        if n > self.most_real:
            n = self.most_real
        limit = self.longest_for(s, seat)
        if kept > 0 and limit > hand_size(s, seat) - kept:
            limit = hand_size(s, seat) - kept
        if n > limit:
            n = limit
        for locomotives in range(n + 1):
            self.mix_room[locomotives] = limit - locomotives
        return n + 1

    def longest_for(self, s: State, seat: i64) -> i64:
        """Return the longest track that a seat has the trains for."""
        longest = self.board.longest
        if s.trains[seat] < longest:
            longest = s.trains[seat]
        return longest
