"""Payments in which several cards stand for a locomotive (UK4) and a card may be saved (UK20)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from branchline.core.arrays import BIT, WORD, vec
from branchline.core.cards import GRAY, LOCOMOTIVE, N_CARDS, N_COLOURS
from branchline.core.costs import Prices
from branchline.core.hands import hand_size

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

    def price_tracks(self, least: list[int], most: list[int]) -> None:
        """Set the price of every track; a gray one has a block of payments for each colour."""
        super().price_tracks(least, most)
        track: i64
        for track in range(self.board.n_tracks):
            if self.board.colour[track] == GRAY:
                self.stride[track] = triangle(self.most[track] + 1) - triangle(self.least[track])

    def claims_into(self, s: State, seat: i64, acts: vec[i64], n: i64) -> i64:
        """Append every claim of an open track the seat can pay for; return the new n.

        Walks the colours as prices without substitutes do: only tracks that can be paid for are
        looked at.
        """
        if self.can_save and self.shelf.saves(s, seat):
            return self.saving_claims_into(s, seat, acts, n)
        board = self.board
        hand = seat * N_CARDS
        held = s.hands[hand + LOCOMOTIVE]
        total = hand_size(s, seat)
        over = self.shelf.rate(s, seat) - 1
        limit = s.trains[seat]
        if limit > board.longest:
            limit = board.longest
        if limit > total:
            limit = total
        n_words = board.n_words
        colour: i64
        word: i64
        for colour in range(N_COLOURS + 1):  # the last: gray tracks, locomotives alone
            have: i64 = s.hands[hand + colour] if colour < N_COLOURS else 0
            top = limit
            while (top - have - held) * over > total - top:
                top -= 1
            if top == 0:
                continue
            # Gray tracks are paid with this colour too, unless there is no card of it.
            table: i64 = colour + 9 if have > 0 else colour
            at = (table * (board.longest + 1) + top) * n_words
            for word in range(n_words):
                mask = s.open[seat * n_words + word] & self.upto[at + word]
                while mask != 0:
                    low = mask & -mask
                    mask ^= low
                    track = word * WORD + BIT[low % 67]
                    n = self.ways_into(track, colour, have, held, total, over, acts, n)
        return n

    def ways_into(
        self,
        track: i64,
        colour: i64,
        have: i64,
        held: i64,
        total: i64,
        over: i64,
        acts: vec[i64],
        n: i64,
    ) -> i64:
        """Append the claims of a track with cards of one colour; return the new n."""
        length = self.board.length[track]
        least = self.least[track]
        locomotives: i64 = length - have if length - have > least else least
        last = self.most[track]
        if colour == N_COLOURS:
            if not self.wild[track]:
                return n
            last = length
        spare = (total - length) // over
        if last > held + spare:
            last = held + spare
        action = self.first[track] + colour * self.stride[track]
        if colour < N_COLOURS:
            action += triangle(locomotives) - triangle(least)
        while locomotives <= last:
            n = self.mixes_into(locomotives, held, spare, action, acts, n)
            action += locomotives + 1
            locomotives += 1
        return n

    def saving_claims_into(self, s: State, seat: i64, acts: vec[i64], n: i64) -> i64:
        """Append the claims of a seat that may pay a card less; return the new n."""
        board = self.board
        n_words = board.n_words
        word: i64
        for word in range(n_words):
            mask = s.open[seat * n_words + word]
            while mask != 0:
                low = mask & -mask
                mask ^= low
                track = word * WORD + BIT[low % 67]
                if board.length[track] <= s.trains[seat]:
                    price: i64 = self.price_of[track]
                    n = self.payments_into(s, seat, price, self.first[track], acts, n)
        return n


def triangle(n: i64) -> i64:
    """Return 1 + 2 + ... + n: how many mixes there are with fewer than n locomotives."""
    return n * (n + 1) // 2
