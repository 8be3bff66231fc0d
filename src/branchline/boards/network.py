"""The routes of a map as the layout sees them."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from branchline.boards.arrays import Floats
from branchline.boards.settings import Settings
from branchline.boards.sizes import MARKS, PITCH, RIM, ribbon
from branchline.maps import MapData
from branchline.maps import routes as routes_of
from branchline.maps.readers import marks_of


@dataclass(frozen=True, slots=True)
class Route:
    """Parallel tracks between two places."""

    a: int
    b: int
    length: int
    tracks: tuple[int, ...]
    over_water: bool

    @property
    def lanes(self) -> int:
        """Return how many tracks lie side by side."""
        return len(self.tracks)


@dataclass(frozen=True, slots=True)
class Network:
    """Places and routes, with the room they need."""

    kinds: tuple[str, ...]
    """City, hub, country or junction."""
    titles: tuple[str, ...]
    """What the board calls each place."""
    names: tuple[str, ...]
    """What the map calls it."""
    routes: tuple[Route, ...]
    marks: Floats
    """Radius of the mark of each place."""
    rims: Floats
    """Distance from each place at which its tracks begin."""

    def ideal(self, route: Route) -> float:
        """Return the length from place to place at which a route fits its spaces exactly."""
        return float(route.length * PITCH + self.rims[route.a] + self.rims[route.b])

    @property
    def ends(self) -> tuple[tuple[int, int], ...]:
        """Return the two places of each route."""
        return tuple((route.a, route.b) for route in self.routes)


def network_of(data: MapData, settings: Settings) -> Network:
    """Return the network of a map."""
    routes = []
    looks = marks_of(data)
    for tracks in routes_of(data):
        first = data.tracks[tracks[0]]
        a, b = sorted((first.a, first.b))
        over_water = any(looks[track].over_water for track in tracks)
        routes.append(Route(a, b, first.length, tracks, over_water))
    kinds = kinds_of(data, settings, routes)
    marks = np.array([MARKS[kind] for kind in kinds])
    return Network(
        kinds=kinds,
        titles=titles_of(data),
        names=tuple(place.name for place in data.places),
        routes=tuple(routes),
        marks=marks,
        rims=rims_of(len(kinds), routes, marks),
    )


def kinds_of(data: MapData, settings: Settings, routes: list[Route]) -> tuple[str, ...]:
    """Return the kind of each place; hubs are those the settings name, or the busiest."""
    hubs = {data.find_place(name) for name in settings.hubs}
    if not settings.hubs:
        tracks = [sum(r.lanes for r in routes if place in (r.a, r.b)) for place in places(data)]
        busiest = sorted(places(data), key=lambda place: -tracks[place])
        hubs = set(busiest[: len(data.places) // 8])
    return tuple(
        "hub" if place.kind == "city" and number in hubs else place.kind
        for number, place in enumerate(data.places)
    )


def places(data: MapData) -> range:
    """Return the numbers of the places of a map."""
    return range(len(data.places))


def titles_of(data: MapData) -> tuple[str, ...]:
    """Return the word for each place: its area's where it belongs to one, else its own.

    Junctions have none.
    """
    area = {place: name for name, members in data.areas.items() for place in members}
    return tuple(
        "" if place.kind == "junction" else area.get(number, place.name)
        for number, place in enumerate(data.places)
    )


def rims_of(count: int, routes: list[Route], marks: Floats) -> Floats:
    """Return the rim of each place: long enough around for all tracks that begin there."""
    around = np.zeros(count)
    for route in routes:
        for place in (route.a, route.b):
            around[place] += ribbon(route.lanes) + 4
    rims: Floats = np.maximum(np.maximum(RIM, marks + 5.5), around * 1.15 / (2 * np.pi))
    return rims


def scale_of(points: Floats, network: Network) -> float:
    """Return the scale at which the median route is exactly as long as its spaces need."""
    a, b = np.array(network.ends).T
    length = np.hypot(*(points[a] - points[b]).T)
    ideal = np.array([network.ideal(route) for route in network.routes])
    return float(np.median(ideal / np.maximum(length, 1e-6)))
