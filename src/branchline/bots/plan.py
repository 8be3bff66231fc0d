"""Plans a seat can make from its view: which tracks would complete its tickets."""

from __future__ import annotations

import heapq
from dataclasses import dataclass, field

from branchline.core.game import Game
from branchline.play.view import View

FAR = 10**6
"""The distance of a place that cannot be reached."""


@dataclass
class Plan:
    """The tracks that would complete a set of tickets, and what they cost."""

    tracks: set[int] = field(default_factory=set)
    trains: int = 0
    lost: list[int] = field(default_factory=list)
    """Tickets no longer within reach."""


class Paths:
    """Shortest paths for one seat: its own tracks cost nothing, closed ones cannot be used."""

    def __init__(self, game: Game, view: View) -> None:
        board = game.board
        self.game = game
        self.neighbours: list[list[tuple[int, int]]] = [[] for _ in range(board.n_places)]
        self.cost: dict[int, int] = {}
        mine = set(view.owned[view.seat])
        for track in (*view.open_tracks, *mine):
            a, b = int(board.track_a[track]), int(board.track_b[track])
            self.cost[track] = 0 if track in mine else int(board.length[track])
            self.neighbours[a].append((track, b))
            self.neighbours[b].append((track, a))

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
                step = far + self.cost[track]
                if step < distance[other]:
                    distance[other] = step
                    by[other] = track
                    heapq.heappush(queue, (step, other))
        return distance, by

    def path(self, starts: tuple[int, ...], ends: tuple[int, ...]) -> tuple[int, list[int]]:
        """Return the length still to build between two sets of places, and the path's tracks."""
        distance, by = self.reach(starts)
        place = min(ends, key=lambda end: distance[end])
        total = distance[place]
        tracks = []
        if total < FAR:
            while by[place] >= 0:
                track = by[place]
                tracks.append(track)
                place = int(self.game.board.track_a[track] + self.game.board.track_b[track]) - place
        return total, tracks

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
        """Count tracks as built from now on."""
        for track in tracks:
            self.cost[track] = 0


def make_plan(game: Game, view: View, tickets: tuple[int, ...]) -> Plan:
    """Plan tickets one after another, dearest first, as far as the trains last."""
    paths = Paths(game, view)
    plan = Plan()
    trains = view.trains[view.seat]
    mine = set(view.owned[view.seat])
    worth = sorted(tickets, key=lambda t: -int(game.board.leg_points[game.board.first_leg[t]]))
    for ticket in worth:
        _, length, tracks = paths.ticket_path(ticket)
        if length >= FAR or plan.trains + length > trains:
            plan.lost.append(ticket)
            continue
        paths.use(tracks)
        plan.trains += length
        plan.tracks.update(track for track in tracks if track not in mine)
    return plan
