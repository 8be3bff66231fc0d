"""Checks of the substitutes: their tracks exist, and some rule says how to pay for each track."""

from __future__ import annotations

from collections.abc import Iterator

from branchline.core.costs import PLAIN
from branchline.mechanics.declaration import (
    Document,
    Params,
    Problem,
    check_plain_payments,
)
from branchline.mechanics.kinds import sound
from branchline.mechanics.marked_tracks import is_marked
from branchline.mechanics.substitutes.reading import rate_of
from branchline.message import Message

NAME = "substitutes"
COLOUR_TRACKS = f"mechanics.{NAME}.for_colour.tracks"


def check_everywhere(doc: Document, params: Params) -> Iterator[Problem]:
    """Check that no mechanic takes plain payments only, where substitutes serve all tracks."""
    if "only_on" not in params:
        yield from check_plain_payments(NAME)(doc, params)


def check_some_tracks(doc: Document, params: Params) -> Iterator[Problem]:
    """Check that the tracks with substitutes take no plain payments only."""
    from branchline.mechanics.registry import declarations

    if "only_on" not in params:
        return
    plain = [other for other in doc["mechanics"] if declarations()[other].plain_payments]
    for i, track in sound(doc["tracks"]):
        ends = (track["a"], track["b"])
        for other in plain:
            if is_marked(track, [other]) and rate_of(params, ends, track) != PLAIN:
                names = {"mechanic": NAME, "other": other}
                yield f"tracks[{i}]", "–".join(ends), Message("map-payments-clash", names)


def check_colour_tracks(doc: Document, params: Params) -> Iterator[Problem]:
    """Check that a track joins every pair of places, and that none is named twice."""
    pairs = [frozenset((track["a"], track["b"])) for _, track in sound(doc["tracks"])]
    named = params.get("for_colour", {"tracks": ()})["tracks"]
    for i, pair in enumerate(named):
        if frozenset(pair) not in pairs:
            yield f"{COLOUR_TRACKS}[{i}]", pair, Message("map-no-such-track")
        elif frozenset(pair) in map(frozenset, named[:i]):
            yield f"{COLOUR_TRACKS}[{i}]", pair, Message("map-listed-twice")
