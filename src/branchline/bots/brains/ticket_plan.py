"""A seat's plan: the tracks that would join its tickets, and what they ask for.

Tickets are planned by falling value, each along its cheapest path; tracks planned for one ticket
are free for the next. That is the usual quick answer to a Steiner forest. What a mechanic adds
(surcharges, purchases, borrowed tracks, gains, goals) comes from `Planning.survey`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from branchline.bots.brains.cheapest_paths import FAR, CheapestPaths
from branchline.bots.brains.kept_survey import KeptSurvey
from branchline.bots.brains.plan_kinds import GIVING_UP, REVERSED, USUAL
from branchline.bots.brains.planner_weights import BUY, GOAL
from branchline.bots.brains.track_costs import TrackCosts
from branchline.core.arrays import WORD, lowest_bit, vec, zeros
from branchline.core.cards import GRAY, LOCOMOTIVE, N_CARDS, N_COLOURS
from branchline.core.score import ticket_points
from branchline.mechanics.survey import BORROWABLE, CLOSED, OPEN, OWN, Survey

if TYPE_CHECKING:
    from branchline.core.game import Game
    from branchline.core.state import State

MOST_GOALS_PLANNED: Final = 3


class TicketPlan:
    """The plan of one seat; one object serves a game and plans again for every position."""

    def __init__(self, game: Game, weights: vec[i64]) -> None:
        self.game: Game = game
        self.kind: i64 = USUAL
        """The kind of plan to make; see `plan_kinds`."""
        self.costs: TrackCosts = TrackCosts(game, weights)
        self.weights: vec[i64] = weights
        """The weights of the kind."""
        self.kept_survey: KeptSurvey = self.costs.surveys[0]
        self.survey: Survey = self.kept_survey.survey
        self.paths: CheapestPaths = CheapestPaths(game.board)
        board = game.board
        self.tickets: vec[i64] = zeros(board.n_tickets + game.most_offered)
        self.worths: vec[i64] = zeros(board.n_tickets + game.most_offered)
        self.tracks: vec[i64] = zeros(board.n_tracks)
        """The tracks of the plan, `n_tracks` of them."""
        self.n_tracks: i64 = 0
        self.base_cost: vec[i64] = zeros(game.board.n_tracks)
        self.charges: vec[i64] = zeros(game.board.n_tracks)
        """What each set of purchases that tracks ask for costs."""
        self.path: vec[i64] = zeros(game.board.n_tracks)
        self.n_path: i64 = 0
        self.ends: vec[i64] = zeros(2)
        self.stops: vec[i64] = zeros(2 * game.board.n_tracks + 1)
        self.limit: i64 = FAR
        """What a path may cost at most to be of use."""
        self.most_planned: i64 = 0
        """Plan so many open tickets together, the most valuable ones; 0 for all of them."""
        self.goals: bool = True
        self.n_kept: i64 = 0
        self.n_done: i64 = 0
        self.done_points: i64 = 0
        self.n_open: i64 = 0
        self.open_points: i64 = 0
        self.n_lost: i64 = 0
        self.given_up: vec[i64] = zeros(game.board.n_tickets + game.most_offered)
        """The tickets out of reach."""
        self.lost_points: i64 = 0
        self.trains: i64 = 0
        """Trains the plan needs."""
        self.track_points: i64 = 0
        self.goal_points: i64 = 0
        self.borrowed: i64 = 0
        self.tracks_for: vec[i64] = zeros(game.board.n_tracks)
        """1 + the ticket each planned track was first planned for, or 0."""

    # Making the plan

    def make(self, s: State, seat: i64, more: vec[i64], n_more: i64) -> None:
        """Plan for a seat's kept tickets and `more[:n_more]`."""
        self.base_cost = self.costs.find(s, seat, self.kind)
        self.weights = self.costs.weights
        self.kept_survey = self.costs.kept
        self.survey = self.kept_survey.survey
        self.open_paths(self.kept_survey)
        self.clear()
        self.plan_tickets(s, seat, more, n_more)
        if self.goals and self.survey.n_goals > 0:
            self.plan_goals(s, seat)
        self.count_needs(s, seat)

    def open_paths(self, kept: KeptSurvey) -> None:
        """Let paths use all tracks that are not closed to the seat."""
        if not kept.has_paths:
            self.paths.leave_out(kept.survey.kind, CLOSED, kept.first, kept.leaving)
            kept.has_paths = True
        self.paths.first = kept.first
        self.paths.leaving = kept.leaving

    def clear(self) -> None:
        """Start from an empty plan."""
        self.n_tracks = 0
        self.n_kept = 0
        self.n_done = 0
        self.done_points = 0
        self.n_open = 0
        self.open_points = 0
        self.n_lost = 0
        self.lost_points = 0
        self.trains = 0
        self.track_points = 0
        self.goal_points = 0
        self.borrowed = 0

    def plan_tickets(self, s: State, seat: i64, more: vec[i64], n_more: i64) -> None:
        """Plan the seat's tickets, the most valuable first."""
        game = self.game
        board = game.board
        tickets = self.tickets
        worths = self.worths
        n: i64 = 0
        for word in range(board.ticket_words):
            left = s.kept[seat * board.ticket_words + word]
            while left != 0:
                n = self.queue_ticket(word * WORD + lowest_bit(left), tickets, worths, n)
                left &= left - 1
        for i in range(n_more):
            n = self.queue_ticket(more[i], tickets, worths, n)
        for rank in range(n):
            i = rank
            if self.kind == REVERSED:
                i = n - 1 - rank
            if 0 < self.most_planned <= self.n_open - self.n_lost:
                self.n_open += 1
                self.open_points += worths[i]
            elif self.kind >= GIVING_UP and n - 1 - i == self.kind - GIVING_UP:
                self.n_open += 1
                self.give_up(tickets[i], worths[i])
            else:
                self.plan_ticket(s, seat, tickets[i], worths[i])

    def queue_ticket(self, ticket: i64, tickets: vec[i64], worths: vec[i64], n: i64) -> i64:
        """Count a ticket that is done; put another in its place by worth. Return the new n."""
        board = self.game.board
        self.n_kept += 1
        points = ticket_points(self.game, self.kept_survey.label, ticket)
        if points > 0:
            self.n_done += 1
            self.done_points += points
            return n
        worth: i64 = 0
        for leg in range(board.first_leg[ticket], board.first_leg[ticket + 1]):
            if board.leg_points[leg] > worth:
                worth = board.leg_points[leg]
        at = n
        while at > 0 and worths[at - 1] < worth:
            tickets[at] = tickets[at - 1]
            worths[at] = worths[at - 1]
            at -= 1
        tickets[at] = ticket
        worths[at] = worth
        return n + 1

    def plan_ticket(self, s: State, seat: i64, ticket: i64, worth: i64) -> None:
        """Plan the leg of a ticket that promises most, if the trains last."""
        board = self.game.board
        self.n_open += 1
        best: i64 = -1
        best_value: i64 = -FAR
        first = board.first_leg[ticket]
        last = board.first_leg[ticket + 1]
        if last - first > 1:
            for leg in range(first, last):
                cost = self.find_leg_path(board.leg_places, leg)
                if cost < FAR and 100 * board.leg_points[leg] - cost > best_value:
                    best_value = 100 * board.leg_points[leg] - cost
                    best = leg
        else:
            best = first
        if (
            best >= 0
            and self.find_leg_path(board.leg_places, best) < FAR
            and self.can_afford(s, seat)
        ):
            self.open_points += board.leg_points[best]
            self.add_path(1 + ticket)
            return
        self.give_up(ticket, worth)

    def give_up(self, ticket: i64, worth: i64) -> None:
        """Count a ticket as lost."""
        self.given_up[self.n_lost] = ticket
        self.n_lost += 1
        self.lost_points += worth

    def find_leg_path(self, places: vec[i64], leg: i64) -> i64:
        """Find the cheapest path for a leg into `path`; return its cost."""
        board = self.game.board
        low = board.leg_from[leg]
        cost = self.find_path(places, low, board.leg_to[leg], board.leg_end[leg])
        if self.survey.root < 0 or cost >= FAR:
            return cost
        return cost + self.join_root()

    def join_root(self) -> i64:
        """Add to the path what joins it to the place where the network must start.

        Return what that costs.
        """
        kept = self.path[: self.n_path]
        n: i64 = 0
        for track in kept:
            self.stops[n] = self.game.board.track_a[track]
            self.stops[n + 1] = self.game.board.track_b[track]
            n += 2
        if n == 0:
            return 0
        self.stops[n] = self.survey.root
        cost = self.find_path(self.stops, 0, n, n + 1)
        for track in kept:
            self.path[self.n_path] = track
            self.n_path += 1
        return cost

    def find_path(self, places: vec[i64], low: i64, high: i64, end: i64) -> i64:
        """Find the cheapest path between two sets of places, purchases paid once.

        Paths are sought with purchases counted at every track, then with none, and last with
        those of the better of the two paths; the cheapest by its cheapest cost is taken.
        """
        lacking: i64 = ~self.survey.wanted
        cost = self.find_path_paying(places, low, high, end, lacking)
        if cost >= FAR or self.purchases(lacking) == 0:
            return cost
        cheapest = self.path_cost(lacking)
        kept = self.path[: self.n_path]
        n_kept = self.n_path
        attempt: i64
        for attempt in range(2):
            bought: i64 = ~self.purchases_of(kept, n_kept, lacking) if attempt == 1 else 0
            self.find_path_paying(places, low, high, end, lacking & bought)
            other = self.path_cost(lacking)
            if other < cheapest:
                cheapest = other
                kept = self.path[: self.n_path]
                n_kept = self.n_path
        for i in range(n_kept):
            self.path[i] = kept[i]
        self.n_path = n_kept
        return cheapest

    def find_path_paying(
        self, places: vec[i64], low: i64, high: i64, end: i64, lacking: i64
    ) -> i64:
        """Find the cheapest path with every track charged for the purchases it lacks."""
        paths = self.paths
        paths.cost = self.base_cost
        if self.kept_survey.all_purchases & lacking:
            self.charge_purchases(lacking)
        best = paths.find(places, low, high, end, self.limit)
        self.n_path = 0
        if best < 0:
            return FAR
        cost = paths.distance[best]
        place = best
        while paths.via[place] >= 0:
            track = paths.via[place]
            self.path[self.n_path] = track
            self.n_path += 1
            place = paths.ends[track] - place
        return cost

    def charge_purchases(self, lacking: i64) -> None:
        """Add to the cost of tracks what they ask for and the plan lacks."""
        kept = self.kept_survey
        charges = self.charges
        for which in range(kept.n_demands):
            charges[which] = self.price(kept.demands[which] & lacking)
        cost = self.base_cost[:]
        for i in range(kept.n_gated):
            cost[kept.gated_tracks[i]] += charges[kept.demand_of[i]]
        self.paths.cost = cost

    def price(self, asked: i64) -> i64:
        """Return what purchases cost, given as a mask."""
        return self.weights[BUY] * self.survey.locomotives(asked)

    def purchases(self, lacking: i64) -> i64:
        """Return the purchases the path asks for, as a mask."""
        return self.purchases_of(self.path, self.n_path, lacking)

    def purchases_of(self, path: vec[i64], n: i64, lacking: i64) -> i64:
        """Return the purchases a path asks for, as a mask."""
        asked: i64 = 0
        for i in range(n):
            asked |= self.survey.asks[path[i]]
        return asked & lacking

    def path_cost(self, lacking: i64) -> i64:
        """Return the cost of the path, purchases counted once."""
        if self.n_path == 0:
            return FAR
        total = self.price(self.purchases(lacking))
        for i in range(self.n_path):
            total += self.base_cost[self.path[i]]
        return total

    def can_afford(self, s: State, seat: i64) -> bool:
        """Return whether there are trains enough for the path, and tracks that it may borrow."""
        return (
            self.trains + self.path_trains() <= s.trains[seat]
            and self.borrowed + self.path_borrows() <= self.survey.may_borrow
        )

    def path_trains(self) -> i64:
        """Return how many trains the path takes beyond the plan."""
        total: i64 = 0
        for i in range(self.n_path):
            track = self.path[i]
            if self.survey.kind[track] == OPEN and self.survey.planned[track] == 0:
                total += self.game.trains_for[track]
        return total

    def path_borrows(self) -> i64:
        """Return how many tracks the path borrows beyond the plan."""
        total: i64 = 0
        for i in range(self.n_path):
            track = self.path[i]
            if self.survey.kind[track] == BORROWABLE and self.survey.planned[track] == 0:
                total += 1
        return total

    def add_path(self, what: i64) -> None:
        """Make the path part of the plan: from now on its tracks cost nothing."""
        game = self.game
        board = game.board
        survey = self.survey
        self.trains += self.path_trains()
        self.borrowed += self.path_borrows()
        for i in range(self.n_path):
            track = self.path[i]
            if survey.kind[track] == OWN or survey.planned[track] != 0:
                continue
            survey.planned[track] = 1
            self.add_track(track)
            self.tracks_for[track] = what
            self.base_cost[track] = 0
            survey.wanted |= survey.asks[track]
            if survey.kind[track] == OPEN:
                survey.waiting += 1
                self.track_points += game.points[board.length[track]]
                route = board.route_of[track]
                if board.route_size[route] > 1:
                    self.close_route(route, track)

    def add_track(self, track: i64) -> None:
        """Add a track to the list of planned ones, which is in order of their numbers."""
        tracks = self.tracks
        at = self.n_tracks
        while at > 0 and tracks[at - 1] > track:
            tracks[at] = tracks[at - 1]
            at -= 1
        tracks[at] = track
        self.n_tracks += 1

    def close_route(self, route: i64, taken: i64) -> None:
        """Close the other tracks of a route to the plan: one of them is enough."""
        for track in self.game.board.route_tracks[route]:
            if track != taken and self.survey.kind[track] != OWN:
                self.base_cost[track] = FAR

    # Goals beyond tickets

    def plan_goals(self, s: State, seat: i64) -> None:
        """Plan what else is worth joining, the best first, while it is worth its cost."""
        survey = self.survey
        for _ in range(MOST_GOALS_PLANNED):
            best: i64 = -1
            best_value: i64 = 0
            for goal in range(survey.n_goals):
                if survey.goal_gain[goal] == 0:
                    continue
                cost = self.find_goal_path(goal)
                value = self.weights[GOAL] * survey.goal_gain[goal] // 100 - cost
                if cost >= FAR or value <= 0 or not self.can_afford(s, seat):
                    survey.goal_gain[goal] = 0  # not worth looking at again
                elif self.n_path > 0 and value > best_value:
                    best_value = value
                    best = goal
            if best < 0:
                return
            self.find_goal_path(best)
            if self.path_trains() > 0:
                self.goal_points += survey.goal_gain[best] // 100
            self.add_path(0)
            survey.goal_gain[best] = 0

    def find_goal_path(self, goal: i64) -> i64:
        """Find the cheapest path for a goal; for a second way, one apart from the first."""
        survey = self.survey
        self.ends[0] = survey.goal_a[goal]
        self.ends[1] = survey.goal_b[goal]
        if survey.goal_twice[goal] != 0 and not self.is_joined():
            return FAR
        limit: i64 = FAR
        if self.kept_survey.all_purchases == 0:  # a path that costs more is of no use
            limit = self.weights[GOAL] * survey.goal_gain[goal] // 100
        if survey.goal_twice[goal] == 0:
            self.limit = limit
        cost = self.find_path(self.ends, 0, 1, 2)
        self.limit = FAR
        if survey.goal_twice[goal] == 0 or cost >= FAR:
            return cost
        if cost > 0:  # not joined once yet, not even by the plan
            return FAR
        used = self.path[: self.n_path]
        before = zeros(self.n_path)
        i: i64
        for i in range(len(used)):
            before[i] = self.base_cost[used[i]]
            self.base_cost[used[i]] = FAR
        self.limit = limit
        cost = self.find_path(self.ends, 0, 1, 2)
        self.limit = FAR
        for i in range(len(used)):
            self.base_cost[used[i]] = before[i]
        return cost

    def is_joined(self) -> bool:
        """Return whether tracks that cost nothing join the ends of a goal."""
        self.limit = 1
        cost = self.find_path_paying(self.ends, 0, 1, 2, 0)
        self.limit = FAR
        return cost == 0

    # What the plan asks for

    def count_needs(self, s: State, seat: i64) -> None:
        """Count the cards the plan asks for; gray tracks go to the colour with most to spare."""
        board = self.game.board
        survey = self.survey
        need = survey.need
        prices = self.game.prices
        hand = seat * N_CARDS
        card: i64
        for card in range(N_CARDS):
            need[card] = 0
        if survey.wanted != 0:
            need[LOCOMOTIVE] = survey.locomotives(survey.wanted)
        longest_gray: i64 = 0
        for i in range(self.n_tracks):
            track = self.tracks[i]
            if survey.kind[track] == OPEN:
                need[LOCOMOTIVE] += prices.least[track]
                if board.colour[track] == GRAY:
                    if board.length[track] > longest_gray:
                        longest_gray = board.length[track]
                else:
                    need[board.colour[track]] += board.length[track] - prices.least[track]
        length = longest_gray
        while length > 0:
            for i in range(self.n_tracks):
                track = self.tracks[i]
                if (
                    board.colour[track] == GRAY
                    and board.length[track] == length
                    and survey.kind[track] == OPEN
                ):
                    need[self.most_to_spare(s, hand)] += length - prices.least[track]
            length -= 1

    def most_to_spare(self, s: State, hand: i64) -> i64:
        """Return the colour of which most cards are not needed."""
        best: i64 = 0
        most: i64 = -FAR
        card: i64
        for card in range(N_COLOURS):
            spare = s.hands[hand + card] - self.survey.need[card]
            if spare > most:
                most = spare
                best = card
        return best
