"""A hint: the best move for a seat, why, and the next best, by what reviews games."""

from __future__ import annotations

from typing import Final

from branchline.bots.brains.value_network import POINTS
from branchline.core.chance import Dice
from branchline.core.game import Game
from branchline.core.state import FIRST
from branchline.maps.schema import MapData
from branchline.play.game_facts import GameFacts
from branchline.play.redeal import redeal
from branchline.play.view import View
from branchline.review.decisions import Judge, Outcome, compared
from branchline.review.estimates import Estimator
from branchline.review.messages import HintedMove, MoveHint
from branchline.review.playing_on import MOST_MOVES, Searcher
from branchline.review.reasons import Reasons
from branchline.review.win_chances import WinChances

CLEAR_LEAD: Final = POINTS / 2
"""A lead of a move, in points, that needs no search."""
N_OTHERS: Final = 2
MOST_KNOWN: Final = 4


class Adviser:
    """Finds hints for one game."""

    def __init__(self, data: MapData, game: Game, seed: int) -> None:
        self.game = game
        estimator = Estimator(game)
        chances = WinChances(game, estimator.kind)
        self.judge = Judge(estimator, chances, seed)
        self.searcher = Searcher(estimator, chances, seed)
        self.reasons = Reasons(data, estimator, GameFacts(game), seed)

    def hint(self, view: View, legal: list[int]) -> MoveHint:
        """Return the best of the legal actions, from what the seat may know."""
        s = redeal(self.game, view, Dice(0))
        s.seat = view.seat
        found = [each for each in self.judge.outcomes(s, -1, 0) if each.action in legal]
        if not found:
            action = next((int(each) for each in self.judge.candidates(s, -1) if each in legal), -1)
            action = legal[0] if action < 0 else action
            return MoveHint(action, self.reasons.of(s, action))
        if s.phase != FIRST and len(found) > 1 and not self.is_clear(found):
            moves = [each.action for each in found[:MOST_MOVES]]
            played = self.searcher.outcomes(s, moves, 0, is_open=False)
            best = self.searcher.preferred(played)
            found = [best, *sorted(without(played, best), key=lambda each: -each.lead)]
        best, others = found[0], found[1 : 1 + N_OTHERS]
        return MoveHint(
            best.action,
            self.reasons.of(s, best.action),
            tuple(hinted(best, other) for other in others),
        )

    def is_clear(self, found: list[Outcome]) -> bool:
        """Return whether the first move leads by so much that it needs no search."""
        has_network = self.judge.estimator.kind == "network"
        return has_network and found[0].lead - found[1].lead >= CLEAR_LEAD


KNOWN: Final[list[Adviser]] = []


def without(found: list[Outcome], one: Outcome) -> list[Outcome]:
    """Return all outcomes but one."""
    return [each for each in found if each is not one]


def hinted(best: Outcome, other: Outcome) -> HintedMove:
    """Return another move, and by how much the best is better."""
    points, _, noise, _ = compared(best, other).rounded()
    return HintedMove(other.action, max(0, points), noise)


def adviser_for(data: MapData, game: Game) -> Adviser:
    """Return the adviser of a game; those of the last few are kept."""
    found = next((each for each in KNOWN if each.game is game), None)
    if found is None:
        found = Adviser(data, game, 1)
        KNOWN.append(found)
        del KNOWN[:-MOST_KNOWN]
    return found
