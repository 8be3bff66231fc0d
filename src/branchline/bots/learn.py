"""Games to learn from: the features after every turn, and how the game ended for the seat."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from branchline.bots.valuer import Valuer
from branchline.core.chance import Dice
from branchline.core.state import FIRST, OVER

if TYPE_CHECKING:
    from branchline.core.game import Game


def lesson(game: Game, policies: list[Valuer], seed: int) -> tuple[list[list[int]], list[int]]:
    """Play a game; return the features after each turn and the margins they led to.

    The margin is the seat's total less the best total of the others.
    """
    dice = Dice(seed)
    own = [Dice(seed * 8 + 1 + seat) for seat in range(game.players)]
    s = game.start(dice)
    rows: list[list[int]] = []
    seats: list[int] = []
    while s.phase != OVER:
        seat = s.seat
        turn = s.turn
        first = s.phase == FIRST
        policy = policies[seat]
        game.apply(s, policy.decide(s, own[seat]), dice)
        if not first and (s.turn != turn or s.phase == OVER):
            features = policy.features
            features.read(s, seat)
            rows.append(list(features.x[: features.n]))
            seats.append(seat)
    sheet = game.score(s)
    return rows, [margin(list(sheet.totals), seat) for seat in seats]


def margin(totals: list[int], seat: i64) -> int:
    """Return how far a seat is ahead of the best other."""
    best = -10_000
    for other in range(len(totals)):
        if other != seat and totals[other] > best:
            best = totals[other]
    return totals[seat] - best
