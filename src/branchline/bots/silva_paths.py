"""Shortest paths as the published agents see them: over free and own tracks, simply counted."""

from __future__ import annotations

import heapq

from branchline.core.game import Game
from branchline.play.view import View

FAR = 10**6
"""The distance of what cannot be reached."""


class Paths:
    """Shortest paths for a seat: by tracks or by trains, perhaps over long tracks only."""

    def __init__(self, game: Game, view: View, *, by_tracks: bool, shortest: int = 0) -> None:
        board = game.board
        self.game = game
        self.built = set(view.owned[view.seat])
        self.costs: dict[int, int] = {}
        self.neighbours: list[list[tuple[int, int]]] = [[] for _ in range(board.n_places)]
        self.known: dict[int, tuple[int, list[int]]] = {}
        for track in (*view.open_tracks, *self.built):
            if track not in self.built and board.length[track] < shortest:
                continue
            trains = 1 if by_tracks else int(game.trains_for[track])
            self.costs[track] = 0 if track in self.built else trains
            a, b = int(board.track_a[track]), int(board.track_b[track])
            self.neighbours[a].append((track, b))
            self.neighbours[b].append((track, a))

    def path(self, starts: list[int], ends: list[int]) -> tuple[int, list[int]]:
        """Return how far it is between two sets of places, and the tracks from the end on."""
        distance = dict.fromkeys(starts, 0)
        by: dict[int, tuple[int, int]] = {}
        queue = [(0, place) for place in starts]
        while queue:
            far, place = heapq.heappop(queue)
            if place in ends:
                break  # nothing nearer is left
            if far > distance[place]:
                continue
            for track, other in self.neighbours[place]:
                step = far + self.costs[track]
                if step < distance.get(other, FAR):
                    distance[other] = step
                    by[other] = (track, place)
                    heapq.heappush(queue, (step, other))
        end = min(ends, key=lambda place: distance.get(place, FAR))
        tracks = []
        place = end
        while place in by:
            track, place = by[place]
            tracks.append(track)
        return distance.get(end, FAR), tracks

    def ticket_path(self, ticket: int) -> tuple[int, list[int]]:
        """Return how far the nearest goal of a ticket is, and the tracks that lead there."""
        if ticket not in self.known:
            self.known[ticket] = self.find_ticket_path(ticket)
        return self.known[ticket]

    def find_ticket_path(self, ticket: int) -> tuple[int, list[int]]:
        """Find the nearest goal of a ticket."""
        board = self.game.board
        places = list(board.leg_places)
        ways = [
            self.path(
                places[board.leg_from[leg] : board.leg_to[leg]],
                places[board.leg_to[leg] : board.leg_end[leg]],
            )
            for leg in range(board.first_leg[ticket], board.first_leg[ticket + 1])
        ]
        return min(ways, key=lambda way: way[0])

    def missing_tracks(self, ticket: int) -> list[int] | None:
        """Return the tracks that a ticket still needs, from its end on; None if it is lost."""
        far, tracks = self.ticket_path(ticket)
        return None if far >= FAR else [track for track in tracks if track not in self.built]

    def use(self, tracks: list[int]) -> None:
        """Count tracks as built from now on."""
        self.known.clear()
        self.built.update(tracks)
        self.costs.update(dict.fromkeys(tracks, 0))
