"""Bots that look ahead: by a value network, by rollouts, by tree search."""

from __future__ import annotations

from branchline.bots.brains.features import reads_pieces
from branchline.bots.brains.plan_kinds import N_KINDS
from branchline.bots.brains.policy import Policy
from branchline.bots.brains.rollout_search import RolloutSearch
from branchline.bots.brains.trained_networks import (
    ExpertSearch,
    expert_search_for,
    network_for,
    plans_for,
    search_limits_for,
)
from branchline.bots.brains.tree_search import TreeSearch
from branchline.bots.brains.tuned_weights import planner_weights_for
from branchline.bots.brains.value_policy import ValuePolicy
from branchline.bots.planner_bots import PlannerBot
from branchline.core.game import Game

SAMPLES = 6
"""Over how many deals of the hidden cards the value bot averages."""
SECONDS = 1.0
"""The most time the expert takes for a move."""
NO_LIMIT = 0.0
"""An expert that is told how to search takes the time it needs, so that games repeat."""
PLAYOUTS = 400
AS_NOTED = 0
"""So many kinds of plan as the note beside a board's network says."""


def make_value_policy(
    game: Game,
    plans: int = AS_NOTED,
    samples: int = SAMPLES,
    weights: list[int] | None = None,
) -> ValuePolicy | None:
    """Return the value policy of a game, or None if no network was trained for its board.

    It plans by the weights tuned for the board unless others are given.
    """
    network = network_for(game)
    if network is None:
        return None
    plans = plans_for(game) if plans == AS_NOTED else plans
    weights = planner_weights_for(game) if weights is None else weights
    policy = ValuePolicy(game, weights, network, samples, plans, reads_pieces(network))
    return policy if policy.features.n == network.n_inputs else None


class ValueBot(PlannerBot):
    """Judges where each move leads by what it has learnt from many games.

    On a board without a trained network it plays as the planner does.
    """

    plans = AS_NOTED

    def make_policy(self) -> Policy:
        """Return the policy that decides."""
        return make_value_policy(self.game, self.plans) or self.make_planner()


class OnePlanBot(ValueBot):
    """Judges every position by the planner's own plan alone."""

    plans = 1


class ManyPlansBot(ValueBot):
    """Judges every position by the best of several plans."""

    plans = N_KINDS


class ExpertBot(PlannerBot):
    """Plays the best moves of the value bot out before it chooses: the strongest."""

    seconds: float = SECONDS

    def __init__(self, game: Game, seed: int, search: ExpertSearch | None = None) -> None:
        self.given = search
        if search is not None:
            self.seconds = NO_LIMIT
        super().__init__(game, seed)

    def search(self) -> ExpertSearch:
        """Return how it searches: as it was told to, or as was found best for the board."""
        return self.given or expert_search_for(self.game)

    def make_policy(self) -> Policy:
        """Return the policy that decides."""
        search = self.search()
        policy = make_value_policy(self.game, search.plans, weights=self.weights())
        if policy is None:
            return self.make_planner()
        return RolloutSearch(self.game, policy, search.limits, self.seconds)


class OnePlanExpertBot(ExpertBot):
    """Plays all moves out by the planner's own plan: a yardstick for other experts."""

    def search(self) -> ExpertSearch:
        """Return how it searches."""
        return ExpertSearch(1, search_limits_for(self.game))


class ManyPlansExpertBot(ExpertBot):
    """Plays moves out by the plan that made each good, and judges by the best of several."""

    def search(self) -> ExpertSearch:
        """Return how it searches."""
        return ExpertSearch(N_KINDS, search_limits_for(self.game))


class TreeBot(PlannerBot):
    """Searches a tree of moves with random games and nothing else: a yardstick."""

    playouts = PLAYOUTS

    def make_policy(self) -> Policy:
        """Return the policy that decides."""
        return TreeSearch(self.game, self.playouts)
