"""What a position is worth to a seat, from what the seat may know: its expected lead at the end.

The value network judges where one was trained for the board. Elsewhere the planner's own plan is
counted up: what the seat has, what its tickets promise, and what its other trains may bring.
"""

from __future__ import annotations

from typing import Final, Literal

from branchline.bots.brains.planner import Planner
from branchline.bots.brains.rollout_search import RolloutSearch
from branchline.bots.brains.trained_networks import search_limits_for
from branchline.bots.brains.tuned_weights import planner_weights_for
from branchline.bots.brains.value_network import POINTS, empty_network
from branchline.bots.brains.value_policy import PLANNER_BONUS, ValuePolicy
from branchline.bots.search_bots import SAMPLES, make_value_policy
from branchline.core.actions import KEEP_ACTION
from branchline.core.arrays import POW, WORD
from branchline.core.game import Game
from branchline.core.state import FIRST, OVER, TURN, UNCHOSEN, State

Kind = Literal["network", "planner"]
"""What judges: a value network, or the planner's plan."""
PACE: Final = 1.6
"""Points that a train without a purpose brings, about, where only the planner judges."""
OPEN_TICKETS: Final = 0.4
"""The part of its points that an open ticket brings, about: one in three or four is lost."""
NETWORK_NOISE: Final = PLANNER_BONUS / 2
"""The standard error of a difference that the network sees itself: two such are mostly noise."""
PLAN_NOISE: Final = 8 / POINTS
"""The same where the planner’s plan is counted up: cards in hand count for nothing there."""
TICKETS_OF_OTHERS: Final = 6.0
"""Points that a ticket brings, about, for one who cannot see it."""


class Estimator:
    """Judges positions of one game; one object serves the game."""

    def __init__(self, game: Game) -> None:
        self.game = game
        policy = make_value_policy(game)
        self.kind: Kind = "planner" if policy is None else "network"
        weights = planner_weights_for(game)
        self.policy: ValuePolicy = policy or ValuePolicy(game, weights, empty_network(), SAMPLES)
        """Lists the moves worth a look; with a network, it judges positions as well."""
        self.planner: Planner = Planner(game, weights)
        self.search = RolloutSearch(game, self.policy, search_limits_for(game), 0.0)
        self.noise: float = NETWORK_NOISE if self.kind == "network" else PLAN_NOISE
        """The standard error of a difference between two moves of a turn."""

    def value(self, s: State, seat: int) -> float:
        """Return what a seat may expect to be ahead of the best other, in units of 30 points.

        It depends on what the seat may know alone.
        """
        if s.phase == FIRST:
            s = self.with_first_tickets(s, seat)
        if self.kind == "network":
            self.policy.network.forget()
            return float(self.policy.value_of(s, seat))
        return self.value_of_plan(s, seat)

    def with_first_tickets(self, s: State, seat: int) -> State:
        """Return a position in which a seat holds the first tickets it chose, or would choose."""
        game = self.game
        choice = int(s.chosen[seat])
        after = s.copy()
        if choice == UNCHOSEN:
            game.turn_to(after, seat)
            choice = int(self.planner.choose_tickets(after)) - KEEP_ACTION
        first = seat * game.most_offered
        for i in range(s.n_offers[seat]):
            if choice >> i & 1:
                ticket = s.offers[first + i]
                after.kept[seat * game.board.ticket_words + ticket // WORD] |= POW[ticket % WORD]
        after.n_offers[seat] = 0
        after.phase = TURN
        return after

    def value_of_plan(self, s: State, seat: int) -> float:
        """Return the lead that the planner's plan promises."""
        mine = float(s.points[seat] + self.policy.features.bonus(s, seat))
        mine += self.of_tickets(s, seat) if s.phase == OVER else self.promised(s, seat)
        best = max(self.public_points(s, other) for other in self.others(seat))
        return (mine - best) / POINTS

    def promised(self, s: State, seat: int) -> float:
        """Return the points that the planner's plan promises besides those there are."""
        planner, plan = self.planner, self.planner.plan
        planner.prepare(s, seat)
        found = float(plan.done_points + plan.track_points)
        found += OPEN_TICKETS * float(plan.open_points)
        found += float(plan.goal_points - plan.lost_points)
        return found + PACE * float(max(0, planner.slack))

    def of_tickets(self, s: State, seat: int) -> float:
        """Return the points of a seat's tickets once the game is over."""
        lines = self.game.score(s).lines(seat)
        return float(sum(line.points for line in lines if line.ticket >= 0))

    def public_value(self, s: State, seat: int) -> float:
        """Return the lead of a seat by what all can see, in the same units."""
        best = max(self.public_points(s, other) for other in self.others(seat))
        return (self.public_points(s, seat) - best) / POINTS

    def public_points(self, s: State, seat: int) -> float:
        """Return what a seat has and may still get, by what all can see."""
        points = float(s.points[seat] + self.policy.features.bonus(s, seat))
        points += TICKETS_OF_OTHERS * len(s.members(s.kept, seat))
        return points if s.phase == OVER else points + PACE * float(s.trains[seat])

    def others(self, seat: int) -> list[int]:
        """Return the other seats."""
        return [other for other in range(self.game.players) if other != seat]
