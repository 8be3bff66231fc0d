"""Payments that no seat should make: another for the same track leaves at least as good a hand.

A hand is at least as good as another if it has as many cards and some of them are locomotives
instead of coloured ones. That holds where locomotives can pay for every track; where they serve
some tracks only, a coloured card may be worth more, and no payment is dominated. Laying locomotives
alone is left to a seat where chance decides what a track costs: that may lower the price.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from branchline.core.arrays import POW, lowest_bit, vec, zeros
from branchline.core.cards import N_CARDS
from branchline.maps.readers import plannings_of

if TYPE_CHECKING:
    from branchline.core.game import Game
    from branchline.core.state import State


class DominatedPayments:
    """Which claims of a game are dominated, by what the seat holds."""

    def __init__(self, game: Game) -> None:
        self.game: Game = game
        n = len(game.prices.row_card)
        self.colours: vec[i64] = zeros(n)
        """For each payment: the colours of which one more card would save a locomotive, a mask."""
        self.could_save: vec[i64] = zeros(n)
        """1 if the same payment is possible for one space less, by a seat that may save one."""
        self.is_gamble: vec[i64] = zeros(game.board.n_tracks)
        plannings = plannings_of(game)
        for track in range(game.board.n_tracks):
            for planning in plannings:
                if planning.is_gamble(game, track):
                    self.is_gamble[track] = 1
        if locomotives_are_wild(game):
            for price in range(len(game.prices.rows)):
                first: i64 = game.prices.rows[price]
                size: i64 = game.prices.sizes[price]
                self.compare_payments(first, first + size)

    def compare_payments(self, first: i64, end: i64) -> None:
        """Find for every payment of a price those that would be better."""
        prices = self.game.prices
        for row in range(first, end):
            bare = prices.row_cards[row] == 0
            for other in range(first, end):
                if (
                    prices.row_substitutes[other] != prices.row_substitutes[row]
                    or prices.row_rate[other] != prices.row_rate[row]
                ):
                    continue
                alike = prices.row_card[other] == prices.row_card[row]
                cards = prices.row_cards[other] - prices.row_cards[row]
                locomotives = prices.row_locomotives[other] - prices.row_locomotives[row]
                less = prices.row_less[other] - prices.row_less[row]
                if less == 0 and cards == 1 and locomotives == -1 and (alike or bare):
                    self.colours[row] |= POW[prices.row_card[other]]
                elif less == 1 and alike and cards + locomotives == -1 and cards * locomotives == 0:
                    self.could_save[row] = 1

    def is_dominated(self, s: State, seat: i64, claim: i64) -> bool:
        """Return whether a seat that can pay for a claim so could pay better.

        Claims are numbered from 0 here.
        """
        row = self.game.row_of[claim]
        cards = self.game.prices.row_cards[row]
        if self.could_save[row] != 0 and self.game.saves(s, seat):
            return True
        left = self.colours[row]
        if left == 0 or (cards == 0 and self.is_gamble[self.game.track_of[claim]] != 0):
            return False
        while left != 0:
            if s.hands[seat * N_CARDS + lowest_bit(left)] > cards:
                return True
            left &= left - 1
        return False


def locomotives_are_wild(game: Game) -> bool:
    """Return whether locomotives alone could pay for every track."""
    prices = game.prices
    for track in range(game.board.n_tracks):
        first: i64 = prices.rows[prices.price_of[track]]
        size: i64 = prices.sizes[prices.price_of[track]]
        found = False
        for row in range(first, first + size):
            found = found or prices.row_locomotives[row] == game.board.length[track]
        if not found:
            return False
    return True
