"""A seat's plan: the tracks that would join its tickets, and what they ask for.

Tickets are planned by falling value, each along its cheapest path; tracks planned for one ticket
are free for the next. That is the usual quick answer to a Steiner forest. What a mechanic adds
(surcharges, purchases, loans, gains, goals) comes from its `ways` hook.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from branchline.bots.paths import FAR, CheapPaths
from branchline.bots.weights import BUY, EACH, EXTRA, GAIN, GOAL, HELD, IN_ROW, POINTS
from branchline.core.arrays import BIT, WORD, vec, zeros
from branchline.core.cards import GRAY, LOCOMOTIVE, N_CARDS, N_COLOURS
from branchline.core.graph import network_of
from branchline.core.hands import most_held
from branchline.core.score import ticket_points
from branchline.core.state import ROW_SIZE
from branchline.core.ways import LENT, OPEN, OWN, Ways

if TYPE_CHECKING:
    from branchline.core.game import Game
    from branchline.core.hooks import Mechanic
    from branchline.core.state import State

LEAST_COST: Final = 5
MOST_GOALS_PLANNED: Final = 3


class Outline:
    """The plan of one seat; one object serves a game, planning again for every position."""

    def __init__(self, game: Game, weights: vec[i64]) -> None:
        self.game: Game = game
        self.weights: vec[i64] = weights
        self.ways: Ways = Ways(game)
        self.paths: CheapPaths = CheapPaths(game.board)
        self.planning: list[Mechanic] = game.overriding("ways")
        self.base: vec[i64] = zeros(game.board.n_tracks)
        self.path: vec[i64] = zeros(game.board.n_tracks)
        self.n_path: i64 = 0
        self.label: vec[i64] = zeros(game.board.n_places)
        self.ends: vec[i64] = zeros(2)
        self.limit: i64 = FAR
        """What a path may cost at most to be of use."""
        self.asking: i64 = 0
        """All purchases that tracks ask for, as a mask."""
        self.in_row: vec[i64] = zeros(N_CARDS)
        """How many cards of each kind the row shows."""
        self.single: bool = False
        """Plan the most valuable open ticket only."""
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
        self.loans: i64 = 0
        self.tracks_for: vec[i64] = zeros(game.board.n_tracks)
        """1 + the ticket each planned track was first planned for, or 0."""

    # Making the plan

    def make(self, s: State, seat: i64, more: vec[i64], n_more: i64) -> None:
        """Plan for a seat's kept tickets and `more[:n_more]`."""
        self.survey(s, seat)
        self.plan_tickets(s, seat, more, n_more)
        if self.goals and self.ways.n_goals > 0:
            self.plan_goals(s, seat)
        self.count_needs(s, seat)

    def survey(self, s: State, seat: i64) -> None:
        """Work out what every track costs this seat now."""
        game = self.game
        ways = self.ways
        ways.clear(game, s, seat)
        for mechanic in self.planning:
            mechanic.ways(game, s, seat, ways)
        board = game.board
        w = self.weights
        hand = seat * N_CARDS
        self.count_row(s)
        self.asking = 0
        most = most_held(s, seat)
        most_shown: i64 = 0
        card: i64
        for card in range(N_COLOURS):
            if self.in_row[card] > most_shown:
                most_shown = self.in_row[card]
        track: i64
        for track in range(board.n_tracks):
            self.tracks_for[track] = 0
            self.asking |= ways.asks[track]
            kind = ways.kind[track]
            if kind == OPEN:
                length = board.length[track]
                colour = board.colour[track]
                have: i64 = most if colour == GRAY else s.hands[hand + colour]
                if have > length:
                    have = length
                shown: i64 = most_shown if colour == GRAY else self.in_row[colour]
                if have + shown > length:
                    shown = length - have
                cost = 100 * length + w[EACH] - w[POINTS] * game.points[length] - w[HELD] * have
                cost -= w[IN_ROW] * shown
                cost += w[EXTRA] * ways.extra[track] // 100
                cost -= w[POINTS] * w[GAIN] // 100 * ways.gain[track] // 100
                self.base[track] = cost if cost > LEAST_COST else LEAST_COST
            elif kind == OWN:
                self.base[track] = 0
            elif kind == LENT:
                self.base[track] = w[EXTRA] * ways.extra[track] // 100 + LEAST_COST
            else:
                self.base[track] = FAR
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
        self.loans = 0

    def count_row(self, s: State) -> None:
        """Count the cards the row shows."""
        card: i64
        slot: i64
        for card in range(N_CARDS):
            self.in_row[card] = 0
        for slot in range(ROW_SIZE):
            if s.row[slot] >= 0:
                self.in_row[s.row[slot]] += 1

    def plan_tickets(self, s: State, seat: i64, more: vec[i64], n_more: i64) -> None:
        """Plan the seat's tickets, the most valuable first."""
        game = self.game
        board = game.board
        self.label = network_of(board, s.owned, seat).label
        tickets = zeros(board.n_tickets + n_more)
        worths = zeros(board.n_tickets + n_more)
        n: i64 = 0
        word: i64
        i: i64
        for word in range(board.ticket_words):
            left = s.kept[seat * board.ticket_words + word]
            while left != 0:
                low = left & -left
                left ^= low
                n = self.line_up(word * WORD + BIT[low % 67], tickets, worths, n)
        for i in range(n_more):
            n = self.line_up(more[i], tickets, worths, n)
        for i in range(n):
            if self.single and self.n_open > self.n_lost:
                self.n_open += 1
                self.open_points += worths[i]
            else:
                self.plan_ticket(s, seat, tickets[i], worths[i])

    def line_up(self, ticket: i64, tickets: vec[i64], worths: vec[i64], n: i64) -> i64:
        """Count a ticket that is done; put another in its place by worth. Return the new n."""
        board = self.game.board
        self.n_kept += 1
        points = ticket_points(self.game, self.label, ticket)
        if points > 0:
            self.n_done += 1
            self.done_points += points
            return n
        worth: i64 = 0
        leg: i64
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
        leg: i64
        if last - first > 1:
            for leg in range(first, last):
                cost = self.find(board.leg_places, leg)
                if cost < FAR and 100 * board.leg_points[leg] - cost > best_value:
                    best_value = 100 * board.leg_points[leg] - cost
                    best = leg
        else:
            best = first
        if best >= 0 and self.find(board.leg_places, best) < FAR and self.affords(s, seat):
            self.open_points += board.leg_points[best]
            self.take(1 + ticket)
            return
        self.given_up[self.n_lost] = ticket
        self.n_lost += 1
        self.lost_points += worth

    def find(self, places: vec[i64], leg: i64) -> i64:
        """Find the cheapest path for a leg into `path`; return its cost."""
        board = self.game.board
        return self.search(places, board.leg_from[leg], board.leg_to[leg], board.leg_end[leg])

    def search(self, places: vec[i64], low: i64, high: i64, end: i64) -> i64:
        """Find the cheapest path between two sets of places, purchases paid once.

        Paths are sought with purchases counted at every track, then with none, and last with
        those of the better of the two paths; the cheapest by its true cost is taken.
        """
        lacking: i64 = ~self.ways.wanted
        cost = self.trace(places, low, high, end, lacking)
        if cost >= FAR or self.purchases(lacking) == 0:
            return cost
        true = self.true_cost(lacking)
        kept = self.path[: self.n_path]
        n_kept = self.n_path
        attempt: i64
        for attempt in range(2):
            bought: i64 = ~self.purchases_of(kept, n_kept, lacking) if attempt == 1 else 0
            self.trace(places, low, high, end, lacking & bought)
            other = self.true_cost(lacking)
            if other < true:
                true = other
                kept = self.path[: self.n_path]
                n_kept = self.n_path
        i: i64
        for i in range(n_kept):
            self.path[i] = kept[i]
        self.n_path = n_kept
        return true

    def trace(self, places: vec[i64], low: i64, high: i64, end: i64, lacking: i64) -> i64:
        """Find the cheapest path with every track charged for the purchases it lacks."""
        paths = self.paths
        ways = self.ways
        board = self.game.board
        track: i64
        for track in range(board.n_tracks):
            paths.cost[track] = self.base[track]
        if self.asking & lacking:
            for track in range(board.n_tracks):
                asked = ways.asks[track] & lacking
                if asked != 0:
                    paths.cost[track] += self.price(asked)
        best = paths.reach(places, low, high, end, self.limit)
        self.n_path = 0
        if best < 0:
            return FAR
        cost = paths.far[best]
        place = best
        while paths.by[place] >= 0:
            track = paths.by[place]
            self.path[self.n_path] = track
            self.n_path += 1
            place = paths.ends[track] - place
        return cost

    def price(self, asked: i64) -> i64:
        """Return what purchases cost, given as a mask."""
        return self.weights[BUY] * self.ways.locomotives(asked)

    def purchases(self, lacking: i64) -> i64:
        """Return the purchases the path asks for, as a mask."""
        return self.purchases_of(self.path, self.n_path, lacking)

    def purchases_of(self, path: vec[i64], n: i64, lacking: i64) -> i64:
        """Return the purchases a path asks for, as a mask."""
        asked: i64 = 0
        i: i64
        for i in range(n):
            asked |= self.ways.asks[path[i]]
        return asked & lacking

    def true_cost(self, lacking: i64) -> i64:
        """Return the cost of the path, purchases counted once."""
        if self.n_path == 0:
            return FAR
        total = self.price(self.purchases(lacking))
        i: i64
        for i in range(self.n_path):
            total += self.base[self.path[i]]
        return total

    def affords(self, s: State, seat: i64) -> bool:
        """Tell whether trains and loans last for the path."""
        return (
            self.trains + self.path_trains() <= s.trains[seat]
            and self.loans + self.path_loans() <= self.ways.loans
        )

    def path_trains(self) -> i64:
        """Return how many trains the path takes beyond the plan."""
        total: i64 = 0
        i: i64
        for i in range(self.n_path):
            track = self.path[i]
            if self.ways.kind[track] == OPEN and self.ways.planned[track] == 0:
                total += self.game.board.length[track]
        return total

    def path_loans(self) -> i64:
        """Return how many loans the path takes beyond the plan."""
        total: i64 = 0
        i: i64
        for i in range(self.n_path):
            track = self.path[i]
            if self.ways.kind[track] == LENT and self.ways.planned[track] == 0:
                total += 1
        return total

    def take(self, what: i64) -> None:
        """Make the path part of the plan; its tracks are free and their like closed from now on."""
        game = self.game
        board = game.board
        ways = self.ways
        self.trains += self.path_trains()
        self.loans += self.path_loans()
        i: i64
        for i in range(self.n_path):
            track = self.path[i]
            if ways.kind[track] == OWN or ways.planned[track] != 0:
                continue
            ways.planned[track] = 1
            self.tracks_for[track] = what
            self.base[track] = 0
            ways.wanted |= ways.asks[track]
            if ways.kind[track] == OPEN:
                ways.waiting += 1
                self.track_points += game.points[board.length[track]]
                route = board.route_of[track]
                if board.route_size[route] > 1:
                    self.shut(route, track)

    def shut(self, route: i64, taken: i64) -> None:
        """Close the other tracks of a route to the plan: one of them is enough."""
        for track in self.game.board.route_tracks[route]:
            if track != taken and self.ways.kind[track] != OWN:
                self.base[track] = FAR

    # Goals beyond tickets

    def plan_goals(self, s: State, seat: i64) -> None:
        """Plan what else is worth joining, the best first, while it is worth its cost."""
        ways = self.ways
        goal: i64
        for _ in range(MOST_GOALS_PLANNED):
            best: i64 = -1
            best_value: i64 = 0
            for goal in range(ways.n_goals):
                if ways.goal_gain[goal] == 0:
                    continue
                cost = self.seek(goal)
                value = self.weights[GOAL] * ways.goal_gain[goal] // 100 - cost
                if cost >= FAR or value <= 0 or not self.affords(s, seat):
                    ways.goal_gain[goal] = 0  # not worth looking at again
                elif self.n_path > 0 and value > best_value:
                    best_value = value
                    best = goal
            if best < 0:
                return
            self.seek(best)
            if self.path_trains() > 0:
                self.goal_points += ways.goal_gain[best] // 100
            self.take(0)
            ways.goal_gain[best] = 0

    def seek(self, goal: i64) -> i64:
        """Find the cheapest path for a goal; for a second way, one apart from the first."""
        ways = self.ways
        self.ends[0] = ways.goal_a[goal]
        self.ends[1] = ways.goal_b[goal]
        worth = self.weights[GOAL] * ways.goal_gain[goal] // 100
        if self.asking == 0 and ways.goal_twice[goal] == 0:
            self.limit = worth
        cost = self.search(self.ends, 0, 1, 2)
        self.limit = FAR
        if ways.goal_twice[goal] == 0 or cost >= FAR:
            return cost
        if cost > 0:  # not joined once yet, not even by the plan
            return FAR
        used = self.path[: self.n_path]
        before = zeros(self.n_path)
        i: i64
        for i in range(len(used)):
            before[i] = self.base[used[i]]
            self.base[used[i]] = FAR
        cost = self.search(self.ends, 0, 1, 2)
        for i in range(len(used)):
            self.base[used[i]] = before[i]
        return cost

    # What the plan asks for

    def count_needs(self, s: State, seat: i64) -> None:
        """Count the cards the plan asks for; gray tracks go to the colour with most to spare."""
        board = self.game.board
        ways = self.ways
        need = ways.need
        prices = self.game.prices
        hand = seat * N_CARDS
        card: i64
        track: i64
        for card in range(N_CARDS):
            need[card] = 0
        if ways.wanted != 0:
            need[LOCOMOTIVE] = ways.locomotives(ways.wanted)
        longest_gray: i64 = 0
        for track in range(board.n_tracks):
            if ways.planned[track] == 1 and ways.kind[track] == OPEN:
                need[LOCOMOTIVE] += prices.least[track]
                if board.colour[track] == GRAY:
                    if board.length[track] > longest_gray:
                        longest_gray = board.length[track]
                else:
                    need[board.colour[track]] += board.length[track] - prices.least[track]
        length = longest_gray
        while length > 0:
            for track in range(board.n_tracks):
                if (
                    ways.planned[track] == 1
                    and board.colour[track] == GRAY
                    and board.length[track] == length
                    and ways.kind[track] == OPEN
                ):
                    need[self.most_to_spare(s, hand)] += length - prices.least[track]
            length -= 1

    def most_to_spare(self, s: State, hand: i64) -> i64:
        """Return the colour of which most cards are not needed."""
        best: i64 = 0
        most: i64 = -FAR
        card: i64
        for card in range(N_COLOURS):
            spare = s.hands[hand + card] - self.ways.need[card]
            if spare > most:
                most = spare
                best = card
        return best
