"""What a worker process does: let a bot choose an action from its view.

This module is all that a worker imports of the server, and a `Question` all it is told.
"""

from __future__ import annotations

from dataclasses import dataclass

from branchline.bots import make_bot
from branchline.bots.simulate import game_of
from branchline.play.view import View


@dataclass(frozen=True)
class Question:
    """A decision to make: the table by its name, the bot, and what its seat may know."""

    map: str
    variant: str | None
    players: int
    bot: str
    seed: int
    view: View
    legal: tuple[int, ...]


def choose(question: Question) -> int:
    """Return the action a bot chooses."""
    game = game_of(question.map, question.variant, question.players)
    bot = make_bot(question.bot, game, question.seed)
    return bot.choose(question.view, list(question.legal))
