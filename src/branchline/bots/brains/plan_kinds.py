"""The kinds of plan a seat may make of the same tickets: how each weighs tracks and tickets.

The first is the planner's own. The others price tracks by other weights, plan the tickets in
another order, or give one of them up; they are worth having where they lead to other tracks.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from branchline.bots.brains.planner_weights import EXTRA, GOAL, HELD, IN_ROW, POINTS
from branchline.core.arrays import vec

if TYPE_CHECKING:
    from branchline.bots.brains.kept_survey import KeptSurvey

USUAL: Final = 0
BY_CARDS: Final = 1
"""Cards in hand and in the row count more."""
SHORT: Final = 2
"""Points of tracks count less."""
LONG: Final = 3
"""Points of tracks count more."""
PLAIN: Final = 4
"""What mechanics add to the cost of tracks counts three times."""
REVERSED: Final = 5
"""The least valuable ticket is planned first."""
BY_GOALS: Final = 6
"""What is worth joining beyond tickets counts three times."""
GIVING_UP: Final = 7
"""The first of those that give up a ticket: the least valuable, the second least, and so on."""
N_KINDS: Final = 11

MORE_HELD: Final = 40
MORE_POINTS: Final = 25


def weights_of_kind(weights: vec[i64], kind: i64) -> vec[i64]:
    """Return the weights by which a kind of plan prices tracks and goals."""
    own = weights[:]
    if kind == BY_CARDS:
        own[HELD] = 2 * own[HELD] + MORE_HELD
        own[IN_ROW] = 2 * own[IN_ROW] + MORE_HELD // 2
    elif kind == SHORT:
        own[POINTS] -= MORE_POINTS
    elif kind == LONG:
        own[POINTS] += MORE_POINTS
    elif kind == PLAIN:
        own[EXTRA] *= 3
    elif kind == BY_GOALS:
        own[GOAL] *= 3
    return own


def may_differ(kind: i64, n_tickets: i64, survey: KeptSurvey) -> bool:
    """Return whether a kind of plan may differ from the usual one, with so many tickets open."""
    if kind == PLAIN:
        return survey.has_extra
    if kind == REVERSED:
        return n_tickets > 1
    if kind == BY_GOALS:
        return survey.survey.n_goals > 0
    if kind >= GIVING_UP:
        return n_tickets > kind - GIVING_UP
    return n_tickets > 0 or kind == USUAL
