"""The claims a seat can make, as sets of tracks: counted, picked and listed by one walk.

For each colour and each mix of other cards (see `branchline.core.costs.Prices`) the tracks that can
be paid for so are an AND of two masks, and each of them stands for exactly one claim. Counting the
bits of these sets counts the claims; only those that are asked for become action numbers.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from branchline.core.arrays import POW, WORD, bits, lowest_bit, vec, zeros
from branchline.core.cards import LOCOMOTIVE, N_CARDS
from branchline.core.costs import hand_size

if TYPE_CHECKING:
    from branchline.core.board import Board
    from branchline.core.costs import Prices
    from branchline.core.state import State


class ClaimSets:
    """The sets of tracks that a seat can claim, found by `count` and kept until the next one.

    A *kind* of payment is a colour (`LOCOMOTIVE` if none is laid) and a mix:
    `colour * n_mixes + mix`.
    """

    def __init__(self, board: Board, prices: Prices, trains_for: vec[i64]) -> None:
        self.prices: Prices = prices
        self.n_words: i64 = board.n_words
        self.reach: i64 = board.longest + 1
        self.n_mixes: i64 = len(prices.mixes)
        self.n_prices: i64 = len(prices.rows)
        n_kinds = N_CARDS * len(prices.mixes)
        self.payable: vec[i64] = zeros(n_kinds * self.reach * board.n_words)
        """The tracks a kind of payment is for, up to a length: [(kind * L + length) * W + word]."""
        self.payment: vec[i64] = zeros(n_kinds * self.n_prices)
        """The number of a kind of payment within a price: [kind * n_prices + price]."""
        # The kinds of payment found: which, how many claims there are up to and including each, and
        # the tracks each pays for: [found * W + word].
        self.n_found: i64 = 0
        self.kind: vec[i64] = zeros(n_kinds)
        self.upto: vec[i64] = zeros(n_kinds)
        self.tracks: vec[i64] = zeros(n_kinds * board.n_words)
        self.fill_tables(board)
        # Where tracks take more trains than they have spaces: the tracks that so many trains are
        # enough for, [trains * W + word], and those of a seat among them.
        self.asks_more: bool = list(trains_for) != list(board.length)
        self.most_trains: i64 = max(trains_for)
        self.enough: vec[i64] = zeros((self.most_trains + 1) * board.n_words)
        self.in_reach: vec[i64] = zeros(board.n_words)
        if self.asks_more:
            self.sort_by_trains(trains_for)

    def fill_tables(self, board: Board) -> None:
        """Sort the payments of every price and the tracks of every length by kind."""
        prices = self.prices
        numbers = {mix: number for number, mix in enumerate(prices.mixes)}
        kinds = [row.card * len(numbers) + numbers[prices.mix_of(row)] for row in prices.made]
        for price, first in enumerate(prices.rows):
            for payment in range(prices.sizes[price]):
                self.payment[kinds[first + payment] * self.n_prices + price] = payment
        track: i64
        for track in range(board.n_tracks):
            first = prices.rows[prices.price_of[track]]
            for kind in kinds[first : first + prices.sizes[prices.price_of[track]]]:
                for length in range(board.length[track], self.reach):
                    at = (kind * self.reach + length) * self.n_words + track // WORD
                    self.payable[at] |= POW[track % WORD]

    def sort_by_trains(self, trains_for: vec[i64]) -> None:
        """Note for every number of trains which tracks it is enough for."""
        track: i64
        for track in range(len(trains_for)):
            for trains in range(trains_for[track], self.most_trains + 1):
                self.enough[trains * self.n_words + track // WORD] |= POW[track % WORD]

    def find_in_reach(self, s: State, seat: i64, tracks: vec[i64], first: i64) -> vec[i64]:
        """Return those of some tracks that a seat has the trains for, from word 0 on."""
        trains = s.trains[seat]
        if trains > self.most_trains:
            trains = self.most_trains
        for word in range(self.n_words):
            self.in_reach[word] = tracks[first + word] & self.enough[trains * self.n_words + word]
        return self.in_reach

    def count(self, s: State, seat: i64) -> i64:
        """Find the claims of open tracks that a seat can pay for; return how many there are."""
        prices = self.prices
        n_mixes = prices.find_mixes(s, seat, 0)
        hands = s.hands
        open_ = s.open
        payable = self.payable
        found = self.tracks
        n_words = self.n_words
        first_open = seat * n_words
        if self.asks_more:
            open_ = self.find_in_reach(s, seat, open_, first_open)
            first_open = 0
        of_card = self.n_mixes * self.reach * n_words
        n_claims: i64 = 0
        n_found: i64 = 0
        at: i64 = 0
        card: i64
        for card in range(N_CARDS):
            have = hands[seat * N_CARDS + card]
            # Locomotives are laid without a colour as well, where other cards may be among them.
            if have == 0 and (card != LOCOMOTIVE or n_mixes == 1):
                continue
            for i in range(n_mixes):
                most = prices.mix_room[i]
                if most > have:
                    most = have
                row = card * of_card + prices.mix_start[i] + most * n_words
                for word in range(n_words):
                    tracks = open_[first_open + word] & payable[row + word]
                    found[at] = tracks
                    at += 1
                    if tracks != 0:
                        n_claims += bits(tracks)
                self.kind[n_found] = card * self.n_mixes + prices.mix[i]
                self.upto[n_found] = n_claims
                n_found += 1
        self.n_found = n_found
        return n_claims

    def pick(self, number: i64) -> i64:
        """Return one of the claims that `count` found, by number."""
        i: i64 = 0
        before: i64 = 0
        while number >= self.upto[i]:
            before = self.upto[i]
            i += 1
        number -= before
        at = i * self.n_words
        first_track: i64 = 0
        tracks = self.tracks[at]
        size = bits(tracks)
        while number >= size:
            number -= size
            at += 1
            first_track += WORD
            tracks = self.tracks[at]
            size = bits(tracks)
        while number > 0:
            tracks &= tracks - 1
            number -= 1
        prices = self.prices
        track = first_track + lowest_bit(tracks)
        payment = self.payment[self.kind[i] * self.n_prices + prices.price_of[track]]
        return prices.first[track] + payment

    def claims_into(self, s: State, seat: i64, acts: vec[i64], n: i64) -> i64:
        """Append every claim of an open track that a seat can pay for; return the new n."""
        self.count(s, seat)
        first = self.prices.first
        price_of = self.prices.price_of
        payment = self.payment
        found = self.tracks
        n_words = self.n_words
        for i in range(self.n_found):
            at = self.kind[i] * self.n_prices
            for word in range(n_words):
                tracks = found[i * n_words + word]
                while tracks != 0:
                    track = word * WORD + lowest_bit(tracks)
                    tracks &= tracks - 1
                    acts[n] = first[track] + payment[at + price_of[track]]
                    n += 1
        return n

    def is_any(
        self, s: State, seat: i64, tracks: vec[i64], first: i64, lowest: i64, kept: i64
    ) -> bool:
        """Tell whether a seat can pay for one of some tracks and keep some cards back.

        The mask of the tracks starts at `tracks[first]`; those kept must be of cards from `lowest`
        on.
        """
        prices = self.prices
        if self.asks_more:
            tracks = self.find_in_reach(s, seat, tracks, first)
            first = 0
        wanted: i64 = 0
        for word in range(first, first + self.n_words):
            wanted |= tracks[word]
        if wanted == 0:
            return False
        hand = seat * N_CARDS
        total = hand_size(s, seat) - kept
        high = total
        for at in range(hand, hand + lowest):
            high -= s.hands[at]
        # Most claims can be paid with cards of one colour: only else other mixes are looked for.
        room = prices.longest_for(s, seat)
        if room > total:
            room = total
        if room > 0 and self.pays(s, hand, tracks, first, lowest, high, 0, room):
            return True
        for i in range(prices.find_mixes(s, seat, kept)):
            spare = high - prices.real[prices.mix[i]]
            start, room = prices.mix_start[i], prices.mix_room[i]
            if spare >= 0 and self.pays(s, hand, tracks, first, lowest, spare, start, room):
                return True
        return False

    def pays(
        self,
        s: State,
        hand: i64,
        tracks: vec[i64],
        first: i64,
        lowest: i64,
        spare: i64,
        start: i64,
        room: i64,
    ) -> bool:
        """Tell whether a mix, with cards of some colour, pays for one of some tracks.

        The mix starts at `start` and has room for so many cards of a colour; of those from `lowest`
        on, `spare` may be laid.
        """
        hands = s.hands
        payable = self.payable
        n_words = self.n_words
        of_card = self.n_mixes * self.reach * n_words
        card: i64
        for card in range(N_CARDS):
            have: i64 = 0
            if card != LOCOMOTIVE:
                have = hands[hand + card]
                if card >= lowest and have > spare:
                    have = spare
                if have <= 0:
                    continue
            if have > room:
                have = room
            at = card * of_card + start + have * n_words
            for word in range(n_words):
                if tracks[first + word] & payable[at + word] != 0:
                    return True
        return False
