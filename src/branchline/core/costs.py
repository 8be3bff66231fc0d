"""What things cost and every way to pay for them (B11, F1).

A *price* is a colour (or gray), a number of spaces, and the fewest and most locomotives that may be
among the cards. Its *payments* are numbered from 0: for each colour that may be used, one payment
per number of locomotives; then, for a gray price, all locomotives. A claim action is a track's
first action number plus the number of a payment, so the action space is fixed and every legal mix
of cards can be said.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from branchline.core.arrays import WORD, lowest_bit, vec, zeros
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


class Prices:
    """All prices of a game, and the payments each allows.

    Payments of all prices lie in one table, price after price: row `rows[price] + payment` says
    which colour is laid (`LOCOMOTIVE` if only locomotives), how many cards of it, and how many
    locomotives. Where a mechanic allows it, other cards may be played as further locomotives
    (`row_substitutes`, each of as many cards as `row_rate` says, or `Game.rate` if that is 0) and
    one space may be saved (`row_less`).
    """

    def __init__(self, board: Board) -> None:
        self.board: Board = board
        self.keys: dict[tuple[int, int, int, int, int], int] = {}
        self.rows: list[int] = []
        self.sizes: list[int] = []
        self.row_card: list[int] = []
        self.row_cards: list[int] = []
        self.row_locomotives: list[int] = []
        self.row_substitutes: list[int] = []
        self.row_less: list[int] = []
        self.row_rate: list[int] = []
        # Per track: its price and first claim action, the fewest locomotives, the most that may go
        # with colour cards, how many payments each colour has (0 if it has but one colour), and
        # whether a gray track may be paid with locomotives alone.
        self.price_of: list[int] = []
        self.first: vec[i64] = zeros(board.n_tracks)
        self.least: vec[i64] = zeros(board.n_tracks)
        self.most: vec[i64] = zeros(board.n_tracks)
        self.stride: vec[i64] = zeros(board.n_tracks)
        self.wild: vec[i64] = zeros(board.n_tracks)
        self.upto: vec[i64] = self.masks(range(board.n_tracks))

    def price_tracks(self, least: list[int], most: list[int], rates: list[int]) -> None:
        """Set the price of every track, given the fewest and most locomotives it takes."""
        board = self.board
        for track in range(board.n_tracks):
            colour, length = int(board.colour[track]), int(board.length[track])
            price = self.add(colour, length, least[track], most[track], rates[track])
            self.price_of.append(price)
            highest = min(most[track], length - 1) if colour == GRAY else most[track]
            self.least[track] = least[track]
            self.most[track] = highest
            self.stride[track] = highest - least[track] + 1 if colour == GRAY else 0
            self.wild[track] = 1 if colour == GRAY and most[track] >= length else 0

    def add(self, colour: int, length: int, least: int, most: int, rate: int = PLAIN) -> int:
        """Return the number of a price, made new if it is not there yet."""
        key = (colour, length, least, most, rate)
        if key in self.keys:
            return self.keys[key]
        self.rows.append(len(self.row_card))
        self.add_rows(colour, length, least, most, rate)
        self.sizes.append(len(self.row_card) - self.rows[-1])
        self.keys[key] = len(self.keys)
        return self.keys[key]

    def add_rows(self, colour: int, length: int, least: int, most: int, rate: int) -> None:
        """Add the payments of a price to the table, in the order of their numbers."""
        for card in range(N_COLOURS) if colour == GRAY else (colour,):
            for locomotives in range(least, min(most, length - 1) + 1):
                self.add_row(card, length - locomotives, locomotives)
        if most >= length:
            self.add_row(LOCOMOTIVE, 0, length)

    def add_row(
        self,
        card: int,
        cards: int,
        locomotives: int,
        substitutes: int = 0,
        less: int = 0,
        rate: int = 0,
    ) -> None:
        """Add a payment to the table."""
        self.row_card.append(card)
        self.row_cards.append(cards)
        self.row_locomotives.append(locomotives)
        self.row_substitutes.append(substitutes)
        self.row_less.append(less)
        self.row_rate.append(rate)

    def masks(self, tracks: Sequence[int]) -> vec[i64]:
        """Return masks of tracks by colour and greatest length: [(colour * (L + 1) + n) * W + w].

        Colours 0 to 7 are followed by gray, and then by each colour together with gray.
        """
        board = self.board
        reach = board.longest + 1
        masks = [0] * int(17 * reach * board.n_words)
        for track in tracks:
            colour = int(board.colour[track])
            rows = [colour] + ([9 + c for c in range(8)] if colour == GRAY else [9 + colour])
            for row in rows:
                for n in range(int(board.length[track]), reach):
                    masks[(row * reach + n) * board.n_words + track // WORD] |= 2 ** (track % WORD)
        return vec[i64](masks)

    def affordable(self, s: State, seat: i64, row: i64) -> bool:
        """Return whether a seat holds the cards of a payment."""
        hand = seat * N_CARDS
        card = self.row_card[row]
        return (
            s.hands[hand + LOCOMOTIVE] >= self.row_locomotives[row]
            and s.hands[hand + card] >= self.row_cards[row]
        )

    def payments_into(
        self, s: State, seat: i64, price: i64, first: i64, acts: vec[i64], n: i64
    ) -> i64:
        """Append `first` plus the number of every payment the seat can make; return the new n."""
        row = self.rows[price]
        size = self.sizes[price]
        for payment in range(size):
            if self.affordable(s, seat, row + payment):
                acts[n] = first + payment
                n += 1
        return n

    def claims_into(self, s: State, seat: i64, acts: vec[i64], n: i64) -> i64:
        """Append every claim of an open track the seat can pay for; return the new n.

        Walks the colours: tracks payable with a colour are an AND of masks, and the payments with
        one colour are neighbouring numbers, so nothing is looked at that is not legal.
        """
        board = self.board
        hands = s.hands
        hand = seat * N_CARDS
        locomotives = hands[hand + LOCOMOTIVE]
        longest = board.longest
        limit = s.trains[seat]
        if limit > longest:
            limit = longest
        n_words = board.n_words
        first_open = seat * n_words
        open_ = s.open
        upto = self.upto
        lengths = board.length
        least = self.least
        most = self.most
        stride = self.stride
        first = self.first
        colour: i64
        for colour in range(N_COLOURS):
            have = hands[hand + colour]
            top = have + locomotives
            if top == 0:
                continue
            if top > limit:
                top = limit
            # Gray tracks are paid with this colour too, unless there is no card of it.
            table: i64 = colour + 9 if have > 0 else colour
            at = (table * (longest + 1) + top) * n_words
            word: i64
            for word in range(n_words):
                mask = open_[first_open + word] & upto[at + word]
                while mask != 0:
                    track = word * WORD + lowest_bit(mask)
                    mask &= mask - 1
                    fewest = least[track]
                    short = lengths[track] - have
                    start: i64 = short if short > fewest else fewest
                    last = most[track]
                    if last > locomotives:
                        last = locomotives
                    action = first[track] + colour * stride[track] + start - fewest
                    while start <= last:
                        acts[n] = action
                        n += 1
                        action += 1
                        start += 1
        if locomotives > 0:
            n = self.all_locomotives_into(s, seat, locomotives, acts, n)
        return n

    def all_locomotives_into(
        self, s: State, seat: i64, locomotives: i64, acts: vec[i64], n: i64
    ) -> i64:
        """Append the claims of gray tracks with locomotives alone; return the new n."""
        board = self.board
        longest = board.longest
        top = locomotives
        if top > s.trains[seat]:
            top = s.trains[seat]
        if top > longest:
            top = longest
        n_words = board.n_words
        at = (GRAY * (longest + 1) + top) * n_words
        word: i64
        for word in range(n_words):
            mask = s.open[seat * n_words + word] & self.upto[at + word]
            while mask != 0:
                track = word * WORD + lowest_bit(mask)
                mask &= mask - 1
                if self.wild[track] != 0:
                    acts[n] = self.first[track] + N_COLOURS * self.stride[track]
                    n += 1
        return n
