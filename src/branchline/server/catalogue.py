"""The maps of a server: the packaged ones, its owner's, those of lessons and those of its rooms.

Pages and requests name a map by its *key*: a packaged map by its id, any other by its id and a hash
of its file. So two wordings of one file never get mixed up, whichever of them a room was made on.
"""

from __future__ import annotations

from collections import Counter, OrderedDict
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cached_property, lru_cache
from pathlib import Path

from branchline.maps import MapData, MapError, load_map, load_map_text, map_ids
from branchline.message import Message
from branchline.play.lessons import lesson_ids, load_lesson

HASH_LETTERS = 12
MOST_BORROWED = 64


@dataclass(frozen=True)
class OwnMap:
    """A map that is not packaged, without a variant."""

    data: MapData
    folder: Path | None = None
    """Where its file is; None for a map that came with a room."""


@lru_cache(maxsize=64)
def load_carried(text: str, variant: str | None, source: str) -> MapData:
    """Return a map from its text, built once for all rooms that carry it."""
    return load_map_text(text, variant, source)


def is_packaged(data: MapData) -> bool:
    """Tell whether a map is, to the letter, the packaged one of its id."""
    return data.id in map_ids() and load_map(data.id).content_hash == data.content_hash


def key_of(data: MapData) -> str:
    """Return what pages and requests call a map; no id has a hyphen."""
    return data.id if is_packaged(data) else f"{data.id}-{data.content_hash[:HASH_LETTERS]}"


def text_of(data: MapData) -> str | None:
    """Return what a room must carry of its map: the text of one that is not packaged."""
    return None if is_packaged(data) else data.text


class Catalogue:
    """The maps there are, by key."""

    def __init__(self, own: Iterable[OwnMap] = ()) -> None:
        self.offered: dict[str, OwnMap] = {key_of(each.data): each for each in own}
        """The owner's maps, to make rooms on."""
        self.carried: dict[str, OwnMap] = {}
        """Maps that rooms brought along, while such a room is awake: what visitors left as well,
        for they can take it back while games on it go on."""
        self._rooms: Counter[str] = Counter()
        """How many rooms are awake that brought each of them."""
        self.borrowed: OrderedDict[str, OwnMap] = OrderedDict()
        """Maps that rooms brought to other servers: those that pages asked for last."""
        self.uploaded: dict[str, tuple[OwnMap, str]] = {}
        """Maps that visitors left, with their makers' names."""

    @cached_property
    def taught(self) -> dict[str, OwnMap]:
        """The maps of lessons: their rooms are made by the lesson's name.

        Read when a map is asked for that is none of the others: no start waits for them.
        """
        lessons = [load_lesson(each) for each in lesson_ids()]
        return {key_of(each.data): OwnMap(each.data, each.folder) for each in lessons}

    def summaries(self) -> Iterator[tuple[str, MapData]]:
        """Give the maps that rooms can be made on, with their keys."""
        yield from ((which, load_map(which)) for which in map_ids())
        yield from ((key, own.data) for key, own in self.offered.items())
        for key, (own, _) in self.uploaded.items():
            if key not in self.offered:
                yield key, own.data

    def maker_of(self, key: str) -> str:
        """Return who drew a map that a visitor left; empty for every other map."""
        return self.uploaded[key][1] if key in self.uploaded else ""

    def bring(self, data: MapData) -> None:
        """Note the map of a room, so that pages can ask for it while the room is awake."""
        if is_packaged(data):
            return
        key = key_of(data)
        self._rooms[key] += 1
        if key not in self.carried and not self.is_ours(key):
            self.carried[key] = OwnMap(load_carried(data.text, None, data.source))

    def leave(self, key: str) -> bool:
        """Note that a room is awake no more; tell whether nobody can ask for its map now."""
        if key not in self._rooms:
            return False
        self._rooms[key] -= 1
        if self._rooms[key] > 0:
            return False
        del self._rooms[key]
        self.carried.pop(key, None)
        return self.own(key) is None

    def borrow(self, key: str, data: MapData) -> list[str]:
        """Remember a map of a room at another server; return those that are forgotten for it."""
        self.borrowed[key] = OwnMap(data)
        gone: list[str] = []
        while len(self.borrowed) > MOST_BORROWED:
            oldest, _ = self.borrowed.popitem(last=False)
            if self.own(oldest) is None:
                gone.append(oldest)
        return gone

    def is_ours(self, key: str) -> bool:
        """Tell whether a map that is not packaged is the owner's, or that of a lesson."""
        return key in self.offered or key in self.taught

    def own(self, key: str) -> OwnMap | None:
        """Return a map that is not packaged."""
        left = self.uploaded.get(key)
        known = self.offered.get(key) or self.carried.get(key) or (left and left[0])
        return known or self.borrowed.get(key) or self.taught.get(key)

    def find(self, key: str, variant: str | None = None) -> MapData:
        """Return a map that pages ask for; raise `MapError` if there is none."""
        if key in map_ids():
            return load_map(key, variant)
        own = self.own(key)
        if own is None:
            raise MapError(key, "", None, Message("map-no-such-map"))
        return variant_of(own, variant)

    def choose(self, which: str, variant: str | None) -> MapData:
        """Return the map of a new room, by its key or id; raise `MapError` if it is not offered."""
        if which in map_ids():
            return load_map(which, variant)
        by_id = {own.data.id: own for own in self.offered.values()}
        own = self.offered.get(which) or by_id.get(which)
        if own is None and which in self.uploaded:
            own = self.uploaded[which][0]
        if own is None:
            raise MapError(which, "", None, Message("map-no-such-map"))
        return variant_of(own, variant)


def variant_of(own: OwnMap, variant: str | None) -> MapData:
    """Return a map in one of its variants."""
    if variant is None:
        return own.data
    return load_carried(own.data.text, variant, own.data.source)
