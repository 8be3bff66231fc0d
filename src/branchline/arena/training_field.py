"""The field that networks are trained and measured against: bots that want different things.

Whoever only meets itself learns one strategy. Each game seats the learner at one place and draws
the others from the field; `value` is another copy of the learner.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from branchline.bots.brains.planner import Planner
from branchline.bots.brains.policy import Policy
from branchline.bots.brains.tuned_weights import planner_weights_for
from branchline.bots.brains.value_policy import ValuePolicy
from branchline.bots.personalities import with_personality
from branchline.bots.planner_bots import make_gambler
from branchline.core.game import Game
from branchline.core.seeds import scramble

LEARNER: Final = "value"
GAMBLER: Final = "gambler"
PLANNER: Final = "planner"
FIELD: Final = (LEARNER, PLANNER, GAMBLER, "blocker", "racer")
"""Who may be met: the learner itself, the planner, and planners that play another style."""


def make_rival(game: Game, name: str) -> Policy:
    """Return the policy of a rival that does not learn."""
    weights = planner_weights_for(game)
    if name == GAMBLER:
        return make_gambler(game, weights)
    if name != PLANNER:
        weights = with_personality(weights, name)
    return Planner(game, weights)


def seating(
    learner: ValuePolicy, rivals: Sequence[Policy | None], players: int, seed: int
) -> list[Policy]:
    """Return who plays on each seat of a game: the learner on one, any of the field on the others.

    A rival of None is the learner once more; without rivals it plays all seats.
    """
    if not rivals:
        return [learner] * players
    drawn = scramble(seed)
    seats: list[Policy] = []
    for seat in range(players):
        rival = rivals[(drawn >> 8 * seat) % len(rivals)]
        seats.append(learner if seat == seed % players or rival is None else rival)
    return seats
