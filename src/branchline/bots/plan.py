"""Plans a seat can make from its view: which tracks would complete its tickets."""

from __future__ import annotations

import heapq
from collections import Counter
from dataclasses import dataclass, field

from branchline.core.game import Game
from branchline.mechanics.technologies import Technologies
from branchline.play.closed import free_tracks, public_state
from branchline.play.view import View

FAR = 10**6
"""The distance of a place that cannot be reached."""
TECHNOLOGY_COST = 2
"""Spaces that a locomotive spent on a technology is reckoned as."""


@dataclass
class Plan:
    """The tracks that would complete a set of tickets, and what they cost."""

    tracks: set[int] = field(default_factory=set)
    trains: int = 0
    lost: list[int] = field(default_factory=list)
    """Tickets no longer within reach."""
    technologies: list[int] = field(default_factory=list)
    """Technologies the tracks ask for and the seat lacks, the most wanted first."""


class Paths:
    """Shortest paths for one seat: its own tracks cost nothing, closed ones cannot be used.

    A technology that a track asks for is priced once into the plan that needs it.
    """

    def __init__(self, game: Game, view: View) -> None:
        board = game.board
        self.game = game
        self.shelf = find_shelf(game)
        self.lacking = ~0
        tracks = view.open_tracks
        if self.shelf:
            tracks = free_tracks(game, view)
            self.lacking = ~int(self.shelf.owned(public_state(game, view), view.seat))
        self.neighbours: list[list[tuple[int, int]]] = [[] for _ in range(board.n_places)]
        self.built = set(view.owned[view.seat])
        for track in (*tracks, *self.built):
            a, b = int(board.track_a[track]), int(board.track_b[track])
            self.neighbours[a].append((track, b))
            self.neighbours[b].append((track, a))
        self.costs = {track: self.cost(track) for track in (*tracks, *self.built)}

    def missing(self, track: int) -> list[int]:
        """Return the technologies a track asks for and the plan does not have yet."""
        if not self.shelf:
            return []
        mask = int(self.shelf.needs[track]) & self.lacking
        return [number for number in range(mask.bit_length()) if mask >> number & 1]

    def cost(self, track: int) -> int:
        """Return what a track costs the plan: its spaces, and the technologies it asks for."""
        if track in self.built:
            return 0
        length = int(self.game.board.length[track])
        if not self.shelf:
            return length
        return length + TECHNOLOGY_COST * sum(int(self.shelf.price[n]) for n in self.missing(track))

    def reach(self, starts: tuple[int, ...]) -> tuple[list[int], list[int]]:
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
        """Return the spaces still to build between two sets of places, and the path's tracks."""
        distance, by = self.reach(starts)
        place = min(ends, key=lambda end: distance[end])
        if distance[place] >= FAR:
            return FAR, []
        board = self.game.board
        tracks = []
        while by[place] >= 0:
            tracks.append(by[place])
            place = int(board.track_a[by[place]] + board.track_b[by[place]]) - place
        return sum(int(board.length[t]) for t in tracks if t not in self.built), tracks

    def ticket_path(self, ticket: int) -> tuple[int, int, list[int]]:
        """Return the best leg of a ticket: its points, the length to build and the tracks."""
        board = self.game.board
        ways = []
        for leg in range(board.first_leg[ticket], board.first_leg[ticket + 1]):
            starts = tuple(board.leg_places[board.leg_from[leg] : board.leg_to[leg]])
            ends = tuple(board.leg_places[board.leg_to[leg] : board.leg_end[leg]])
            length, tracks = self.path(starts, ends)
            ways.append((int(board.leg_points[leg]), length, tracks))
        return max(ways, key=lambda way: (way[1] < FAR, way[0] - way[1]))

    def use(self, tracks: list[int]) -> None:
        """Count tracks as built from now on, and their technologies as bought."""
        self.built.update(tracks)
        before = self.lacking
        for track in tracks:
            self.costs[track] = 0
            for number in self.missing(track):
                self.lacking &= ~(2**number)
        if self.lacking != before:
            self.costs = {track: self.cost(track) for track in self.costs}


def make_plan(game: Game, view: View, tickets: tuple[int, ...]) -> Plan:
    """Plan tickets one after another, dearest first, as far as the trains last."""
    paths = Paths(game, view)
    plan = Plan()
    trains = view.trains[view.seat]
    mine = set(view.owned[view.seat])
    wanted: list[int] = []
    worth = sorted(tickets, key=lambda t: -int(game.board.leg_points[game.board.first_leg[t]]))
    for ticket in worth:
        _, length, tracks = paths.ticket_path(ticket)
        if length >= FAR or plan.trains + length > trains:
            plan.lost.append(ticket)
            continue
        wanted += [number for track in tracks for number in paths.missing(track)]
        paths.use(tracks)
        plan.trains += length
        plan.tracks.update(track for track in tracks if track not in mine)
    plan.technologies = [number for number, _ in Counter(wanted).most_common()]
    return plan


def find_shelf(game: Game) -> Technologies | None:
    """Return the game's technologies, if it has any."""
    for mechanic in game.mechanics:
        if isinstance(mechanic, Technologies):
            return mechanic
    return None
