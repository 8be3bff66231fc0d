"""The shortest paths that tickets still lack, over a seat's tracks and those it may still get."""

from __future__ import annotations

import heapq
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from mypy_extensions import i64

from branchline.core.arrays import vec, zeros
from branchline.core.game import Game
from branchline.core.state import State
from branchline.maps.readers import purchases_of
from branchline.maps.schema import Leg, MapData
from branchline.mechanics.base import Display
from branchline.mechanics.display_parts import UsableTracks
from branchline.play.closed import free_tracks, public_state
from branchline.play.game_facts import GameFacts
from branchline.play.view import View

LOCOMOTIVE_WORTH: Final = 2
"""A locomotive that a purchase costs weighs as much as this many trains: it is a whole draw."""
BORROWING_WORTH: Final = 6
"""A seat would rather build this many trains than borrow a track of another seat."""


@dataclass(frozen=True, slots=True)
class TicketPath:
    """The shortest path that completes a ticket: tracks to build and the trains they take."""

    points: int
    trains: int
    tracks: tuple[int, ...]
    needs: tuple[str, ...] = ()
    """What to buy first, by name."""
    borrowed: int = 0
    """Tracks of others it uses that are still to be borrowed."""


Step = tuple[int, int, int, int, tuple[int, ...], tuple[str, ...]]
"""A place reached: cost, trains, how many tracks are borrowed, place, tracks, what they ask for."""
CLOSED: Final = -1
UNREACHED: Final = -1
NO_TRACK: Final = -1
NOTHING: Final[frozenset[str]] = frozenset()


class ShortestPaths:
    """The paths of fewest trains from some places."""

    def __init__(self, n_places: i64, starts: Sequence[int]) -> None:
        self.trains_to: vec[i64] = vec[i64]([UNREACHED] * n_places)
        """The trains that it takes to each place."""
        self.last_place: vec[i64] = zeros(n_places)
        self.last_track: vec[i64] = vec[i64]([NO_TRACK] * n_places)
        """The last step to each place: from where, and over which track."""
        self.end: i64 = -1
        """The end that was looked for and found, or -1."""
        for place in starts:
            self.trains_to[place] = 0

    def path_to(self, place: i64) -> tuple[int, ...]:
        """Return the tracks to build on the way to a place."""
        path: list[int] = []
        while self.last_track[place] != NO_TRACK:
            before = self.last_place[place]
            if self.trains_to[place] > self.trains_to[before]:
                path.append(int(self.last_track[place]))
            place = before
        return tuple(path[::-1])


class TicketPaths:
    """The paths that are left to a view's seat."""

    def __init__(
        self,
        data: MapData,
        game: Game,
        view: View,
        public: State | None = None,
        facts: GameFacts | None = None,
    ) -> None:
        """Find the tracks; `public` is the view's public state, if it is there already."""
        self.data = data
        self.trains = view.trains[view.seat]
        shown = GameFacts(game) if facts is None else facts
        self.prices = prices_of(shown.selling, view)
        self.worth = LOCOMOTIVE_WORTH
        state = public_state(game, view) if public is None else public
        n_tracks = len(data.tracks)
        self.cost_of: vec[i64] = vec[i64]([CLOSED] * n_tracks)
        """The trains that each track takes."""
        self.borrowable: set[int] = set()
        """Tracks of others that are still to be borrowed."""
        self.asked: dict[int, frozenset[str]] = {}
        """What tracks ask to be bought, by track."""
        self.free: tuple[int, ...] = free_tracks(game, view, state)
        for number in self.free:
            names = NOTHING
            for gate in shown.gates:
                names = names.union(gate.missing(game, state, view.seat, number))
            if names <= self.prices.keys():
                self.cost_of[number] = game.trains_for[number]
                if names:
                    self.asked[number] = names
        self.may_borrow = 0
        """How many of them there may be."""
        self.usable: list[UsableTracks] = borrowable_by(game, view, state, shown)
        for usable in self.usable:
            self.may_borrow += usable.more
            if usable.more:
                for number in usable.later:
                    if self.cost_of[number] == CLOSED:
                        self.cost_of[number] = 0
                        self.borrowable.add(number)
        for usable in self.usable:
            for number in usable.now:
                self.own(number)
        for number in view.owned[view.seat]:
            self.own(number)
        self.facts: GameFacts = shown
        self.root = -1
        """The place that all tracks of the seat must be joined to, or -1."""
        for each in shown.rooted:
            self.root = max(self.root, each.root(game, state, view.seat))
        self.from_root: ShortestPaths | None = None
        """The ways from there, once they are asked for."""

    def own(self, number: int) -> None:
        """Let a track cost nothing."""
        self.cost_of[number] = 0
        self.borrowable.discard(number)
        self.asked.pop(number, None)

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
        return self.cost(path.trains, path.borrowed, path.needs), -path.points

    def cost(self, trains: int, borrowed: int, needs: Iterable[str]) -> int:
        """Return what trains, borrowed tracks and purchases weigh together."""
        locomotives = sum(self.prices[name] for name in needs)
        return weigh(trains, borrowed, locomotives, self.worth)

    def shortest(self, leg: Leg) -> TicketPath | None:
        """Return the least that, with the seat's own tracks, joins a leg."""
        if not self.prices and not self.may_borrow:
            nearest = self.nearest(leg)
            if nearest is None or self.root < 0 or not nearest.tracks:
                return nearest
            return self.joined_to_root(leg)
        queue: list[Step] = [(0, 0, 0, place, (), ()) for place in leg.starts]
        seen: dict[int, list[tuple[int, frozenset[str]]]] = {}
        while queue:
            cost, trains, borrowed, place, path, needs = heapq.heappop(queue)
            if place in leg.ends:
                return TicketPath(leg.points, trains, path, needs, borrowed)
            before = seen.setdefault(place, [])
            if is_beaten(before, borrowed, needs):
                continue
            before.append((borrowed, frozenset(needs)))
            for to, number in self.facts.links[place]:
                more = int(self.cost_of[number])
                here = 1 if number in self.borrowable else 0
                if more == CLOSED or borrowed + here > self.may_borrow:
                    continue
                names = self.asked.get(number, NOTHING)
                further = (*path, number) if more else path
                asked, step = needs, cost + more + BORROWING_WORTH * here
                if names and not names.issubset(needs):
                    asked = tuple(sorted(names.union(needs)))
                    step = self.cost(trains + more, borrowed + here, asked)
                heapq.heappush(queue, (step, trains + more, borrowed + here, to, further, asked))
        return None

    def joined_to_root(self, leg: Leg) -> TicketPath | None:
        """Return the least that joins a leg and the seat's network, where one network must do.

        Both ends and the root are joined at one place: the one to which all three are nearest.
        """
        if self.from_root is None:
            self.from_root = self.paths_from((self.root,))
        paths = (self.from_root, self.paths_from(leg.starts), self.paths_from(leg.ends))
        best: i64 = -1
        meeting: i64 = -1
        for place in range(self.facts.n_places):
            trains: i64 = 0
            for each in paths:
                if each.trains_to[place] == UNREACHED:
                    trains = -1
                    break
                trains += each.trains_to[place]
            if trains >= 0 and (best < 0 or trains < best):
                best, meeting = trains, place
        if meeting < 0:
            return None
        to_root, to_start, to_end = [each.path_to(meeting) for each in paths]
        return TicketPath(leg.points, int(best), (*to_root, *to_start, *to_end[::-1]))

    def nearest(self, leg: Leg) -> TicketPath | None:
        """Return the path of fewest trains, where trains are all that a path can cost."""
        found = self.paths_from(leg.starts, leg.ends)
        if found.end < 0:
            return None
        return TicketPath(leg.points, int(found.trains_to[found.end]), found.path_to(found.end))

    def paths_from(self, starts: Sequence[int], ends: Sequence[int] = ()) -> ShortestPaths:
        """Return the paths of fewest trains from some places to all others, or to the first end.

        The nearest place is looked for among all: a board has too few for a heap to be quicker.
        """
        facts, cost_of = self.facts, self.cost_of
        n_places = facts.n_places
        found = ShortestPaths(n_places, starts)
        trains_to, last_place, last_track = found.trains_to, found.last_place, found.last_track
        is_end, is_done = zeros(n_places), zeros(n_places)
        for end in ends:
            is_end[end] = 1
        while True:
            place: i64 = -1
            for each in range(n_places):
                is_reached = trains_to[each] != UNREACHED and is_done[each] == 0
                if is_reached and (place < 0 or trains_to[each] < trains_to[place]):
                    place = each
            if place < 0:
                return found
            if is_end[place] == 1:
                found.end = place
                return found
            is_done[place] = 1
            for at in range(facts.first_link[place], facts.first_link[place + 1]):
                number, to = facts.link_track[at], facts.link_place[at]
                if cost_of[number] == CLOSED:
                    continue
                trains = trains_to[place] + cost_of[number]
                if trains_to[to] == UNREACHED or trains < trains_to[to]:
                    trains_to[to] = trains
                    last_place[to] = place
                    last_track[to] = number


def weigh(trains: int, borrowed: int, locomotives: int, worth: int = LOCOMOTIVE_WORTH) -> int:
    """Return what trains, borrowed tracks and the locomotives for purchases weigh together."""
    return trains + BORROWING_WORTH * borrowed + worth * locomotives


def is_beaten(
    before: list[tuple[int, frozenset[str]]], borrowed: int, needs: tuple[str, ...]
) -> bool:
    """Return whether a place was reached before with no more borrowed tracks and purchases."""
    for fewer, less in before:  # noqa: SIM110 - no generator in the innermost loop
        if fewer <= borrowed and less.issubset(needs):
            return True
    return False


def prices_of(displays: Iterable[Display], view: View) -> dict[str, int]:
    """Return the price, in locomotives, of everything that is still to be had, by name."""
    things = purchases_of(displays, view.mechanics)
    return {thing.name: thing.price for thing in things if thing.left}


def borrowable_by(
    game: Game, view: View, public: State, facts: GameFacts | None = None
) -> list[UsableTracks]:
    """Return the tracks of others that may serve the tickets of the view's seat."""
    lending = (GameFacts(game) if facts is None else facts).lending
    return [each.usable_tracks(game, public, view.seat) for each in lending]


def joined_path(data: MapData, own: Sequence[int], borrowed: Sequence[int], leg: Leg) -> list[int]:
    """Return the tracks of the shortest path that joins a leg, borrowing as few as can be."""
    links: dict[int, list[tuple[int, int, int]]] = {}
    for number in (*own, *borrowed):
        track = data.tracks[number]
        step = track.length + (1000 if number in borrowed else 0)
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
