"""How soon the game may end, from what every player can count."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from branchline.core.costs import hand_size
from branchline.core.game import FEW_TRAINS

if TYPE_CHECKING:
    from branchline.core.state import State

CARD_TURNS: Final = 50
"""Turns it takes to draw any card, in hundredths."""
TRAIN_TURNS: Final = 28
"""Turns it takes to build a train whose card is in hand, in hundredths."""


def fewest_trains(s: State, seat: i64, players: i64) -> i64:
    """Return the fewest trains that another seat has left."""
    fewest: i64 = 99
    for other in range(players):
        if other != seat and s.trains[other] < fewest:
            fewest = s.trains[other]
    return fewest


def turns_to_end(s: State, seat: i64, players: i64) -> i64:
    """Return about how soon another seat may end the game, in hundredths of a turn."""
    if s.turns_left >= 0:
        return 100
    soonest: i64 = 9999
    for other in range(players):
        if other != seat:
            turns = turns_to_finish(s, other)
            if turns < soonest:
                soonest = turns
    return soonest


def turns_to_finish(s: State, seat: i64) -> i64:
    """Return about how many turns, in hundredths, a seat takes to build its last trains.

    It has to claim them, a few at a time, and to draw two at a time the cards it has not yet.
    """
    trains = s.trains[seat] - FEW_TRAINS
    if trains < 0:
        return 0
    turns = TRAIN_TURNS * trains
    lack = trains - hand_size(s, seat)
    if lack > 0:
        turns += CARD_TURNS * lack
    return turns
