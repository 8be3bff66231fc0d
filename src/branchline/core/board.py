"""The printed board and its tickets as numbers: what never changes during a game."""

from __future__ import annotations

from collections.abc import Sequence

from mypy_extensions import i64

from branchline.core.arrays import vec, words


class Board:
    """Places, tracks, routes and tickets, by number.

    `tracks` are (a, b, length, colour) and must be sorted so that those of one price are
    neighbours. `routes` lists the tracks of each route, with how many of
    them all players together and how many one player may take. A ticket is a list of legs
    (from-places, to-places, points).
    """

    def __init__(
        self,
        n_places: int,
        tracks: Sequence[tuple[int, int, int, int]],
        routes: Sequence[tuple[Sequence[int], int, int]],
        tickets: Sequence[Sequence[tuple[Sequence[int], Sequence[int], int]]],
    ) -> None:
        self.n_places: i64 = n_places
        self.n_tracks: i64 = len(tracks)
        self.n_words: i64 = words(len(tracks))
        self.track_a: vec[i64] = vec[i64]([t[0] for t in tracks])
        self.track_b: vec[i64] = vec[i64]([t[1] for t in tracks])
        self.length: vec[i64] = vec[i64]([t[2] for t in tracks])
        self.colour: vec[i64] = vec[i64]([t[3] for t in tracks])
        self.longest: i64 = max(t[2] for t in tracks)

        self.n_routes: i64 = len(routes)
        route_of = [0] * len(tracks)
        for number, (members, _, _) in enumerate(routes):
            for track in members:
                route_of[track] = number
        self.route_of: vec[i64] = vec[i64](route_of)
        self.route_tracks: list[list[int]] = [list(r[0]) for r in routes]
        self.route_size: vec[i64] = vec[i64]([len(r[0]) for r in routes])
        self.route_limit: vec[i64] = vec[i64]([r[1] for r in routes])
        self.route_each: vec[i64] = vec[i64]([r[2] for r in routes])

        self.n_tickets: i64 = len(tickets)
        self.ticket_words: i64 = words(len(tickets))
        # Ticket t has legs first_leg[t] .. first_leg[t + 1]; leg g joins one of the places
        # leg_places[leg_from[g] : leg_to[g]] with one of leg_places[leg_to[g] : leg_end[g]].
        first_leg = [0]
        points: list[int] = []
        starts: list[int] = []
        middles: list[int] = []
        ends: list[int] = []
        places: list[int] = []
        for legs in tickets:
            for sources, targets, value in legs:
                starts.append(len(places))
                places.extend(sources)
                middles.append(len(places))
                places.extend(targets)
                ends.append(len(places))
                points.append(value)
            first_leg.append(len(points))
        self.first_leg: vec[i64] = vec[i64](first_leg)
        self.leg_points: vec[i64] = vec[i64](points)
        self.leg_from: vec[i64] = vec[i64](starts)
        self.leg_to: vec[i64] = vec[i64](middles)
        self.leg_end: vec[i64] = vec[i64](ends)
        self.leg_places: vec[i64] = vec[i64](places)
