"""Payments where substitutes serve some tracks only, or stand for colour cards (NO7, NO8).

`Game.track_rates` says what each track takes; see `branchline.core.costs.PLAIN`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from branchline.core.arrays import POW, WORD, lowest_bit, vec, zeros
from branchline.core.cards import GRAY, LOCOMOTIVE, N_CARDS, N_COLOURS
from branchline.core.costs import BY_SEAT, PLAIN, Prices, hand_size
from branchline.core.flexible_prices import FlexiblePrices

if TYPE_CHECKING:
    from branchline.core.game import Game
    from branchline.core.state import State


class TrackPrices(FlexiblePrices):
    """Prices that differ from track to track in what may be played instead of the plain cards.

    Where sets of cards stand for colour cards, the payments of a price are numbered colour by
    colour, within a colour by the number of sets; then comes that of sets alone. Locomotives are in
    them only for the symbols of a ferry.
    """

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        rates = game.track_rates
        board = game.board
        plain = [track for track in range(board.n_tracks) if rates[track] == PLAIN]
        self.upto = self.masks(plain)
        self.others: vec[i64] = zeros(board.n_words)
        """The mask of the tracks that are not plain."""
        track: i64
        for track in range(board.n_tracks):
            if rates[track] != PLAIN:
                self.others[track // WORD] |= POW[track % WORD]
        self.price_rate: list[int] = []

    def price_tracks(self, least: list[int], most: list[int], rates: list[int]) -> None:
        """Set the price of every track; plain ones are numbered as where all are plain."""
        Prices.price_tracks(self, least, most, rates)

    def add_rows(self, colour: int, length: int, least: int, most: int, rate: int) -> None:
        """Add the payments of a price, whatever it takes."""
        self.price_rate.append(rate)
        if rate <= BY_SEAT:
            super().add_rows(colour, length, least, most, rate)
            return
        self.price_colour.append(colour)
        self.price_length.append(length)
        self.price_least.append(least)
        self.price_most.append(least)
        for less in (0, 1) if self.can_save else (0,):
            spaces = length - less - least
            if length - less < 1 or spaces < 0:
                continue
            for card in range(N_COLOURS) if colour == GRAY else (colour,):
                for sets in range(spaces):
                    self.add_row(card, spaces - sets, least, sets, less, rate)
            self.add_row(LOCOMOTIVE, 0, least, spaces, less, rate)

    def add_mixes(self, card: int, cards: int, locomotives: int, less: int, rate: int) -> None:
        """Add the payments of so many locomotives; on plain tracks all of them are real."""
        for substitutes in range(locomotives + 1 if rate == BY_SEAT else 1):
            self.add_row(card, cards, locomotives - substitutes, substitutes, less)

    def affordable(self, s: State, seat: i64, row: i64) -> bool:
        """Tell whether a seat holds the cards of a payment, those of sets included."""
        rate = self.row_rate[row]
        if rate == PLAIN:
            return super().affordable(s, seat, row)
        hand = seat * N_CARDS
        cards = self.row_cards[row]
        locomotives = self.row_locomotives[row]
        return (
            s.hands[hand + self.row_card[row]] >= cards
            and s.hands[hand + LOCOMOTIVE] >= locomotives
            and hand_size(s, seat) - cards - locomotives >= self.row_substitutes[row] * rate
            and (self.row_less[row] == 0 or self.game.saves(s, seat))
        )

    def claims_into(self, s: State, seat: i64, acts: vec[i64], n: i64) -> i64:
        """Append every claim of an open track the seat can pay for; return the new n.

        Plain tracks are found by colour, as where all are plain, the few others one by one.
        """
        if self.can_save and self.game.saves(s, seat):
            return self.saving_claims_into(s, seat, acts, n)
        n = Prices.claims_into(self, s, seat, acts, n)
        board = self.board
        limit = hand_size(s, seat)
        if limit > s.trains[seat]:
            limit = s.trains[seat]
        for word in range(board.n_words):
            mask = s.open[seat * board.n_words + word] & self.others[word]
            while mask != 0:
                track = word * WORD + lowest_bit(mask)
                mask &= mask - 1
                if board.length[track] <= limit:
                    price: i64 = self.price_of[track]
                    n = self.payments_into(s, seat, price, self.first[track], acts, n)
        return n

    def payments_into(
        self, s: State, seat: i64, price: i64, first: i64, acts: vec[i64], n: i64
    ) -> i64:
        """Append every payment the seat can make, numbered as its kind of price is."""
        rate = self.price_rate[price]
        if rate == PLAIN:
            return Prices.payments_into(self, s, seat, price, first, acts, n)
        if rate == BY_SEAT:
            return super().payments_into(s, seat, price, first, acts, n)
        return self.set_payments_into(s, seat, price, first, acts, n)

    def set_payments_into(
        self, s: State, seat: i64, price: i64, first: i64, acts: vec[i64], n: i64
    ) -> i64:
        """Append the payments of colour cards and sets of any cards."""
        hand = seat * N_CARDS
        least: i64 = self.price_least[price]
        if s.hands[hand + LOCOMOTIVE] < least:
            return n
        over: i64 = self.price_rate[price] - 1
        total = hand_size(s, seat) - least
        colour: i64 = self.price_colour[price]
        start: i64 = 0 if colour == GRAY else colour
        stop: i64 = N_COLOURS if colour == GRAY else colour + 1
        lowest: i64 = 1 if self.can_save and self.game.saves(s, seat) else 0
        for less in range(lowest + 1):
            units: i64 = self.price_length[price] - less
            spaces = units - least
            if units < 1 or spaces < 0:
                break
            most: i64 = (total - spaces) // over if total >= spaces else -1
            for card in range(start, stop):
                sets = spaces - s.hands[hand + card]
                if sets < 0:
                    sets = 0
                while sets < spaces and sets <= most:
                    acts[n] = first + sets
                    n += 1
                    sets += 1
                first += spaces
            if spaces <= most:
                acts[n] = first
                n += 1
            first += 1
        return n
