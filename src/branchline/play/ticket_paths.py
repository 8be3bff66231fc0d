"""The shortest paths that tickets still lack, over a seat's tracks and those it may still get."""

from __future__ import annotations

import heapq
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from branchline.core.game import Game
from branchline.core.state import State
from branchline.maps.readers import displays_of, purchases_of
from branchline.maps.schema import Leg, MapData
from branchline.mechanics.base import Display
from branchline.mechanics.display_parts import UsableTracks
from branchline.play.closed import free_tracks, gates_of, public_state
from branchline.play.view import View

LOCOMOTIVE_WORTH: Final = 2
"""A locomotive that a purchase costs weighs as much as this many trains: it is a whole draw."""
LOAN_WORTH: Final = 6
"""A seat would rather build this many trains than borrow a track of another seat."""


@dataclass(frozen=True, slots=True)
class TicketPath:
    """The shortest path that completes a ticket: tracks to build and the trains they take."""

    points: int
    trains: int
    tracks: tuple[int, ...]
    needs: tuple[str, ...] = ()
    """What to buy first, by name."""
    loans: int = 0
    """Tracks of others it uses that are still to be borrowed."""


Link = tuple[int, int, int, int, frozenset[str]]
"""A track out of a place: where to, the trains and loans it takes, the track, what it asks for."""
Step = tuple[int, int, int, int, tuple[int, ...], tuple[str, ...]]
"""A place reached: the cost, the trains, the loans, the place, the tracks, what they ask for."""


class TicketPaths:
    """The paths that are left to a view's seat."""

    def __init__(self, data: MapData, game: Game, view: View, public: State | None = None) -> None:
        """Find the tracks; `public` is the view's public state, if it is there already."""
        self.data = data
        self.trains = view.trains[view.seat]
        self.prices = prices_of(displays_of(game), view)
        self.worth = LOCOMOTIVE_WORTH
        self.links: dict[int, list[Link]] = {}
        own = set(view.owned[view.seat])
        state = public_state(game, view) if public is None else public
        gates = gates_of(game)
        for number in own:
            self.add(number, 0, 0, frozenset())
        for number in set(free_tracks(game, view, state)) - own:
            asked = [m.missing(game, state, view.seat, number) for m in gates]
            names = frozenset(name for each in asked for name in each)
            if names <= self.prices.keys():
                self.add(number, self.data.tracks[number].length, 0, names)
        self.loans = 0
        """Tracks of others that may still be borrowed."""
        for lent in lent_to(game, view, state):
            self.loans += lent.more
            for number in lent.now:
                self.add(number, 0, 0, frozenset())
            for number in lent.later if lent.more else ():
                self.add(number, 0, 1, frozenset())

    def add(self, number: int, trains: int, loans: int, names: frozenset[str]) -> None:
        """Add a track, in both directions."""
        track = self.data.tracks[number]
        self.links.setdefault(track.a, []).append((track.b, trains, loans, number, names))
        self.links.setdefault(track.b, []).append((track.a, trains, loans, number, names))

    def of(self, ticket: int) -> TicketPath | None:
        """Return the path for the best leg of a ticket that is joined, or else the nearest one.

        None if all are cut off.
        """
        paths = [path for leg in self.data.tickets[ticket].legs if (path := self.shortest(leg))]
        return min(paths, key=self.rank, default=None)

    def within(self, ticket: int) -> TicketPath | None:
        """Return the path of a ticket that the trains suffice for; None if there is none."""
        path = self.of(ticket)
        if path is not None and path.trains > self.trains:
            self.worth, worth = 0, self.worth  # perhaps one of more purchases and fewer trains
            path = self.of(ticket)
            self.worth = worth
        return path if path is not None and path.trains <= self.trains else None

    def rank(self, path: TicketPath) -> tuple[int, int]:
        """Return the key that puts the nearest path first."""
        return self.cost(path.trains, path.loans, path.needs), -path.points

    def cost(self, trains: int, loans: int, needs: Iterable[str]) -> int:
        """Return what trains, loans and purchases weigh together."""
        locomotives = sum(self.prices[name] for name in needs)
        return trains + LOAN_WORTH * loans + self.worth * locomotives

    def shortest(self, leg: Leg) -> TicketPath | None:
        """Return the least that, with the seat's own tracks, joins a leg."""
        if not self.prices and not self.loans:
            return self.nearest(leg)
        queue: list[Step] = [(0, 0, 0, place, (), ()) for place in leg.starts]
        seen: dict[int, list[tuple[int, set[str]]]] = {}
        while queue:
            cost, trains, loans, place, path, needs = heapq.heappop(queue)
            if place in leg.ends:
                return TicketPath(leg.points, trains, path, needs, loans)
            before = seen.setdefault(place, [])
            if any(fewer <= loans and less.issubset(needs) for fewer, less in before):
                continue
            before.append((loans, set(needs)))
            for to, more, lent, number, names in self.links.get(place, ()):
                if loans + lent > self.loans:
                    continue
                further = (*path, number) if more else path
                asked, step = needs, cost + more + LOAN_WORTH * lent
                if names and not names.issubset(needs):
                    asked = tuple(sorted(names.union(needs)))
                    step = self.cost(trains + more, loans + lent, asked)
                heapq.heappush(queue, (step, trains + more, loans + lent, to, further, asked))
        return None

    def nearest(self, leg: Leg) -> TicketPath | None:
        """Return the path of fewest trains, where trains are all that a path can cost."""
        far = dict.fromkeys(leg.starts, 0)
        by: dict[int, tuple[int, int, int]] = {}
        queue = [(0, place) for place in leg.starts]
        while queue:
            trains, place = heapq.heappop(queue)
            if place in leg.ends:
                path = []
                while place in by:
                    place, number, more = by[place]
                    if more:
                        path.append(number)
                return TicketPath(leg.points, trains, tuple(path[::-1]))
            if trains > far[place]:
                continue
            for to, more, _, number, _ in self.links.get(place, ()):
                if to not in far or trains + more < far[to]:
                    far[to] = trains + more
                    by[to] = (place, number, more)
                    heapq.heappush(queue, (trains + more, to))
        return None


def prices_of(displays: Iterable[Display], view: View) -> dict[str, int]:
    """Return the price, in locomotives, of everything that is still to be had, by name."""
    things = purchases_of(displays, view.mechanics)
    return {thing.name: thing.price for thing in things if thing.left}


def lent_to(game: Game, view: View, public: State) -> list[UsableTracks]:
    """Return the tracks of others that may serve the tickets of the view's seat."""
    lending = [
        each for each in displays_of(game) if type(each).usable_tracks is not Display.usable_tracks
    ]
    return [each.usable_tracks(game, public, view.seat) for each in lending]


def joined_path(data: MapData, own: Sequence[int], lent: Sequence[int], leg: Leg) -> list[int]:
    """Return the tracks of the shortest path that joins a leg, with as few lent ones as can be."""
    links: dict[int, list[tuple[int, int, int]]] = {}
    for number in (*own, *lent):
        track = data.tracks[number]
        step = track.length + (1000 if number in lent else 0)
        links.setdefault(track.a, []).append((track.b, step, number))
        links.setdefault(track.b, []).append((track.a, step, number))
    queue: list[tuple[int, int, tuple[int, ...]]] = [(0, place, ()) for place in leg.starts]
    seen: set[int] = set()
    while queue:
        far, place, path = heapq.heappop(queue)
        if place in leg.ends:
            return list(path)
        if place not in seen:
            seen.add(place)
            for to, step, number in links.get(place, ()):
                heapq.heappush(queue, (far + step, to, (*path, number)))
    return []
