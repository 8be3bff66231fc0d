"""Playing moves on: what search thinks of the best moves of a decision.

Where a network can judge, a few turns will do. A plan counted up cannot tell what cards in hand are
worth, so where there is nothing else all games are played to the end.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from branchline.bots.brains.value_network import POINTS
from branchline.core.chance import Dice
from branchline.core.seeds import scramble
from branchline.core.state import OVER, State
from branchline.review.decisions import Outcome, mean_difference, result_of
from branchline.review.estimates import Estimator
from branchline.review.win_chances import WinChances

ROUNDS: Final = 48
"""Deals in which every move is played on."""
MOST_MOVES: Final = 4
"""Moves compared, besides the one that was played."""
TO_THE_END: Final = 10_000
"""More turns than any game has."""
SURE_WITHOUT_NETWORK: Final = 2.0
"""By how many standard errors a move must be better than the planner's where no network judges."""


class Searcher:
    """Plays the best moves of decisions on, with the same deals and dice for all of them."""

    def __init__(self, estimator: Estimator, chances: WinChances, seed: int) -> None:
        self.game = estimator.game
        self.estimator = estimator
        self.win_chances = chances
        self.seed = scramble(seed + 1)
        has_network = estimator.kind == "network"
        self.turns = int(estimator.search.turns) if has_network else TO_THE_END
        self.standard_errors = SURE_WITHOUT_NETWORK
        if has_network:
            self.standard_errors = float(estimator.search.standard_errors)
        self.rounds = ROUNDS

    def outcomes(
        self, s: State, moves: Sequence[int], number: int, *, is_open: bool
    ) -> list[Outcome]:
        """Return where moves lead, in their order; with all hands open, or as the seat sees it."""
        seat = int(s.seat)
        leads: list[list[float]] = [[] for _ in moves]
        chances: list[list[float]] = [[] for _ in moves]
        for each in range(self.rounds):
            seed = self.seed + 2003 * number + each
            deal = s if is_open else self.estimator.search.redealer.deal(s, seat, Dice(seed))
            for i, move in enumerate(moves):
                ahead, chance = self.play_on(deal.copy(), seat, move, Dice(seed + 700_001))
                leads[i].append(ahead)
                chances[i].append(chance)
        return [Outcome(move, tuple(leads[i]), tuple(chances[i])) for i, move in enumerate(moves)]

    def play_on(self, s: State, seat: int, move: int, dice: Dice) -> tuple[float, float]:
        """Return a seat's lead in points and its chance a few turns after a move."""
        game, planner = self.game, self.estimator.planner
        end = s.turn + game.players * self.turns + 1
        game.apply(s, move, dice)
        while s.phase != OVER and s.turn < end:
            game.apply(s, planner.decide(s, dice), dice)
        if s.phase == OVER:
            return result_of(game, s, seat)
        value = self.estimator.value(s, seat)
        return POINTS * value, self.win_chances.of_seat(s, seat, value)

    def preferred(self, found: Sequence[Outcome]) -> Outcome:
        """Return the move that search prefers: the first, unless another is surely better."""
        best, most = found[0], 0.0
        for each in found[1:]:
            mean, error = mean_difference(each.chances, found[0].chances)
            sure = mean - self.standard_errors * error
            if sure > most:
                best, most = each, sure
        return best
