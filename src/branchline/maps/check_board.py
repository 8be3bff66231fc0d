"""Checks of the board: places, areas and tracks, and whether they hang together."""

from __future__ import annotations

import heapq
from collections.abc import Iterable, Iterator
from typing import Any

from branchline.maps.errors import advise
from branchline.maps.kinds import BAD, dot
from branchline.maps.schema import fold, squeeze
from branchline.maps.shape import DEFAULT_GROUP

Problem = tuple[str, object, str]
"""Key, value and hint."""


def sound(entries: Iterable[Any]) -> Iterator[tuple[int, Any]]:
    """Yield the entries of a list that could be read, with their positions."""
    return ((i, entry) for i, entry in enumerate(entries) if entry is not BAD)


def check_names(doc: dict[str, Any]) -> Iterator[Problem]:
    """Check that no two places answer to the same name."""
    owner: dict[str, int] = {}
    for i, place in enumerate(doc["places"]):
        keys = [(f"places[{i}].name", place["name"])]
        keys += [(f"places[{i}].aliases[{j}]", a) for j, a in enumerate(place.get("aliases", ()))]
        for key, name in keys:
            other = owner.setdefault(fold(name), i)
            if other != i:
                hint = f"places[{other}] has this name already (capitals and accents aside)"
                yield key, name, hint


def check_areas(doc: dict[str, Any]) -> Iterator[Problem]:
    """Check that an area holds known places, each once, and has a name of its own."""
    names = {place["name"] for place in doc["places"]}
    folded = {fold(name) for name in names}
    for area, members in doc.get("areas", {}).items():
        key = dot("areas", area)
        if fold(area) in folded:
            yield key, members, "a place has this name; give the area a name of its own"
        for i, name in enumerate(members):
            if name not in names:
                yield f"{key}[{i}]", name, advise("unknown place", name, names)
            elif name in members[:i]:
                yield f"{key}[{i}]", name, "stands in the list twice"


def check_stacks(doc: dict[str, Any]) -> Iterator[Problem]:
    """Check that country cards belong to countries on the board."""
    kinds = {place["name"]: place.get("kind", "city") for place in doc["places"]}
    countries = [name for name, kind in kinds.items() if kind == "country"]
    stacks = doc.get("mechanics", {}).get("country_cards", {}).get("stacks", {})
    for name, values in stacks.items():
        key = dot("mechanics.country_cards.stacks", name)
        if name not in kinds:
            yield key, values, advise("unknown place", name, countries)
        elif kinds[name] != "country":
            yield key, values, 'is not a country; add kind = "country" to the place'


def check_track_ends(doc: dict[str, Any]) -> Iterator[Problem]:
    """Check that a track joins two different places of the board."""
    names = {place["name"] for place in doc["places"]}
    for i, track in sound(doc.get("tracks", ())):
        for end in ("a", "b"):
            if track[end] not in names:
                hint = advise("unknown place", track[end], names)
                yield f"tracks[{i}].{end}", track[end], hint
        if track["a"] == track["b"]:
            yield f"tracks[{i}].b", track["b"], "the track ends where it starts"


def check_track_names(doc: dict[str, Any]) -> Iterator[Problem]:
    """Check that no two pairs of places read the same in the notation."""
    pairs: dict[str, tuple[int, frozenset[str]]] = {}
    for i, track in sound(doc["tracks"]):
        a, b = track["a"], track["b"]
        first, pair = pairs.setdefault(squeeze(f"{a}–{b}"), (i, frozenset((a, b))))
        if pair != frozenset((a, b)):
            hint = f"reads like tracks[{first}] (spaces and dashes aside); rename a place"
            yield f"tracks[{i}]", f"{a}–{b}", hint


def check_track_lengths(doc: dict[str, Any]) -> Iterator[Problem]:
    """Check that a track has points and a player has the trains for it."""
    points, trains = doc["points"], doc["trains"]
    for i, track in sound(doc.get("tracks", ())):
        key, length = f"tracks[{i}].length", track["length"]
        if length > trains:
            yield key, length, f"nobody can claim this track with {trains} trains"
        elif length not in points:
            yield key, length, f"no points for this length; add {length} to [points]"


def check_ferries_and_tunnels(doc: dict[str, Any]) -> Iterator[Problem]:
    """Check that ferries are gray (F1) and, like tunnels, have their mechanic."""
    mechanics = doc.get("mechanics", {})
    for i, track in sound(doc.get("tracks", ())):
        symbols = track.get("locomotives", 0)
        if symbols > track["length"]:
            hint = f"more locomotives than the {track['length']} spaces of the track"
            yield f"tracks[{i}].locomotives", symbols, hint
        if symbols and track["colour"] != "gray":
            yield f"tracks[{i}].colour", track["colour"], 'ferries are gray; write colour = "gray"'
        if symbols and "ferries" not in mechanics:
            hint = "the map has no ferries; add the mechanic: mechanics.ferries = {}"
            yield f"tracks[{i}].locomotives", symbols, hint
        if track.get("tunnel") and "tunnels" not in mechanics:
            hint = "the map has no tunnels; add the mechanic: mechanics.tunnels = { reveal = 3 }"
            yield f"tracks[{i}].tunnel", True, hint


def check_track_groups(doc: dict[str, Any]) -> Iterator[Problem]:
    """Check that groups have a rule; the default one needs it only for parallel tracks."""
    groups = doc.get("groups", {})
    seen: set[tuple[object, ...]] = set()
    for i, track in sound(doc["tracks"]):
        group = track.get("group", DEFAULT_GROUP)
        route = (*sorted((track["a"], track["b"])), track["length"], group)
        if "group" in track and group not in groups:
            yield f"tracks[{i}].group", group, advise("no such group in [groups]", group, groups)
        elif group not in groups and route in seen:
            hint = f"parallel tracks such as tracks[{i}] need this rule; see per_player"
            yield f"groups.{group}", None, f"missing; {hint} and tracks_by_players"
            return
        seen.add(route)


def check_connected(doc: dict[str, Any]) -> Iterator[Problem]:
    """Check that every place can be reached from every other."""
    left = {place["name"]: None for place in doc["places"]}  # a set that keeps its order
    parts = []
    while left:
        reached = distances(doc, [next(iter(left))])
        parts.append([name for name in left if name in reached])
        left = {name: None for name in left if name not in reached}
    parts.sort(key=len, reverse=True)
    for part in parts[1:]:
        names = ", ".join(part[:8]) + (f" and {len(part) - 8} more" if len(part) > 8 else "")
        yield "tracks", None, f"the board falls apart: no track joins {names} to the rest"


def distances(doc: dict[str, Any], starts: Iterable[str]) -> dict[str, int]:
    """Return the fewest train spaces from any of the starts to each place within reach."""
    near: dict[str, list[tuple[str, int]]] = {}
    for track in doc["tracks"]:
        near.setdefault(track["a"], []).append((track["b"], track["length"]))
        near.setdefault(track["b"], []).append((track["a"], track["length"]))
    best: dict[str, int] = {}
    heap = [(0, start) for start in starts]
    while heap:
        spaces, name = heapq.heappop(heap)
        if name not in best:
            best[name] = spaces
            for other, length in near.get(name, ()):
                heapq.heappush(heap, (spaces + length, other))
    return best
