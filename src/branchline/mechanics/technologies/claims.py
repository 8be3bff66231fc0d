"""Claims that a technology is bought for: other seats' tracks, and whether a claim can be paid.

A right of way or a double claim may be bought only if it can be used (UK12, UK15): these functions
look ahead, past the cards that will have been spent.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from branchline.core.arrays import POW, WORD, lowest_bit, vec
from branchline.core.cards import LOCOMOTIVE, N_CARDS
from branchline.core.claim import route_tracks_of
from branchline.core.costs import PLAIN

if TYPE_CHECKING:
    from branchline.core.game import Game
    from branchline.core.state import State
    from branchline.mechanics.technologies.rules import Technologies


def open_tracks_of_others(game: Game, s: State, seat: i64) -> None:
    """Open exactly the tracks of others on routes where the seat may own one more (B13)."""
    for word in range(game.board.n_words):
        s.open[seat * game.board.n_words + word] = tracks_of_others(game, s, seat, word)


def tracks_of_others(game: Game, s: State, seat: i64, word: i64) -> i64:
    """Return a word of the mask of others' tracks on routes where the seat may own one more."""
    board = game.board
    n_words = board.n_words
    others: i64 = 0
    for other in range(game.players):
        if other != seat:
            others |= s.owned[other * n_words + word]
    left = others & ~s.owned[seat * n_words + word]
    found: i64 = 0
    while left != 0:
        bit = lowest_bit(left)
        left &= left - 1
        route = board.route_of[word * WORD + bit]
        if route_tracks_of(game, s, route, seat) < board.route_each[route]:
            found |= POW[bit]
    return found


def can_claim(
    t: Technologies, game: Game, s: State, theirs: bool, spent: vec[i64], lowest: i64, left: i64
) -> bool:
    """Return whether a claim (of one of `theirs`, or an open track) can be paid after spending.

    The cards `spent` are gone; `left` more, of cards from `lowest` on, will go by choice.
    """
    board = game.board
    seat = s.seat
    lacking = ~t.owned(s, seat)
    last_price: i64 = -1
    for word in range(board.n_words):
        mask: i64 = s.open[seat * board.n_words + word]
        if theirs:
            mask = tracks_of_others(game, s, seat, word)
        while mask != 0:
            track = word * WORD + lowest_bit(mask)
            mask &= mask - 1
            price: i64 = game.prices.price_of[track]
            if price == last_price or s.trains[seat] < board.length[track]:
                continue
            if t.needs[track] & lacking == 0:
                if can_pay(game, s, price, spent, lowest, left):
                    return True
                last_price = price
    return False


def can_pay(game: Game, s: State, price: i64, spent: vec[i64], lowest: i64, left: i64) -> bool:
    """Return whether some payment of a price remains possible once cards are spent."""
    prices = game.prices
    seat = s.seat
    hand = seat * N_CARDS
    first = prices.rows[price]
    rate: i64 = prices.row_rate[first]
    if rate == PLAIN:
        rate = game.rate(s, seat)
    saves = game.saves(s, seat)
    total: i64 = 0  # cards not yet spent, and those of them that may still be chosen
    choosable: i64 = 0
    card: i64
    for card in range(N_CARDS):
        total += s.hands[hand + card] - spent[card]
        if card >= lowest:
            choosable += s.hands[hand + card] - spent[card]
    for row in range(first, first + prices.sizes[price]):
        colour: i64 = prices.row_card[row]
        cards: i64 = prices.row_cards[row]
        locomotives: i64 = prices.row_locomotives[row]
        if prices.row_less[row] and not saves:
            continue
        if s.hands[hand + colour] - spent[colour] < cards:
            continue
        if s.hands[hand + LOCOMOTIVE] - spent[LOCOMOTIVE] < locomotives:
            continue
        free = choosable - locomotives
        if colour >= lowest:
            free -= cards
        needed = left + prices.row_substitutes[row] * rate
        if free >= left and total - cards - locomotives >= needed:
            return True
    return False
