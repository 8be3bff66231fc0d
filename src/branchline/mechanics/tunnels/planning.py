"""Tunnels in plans: they cost more than their spaces, and how much is a gamble."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from mypy_extensions import i64

from branchline.core.arrays import vec
from branchline.core.cards import LOCOMOTIVE, N_CARDS
from branchline.core.rules import Rules
from branchline.mechanics.base import Planning
from branchline.mechanics.tunnels.rules import Tunnels

if TYPE_CHECKING:
    from branchline.core.game import Game
    from branchline.core.state import State
    from branchline.mechanics.survey import Survey


class TunnelsPlanning(Planning):
    """Expects the usual surcharge."""

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.tunnels: Tunnels = cast(Tunnels, rules)

    def keeps_survey(self) -> bool:
        """Return that `survey` reads tracks, own tickets and slots alone."""
        return True

    def survey(self, game: Game, s: State, seat: i64, survey: Survey) -> None:
        """Add the surcharge to be expected, and a card to spare, to the price of a tunnel.

        Each card revealed costs another if it is a locomotive or of the colour laid.
        """
        total: i64 = 0
        for card in range(N_CARDS):
            total += game.cards[card]
        dearer = game.cards[0] + game.cards[LOCOMOTIVE]
        surcharge = 100 * self.tunnels.reveal * dearer // total
        for track in range(game.board.n_tracks):
            if self.tunnels.is_tunnel[track]:
                survey.extra[track] += surcharge
                survey.spare[track] += 1

    def features(
        self, game: Game, s: State, seat: i64, survey: Survey, out: vec[i64], at: i64
    ) -> i64:
        """Write how many tunnels are planned."""
        out[at] = 300 * survey.planned_sum(self.tunnels.is_tunnel)
        return at + 1

    def is_gamble(self, game: Game, track: i64) -> bool:
        """Return whether a track is a tunnel."""
        return self.tunnels.is_tunnel[track] != 0

    def reply(self, game: Game, s: State, survey: Survey) -> i64:
        """Pay with as few locomotives as possible; decline only if nothing else is possible."""
        first = self.tunnels.action
        for action in range(first + 1, first + self.tunnels.n_actions):
            if self.tunnels.is_answer(game, s, action):
                return action
        return first
