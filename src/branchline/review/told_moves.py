"""Moves as reviews and puzzles tell them."""

from __future__ import annotations

from msgspec.structs import asdict

from branchline.core.state import State
from branchline.play.notation import Notation
from branchline.play.offers import offer_of
from branchline.play.view import view_of
from branchline.review.messages import Choice, Fact


class ToldMoves:
    """Tells the moves of one game."""

    def __init__(self, notation: Notation) -> None:
        self.game = notation.game
        self.notation = notation

    def choice(
        self,
        s: State,
        action: int,
        points: int = 0,
        chance: int = 0,
        reason: tuple[Fact, ...] = (),
    ) -> Choice:
        """Return an action of the seat to act as it is told, with what it costs."""
        view = view_of(self.game, s, int(s.seat), self.notation.displays)
        offer = asdict(offer_of(self.notation, view, action))
        return Choice(**offer, points=points, chance=chance, reason=reason)
