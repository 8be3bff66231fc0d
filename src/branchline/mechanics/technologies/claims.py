"""Claims that a technology is bought for: other seats' tracks, and whether a claim can be paid.

A right of way or a double claim may be bought only if it can be used (UK12, UK15): these functions
look ahead, past the cards that will have been spent.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from branchline.core.arrays import POW, WORD, lowest_bit, vec, zeros
from branchline.core.cards import N_CARDS
from branchline.core.claim import route_used_up

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
    n_words = game.board.n_words
    others: i64 = 0
    for other in range(game.players):
        if other != seat:
            others |= s.owned[other * n_words + word]
    found = others & ~s.owned[seat * n_words + word]
    shared = found & game.shared_tracks[word]
    while shared != 0:
        bit = lowest_bit(shared)
        shared &= shared - 1
        if route_used_up(game, s, game.board.route_of[word * WORD + bit], seat):
            found ^= POW[bit]
    return found


def claimable_of_others(t: Technologies, game: Game, s: State) -> vec[i64]:
    """Return the mask of others' tracks that the seat on turn might claim, whatever they cost."""
    tracks = zeros(game.board.n_words)
    for word in range(game.board.n_words):
        tracks[word] = tracks_of_others(game, s, s.seat, word)
    t.leave_opened(game, t.owned(s, s.seat), tracks, 0)
    return tracks


def can_claim(
    t: Technologies, game: Game, s: State, theirs: bool, spent: vec[i64], lowest: i64, left: i64
) -> bool:
    """Return whether a claim (of one of `theirs`, or an open track) can be paid after spending.

    The cards `spent` are gone; `left` more, of cards from `lowest` on, will go by choice.
    """
    hand = s.seat * N_CARDS
    tracks = s.open
    first = s.seat * game.board.n_words
    if theirs:
        tracks = claimable_of_others(t, game, s)
        first = 0
    card: i64
    for card in range(N_CARDS):
        s.hands[hand + card] -= spent[card]
    found = game.claims.is_any(s, s.seat, tracks, first, lowest, left)
    for card in range(N_CARDS):
        s.hands[hand + card] += spent[card]
    return found
