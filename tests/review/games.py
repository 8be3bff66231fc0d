"""Games among bots, to be reviewed."""

from __future__ import annotations

from functools import cache

from branchline import new_game
from branchline.bots import make_bot
from branchline.play.match import Match
from branchline.review.engine import ReviewEngine
from branchline.review.messages import Review

FEW = [("poland", 2), ("nordic", 2), ("europe", 3)]
"""A board with a network, one without, and one with more seats and mechanics."""


@cache
def played(
    which: str, players: int, seed: int = 4, bots: tuple[str, ...] = ("easy", "hard")
) -> Match:
    """Return a finished game; a variant stands after a colon."""
    name, _, variant = which.partition(":")
    match = new_game(name, players=players, seed=seed, variant=variant or None)
    seats = [make_bot("hard" if i else "easy", match.game, seed + i) for i in range(players)]
    while not match.over:
        seat = match.seat
        match.play(seats[seat].choose(match.view(seat), match.actions(seat)), seat)
    return match


@cache
def pieces_of(which: str, players: int) -> list[Review]:
    """Return the review of a finished game after every piece of work: it takes many seconds."""
    return list(ReviewEngine(played(which, players)).run())


def reviewed(which: str, players: int) -> Review:
    """Return the review of a finished game."""
    return pieces_of(which, players)[-1]


@cache
def engine_of(which: str, players: int) -> ReviewEngine:
    """Return what reviews a finished game, before it has begun."""
    return ReviewEngine(played(which, players))
