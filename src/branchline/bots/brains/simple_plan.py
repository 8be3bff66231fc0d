"""A simple plan made from a view alone: which tracks would complete a seat's tickets."""

from __future__ import annotations

import heapq
from collections import Counter
from dataclasses import dataclass, field

from branchline.core.game import Game
from branchline.maps.readers import displays_of
from branchline.mechanics.base import Display
from branchline.play.closed import free_tracks, public_state
from branchline.play.ticket_paths import LOCOMOTIVE_WORTH, prices_of
from branchline.play.view import View

FAR = 10**6
"""The distance of a place that cannot be reached."""
NEVER = 9
"""The price, in locomotives, of what cannot be bought any more."""


@dataclass
class SimplePlan:
    """The tracks that would complete a set of tickets, and what they cost."""

    tracks: set[int] = field(default_factory=set)
    trains: int = 0
    lost: list[int] = field(default_factory=list)
    """Tickets no longer within reach."""
    purchases: list[str] = field(default_factory=list)
    """What the tracks ask for and the seat has yet to buy, the most wanted first."""


class PlannedPaths:
    """Shortest paths for one seat: its own tracks cost nothing, closed ones cannot be used.

    A purchase that a track asks for is priced once into the plan that needs it.
    """

    def __init__(self, game: Game, view: View) -> None:
        board = game.board
        self.game = game
        self.prices: dict[str, int] = {}
        self.asked: dict[int, list[str]] = {}
        """What each free track asks for and the seat lacks."""
        self.have: set[str] = set()
        """What the plan has bought so far."""
        tracks = view.open_tracks
        self.root = -1
        """The place that all tracks of the seat must be joined to, or -1."""
        gates = [each for each in displays_of(game) if type(each).missing is not Display.missing]
        rooted = [each for each in displays_of(game) if type(each).root is not Display.root]
        if gates or rooted:
            tracks = free_tracks(game, view)
            public = public_state(game, view)
            for each in rooted:
                self.root = max(self.root, each.root(game, public, view.seat))
            self.prices = prices_of(gates, view)
            for gate in gates:
                for track in tracks:
                    lacking = gate.missing(game, public, view.seat, track)
                    self.asked[track] = self.asked.get(track, []) + lacking
        self.neighbours: list[list[tuple[int, int]]] = [[] for _ in range(board.n_places)]
        self.built = set(view.owned[view.seat])
        for track in (*tracks, *self.built):
            a, b = int(board.track_a[track]), int(board.track_b[track])
            self.neighbours[a].append((track, b))
            self.neighbours[b].append((track, a))
        self.costs = {track: self.cost(track) for track in (*tracks, *self.built)}

    def missing(self, track: int) -> list[str]:
        """Return what a track asks for and the plan does not have yet."""
        return [name for name in self.asked.get(track, ()) if name not in self.have]

    def cost(self, track: int) -> int:
        """Return what a track costs the plan: its trains, and the purchases it asks for."""
        if track in self.built:
            return 0
        prices = (self.prices.get(name, NEVER) for name in self.missing(track))
        return int(self.game.trains_for[track]) + LOCOMOTIVE_WORTH * sum(prices)

    def distances(self, starts: tuple[int, ...]) -> tuple[list[int], list[int]]:
        """Return the distance of every place from the starts, and the track each is reached by."""
        distance = [FAR] * len(self.neighbours)
        by = [-1] * len(self.neighbours)
        queue = [(0, place) for place in starts]
        for place in starts:
            distance[place] = 0
        while queue:
            far, place = heapq.heappop(queue)
            if far > distance[place]:
                continue
            for track, other in self.neighbours[place]:
                step = far + self.costs[track]
                if step < distance[other]:
                    distance[other] = step
                    by[other] = track
                    heapq.heappush(queue, (step, other))
        return distance, by

    def path(self, starts: tuple[int, ...], ends: tuple[int, ...]) -> tuple[int, list[int]]:
        """Return the trains it takes to join two sets of places, and the path's tracks."""
        distance, by = self.distances(starts)
        place = min(ends, key=lambda end: distance[end])
        if distance[place] >= FAR:
            return FAR, []
        board = self.game.board
        tracks = []
        while by[place] >= 0:
            tracks.append(by[place])
            place = int(board.track_a[by[place]] + board.track_b[by[place]]) - place
        return sum(int(self.game.trains_for[t]) for t in tracks if t not in self.built), tracks

    def ticket_path(self, ticket: int) -> tuple[int, int, list[int]]:
        """Return the best leg of a ticket: its points, the trains it takes and the tracks."""
        board = self.game.board
        ways = []
        for leg in range(board.first_leg[ticket], board.first_leg[ticket + 1]):
            starts = tuple(board.leg_places[board.leg_from[leg] : board.leg_to[leg]])
            ends = tuple(board.leg_places[board.leg_to[leg] : board.leg_end[leg]])
            length, tracks = self.path(starts, ends)
            if self.root >= 0 and tracks:
                more, joining = self.path((self.root,), self.places_on(tracks))
                length, tracks = min(FAR, length + more), joining + tracks
            ways.append((int(board.leg_points[leg]), length, tracks))
        return max(ways, key=lambda way: (way[1] < FAR, way[0] - way[1]))

    def places_on(self, tracks: list[int]) -> tuple[int, ...]:
        """Return the ends of tracks."""
        board = self.game.board
        return tuple({int(end) for t in tracks for end in (board.track_a[t], board.track_b[t])})

    def use(self, tracks: list[int]) -> None:
        """Count tracks as built from now on, and their purchases as made."""
        self.built.update(tracks)
        before = len(self.have)
        for track in tracks:
            self.costs[track] = 0
            self.have.update(self.missing(track))
        if len(self.have) != before:
            self.costs = {track: self.cost(track) for track in self.costs}


def make_simple_plan(game: Game, view: View, tickets: tuple[int, ...]) -> SimplePlan:
    """Plan tickets one after another, the most valuable first, as long as there are trains."""
    paths = PlannedPaths(game, view)
    plan = SimplePlan()
    trains = view.trains[view.seat]
    mine = set(view.owned[view.seat])
    wanted: list[str] = []
    worth = sorted(tickets, key=lambda t: -int(game.board.leg_points[game.board.first_leg[t]]))
    for ticket in worth:
        _, length, tracks = paths.ticket_path(ticket)
        if length >= FAR or plan.trains + length > trains:
            plan.lost.append(ticket)
            continue
        wanted += [name for track in tracks for name in paths.missing(track)]
        paths.use(tracks)
        plan.trains += length
        plan.tracks.update(track for track in tracks if track not in mine)
    plan.purchases = [name for name, _ in Counter(wanted).most_common()]
    return plan
