"""How long a bot seems to think: longer where the decision is harder.

Only what everybody can see counts: what is to be decided, how many cards are in the hand, and
whether the end is near. So nobody learns from a pause what the bot holds.
"""

from __future__ import annotations

from branchline.core.cards import N_CARDS
from branchline.core.state import FIRST, KEEP, SECOND, TURN, State

EASIEST = 1.0
HARDEST = 4.0
CHOOSING_TICKETS = 3.5
FOLLOW_UP = 1.5
"""What a move of the same turn leads to, such as a tunnel to pay for."""
FULL_HAND = 20
"""With so many cards there is more to think about than with fewer."""
LAST_TURNS = 0.5
"""What a turn is harder by when the end has been announced."""


def difficulty(s: State, seat: int) -> float:
    """Return how hard the next decision of a seat is, from `EASIEST` to `HARDEST`."""
    if s.phase == SECOND:
        return EASIEST
    if s.phase in (FIRST, KEEP):
        return CHOOSING_TICKETS
    if s.phase != TURN:
        return FOLLOW_UP
    cards = sum(int(s.hands[seat * N_CARDS + card]) for card in range(N_CARDS))
    hand = 2.0 * min(cards, FULL_HAND) / FULL_HAND
    ending = LAST_TURNS if s.turns_left >= 0 else 0.0
    return min(EASIEST + hand + ending, HARDEST)
