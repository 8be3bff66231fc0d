"""A review as one seat may see it: nothing in it that the seat could not know."""

from __future__ import annotations

from msgspec.structs import replace

from branchline.review.messages import OPEN, Choice, Decision, Review

SECRET = ("keep",)
"""Kinds of moves of which others only see that they were made."""


def seen_from(review: Review, view: int) -> Review:
    """Return a review in one view; with all hands open, all of it but the seats' own curves."""
    is_open = view == OPEN
    return replace(
        review,
        curves=tuple(curve for curve in review.curves if curve.view == view),
        parts=tuple(parts for parts in review.parts if parts.view == view),
        decisions=tuple(
            each if is_open else seen_decision(each, view) for each in review.decisions
        ),
        turning_points=tuple(
            point for point in review.turning_points if is_open or point.seat == view
        ),
    )


def seen_decision(decision: Decision, view: int) -> Decision:
    """Return a decision without what a seat could not know: of others, the bare move."""
    if decision.seat == view:
        return replace(decision, open=None)
    return Decision(decision.number, decision.seat, seen_choice(decision.played))


def seen_choice(choice: Choice) -> Choice:
    """Return what others see of a move."""
    if choice.kind in SECRET:
        return Choice(-1, choice.kind, choice.kind)
    return replace(choice, reason=(), points=0, chance=0)
