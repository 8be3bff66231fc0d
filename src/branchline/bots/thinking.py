"""Bots that look ahead: value, expert, tree search, and the levels people choose from."""

from __future__ import annotations

from branchline.bots.nets import net_for, reach_for
from branchline.bots.planner import Planner
from branchline.bots.planning import PlannerBot
from branchline.bots.policy import Policy
from branchline.bots.searcher import Searcher
from branchline.bots.tree import TreeSearch
from branchline.bots.tuned import planner_weights, weights_from
from branchline.bots.valuer import Valuer
from branchline.bots.wavering import Wavering
from branchline.core.game import Game

SAMPLES = 6
"""Deals the value bot averages over."""
SECONDS = 1.0
"""The most time the expert takes for a move."""
PLAYOUTS = 400
WHIMS = 15
"""How many of a hundred turns the lower levels follow a whim."""


def make_valuer(game: Game) -> Valuer | None:
    """Return the value policy of a game, or None if no network was trained for its board."""
    net = net_for(game)
    if net is None:
        return None
    valuer = Valuer(game, planner_weights(game), net, SAMPLES)
    return valuer if valuer.features.n == net.n_inputs else None


class ValueBot(PlannerBot):
    """Judges where each move leads by what it learnt from many games.

    On a board for which it has learnt nothing it plays as the planner.
    """

    def make_policy(self) -> Policy:
        """Return the policy that decides."""
        return make_valuer(self.game) or self.make_planner()


class ExpertBot(PlannerBot):
    """Plays the best moves of the value bot out before it chooses: the strongest."""

    seconds = SECONDS

    def make_policy(self) -> Policy:
        """Return the policy that decides."""
        valuer = make_valuer(self.game)
        if valuer is None:
            return self.make_planner()
        return Searcher(self.game, valuer, reach_for(self.game), self.seconds)


class TreeBot(PlannerBot):
    """Searches a tree of moves with random games and nothing else: a yardstick."""

    playouts = PLAYOUTS

    def make_policy(self) -> Policy:
        """Return the policy that decides."""
        return TreeSearch(self.game, self.playouts)


class EasyBot(PlannerBot):
    """Works on its tickets one by one by rules of thumb, with a whim now and then."""

    def make_policy(self) -> Policy:
        """Return the policy that decides."""
        weights = weights_from({})
        steady = Planner(self.game, weights)
        steady.outline.single = True
        return Wavering(self.game, steady, weights, WHIMS)


class MediumBot(PlannerBot):
    """Plans its tickets together, with a whim now and then."""

    def make_policy(self) -> Policy:
        """Return the policy that decides."""
        return Wavering(self.game, self.make_planner(), self.weights(), WHIMS)


class HardBot(ValueBot):
    """Judges every move by what it learnt from many games."""
