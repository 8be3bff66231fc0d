"""Bots that play by plans: the planner, the hoarder, and four styles of play by name.

The styles are those of the literature on play-testing by program (de Mesentier Silva, Lee,
Togelius, Nealen: "AI-based playtesting of contemporary board games", 2017). They are no match for
the planner, and differ from each other: that is their use.
"""

from __future__ import annotations

from branchline.bots.base import Intent, PolicyBot
from branchline.bots.hoarder import Hoarder
from branchline.bots.planner import Planner
from branchline.bots.policy import Policy
from branchline.bots.tuned import planner_weights, weights_from
from branchline.bots.weights import DEFAULT
from branchline.core.chance import Dice
from branchline.core.ways import OPEN
from branchline.play.redeal import redeal
from branchline.play.view import View


class PlannerBot(PolicyBot):
    """Plans its tickets together, with weights tuned for the map."""

    def weights(self) -> list[int]:
        """Return the weights it plays by."""
        return planner_weights(self.game)

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
    outline = planner.outline
    ways = outline.ways
    tracks = [
        track
        for track in range(planner.game.board.n_tracks)
        if ways.planned[track] == 1 and ways.kind[track] == OPEN
    ]
    planned = {int(outline.tracks_for[track]) - 1 for track in tracks}
    lost = tuple(int(ticket) for ticket in outline.given_up[: outline.n_lost])
    pending = [t for t in view.tickets if t in planned]
    pending.sort(key=lambda t: -int(planner.game.board.leg_points[planner.game.board.first_leg[t]]))
    needs = tuple(max(0, int(n) - held) for n, held in zip(ways.need, view.hand, strict=True))
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
        planner = Planner(self.game, weights_from({"wait": -500, "slack": 4500, "goal": 0}))
        planner.outline.single = True
        return planner


class LongRouteBot(PlannerBot):
    """Prefers long tracks to short ways, on its tickets and off them."""

    def weights(self) -> list[int]:
        """Return weights that make long tracks cheap."""
        return weights_from(
            {"points": 90, "slack": 0, "filler": 800, "planned": 0, "tickets": 4600}
        )


class RouteFocusedBot(PlannerBot):
    """Takes the tracks its tickets need as soon as it can, and no others before they are done."""

    def weights(self) -> list[int]:
        """Return weights that put planned tracks before everything."""
        return weights_from(
            {"planned": 2000, "wait": 0, "slack": 4500, "other": 2500, "tickets": 4600}
        )


class DestinationHungryBot(PlannerBot):
    """Draws tickets first and then joins them all at once."""

    def make_planner(self) -> Planner:
        """Return a planner that wants many tickets."""
        weights = weights_from({"offer_points": 120, "offer_trains": 20, "offer_full": 100})
        planner = Planner(self.game, weights)
        planner.hungry = 6
        return planner
