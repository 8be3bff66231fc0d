"""What a hand comes to."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from branchline.core.cards import N_CARDS, N_COLOURS

if TYPE_CHECKING:
    from branchline.core.state import State


def hand_size(s: State, seat: i64) -> i64:
    """Return how many cards a seat holds."""
    total: i64 = 0
    card: i64
    for card in range(seat * N_CARDS, (seat + 1) * N_CARDS):
        total += s.hands[card]
    return total


def most_held(s: State, seat: i64) -> i64:
    """Return how many cards a seat holds of the colour it has most of."""
    most: i64 = 0
    card: i64
    for card in range(seat * N_CARDS, seat * N_CARDS + N_COLOURS):
        if s.hands[card] > most:
            most = s.hands[card]
    return most
