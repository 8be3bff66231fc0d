"""Payments in which several cards stand for a locomotive, or one space is saved.

Both are rules that a map switches on by a mechanic; either works without the other. The game
says what a seat may do: `Game.rate` how many cards make a locomotive for it, `Game.saves` whether
it may save a space.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from branchline.core.arrays import vec, zeros
from branchline.core.cards import GRAY, LOCOMOTIVE, N_CARDS, N_COLOURS
from branchline.core.costs import Prices, Row, hand_size

if TYPE_CHECKING:
    from branchline.core.game import Game
    from branchline.core.state import State


class FlexiblePrices(Prices):
    """Prices whose locomotives may be real or made of other cards.

    The payments of a price are numbered colour by colour; within a colour by the number of
    locomotives, then by how many of these are substitutes; then come those of locomotives alone.
    Where a space can be saved, the same follows for a price one space lower.
    """

    def __init__(self, game: Game) -> None:
        super().__init__(game.board)
        self.game: Game = game
        self.can_substitute: bool = game.substitute > 0
        self.can_save: bool = game.can_save
        # Per mix: the spaces it is for, its substitutes and their rate (0: that of the seat). Mixes
        # are sorted by spaces saved, real locomotives and substitutes; `first_mix` is where those
        # of `saved * (most_real + 1) + locomotives` start.
        self.spaces: vec[i64] = zeros(0)
        self.substitutes: vec[i64] = zeros(0)
        self.rates: vec[i64] = zeros(0)
        self.lowest_rate: i64 = 0
        """The lowest rate that does not depend on the seat; 0 if there is none."""
        self.first_mix: vec[i64] = zeros(0)

    def add_rows(self, colour: int, length: int, least: int, most: int, rate: int) -> None:
        """Add the payments of a price, then those of the price one space lower."""
        for less in (0, 1) if self.can_save else (0,):
            units = length - less
            if units < max(1, least):
                continue
            for card in range(N_COLOURS) if colour == GRAY else (colour,):
                for locomotives in range(least, min(most, units - 1) + 1):
                    self.add_mixes(card, units - locomotives, locomotives, less, rate)
            if most >= units:
                self.add_mixes(LOCOMOTIVE, 0, units, less, rate)

    def add_mixes(self, card: int, cards: int, locomotives: int, less: int, rate: int) -> None:
        """Add the payments of so many locomotives, by how many are substitutes."""
        for substitutes in range(locomotives + 1 if self.can_substitute else 1):
            self.made.append(Row(card, cards, locomotives - substitutes, substitutes, less))

    def number_mixes(self) -> None:
        """Give the mixes their numbers, and lay out what `find_mixes` asks of each."""
        super().number_mixes()
        mixes = self.mixes
        self.spaces = vec[i64]([mix.less + mix.locomotives + mix.substitutes for mix in mixes])
        self.substitutes = vec[i64]([mix.substitutes for mix in mixes])
        self.rates = vec[i64]([mix.rate for mix in mixes])
        self.lowest_rate = min((mix.rate for mix in mixes if mix.rate), default=0)
        starts = [(less, real) for less in (0, 1) for real in range(self.most_real + 1)]
        self.first_mix = vec[i64](
            [sum(mix[:2] < start for mix in mixes) for start in starts] + [len(mixes)]
        )

    def affordable(self, s: State, seat: i64, row: i64) -> bool:
        """Return whether a seat holds the cards of a payment, substitutes included."""
        hand = seat * N_CARDS
        cards = self.row_cards[row]
        locomotives = self.row_locomotives[row]
        rate = self.row_rate[row]
        if rate == 0:
            rate = self.game.rate(s, seat)
        return (
            s.hands[hand + self.row_card[row]] >= cards
            and s.hands[hand + LOCOMOTIVE] >= locomotives
            and hand_size(s, seat) - cards - locomotives >= self.row_substitutes[row] * rate
            and (self.row_less[row] == 0 or self.game.saves(s, seat))
        )

    def payments_into(
        self, s: State, seat: i64, price: i64, first: i64, acts: vec[i64], n: i64
    ) -> i64:
        """Append `first` plus the number of every payment the seat can make; return the new n."""
        row: i64 = self.rows[price]
        size: i64 = self.sizes[price]
        for payment in range(size):
            if self.affordable(s, seat, row + payment):
                acts[n] = first + payment
                n += 1
        return n

    def find_mixes(self, s: State, seat: i64, kept: i64) -> i64:
        """Find the mixes a seat can lay and keep so many cards back; return how many.

        Beyond its substitutes a payment takes a card for every space, so they limit its length.
        """
        total = hand_size(s, seat) - kept
        longest = self.longest_for(s, seat)
        real = s.hands[seat * N_CARDS + LOCOMOTIVE]
        if real > self.most_real:
            real = self.most_real
        rate = self.game.rate(s, seat)
        lowest = rate
        if self.lowest_rate != 0 and self.lowest_rate < rate:
            lowest = self.lowest_rate
        saved: i64 = 0
        if self.can_save and self.game.saves(s, seat):
            saved = 1
        spaces = self.spaces
        starts = self.starts
        rates = self.rates
        made_of = self.substitutes
        first_mix = self.first_mix
        found = self.mix
        start = self.mix_start
        room = self.mix_room
        n: i64 = 0
        for less in range(saved + 1):
            for locomotives in range(real + 1):
                block = less * (self.most_real + 1) + locomotives
                for mix in range(first_mix[block], first_mix[block + 1]):
                    substitutes = made_of[mix]
                    if substitutes * lowest > total - locomotives:
                        break
                    each = rates[mix]
                    if each == 0:
                        each = rate
                    limit = total + less - substitutes * (each - 1)
                    if limit > longest:
                        limit = longest
                    if limit >= spaces[mix]:
                        found[n] = mix
                        start[n] = starts[mix]
                        room[n] = limit - spaces[mix]
                        n += 1
        return n
