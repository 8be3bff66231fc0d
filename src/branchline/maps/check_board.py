"""Checks of the board: places, areas and tracks, and whether they hang together."""

from __future__ import annotations

import heapq
from collections.abc import Iterable, Iterator
from typing import Any

from branchline.maps.schema import fold, squeeze
from branchline.maps.shape import DEFAULT_GROUP
from branchline.mechanics.advice import advise
from branchline.mechanics.declaration import Problem
from branchline.mechanics.kinds import dot, sound
from branchline.mechanics.registry import declarations
from branchline.message import Message

MOST_NAMES = 8
"""The most places that a message lists."""


def check_names(doc: dict[str, Any]) -> Iterator[Problem]:
    """Check that no two places answer to the same name."""
    owner: dict[str, int] = {}
    for i, place in enumerate(doc["places"]):
        keys = [(f"places[{i}].name", place["name"])]
        keys += [(f"places[{i}].aliases[{j}]", a) for j, a in enumerate(place.get("aliases", ()))]
        for key, name in keys:
            other = owner.setdefault(fold(name), i)
            if other != i:
                yield key, name, Message("map-name-taken", {"other": f"places[{other}]"})


def check_areas(doc: dict[str, Any]) -> Iterator[Problem]:
    """Check that an area holds known places, each once, and has a name of its own."""
    names = {place["name"] for place in doc["places"]}
    folded = {fold(name) for name in names}
    for area, members in doc.get("areas", {}).items():
        key = dot("areas", area)
        if fold(area) in folded:
            yield key, members, Message("map-area-named-as-place")
        for i, name in enumerate(members):
            if name not in names:
                yield f"{key}[{i}]", name, advise(Message("map-unknown-place"), name, names)
            elif name in members[:i]:
                yield f"{key}[{i}]", name, Message("map-listed-twice")


def check_track_ends(doc: dict[str, Any]) -> Iterator[Problem]:
    """Check that a track joins two different places of the board."""
    names = {place["name"] for place in doc["places"]}
    for i, track in sound(doc.get("tracks", ())):
        for end in ("a", "b"):
            if track[end] not in names:
                problem = advise(Message("map-unknown-place"), track[end], names)
                yield f"tracks[{i}].{end}", track[end], problem
        if track["a"] == track["b"]:
            yield f"tracks[{i}].b", track["b"], Message("map-track-is-loop")


def check_track_names(doc: dict[str, Any]) -> Iterator[Problem]:
    """Check that no two pairs of places read the same in the notation."""
    pairs: dict[str, tuple[int, frozenset[str]]] = {}
    for i, track in sound(doc["tracks"]):
        a, b = track["a"], track["b"]
        first, pair = pairs.setdefault(squeeze(f"{a}–{b}"), (i, frozenset((a, b))))
        if pair != frozenset((a, b)):
            problem = Message("map-track-reads-like", {"other": f"tracks[{first}]"})
            yield f"tracks[{i}]", f"{a}–{b}", problem


def check_track_lengths(doc: dict[str, Any]) -> Iterator[Problem]:
    """Check that a track has points and a player has the trains for it."""
    points, trains = doc["points"], doc["trains"]
    for i, track in sound(doc.get("tracks", ())):
        key, length = f"tracks[{i}].length", track["length"]
        if length > trains:
            yield key, length, Message("map-track-too-long", {"trains": trains})
        elif length not in points:
            yield key, length, Message("map-no-points", {"length": str(length)})


def check_added_keys(doc: dict[str, Any]) -> Iterator[Problem]:
    """Check that keys which a mechanic adds stand only where the map uses the mechanic."""
    used = doc.get("mechanics", {})
    cards = doc.get("tickets", {}).get("cards", ())
    for name, each in declarations().items():
        if name in used:
            continue
        problem = Message("map-key-needs", {"mechanic": name, "example": each.example})
        for part, entries, keys in (
            ("places", doc.get("places", ()), each.place_keys),
            ("tracks", doc.get("tracks", ()), each.track_keys),
            ("tickets.cards", cards, each.ticket_keys),
        ):
            for i, entry in sound(entries):
                for key in keys:
                    if entry.get(key):
                        yield f"{part}[{i}].{key}", entry[key], problem


def check_track_groups(doc: dict[str, Any]) -> Iterator[Problem]:
    """Check that groups have a rule; the default one needs it only for parallel tracks."""
    groups = doc.get("groups", {})
    seen: set[tuple[object, ...]] = set()
    for i, track in sound(doc["tracks"]):
        group = track.get("group", DEFAULT_GROUP)
        route = (*sorted((track["a"], track["b"])), track["length"], group)
        if "group" in track and group not in groups:
            problem = advise(Message("map-unknown-group"), group, groups)
            yield f"tracks[{i}].group", group, problem
        elif group not in groups and route in seen:
            problem = Message("map-group-missing", {"track": f"tracks[{i}]"})
            yield f"groups.{group}", None, problem
            return
        seen.add(route)


def check_corrections(doc: dict[str, Any]) -> Iterator[Problem]:
    """Check that the corrections of the drawn board are about places that there are."""
    names = {place["name"] for place in doc["places"]}
    board = doc.get("board", {})
    for part, between in (("nudge", ""), ("beside", ""), ("bend", "–")):
        for key, value in board.get(part, {}).items():
            for name in key.split(between) if between else [key]:
                if name not in names:
                    problem = advise(Message("map-unknown-place"), name, names)
                    yield dot(f"board.{part}", key), value, problem


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
        names, more = ", ".join(part[:MOST_NAMES]), max(0, len(part) - MOST_NAMES)
        yield "tracks", None, Message("map-board-falls-apart", {"names": names, "more": more})


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
