"""Payments in which several cards stand for a locomotive (UK4) and a card may be saved (UK20)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from branchline.core.arrays import BIT, WORD, vec
from branchline.core.cards import GRAY, LOCOMOTIVE, N_CARDS, N_COLOURS
from branchline.core.costs import Prices

if TYPE_CHECKING:
    from branchline.core.board import Board
    from branchline.core.state import State
    from branchline.mechanics.technologies import Technologies


class SubstitutePrices(Prices):
    """Prices whose locomotives may be real or made of other cards.

    The payments of a price are numbered colour by colour; within a colour by the number of
    locomotives, then by how many of these are substitutes; then come those of locomotives alone.
    Where cards can be saved, the same follows for a price one card lower.
    """

    def __init__(self, board: Board, shelf: Technologies, can_save: bool) -> None:
        super().__init__(board)
        self.shelf: Technologies = shelf
        self.can_save: bool = can_save
        # Per price: colour, length, fewest and most locomotives.
        self.price_colour: list[int] = []
        self.price_length: list[int] = []
        self.price_least: list[int] = []
        self.price_most: list[int] = []

    def add_rows(self, colour: int, length: int, least: int, most: int) -> None:
        """Add the payments of a price, then those of the price one card lower."""
        self.price_colour.append(colour)
        self.price_length.append(length)
        self.price_least.append(least)
        self.price_most.append(most)
        for less in (0, 1) if self.can_save else (0,):
            units = length - less
            if units < max(1, least):
                continue
            for card in range(N_COLOURS) if colour == GRAY else (colour,):
                for locomotives in range(least, min(most, units - 1) + 1):
                    for substitutes in range(locomotives + 1):
                        self.add_row(
                            card, units - locomotives, locomotives - substitutes, substitutes, less
                        )
            if most >= units:
                for substitutes in range(units + 1):
                    self.add_row(LOCOMOTIVE, 0, units - substitutes, substitutes, less)

    def affordable(self, s: State, seat: i64, row: i64) -> bool:
        """Tell whether a seat holds the cards of a payment, substitutes included."""
        hand = seat * N_CARDS
        cards = self.row_cards[row]
        locomotives = self.row_locomotives[row]
        rest = hand_size(s, seat) - cards - locomotives
        return (
            s.hands[hand + self.row_card[row]] >= cards
            and s.hands[hand + LOCOMOTIVE] >= locomotives
            and rest >= self.row_substitutes[row] * self.shelf.rate(s, seat)
            and (self.row_less[row] == 0 or self.shelf.saves(s, seat))
        )

    def payments_into(
        self, s: State, seat: i64, price: i64, first: i64, acts: vec[i64], n: i64
    ) -> i64:
        """Append every payment the seat can make, by arithmetic rather than trial."""
        colour: i64 = self.price_colour[price]
        length: i64 = self.price_length[price]
        least: i64 = self.price_least[price]
        most: i64 = self.price_most[price]
        total = hand_size(s, seat)
        lowest: i64 = 1 if self.can_save and self.shelf.saves(s, seat) else 0
        less: i64
        for less in range(lowest + 1):
            units = length - less
            if units < 1 or units < least:
                break
            if total >= units:
                n = self.units_into(s, seat, colour, units, least, most, total, first, acts, n)
            colours: i64 = N_COLOURS if colour == GRAY else 1
            high: i64 = most if most < units - 1 else units - 1
            first += colours * (triangle(high + 1) - triangle(least))
            if most >= units:
                first += units + 1
        return n

    def units_into(
        self,
        s: State,
        seat: i64,
        colour: i64,
        units: i64,
        least: i64,
        most: i64,
        total: i64,
        first: i64,
        acts: vec[i64],
        n: i64,
    ) -> i64:
        """Append the payments of a number of units, numbered from `first`.

        A substitute takes the place of one locomotive but costs `rate` cards, so the cards beyond
        the units say how many substitutes there can be.
        """
        hand = seat * N_CARDS
        held = s.hands[hand + LOCOMOTIVE]
        spare = (total - units) // (self.shelf.rate(s, seat) - 1)
        high: i64 = most if most < units - 1 else units - 1
        block = triangle(high + 1) - triangle(least)
        start: i64 = 0 if colour == GRAY else colour
        stop: i64 = N_COLOURS if colour == GRAY else colour + 1
        card: i64
        for card in range(start, stop):
            locomotives = units - s.hands[hand + card]
            if locomotives < least:
                locomotives = least
            while locomotives <= high:
                n = self.mixes_into(
                    locomotives,
                    held,
                    spare,
                    first + triangle(locomotives) - triangle(least),
                    acts,
                    n,
                )
                locomotives += 1
            first += block
        if most >= units:
            n = self.mixes_into(units, held, spare, first, acts, n)
        return n

    def mixes_into(
        self, locomotives: i64, held: i64, spare: i64, first: i64, acts: vec[i64], n: i64
    ) -> i64:
        """Append the ways to make up locomotives of real ones and substitutes."""
        substitutes = locomotives - held
        if substitutes < 0:
            substitutes = 0
        last: i64 = locomotives if locomotives < spare else spare
        while substitutes <= last:
            acts[n] = first + substitutes
            n += 1
            substitutes += 1
        return n

    def claims_into(self, s: State, seat: i64, acts: vec[i64], n: i64) -> i64:
        """Append every claim of an open track the seat can pay for; return the new n."""
        board = self.board
        trains = s.trains[seat]
        total = hand_size(s, seat)
        n_words = board.n_words
        last_price: i64 = -1
        start = n  # the payments of the last price, as claims of the track numbered from `origin`
        end = n
        origin: i64 = 0
        word: i64
        i: i64
        for word in range(n_words):
            mask = s.open[seat * n_words + word]
            while mask != 0:
                low = mask & -mask
                mask ^= low
                track = word * WORD + BIT[low % 67]
                length = board.length[track]
                if length > trains or length > total + 1:
                    continue
                price: i64 = self.price_of[track]
                first = self.first[track]
                if price == last_price:
                    for i in range(start, end):
                        acts[n] = acts[i] - origin + first
                        n += 1
                else:
                    start = n
                    n = self.payments_into(s, seat, price, first, acts, n)
                    end = n
                    origin = first
                    last_price = price
        return n


def hand_size(s: State, seat: i64) -> i64:
    """Return how many cards a seat holds."""
    total: i64 = 0
    card: i64
    for card in range(seat * N_CARDS, (seat + 1) * N_CARDS):
        total += s.hands[card]
    return total


def triangle(n: i64) -> i64:
    """Return 1 + 2 + ... + n: how many mixes there are with fewer than n locomotives."""
    return n * (n + 1) // 2
