"""Choosing the cards that are played as locomotives, one at a time (UK4).

Cards are chosen in rising order, so that every choice can be made in exactly one way. They stay in
the hand until all are chosen; then everything is paid at once.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from branchline.core.arrays import zeros
from branchline.core.cards import LOCOMOTIVE, N_CARDS
from branchline.mechanics.rivals import can_claim
from branchline.mechanics.shelf import BUYING, LAID, LEFT, LOWEST, ROW

if TYPE_CHECKING:
    from branchline.core.chance import Chance
    from branchline.core.game import Game
    from branchline.core.state import State
    from branchline.mechanics.technologies import Technologies


def reserved(t: Technologies, game: Game, s: State, card: i64) -> i64:
    """Return how many of a card the payment itself takes or has been laid already."""
    laid = t.get(s, LAID + card)
    if t.get(s, BUYING):
        if card == LOCOMOTIVE:
            laid += t.price[t.get(s, BUYING) - 1] - t.get(s, ROW)
        return laid
    row = t.get(s, ROW)
    if card == LOCOMOTIVE:
        laid += game.prices.row_locomotives[row]
    if card == game.prices.row_card[row]:
        laid += game.prices.row_cards[row]
    return laid


def free(t: Technologies, game: Game, s: State, card: i64) -> i64:
    """Return how many of a card may still be chosen."""
    return s.hands[s.seat * N_CARDS + card] - reserved(t, game, s, card)


def ask_substitutes(t: Technologies, game: Game, s: State, n: i64, chance: Chance) -> None:
    """Ask for n cards one at a time, unless there is nothing to choose."""
    t.put(s, LEFT, n)
    t.put(s, LOWEST, 0)
    card: i64
    total: i64 = 0
    for card in range(N_CARDS):
        total += free(t, game, s, card)
    if n > 0 and total > n:
        game.ask(s, t)
        return
    if n > 0:
        for card in range(N_CARDS):
            t.put(s, LAID + card, t.get(s, LAID + card) + free(t, game, s, card))
    t.pay_all(game, s, chance)


def can_choose(t: Technologies, game: Game, s: State, card: i64) -> bool:
    """Tell whether a card may be the next of a substitute.

    Enough cards must follow in rising order; and for a technology that must be used at once,
    the claim it is bought for must stay possible (UK12, UK15).
    """
    if card < t.get(s, LOWEST) or free(t, game, s, card) == 0:
        return False
    left = t.get(s, LEFT)
    following: i64 = 0
    other: i64
    for other in range(card, N_CARDS):
        following += free(t, game, s, other)
    if following < left:
        return False
    number = t.get(s, BUYING) - 1
    if number < 0 or (number != t.right_of_way and number != t.two_claims):
        return True
    spent = zeros(N_CARDS)
    for other in range(N_CARDS):
        spent[other] = reserved(t, game, s, other)
    spent[card] += 1
    return can_claim(t, game, s, number == t.right_of_way, spent, card, left - 1)
