"""How far a ticket is: joined, so many trains away, or cut off; from a seat's own view."""

from __future__ import annotations

from collections.abc import Iterable

from branchline.maps.schema import Leg, MapData
from branchline.play.match import Match
from branchline.play.view import View
from branchline.play.ways import Way, Ways


def ways_of(match: Match, view: View) -> Ways:
    """Return the ways that are left to a view's seat."""
    return Ways(match.data, match.game, view)


def way_of(match: Match, view: View, ticket: int) -> Way | None:
    """Return the way of one ticket; None if it is cut off."""
    return ways_of(match, view).of(ticket)


def wanted(match: Match, view: View) -> set[int]:
    """Return the tracks on the shortest way of some ticket not yet completed, twins included."""
    data = match.data
    ways = ways_of(match, view).among(view.tickets)
    near = [data.tracks[track] for way in ways for track in way.tracks]
    pairs = {(frozenset((track.a, track.b)), track.length) for track in near}
    return {
        number
        for number, track in enumerate(data.tracks)
        if (frozenset((track.a, track.b)), track.length) in pairs
    }


def needed(match: Match, view: View, tickets: Iterable[int]) -> set[str]:
    """Return the technologies that the shortest ways of some tickets ask for."""
    return {name for way in ways_of(match, view).among(tickets) for name in way.needs}


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
