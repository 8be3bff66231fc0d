"""Cheapest paths over a board; what each track costs can change from one search to the next."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from branchline.core.arrays import vec, zeros

if TYPE_CHECKING:
    from branchline.core.board import Board

FAR: Final = 1_000_000_000
"""The cost of a track that cannot be used, and the distance of a place that cannot be reached."""


class CheapestPaths:
    """The cheapest path from some places to others; set `cost` before each search.

    Places wait in a ring to be looked at again whenever a cheaper path reaches them: on boards
    of this size that is faster than a heap.
    """

    def __init__(self, board: Board) -> None:
        n = board.n_places
        self.n_places: i64 = n
        self.cost: vec[i64] = zeros(board.n_tracks)
        self.distance: vec[i64] = zeros(n)
        self.via: vec[i64] = zeros(n)
        self.size: i64 = n + 1
        self.ring: vec[i64] = zeros(n + 1)
        self.waiting: vec[i64] = zeros(n)
        self.is_target: vec[i64] = zeros(n)
        self.ends: vec[i64] = zeros(board.n_tracks)
        leaving: list[list[int]] = [[] for _ in range(n)]
        for track in range(board.n_tracks):
            leaving[board.track_a[track]].append(track)
            leaving[board.track_b[track]].append(track)
            self.ends[track] = board.track_a[track] + board.track_b[track]
        first = [0]
        tracks: list[int] = []
        for at_place in leaving:
            tracks.extend(at_place)
            first.append(len(tracks))
        self.all_first: vec[i64] = vec[i64](first)
        self.all_leaving: vec[i64] = vec[i64](tracks)
        self.first: vec[i64] = self.all_first
        self.leaving: vec[i64] = self.all_leaving
        """The tracks that paths may use, by the places they leave: `leaving[first[place]:]`."""

    def leave_out(self, kind: vec[i64], closed: i64, first: vec[i64], leaving: vec[i64]) -> None:
        """Fill lists such as `first` and `leaving` with all tracks but those of one kind."""
        n: i64 = 0
        for place in range(self.n_places):
            first[place] = n
            for i in range(self.all_first[place], self.all_first[place + 1]):
                track = self.all_leaving[i]
                if kind[track] != closed:
                    leaving[n] = track
                    n += 1
        first[self.n_places] = n

    def find(self, places: vec[i64], low: i64, high: i64, end: i64, limit: i64) -> i64:
        """Find the cheapest way from `places[low:high]` to any of `places[high:end]`.

        Return where it ends, or -1 if there is none that costs less than the limit. Ways that cost
        no less are not followed, so `distance` and `via` hold for the places on it only.
        """
        distance = self.distance
        via = self.via
        ring = self.ring
        waiting = self.waiting
        cost = self.cost
        first = self.first
        leaving = self.leaving
        ends = self.ends
        size = self.size
        is_target = self.is_target
        found: i64 = -1
        for i in range(self.n_places):
            distance[i] = FAR
            via[i] = -1
        for i in range(high, end):
            is_target[places[i]] = 1
        head: i64 = 0
        tail: i64 = 0
        for i in range(low, high):
            if waiting[places[i]] != 0:
                continue  # named twice: the ring has room for every place once
            distance[places[i]] = 0
            waiting[places[i]] = 1
            ring[tail] = places[i]
            tail += 1
            if is_target[places[i]] != 0:
                limit = 0
                found = places[i]
        while head != tail:
            place = ring[head]
            head += 1
            if head == size:
                head = 0
            waiting[place] = 0
            here = distance[place]
            if here >= limit:
                continue
            for i in range(first[place], first[place + 1]):
                track = leaving[i]
                step = here + cost[track]
                if step >= limit:
                    continue
                other = ends[track] - place
                if step < distance[other]:
                    distance[other] = step
                    via[other] = track
                    if is_target[other] != 0:
                        limit = step
                        found = other
                    elif waiting[other] == 0:
                        waiting[other] = 1
                        ring[tail] = other
                        tail += 1
                        if tail == size:
                            tail = 0
        for i in range(high, end):
            is_target[places[i]] = 0
        return found
