"""What planners know of a game before it begins: worked out once, for all planners of the game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from branchline.bots.brains.dominated_payments import DominatedPayments
from branchline.core.arrays import vec

if TYPE_CHECKING:
    from branchline.core.game import Game

MOST_GAMES: Final = 16
"""Of how many games the facts are kept."""


class PlannerFacts:
    """Facts that follow from the rules of a game alone.

    Tracks of one sort have the same colour and length: cards make them all as much cheaper.
    """

    def __init__(self, game: Game) -> None:
        self.game: Game = game
        self.payments: DominatedPayments = DominatedPayments(game)
        board = game.board
        tracks = [(int(c), int(n)) for c, n in zip(board.colour, board.length, strict=True)]
        sorts = sorted(set(tracks))
        self.sort_of: vec[i64] = vec[i64]([sorts.index(track) for track in tracks])
        self.sort_colour: vec[i64] = vec[i64]([colour for colour, _ in sorts])
        self.sort_length: vec[i64] = vec[i64]([length for _, length in sorts])


KNOWN: Final[list[PlannerFacts]] = []


def planner_facts_of(game: Game) -> PlannerFacts:
    """Return the facts of a game; those of the last few games are kept."""
    for facts in KNOWN:
        if facts.game is game:
            return facts
    facts = PlannerFacts(game)
    if len(KNOWN) == MOST_GAMES:
        KNOWN.pop(0)
    KNOWN.append(facts)
    return facts
