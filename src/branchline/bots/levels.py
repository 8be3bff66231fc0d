"""The levels people choose from; the strongest, `expert`, is in `search_bots`."""

from __future__ import annotations

from branchline.bots.brains.planner import Planner
from branchline.bots.brains.policy import Policy
from branchline.bots.brains.tuned_weights import weights_by_name
from branchline.bots.brains.varied_policy import VariedPolicy
from branchline.bots.planner_bots import PlannerBot
from branchline.bots.search_bots import ValueBot

VARIED_TURNS = 15
"""In how many percent of their turns the lower levels play another reasonable move."""


class EasyBot(PlannerBot):
    """Works on one ticket at a time, untuned, and plays another move now and then."""

    def make_policy(self) -> Policy:
        """Return the policy that decides."""
        weights = weights_by_name({})
        planner = Planner(self.game, weights)
        planner.plan.one_ticket = True
        return VariedPolicy(self.game, planner, weights, VARIED_TURNS)


class MediumBot(PlannerBot):
    """Plans its tickets together, and plays another move now and then."""

    def make_policy(self) -> Policy:
        """Return the policy that decides."""
        return VariedPolicy(self.game, self.make_planner(), self.weights(), VARIED_TURNS)


class HardBot(ValueBot):
    """Judges every move by what it learnt from many games."""
