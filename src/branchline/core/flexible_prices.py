"""Payments in which several cards stand for a locomotive, or one space is saved.

Both are rules that a map switches on by a mechanic; either works without the other. The game
says what a seat may do: `Game.rate` how many cards make a locomotive for it, `Game.saves` whether
it may save a space.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from branchline.core.arrays import WORD, lowest_bit, vec
from branchline.core.cards import GRAY, LOCOMOTIVE, N_CARDS, N_COLOURS
from branchline.core.costs import Prices, hand_size

if TYPE_CHECKING:
    from branchline.core.game import Game
    from branchline.core.state import State


NEVER: Final = 1000
MORE_THAN_A_TRACK: Final = 12
"""Prices may be of other things than tracks, and a little dearer."""


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
        most = range(int(game.board.longest) + MORE_THAN_A_TRACK)
        self.mixes_below: vec[i64] = vec[i64](
            [n * (n + 1) // 2 if self.can_substitute else n for n in most]
        )
        """How many payments with one colour have fewer than n locomotives."""
        # Per price: colour, length, fewest and most locomotives.
        self.price_colour: list[int] = []
        self.price_length: list[int] = []
        self.price_least: list[int] = []
        self.price_most: list[int] = []

    def add_rows(self, colour: int, length: int, least: int, most: int, rate: int) -> None:
        """Add the payments of a price, then those of the price one space lower."""
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
                    self.add_mixes(card, units - locomotives, locomotives, less, rate)
            if most >= units:
                self.add_mixes(LOCOMOTIVE, 0, units, less, rate)

    def add_mixes(self, card: int, cards: int, locomotives: int, less: int, rate: int) -> None:
        """Add the payments of so many locomotives, by how many are substitutes."""
        for substitutes in range(locomotives + 1 if self.can_substitute else 1):
            self.add_row(card, cards, locomotives - substitutes, substitutes, less)

    def affordable(self, s: State, seat: i64, row: i64) -> bool:
        """Return whether a seat holds the cards of a payment, substitutes included."""
        hand = seat * N_CARDS
        cards = self.row_cards[row]
        locomotives = self.row_locomotives[row]
        rest = hand_size(s, seat) - cards - locomotives
        return (
            s.hands[hand + self.row_card[row]] >= cards
            and s.hands[hand + LOCOMOTIVE] >= locomotives
            and rest >= self.row_substitutes[row] * self.game.rate(s, seat)
            and (self.row_less[row] == 0 or self.game.saves(s, seat))
        )

    def extra_cost(self, s: State, seat: i64) -> i64:
        """Return how many cards a substitute costs more than the locomotive it stands for.

        Where there are none, it is more cards than there can be beyond any price.
        """
        if self.can_substitute:
            return self.game.rate(s, seat) - 1
        return NEVER

    def payments_into(
        self, s: State, seat: i64, price: i64, first: i64, acts: vec[i64], n: i64
    ) -> i64:
        """Append every payment the seat can make, by arithmetic rather than trial."""
        colour: i64 = self.price_colour[price]
        length: i64 = self.price_length[price]
        least: i64 = self.price_least[price]
        most: i64 = self.price_most[price]
        total = hand_size(s, seat)
        lowest: i64 = 1 if self.can_save and self.game.saves(s, seat) else 0
        for less in range(lowest + 1):
            units = length - less
            if units < 1 or units < least:
                break
            if total >= units:
                n = self.units_into(s, seat, colour, units, least, most, total, first, acts, n)
            colours: i64 = N_COLOURS if colour == GRAY else 1
            high: i64 = most if most < units - 1 else units - 1
            first += colours * (self.mixes_below[high + 1] - self.mixes_below[least])
            if most >= units:
                first += self.mixes_below[units + 1] - self.mixes_below[units]
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
        """Append the payments of a number of units, numbered from `first`."""
        hand = seat * N_CARDS
        held = s.hands[hand + LOCOMOTIVE]
        spare = (total - units) // self.extra_cost(s, seat)
        high: i64 = most if most < units - 1 else units - 1
        below = self.mixes_below[least]
        block = self.mixes_below[high + 1] - below
        start: i64 = 0 if colour == GRAY else colour
        stop: i64 = N_COLOURS if colour == GRAY else colour + 1
        for card in range(start, stop):
            locomotives = units - s.hands[hand + card]
            if locomotives < least:
                locomotives = least
            while locomotives <= high:
                at = first + self.mixes_below[locomotives] - below
                n = self.mixes_into(locomotives, held, spare, at, acts, n)
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

    def price_tracks(self, least: list[int], most: list[int], rates: list[int]) -> None:
        """Set the price of every track; a gray one has a block of payments for each colour."""
        super().price_tracks(least, most, rates)
        for track in range(self.board.n_tracks):
            if self.board.colour[track] == GRAY:
                above = self.mixes_below[self.most[track] + 1]
                self.stride[track] = above - self.mixes_below[self.least[track]]

    def claims_into(self, s: State, seat: i64, acts: vec[i64], n: i64) -> i64:
        """Append every claim of an open track the seat can pay for; return the new n.

        Walks the colours as plain prices do: only tracks that can be paid for are looked at.
        """
        if self.can_save and self.game.saves(s, seat):
            return self.saving_claims_into(s, seat, acts, n)
        board = self.board
        hand = seat * N_CARDS
        held = s.hands[hand + LOCOMOTIVE]
        total = hand_size(s, seat)
        over = self.extra_cost(s, seat)
        limit = s.trains[seat]
        if limit > board.longest:
            limit = board.longest
        if limit > total:
            limit = total
        n_words = board.n_words
        colour: i64
        for colour in range(N_COLOURS + 1):  # the last: gray tracks, locomotives alone
            have: i64 = 0
            if colour < N_COLOURS:
                have = s.hands[hand + colour]
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
                    track = word * WORD + lowest_bit(mask)
                    mask &= mask - 1
                    n = self.track_into(track, colour, have, held, total, over, acts, n)
        return n

    def track_into(
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
            action += self.mixes_below[locomotives] - self.mixes_below[least]
        while locomotives <= last:
            n = self.mixes_into(locomotives, held, spare, action, acts, n)
            locomotives += 1
            action += self.mixes_below[locomotives] - self.mixes_below[locomotives - 1]
        return n

    def saving_claims_into(self, s: State, seat: i64, acts: vec[i64], n: i64) -> i64:
        """Append the claims of a seat that may save a space; return the new n."""
        board = self.board
        n_words = board.n_words
        for word in range(n_words):
            mask = s.open[seat * n_words + word]
            while mask != 0:
                track = word * WORD + lowest_bit(mask)
                mask &= mask - 1
                if board.length[track] <= s.trains[seat]:
                    price: i64 = self.price_of[track]
                    n = self.payments_into(s, seat, price, self.first[track], acts, n)
        return n
