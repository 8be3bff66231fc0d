"""Games between policies: duels that show which is better, and games to train a network on."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from branchline.bots.brains.features import reads_pieces
from branchline.bots.brains.policy import Policy, play_policies
from branchline.bots.brains.tuned_weights import planner_weights_for
from branchline.bots.brains.value_network import ValueNetwork
from branchline.bots.brains.value_policy import ValuePolicy
from branchline.core.chance import Dice
from branchline.core.score import lead
from branchline.core.seeds import scramble
from branchline.core.state import FIRST, OVER

if TYPE_CHECKING:
    from branchline.core.game import Game


def policy_with(game: Game, network: ValueNetwork, samples: int, plans: int) -> ValuePolicy:
    """Return the policy that judges by a trained network, and reads what that was trained on."""
    weights = planner_weights_for(game)
    return ValuePolicy(game, weights, network, samples, plans, reads_pieces(network))


def training_game(
    game: Game, policies: Sequence[Policy], seed: int, spacing: int = 1
) -> tuple[list[list[int]], list[int]]:
    """Play a game; return the features after turns, and the seat's final lead for each.

    Only turns of value policies count, and of these one in `spacing`, drawn at random: positions of
    one game are much alike. The features are those of the plan that the policy's network likes
    best.
    """
    dice = Dice(seed)
    chosen = Dice(scramble(seed))
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
        if not isinstance(policy, ValuePolicy) or first:
            continue
        if (s.turn != turn or s.phase == OVER) and chosen.below(spacing) == 0:
            features = policy.features
            policy.value_of(s, seat)
            best = features.x if features.n_plans == 1 else features.best_x
            rows.append(list(best[: features.n]))
            seats.append(seat)
    sheet = game.score(s)
    return rows, [int(lead(sheet.totals, seat)) for seat in seats]


def duel(
    game: Game, mine: Policy, theirs: Policy, seed: int, games: int
) -> tuple[list[float], list[int]]:
    """Play one policy among copies of another; return its win share and its margin of each game.

    It takes each seat in turn, and plays the same deal in all of them.
    """
    shares: list[float] = []
    margins: list[int] = []
    players = int(game.players)
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
        margins.append(int(lead(sheet.totals, seat)))
    return shares, margins
