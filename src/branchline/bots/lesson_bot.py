"""The opponent in a lesson: it plays the moves that the lesson lays down for its seat."""

from __future__ import annotations

from branchline.bots.base import Bot
from branchline.bots.brains.greedy import GreedyBot
from branchline.core.game import Game
from branchline.play.lessons import load_lesson
from branchline.play.view import View


class LessonBot(Bot):
    """Plays the move of the script in each of its positions, and greedily anywhere else.

    It knows the position by its view alone, so any process may be asked for any move.
    """

    def __init__(self, game: Game, seed: int, lesson: str) -> None:
        super().__init__(game, seed)
        self.lesson = load_lesson(lesson)
        self.otherwise = GreedyBot(game, seed)

    def choose(self, view: View, legal: list[int]) -> int:
        """Return one of the legal actions."""
        for match, move in self.lesson.positions():
            if move.seat == view.seat and move.action in legal and match.view(view.seat) == view:
                return move.action
        return self.otherwise.choose(view, legal)
