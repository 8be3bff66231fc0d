"""Practice from one's own games: decisions in which there was a clearly better move."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Final

from branchline.play.match import Match
from branchline.review.answers import answer_of
from branchline.review.messages import WHOLE, Choice, Decision, PracticeAnswer, Review, Verdict
from branchline.review.steps import Step, steps_of
from branchline.review.told_moves import ToldMoves

LEAST_MISSED: Final = WHOLE // 50
"""What a move must have cost to be worth another try: two per cent of the chance to win."""


def missed_moves(review: Review, seat: int) -> tuple[int, ...]:
    """Return the moves of a seat that cost much, beyond noise, in the order of the game."""
    found = (each for each in review.turning_points if each.seat == seat)
    return tuple(sorted(each.number for each in found if each.chance >= LEAST_MISSED))


def answered(match: Match, decision: Decision, verdict: Verdict, action: int) -> PracticeAnswer:
    """Return what is to be said to one who, asked again, chooses an action.

    Raises `ValueError` for an action that was not legal.
    """
    step = steps_of(match)[decision.number - 1]
    if action not in match.game.legal(step.before):
        raise ValueError(action)
    told = ToldMoves(match.notation)
    answer = answer_in(match, step, action)
    right = answer == answer_in(match, step, verdict.best.action)
    again = answer == answer_in(match, step, decision.played.action)
    points, chance, noise, error = 0, 0, 0, 0
    known = right or again
    if again and not right:
        points, chance = verdict.points, verdict.chance
        noise, error = verdict.points_noise, verdict.chance_noise
    for other in decision.others:
        if not known and answer_in(match, step, other.action) == answer:
            known, points, chance = True, other.points, other.chance
    return PracticeAnswer(
        right=right,
        chosen=told.choice(step.before, action),
        best=verdict.best,
        known=known,
        points=points,
        chance=chance,
        points_noise=noise,
        chance_noise=error,
        others=without(decision.others, action),
        played=told.choice(step.before, decision.played.action, verdict.points, verdict.chance),
        later=decision.later,
    )


def answer_in(match: Match, step: Step, action: int) -> Hashable:
    """Return the answer that an action is, before a move."""
    return answer_of(match.notation, step.before, action)


def without(choices: tuple[Choice, ...], action: int) -> tuple[Choice, ...]:
    """Return all choices but one."""
    return tuple(each for each in choices if each.action != action)
