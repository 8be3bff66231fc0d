"""Tracks that some mechanics mark by keys of their own, for rules that hold only on those."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any, Final, Protocol

from branchline.mechanics.declaration import Document, Params, Problem
from branchline.mechanics.kinds import List, Pick, Text
from branchline.message import Message


class Keyed(Protocol):
    """A track of a map, or its table in a map file."""

    def get(self, key: str, default: Any) -> Any:
        """Return the value of a key."""


_NAME: Final = Text(40, "[a-z_]+", Message("wanted-mechanics"), names=("mechanics.*",))


def _kind(value: object) -> List | Text:
    return List(_NAME, 1, 9) if isinstance(value, list) else _NAME


ONLY_ON: Final = Pick(_kind, _NAME.wanted)
"""A parameter that names one mechanic or several."""


def names_of(named: str | Iterable[str]) -> list[str]:
    """Return the mechanics that such a parameter names."""
    return [named] if isinstance(named, str) else list(named)


def in_words(named: str | Iterable[str]) -> list[str | Message]:
    """Return what people call the tracks of these mechanics."""
    return [Message(f"mechanic-{name.replace('_', '-')}") for name in names_of(named)]


def is_marked(track: Keyed | Mapping[str, Any], names: Iterable[str]) -> bool:
    """Tell whether a track has a key of one of some mechanics."""
    from branchline.mechanics.registry import declarations

    known = declarations()
    return any(track.get(key, False) for name in names for key in known[name].track_keys)


def check_only_on(mechanic: str) -> Callable[[Document, Params], Iterator[Problem]]:
    """Return the check that the mechanics which `only_on` names mark tracks of the map."""

    def find(doc: Document, params: Params) -> Iterator[Problem]:
        from branchline.mechanics.registry import declarations

        key = f"mechanics.{mechanic}.only_on"
        for name in names_of(params.get("only_on", ())):
            known = declarations().get(name)
            if known is None or not known.track_keys:
                marking = [each.name for each in declarations().values() if each.track_keys]
                yield key, name, Message("map-marks-no-tracks", {"names": ", ".join(marking)})
            elif name not in doc["mechanics"]:
                yield key, name, Message("map-only-on-unused", {"mechanic": name})

    return find
