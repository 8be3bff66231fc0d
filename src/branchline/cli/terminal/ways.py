"""How far a ticket is: joined, so many trains away, or cut off; from a seat's own view."""

from __future__ import annotations

import heapq
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any, Final, cast

from branchline.maps.schema import Leg, MapData
from branchline.play.closed import free_tracks, public_state
from branchline.play.match import Match
from branchline.play.view import View

LOCOMOTIVE_WORTH: Final = 2
"""A locomotive that a technology costs weighs as much as so many trains: it is a whole draw."""


@dataclass(frozen=True, slots=True)
class Way:
    """The shortest way to complete a ticket: the tracks to build and the trains they take."""

    points: int
    trains: int
    tracks: tuple[int, ...]
    needs: tuple[str, ...] = ()
    """The technologies to buy first."""

    @property
    def done(self) -> bool:
        """Whether nothing is left to build."""
        return not self.tracks


Link = tuple[int, int, int, frozenset[str]]
"""A way out of a place: where to, the trains it takes, the track, and what it asks for."""


Step = tuple[int, int, int, tuple[int, ...], tuple[str, ...]]
"""A place reached: the cost, the trains, the place, the tracks and what they ask for."""


class Ways:
    """The ways that are left to a view's seat, over its own tracks and those it may still get."""

    def __init__(self, match: Match, view: View) -> None:
        self.data = match.data
        self.prices: dict[str, int] = {}
        """The price of every technology that is still to be had, in locomotives."""
        shelf = view.mechanics.get("technologies", {}).get("shelf", ())
        for entry in cast("Iterable[Mapping[str, Any]]", shelf):
            if entry["left"]:
                self.prices[entry["name"]] = entry["price"]
        self.links: dict[int, list[Link]] = {}
        own = set(view.owned[view.seat])
        state = public_state(match.game, view)
        for number in own.union(free_tracks(match.game, view)):
            asked = [m.missing(match.game, state, view.seat, number) for m in match.game.mechanics]
            names = frozenset(name for each in asked for name in each)
            if number in own:
                self.add(number, 0, frozenset())
            elif names <= self.prices.keys():
                self.add(number, self.data.tracks[number].length, names)

    def add(self, number: int, trains: int, names: frozenset[str]) -> None:
        """Add a track, in both directions."""
        track = self.data.tracks[number]
        self.links.setdefault(track.a, []).append((track.b, trains, number, names))
        self.links.setdefault(track.b, []).append((track.a, trains, number, names))

    def of(self, ticket: int) -> Way | None:
        """Return the way for the best leg of a ticket that is joined, or else the nearest one.

        None if all are cut off.
        """
        ways = [way for leg in self.data.tickets[ticket].legs if (way := self.shortest(leg))]
        return min(ways, key=self.rank, default=None)

    def rank(self, way: Way) -> tuple[int, int]:
        """Return the key that puts the nearest way first."""
        return self.cost(way.trains, way.needs), -way.points

    def cost(self, trains: int, needs: Iterable[str]) -> int:
        """Return what trains and technologies weigh together."""
        return trains + LOCOMOTIVE_WORTH * sum(self.prices[name] for name in needs)

    def shortest(self, leg: Leg) -> Way | None:
        """Return the least that, with one's own tracks, joins a leg."""
        queue: list[Step] = [(0, 0, place, (), ()) for place in leg.starts]
        seen: dict[int, list[set[str]]] = {}
        while queue:
            _, trains, place, path, needs = heapq.heappop(queue)
            if place in leg.ends:
                return Way(leg.points, trains, path, needs)
            if any(less.issubset(needs) for less in seen.get(place, ())):
                continue
            seen.setdefault(place, []).append(set(needs))
            for to, more, number, names in self.links.get(place, ()):
                further = (*path, number) if more else path
                asked = tuple(sorted(names.union(needs)))
                cost = self.cost(trains + more, asked)
                heapq.heappush(queue, (cost, trains + more, to, further, asked))
        return None

    def among(self, tickets: Iterable[int]) -> list[Way]:
        """Return the ways of those tickets that are not cut off."""
        return [way for ticket in tickets if (way := self.of(ticket)) is not None]


def way_of(match: Match, view: View, ticket: int) -> Way | None:
    """Return the way of one ticket; None if it is cut off."""
    return Ways(match, view).of(ticket)


def wanted(match: Match, view: View) -> set[int]:
    """Return the tracks on the shortest way of some ticket not yet completed, twins included."""
    data = match.data
    ways = Ways(match, view).among(view.tickets)
    near = [data.tracks[track] for way in ways for track in way.tracks]
    pairs = {(frozenset((track.a, track.b)), track.length) for track in near}
    return {
        number
        for number, track in enumerate(data.tracks)
        if (frozenset((track.a, track.b)), track.length) in pairs
    }


def needed(match: Match, view: View, tickets: Iterable[int]) -> set[str]:
    """Return the technologies that the shortest ways of some tickets ask for."""
    return {name for way in Ways(match, view).among(tickets) for name in way.needs}


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
