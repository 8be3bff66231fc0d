"""Games to learn from: single ones, turn by turn, and duels that tell which policy is better."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from branchline.bots.policy import Policy, play_policies
from branchline.bots.valuer import Valuer
from branchline.core.chance import Dice
from branchline.core.seeds import scramble
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


def duel(
    game: Game, mine: Policy, theirs: Policy, seed: int, games: int
) -> tuple[list[float], list[int]]:
    """Play one policy among copies of another; return its win share and its margin of each game.

    It takes each seat in turn, and meets the same deal in all of them.
    """
    shares: list[float] = []
    margins: list[int] = []
    players: int = game.players
    for number in range(games):
        seat = number % players
        deal = scramble(seed) + number // players
        dice = Dice(deal)
        s = game.start(dice)
        policies = [mine if each == seat else theirs for each in range(players)]
        own = [Dice(deal + 1 + each) for each in range(players)]
        play_policies(game, s, policies, own, dice)
        sheet = game.score(s)
        winners = sheet.winners()
        shares.append(1.0 / float(len(winners)) if seat in winners else 0.0)
        margins.append(margin(list(sheet.totals), seat))
    return shares, margins
