"""Choosing the cards that are played as locomotives, one at a time (UK4).

Cards are chosen in rising order, so that every choice can be made in exactly one way. They stay in
the hand until all are chosen; then everything is paid at once.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from branchline.core.arrays import vec, zeros
from branchline.core.cards import LOCOMOTIVE, N_CARDS
from branchline.core.claim import show_cards
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


def free_from(t: Technologies, game: Game, s: State, lowest: i64) -> i64:
    """Return how many cards may still be chosen from a card on."""
    total: i64 = 0
    card: i64
    for card in range(lowest, N_CARDS):
        total += free(t, game, s, card)
    return total


def ask_substitutes(t: Technologies, game: Game, s: State, n: i64, chance: Chance) -> None:
    """Ask for n cards one at a time, unless there is nothing to choose."""
    t.put(s, LEFT, n)
    t.put(s, LOWEST, 0)
    if n > 0 and free_from(t, game, s, 0) > n:
        show_laid(t, game, s)
        game.ask(s, t)
        return
    if n > 0:
        card: i64
        for card in range(N_CARDS):
            t.put(s, LAID + card, t.get(s, LAID + card) + free(t, game, s, card))
    t.pay_all(game, s, chance)


def show_laid(t: Technologies, game: Game, s: State) -> None:
    """Make what lies on the table so far public knowledge (B19)."""
    card: i64
    for card in range(N_CARDS):
        show_cards(s, s.seat, card, reserved(t, game, s, card))


def choices_into(t: Technologies, game: Game, s: State, acts: vec[i64], n: i64) -> i64:
    """Append every card that may be the next of a substitute; return the new n.

    Counts from the last card back, since enough cards must follow each in rising order.
    """
    left = t.get(s, LEFT)
    lowest = t.get(s, LOWEST)
    number = t.get(s, BUYING) - 1
    plain = number < 0 or (number != t.right_of_way and number != t.two_claims)
    start = n
    following: i64 = 0
    card: i64 = N_CARDS - 1
    while card >= 0 and not (card < lowest and following >= left):
        there = free(t, game, s, card)
        following += there
        if there > 0 and following >= left and (plain or can_choose(t, game, s, card)):
            acts[n] = t.action + t.choose + card
            n += 1
        card -= 1
    reverse(acts, start, n)
    return n


def reverse(acts: vec[i64], start: i64, end: i64) -> None:
    """Put a part of an array in the opposite order."""
    end -= 1
    while start < end:
        action = acts[start]
        acts[start] = acts[end]
        acts[end] = action
        start += 1
        end -= 1


def can_choose(t: Technologies, game: Game, s: State, card: i64) -> bool:
    """Tell whether a card may be the next of a substitute.

    For a technology that must be used at once, the claim it is bought for must stay possible
    (UK12, UK15). Only in a hand that another seat imagines can no card allow that.
    """
    if not follows(t, game, s, card):
        return False
    number = t.get(s, BUYING) - 1
    if number < 0 or (number != t.right_of_way and number != t.two_claims):
        return True
    if leaves_claim(t, game, s, card):
        return True
    other: i64
    for other in range(N_CARDS):
        if follows(t, game, s, other) and leaves_claim(t, game, s, other):
            return False
    return True


def follows(t: Technologies, game: Game, s: State, card: i64) -> bool:
    """Tell whether a card may follow those laid, with enough to come in rising order."""
    left = t.get(s, LEFT)
    if free(t, game, s, card) == 0 or free_from(t, game, s, card) < left:
        return False
    # In a hand that another seat imagines, too few cards may follow those laid.
    lowest = t.get(s, LOWEST)
    return card >= lowest or free_from(t, game, s, lowest) < left


def leaves_claim(t: Technologies, game: Game, s: State, card: i64) -> bool:
    """Tell whether a claim can still be paid after choosing a card for a technology."""
    spent = zeros(N_CARDS)
    other: i64
    for other in range(N_CARDS):
        spent[other] = reserved(t, game, s, other)
    spent[card] += 1
    theirs = t.get(s, BUYING) - 1 == t.right_of_way
    return can_claim(t, game, s, theirs, spent, card, t.get(s, LEFT) - 1)
