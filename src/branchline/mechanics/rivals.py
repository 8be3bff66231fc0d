"""Claims that a technology is bought for: other seats' tracks, and whether a claim can be paid.

A right of way or a double claim may be bought only if it can be used (UK12, UK15): these functions
look ahead, past the cards that will have been spent.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from branchline.core.arrays import POW, WORD, vec
from branchline.core.cards import LOCOMOTIVE, N_CARDS
from branchline.core.claim import route_tracks_of

if TYPE_CHECKING:
    from branchline.core.game import Game
    from branchline.core.state import State
    from branchline.mechanics.technologies import Technologies


def open_rivals(game: Game, s: State, seat: i64) -> None:
    """Open exactly the tracks of others on routes where the seat may own one more (B13)."""
    board = game.board
    track: i64
    for track in range(board.n_tracks):
        word = track // WORD
        bit = POW[track % WORD]
        at = seat * board.n_words + word
        s.open[at] &= ~bit
        if is_rival(game, s, seat, track):
            s.open[at] |= bit


def is_rival(game: Game, s: State, seat: i64, track: i64) -> bool:
    """Tell whether another seat owns a track on whose route this seat may own one more."""
    board = game.board
    n_words = board.n_words
    word = track // WORD
    bit = POW[track % WORD]
    taken = False
    other: i64
    for other in range(game.players):
        if other != seat and s.owned[other * n_words + word] & bit:
            taken = True
    if not taken or s.owned[seat * n_words + word] & bit:
        return False
    route = board.route_of[track]
    return route_tracks_of(game, s, route, seat) < board.route_each[route]


def can_claim(
    t: Technologies, game: Game, s: State, rivals: bool, spent: vec[i64], lowest: i64, left: i64
) -> bool:
    """Tell whether a claim can still be paid once some cards are spent.

    `spent` are gone; `left` more, of cards from `lowest` on, will go by the seat's choice.
    """
    board = game.board
    seat = s.seat
    track: i64
    for track in range(board.n_tracks):
        if s.trains[seat] < board.length[track]:
            continue
        if rivals:
            fits = t.needs[track] & ~t.owned(s, seat) == 0 and is_rival(game, s, seat, track)
        else:
            at = seat * board.n_words + track // WORD
            fits = s.open[at] & POW[track % WORD] != 0
        if fits and can_pay(t, game, s, track, spent, lowest, left):
            return True
    return False


def can_pay(
    t: Technologies, game: Game, s: State, track: i64, spent: vec[i64], lowest: i64, left: i64
) -> bool:
    """Tell whether some payment for a track remains possible once cards are spent."""
    prices = game.prices
    seat = s.seat
    hand = seat * N_CARDS
    rate = t.rate(s, seat)
    saves = t.saves(s, seat)
    total: i64 = 0  # cards not yet spent, and those of them that may still be chosen
    choosable: i64 = 0
    card: i64
    for card in range(N_CARDS):
        total += s.hands[hand + card] - spent[card]
        if card >= lowest:
            choosable += s.hands[hand + card] - spent[card]
    price = prices.price_of[track]
    first = prices.rows[price]
    row: i64
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
