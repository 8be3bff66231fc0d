"""How far a ticket is: joined, so many trains away, or cut off; from a seat's own view."""

from __future__ import annotations

import heapq
from collections.abc import Iterable
from dataclasses import dataclass

from branchline.maps.schema import Leg, MapData
from branchline.play.view import View


@dataclass(frozen=True, slots=True)
class Way:
    """The shortest way to complete a ticket: the tracks to build and the trains they take."""

    points: int
    trains: int
    tracks: tuple[int, ...]

    @property
    def done(self) -> bool:
        """Whether nothing is left to build."""
        return not self.tracks


def way_of(data: MapData, view: View, ticket: int) -> Way | None:
    """Return the way for the best leg of a ticket that is joined, or else the nearest one.

    None if all are cut off.
    """
    ways = [
        Way(leg.points, sum(data.tracks[t].length for t in tracks), tracks)
        for leg in data.tickets[ticket].legs
        if (tracks := shortest(data, view, leg)) is not None
    ]
    return min(ways, key=lambda way: (way.trains, -way.points), default=None)


def shortest(data: MapData, view: View, leg: Leg) -> tuple[int, ...] | None:
    """Return the fewest trains' worth of open tracks that, with one's own, join a leg."""
    links: dict[int, list[tuple[int, int, int]]] = {}
    own = set(view.owned[view.seat])
    for number in own.union(view.open_tracks):
        track = data.tracks[number]
        trains = 0 if number in own else track.length
        links.setdefault(track.a, []).append((track.b, trains, number))
        links.setdefault(track.b, []).append((track.a, trains, number))
    queue: list[tuple[int, int, tuple[int, ...]]] = [(0, place, ()) for place in leg.starts]
    seen: set[int] = set()
    while queue:
        trains, place, path = heapq.heappop(queue)
        if place in leg.ends:
            return path
        if place in seen:
            continue
        seen.add(place)
        for to, more, number in links.get(place, ()):
            if to not in seen:
                further = (*path, number) if more else path
                heapq.heappush(queue, (trains + more, to, further))
    return None


def wanted(data: MapData, view: View) -> set[int]:
    """Return the tracks on the shortest way of some ticket not yet completed, twins included."""
    ways = [way_of(data, view, ticket) for ticket in view.tickets]
    near = [data.tracks[track] for way in ways if way is not None for track in way.tracks]
    pairs = {(frozenset((track.a, track.b)), track.length) for track in near}
    return {
        number
        for number, track in enumerate(data.tracks)
        if (frozenset((track.a, track.b)), track.length) in pairs
    }


def joined(data: MapData, tracks: Iterable[int], leg: Leg) -> bool:
    """Tell whether tracks join a leg."""
    links: dict[int, set[int]] = {}
    for number in tracks:
        track = data.tracks[number]
        links.setdefault(track.a, set()).add(track.b)
        links.setdefault(track.b, set()).add(track.a)
    reached: set[int] = set()
    edge = set(leg.starts)
    while edge:
        reached |= edge
        edge = {to for place in edge for to in links.get(place, ())} - reached
    return not reached.isdisjoint(leg.ends)


def tours(data: MapData, view: View) -> int:
    """Count the tickets whose ends stay joined whichever one track is taken away (IN4)."""
    own = view.owned[view.seat]

    def tour(ticket: int) -> bool:
        return any(
            joined(data, own, Leg((start,), (end,), leg.points))
            and all(
                joined(data, [t for t in own if t != gone], Leg((start,), (end,), leg.points))
                for gone in own
            )
            for leg in data.tickets[ticket].legs
            for start in leg.starts
            for end in leg.ends
        )

    return sum(tour(ticket) for ticket in view.tickets)
