"""What a bot is: it is shown a view and the legal actions, and chooses one."""

from __future__ import annotations

from branchline.core.chance import Dice
from branchline.core.game import Game
from branchline.play.view import View


class Bot:
    """A player by program; it knows the rules (`game`) and has dice of its own."""

    def __init__(self, game: Game, seed: int) -> None:
        self.game = game
        self.dice = Dice(seed)

    def choose(self, view: View, legal: list[int]) -> int:
        """Return one of the legal actions."""
        raise NotImplementedError
