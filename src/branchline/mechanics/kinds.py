"""Kinds of value a map file may hold: small checkers that are put together into its shape.

Every kind reads a value, reports whatever is wrong with it and returns it in tidy form, or `BAD`
where it cannot be used. A kind never looks deeper into a value than its own shape goes, so no
input, however nested, can exhaust it.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any, Final, Protocol

from branchline.mechanics.advice import advise, quote, suggest
from branchline.message import Message

Report = Callable[[str, object, Message], None]
"""Called with the key, the value and the hint of each problem."""

BAD: Final = object()
"""Stands for a value that was reported and cannot be used."""

MOST_TRAINS: Final = 60

_BARE = re.compile(r"[A-Za-z0-9_-]+")
_NUMBER = re.compile(r"0|[1-9][0-9]{0,8}")


def dot(key: str, name: str) -> str:
    """Return the key of an entry of a table, quoted as TOML quotes it."""
    part = name if _BARE.fullmatch(name) else quote(name)
    return f"{key}.{part}" if key else part


def sound(entries: Iterable[Any]) -> Iterator[tuple[int, Any]]:
    """Yield the entries of a list that could be read, with their positions."""
    return ((i, entry) for i, entry in enumerate(entries) if entry is not BAD)


def must_be(wanted: Message) -> Message:
    """Return what to say of a value that is not of the kind that is wanted."""
    return Message("map-must-be", {"wanted": wanted})


class Kind(Protocol):
    """What a value must be."""

    @property
    def wanted(self) -> Message:
        """The kind in words, to follow "must be"."""

    def read(self, value: object, key: str, report: Report) -> Any:
        """Report what is wrong with the value; return it in tidy form, or `BAD`."""


@dataclass(frozen=True, slots=True)
class Int:
    """A whole number within bounds."""

    low: int
    high: int

    @property
    def wanted(self) -> Message:
        """The kind in words."""
        if self.low == self.high:
            return Message("wanted-exactly", {"number": str(self.low)})
        return Message("wanted-int", {"low": str(self.low), "high": str(self.high)})

    def read(self, value: object, key: str, report: Report) -> Any:
        """Read a whole number; true and false are not numbers."""
        if (
            isinstance(value, int)
            and not isinstance(value, bool)
            and self.low <= value <= self.high
        ):
            return value
        report(key, value, must_be(self.wanted))
        return BAD


@dataclass(frozen=True, slots=True)
class Number:
    """A number within bounds, whole or not."""

    low: float
    high: float

    @property
    def wanted(self) -> Message:
        """The kind in words."""
        return Message("wanted-number", {"low": f"{self.low:g}", "high": f"{self.high:g}"})

    def read(self, value: object, key: str, report: Report) -> Any:
        """Read a number as a float."""
        number = value if isinstance(value, int | float) and not isinstance(value, bool) else None
        if number is not None and self.low <= number <= self.high:  # which no NaN ever is
            return float(number)
        report(key, value, must_be(self.wanted))
        return BAD


@dataclass(frozen=True, slots=True)
class Text:
    """Printable text of one line; `pattern` narrows it, `wanted` then says to what."""

    most: int = 60
    pattern: str = r"\S(.*\S)?"
    wanted: Message = Message("wanted-text")
    names: tuple[str, ...] = ()
    """Where in the file the names stand of which it is one, if it is: `*` is every entry of a
    list, and at the end every key of a table. Forms let people choose; checks of their own tell
    of names that are not there."""
    is_new: bool = False
    """Whether it may be another name, which then is there."""
    usual: tuple[str, ...] = ()
    """Names that are there without being said."""

    def read(self, value: object, key: str, report: Report) -> Any:
        """Read a text."""
        if not isinstance(value, str) or not value.isprintable():
            report(key, value, must_be(self.wanted))
        elif len(value) > self.most:
            size = {"characters": len(value), "most": self.most}
            report(key, value, Message("map-text-too-long", size))
        elif not re.fullmatch(self.pattern, value):
            report(key, value, must_be(self.wanted))
        else:
            return value
        return BAD


@dataclass(frozen=True, slots=True)
class IntKey:
    """The key of a table that stands for a whole number within bounds."""

    low: int
    high: int

    @property
    def wanted(self) -> Message:
        """The kind in words."""
        return Int(self.low, self.high).wanted

    def read(self, value: object, key: str, report: Report) -> Any:
        """Read the key as an int."""
        number = int(value) if isinstance(value, str) and _NUMBER.fullmatch(value) else -1
        if self.low <= number <= self.high:
            return number
        report(key, value, Message("map-key-must-be", {"wanted": self.wanted}))
        return BAD


@dataclass(frozen=True, slots=True)
class Anything:
    """Any value, taken as it is."""

    wanted: Message = Message("wanted-anything")

    def read(self, value: object, key: str, report: Report) -> Any:
        """Return the value."""
        return value


@dataclass(frozen=True, slots=True)
class Flag:
    """True or false."""

    wanted: Message = Message("wanted-flag")

    def read(self, value: object, key: str, report: Report) -> Any:
        """Read a truth value."""
        if isinstance(value, bool):
            return value
        report(key, value, must_be(self.wanted))
        return BAD


@dataclass(frozen=True, slots=True)
class Choice:
    """One of a few words."""

    words: tuple[str, ...]

    @property
    def wanted(self) -> Message:
        """The kind in words."""
        if len(self.words) == 1:
            return Message("wanted-word", {"word": quote(self.words[0])})
        return Message("wanted-one-of", {"words": ", ".join(self.words)})

    def read(self, value: object, key: str, report: Report) -> Any:
        """Read one of the words."""
        if isinstance(value, str) and value in self.words:
            return value
        meant = suggest(value, self.words) if isinstance(value, str) else ""
        problem = must_be(self.wanted)
        if meant:
            problem = Message("did-you-mean", {"problem": problem, "name": meant})
        report(key, value, problem)
        return BAD


@dataclass(frozen=True, slots=True)
class List:
    """A list of values of one kind. A `partial` one keeps its sound entries (others are `BAD`)."""

    entry: Kind
    least: int = 0
    most: int = 300
    partial: bool = False

    @property
    def wanted(self) -> Message:
        """The kind in words."""
        if self.least == self.most:
            return Message("wanted-list-of", {"size": self.most})
        return Message("wanted-list", {"least": self.least, "most": self.most})

    def read(self, value: object, key: str, report: Report) -> Any:
        """Read the entries; of a list of the wrong size, none."""
        if not isinstance(value, list) or not self.least <= len(value) <= self.most:
            report(key, value, must_be(self.wanted))
            return BAD
        entries = [self.entry.read(item, f"{key}[{i}]", report) for i, item in enumerate(value)]
        if not self.partial and any(entry is BAD for entry in entries):
            return BAD
        return entries


@dataclass(frozen=True, slots=True)
class Named:
    """A table whose keys the author chooses, all with values of one kind."""

    entry: Kind
    least: int = 0
    most: int = 300
    keys: Kind = field(default_factory=Text)

    @property
    def wanted(self) -> Message:
        """The kind in words."""
        return Message("wanted-entries", {"least": self.least, "most": self.most})

    def read(self, value: object, key: str, report: Report) -> Any:
        """Read the keys and the entries."""
        if not isinstance(value, dict) or not self.least <= len(value) <= self.most:
            report(key, value, must_be(self.wanted))
            return BAD
        table: dict[Any, Any] = {}
        sound = True
        for name, item in value.items():
            at = self.keys.read(name, dot(key, name), report)
            table[at] = self.entry.read(item, dot(key, name), report)
            sound = sound and at is not BAD and table[at] is not BAD
        return table if sound else BAD


@dataclass(frozen=True, slots=True)
class KnownKeys:
    """A table of known keys. A `partial` one keeps its sound entries and leaves out the others."""

    required: Mapping[str, Kind] = field(default_factory=dict)
    optional: Mapping[str, Kind] = field(default_factory=dict)
    partial: bool = False
    unknown: Message = Message("map-unknown-key")
    """What to say of a key that is not known."""

    @property
    def wanted(self) -> Message:
        """The kind in words."""
        if not self.required:
            return Message("wanted-table")
        return Message("wanted-table-with", {"keys": ", ".join(self.required)})

    def read(self, value: object, key: str, report: Report) -> Any:
        """Read the known entries; report unknown and missing ones."""
        if not isinstance(value, dict):
            report(key, value, must_be(self.wanted))
            return BAD
        known = {**self.required, **self.optional}
        missing = [name for name in self.required if name not in value]
        table: dict[str, Any] = {}
        sound = True
        for name, item in value.items():
            if name in known:
                table[name] = known[name].read(item, dot(key, name), report)
            else:
                meant = suggest(name, known)
                report(dot(key, name), item, advise(self.unknown, name, known))
                if meant in missing:  # the typing mistake says it all
                    missing.remove(meant)
                sound = False
        for name in missing:
            report(dot(key, name), None, Message("map-key-missing", {"wanted": known[name].wanted}))
        if self.partial:
            return {name: item for name, item in table.items() if item is not BAD}
        sound = sound and all(name in table for name in self.required)
        return table if sound and not any(item is BAD for item in table.values()) else BAD


@dataclass(frozen=True, slots=True)
class Pick:
    """Whichever kind suits the look of the value."""

    pick: Callable[[object], Kind]
    wanted: Message
    samples: tuple[object, ...] = ()
    """Values of looks that forms could not think of."""

    def read(self, value: object, key: str, report: Report) -> Any:
        """Read the value as the kind that suits it."""
        return self.pick(value).read(value, key, report)


PLACE: Final = Text(names=("places.*.name",))
"""The name of a place of the map."""
REGION: Final = Text(names=("places.*.region",))
"""A region in which places may lie."""

POINTS: Final = Int(0, 1000)
"""Points of a bonus."""
