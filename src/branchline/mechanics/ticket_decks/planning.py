"""Ticket decks for a bot that plans: which split to name."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from mypy_extensions import i64

from branchline.core.rules import Rules
from branchline.mechanics.base import Planning
from branchline.mechanics.ticket_decks.rules import TicketDecks

if TYPE_CHECKING:
    from branchline.core.game import Game
    from branchline.core.state import State
    from branchline.mechanics.survey import Survey

FIRST_SHORT: Final = 4
"""The short tickets among the first ones: with all four short, planners won 25 of 40 games of two
players against those with two; with none of them, 16 of 40."""
ALL_SHORT: Final = 20
"""With fewer trains left than this, long tickets are out of reach."""


class TicketDecksPlanning(Planning):
    """Names a split by the trains that are left."""

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.decks: TicketDecks = cast(TicketDecks, rules)

    def reply(self, game: Game, s: State, survey: Survey) -> i64:
        """Return the split of the first tickets."""
        return self.nearest(game, s, FIRST_SHORT)

    def draw_tickets(self, game: Game, s: State, survey: Survey) -> i64:
        """Return the split of a later draw: short tickets once trains run out."""
        total = self.decks.total(game, s)
        return self.nearest(game, s, total if s.trains[s.seat] < ALL_SHORT else total // 2)

    def nearest(self, game: Game, s: State, short: i64) -> i64:
        """Return the possible split with about so many short tickets."""
        for step in range(self.decks.n_actions):
            if self.decks.is_split(game, s, short - step):
                return self.decks.action + short - step
            if self.decks.is_split(game, s, short + step):
                return self.decks.action + short + step
        return -1
