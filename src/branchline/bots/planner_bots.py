"""Bots that play by plans: the planner, the hoarder, and four styles of play by name.

The styles are those of the literature on play-testing by program (de Mesentier Silva, Lee,
Togelius, Nealen: "AI-based playtesting of contemporary board games", 2017). They are weaker than
the planner, and useful because they differ from each other.
"""

from __future__ import annotations

from collections.abc import Mapping

from branchline.bots.base import Intent, PolicyBot
from branchline.bots.brains.hoarder import Hoarder
from branchline.bots.brains.planner import Planner
from branchline.bots.brains.planner_weights import DEFAULT
from branchline.bots.brains.policy import Policy
from branchline.bots.brains.tuned_weights import planner_weights_for, weights_by_name, with_changes
from branchline.core.chance import Dice
from branchline.core.game import Game
from branchline.mechanics.survey import OPEN
from branchline.play.redeal import redeal
from branchline.play.view import View

GAMBLED = 7
"""How many tickets the gambler wants before it stops drawing more."""
GAMBLING = {"offer_points": 130, "offer_trains": 15, "offer_full": 110}
"""By which weights it keeps tickets."""


class PlannerBot(PolicyBot):
    """Plans its tickets together, with weights tuned for the map."""

    def __init__(self, game: Game, seed: int, changed: Mapping[str, int] | None = None) -> None:
        self.changed = changed or {}
        """Weights that are other than tuned."""
        super().__init__(game, seed)

    def weights(self) -> list[int]:
        """Return the weights it plays by."""
        return with_changes(planner_weights_for(self.game), self.changed)

    def make_policy(self) -> Policy:
        """Return the policy that decides."""
        return self.make_planner()

    def make_planner(self) -> Planner:
        """Return the planner."""
        return Planner(self.game, self.weights())

    def plan(self, view: View) -> Intent:
        """Return the tickets and tracks of the plan."""
        planner = self.make_planner()
        s = redeal(self.game, view, Dice(0))
        planner.prepare(s, view.seat)
        return intent_of(planner, view)


def intent_of(planner: Planner, view: View) -> Intent:
    """Return the plan that a planner has just made."""
    plan = planner.plan
    survey = plan.survey
    tracks = [
        track
        for track in range(planner.game.board.n_tracks)
        if survey.planned[track] == 1 and survey.kind[track] == OPEN
    ]
    planned = {int(plan.tracks_for[track]) - 1 for track in tracks}
    lost = tuple(int(ticket) for ticket in plan.given_up[: plan.n_lost])
    pending = [t for t in view.tickets if t in planned]
    pending.sort(key=lambda t: -int(planner.game.board.leg_points[planner.game.board.first_leg[t]]))
    needs = tuple(max(0, int(n) - held) for n, held in zip(survey.need, view.hand, strict=True))
    return Intent(tuple(pending), tuple(tracks), lost, needs)


class HoarderBot(PolicyBot):
    """Claims the longest tracks and ignores its tickets."""

    def make_policy(self) -> Policy:
        """Return the policy that decides."""
        return Hoarder(self.game, list(DEFAULT))


class OneStepBot(PlannerBot):
    """Works on one ticket at a time and claims what it can at once."""

    def make_planner(self) -> Planner:
        """Return a planner that sees one ticket."""
        planner = Planner(self.game, weights_by_name({"wait": -500, "slack": 4500, "goal": 0}))
        planner.plan.most_planned = 1
        return planner


class LongRouteBot(PlannerBot):
    """Prefers long tracks to short paths, for its tickets and beyond."""

    def weights(self) -> list[int]:
        """Return weights that make long tracks cheap."""
        return weights_by_name(
            {"points": 90, "slack": 0, "filler": 800, "planned": 0, "tickets": 4600}
        )


class RouteFocusedBot(PlannerBot):
    """Takes the tracks its tickets need as soon as it can, and no others before they are done."""

    def weights(self) -> list[int]:
        """Return weights that put planned tracks before everything."""
        return weights_by_name(
            {"planned": 2000, "wait": 0, "slack": 4500, "other": 2500, "tickets": 4600}
        )


class GamblerBot(PlannerBot):
    """Draws tickets two or three times at the start, keeps many, and works on all of them."""

    def make_planner(self) -> Planner:
        """Return a planner that gambles."""
        return make_gambler(self.game, self.weights())


def make_gambler(game: Game, weights: list[int]) -> Planner:
    """Return a planner that plays by given weights, but gambles on tickets."""
    planner = Planner(game, with_changes(weights, GAMBLING))
    planner.hungry = GAMBLED
    planner.hungry_slack = -game.trains
    return planner


class DestinationHungryBot(PlannerBot):
    """Draws many tickets first, then works on all of them together."""

    def make_planner(self) -> Planner:
        """Return a planner that wants many tickets."""
        weights = weights_by_name({"offer_points": 120, "offer_trains": 20, "offer_full": 100})
        planner = Planner(self.game, weights)
        planner.hungry = 6
        return planner
