"""Kinds of value a map file may hold: small checkers that are put together into its shape.

Every kind reads a value, reports whatever is wrong with it and returns it in tidy form, or `BAD`
where it cannot be used. A kind never looks deeper into a value than its own shape goes, so no
input, however nested, can exhaust it.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Final, Protocol

from branchline.maps.errors import advise, show, suggest

Report = Callable[[str, object, str], None]
"""Called with the key, the value and the hint of each problem."""

BAD: Final = object()
"""Stands for a value that was reported and cannot be used."""

_BARE = re.compile(r"[A-Za-z0-9_-]+")
_NUMBER = re.compile(r"0|[1-9][0-9]{0,8}")


def dot(key: str, name: str) -> str:
    """Return the key of an entry of a table, quoted as TOML quotes it."""
    part = name if _BARE.fullmatch(name) else show(name)
    return f"{key}.{part}" if key else part


class Kind(Protocol):
    """What a value must be."""

    @property
    def wanted(self) -> str:
        """The kind in words, to follow "must be"."""

    def read(self, value: object, key: str, report: Report) -> Any:
        """Report what is wrong with the value; return it in tidy form, or `BAD`."""


@dataclass(frozen=True, slots=True)
class Int:
    """A whole number within bounds."""

    low: int
    high: int

    @property
    def wanted(self) -> str:
        """The kind in words."""
        return f"a whole number from {self.low} to {self.high}"

    def read(self, value: object, key: str, report: Report) -> Any:
        """Read a whole number; true and false are not numbers."""
        if (
            isinstance(value, int)
            and not isinstance(value, bool)
            and self.low <= value <= self.high
        ):
            return value
        report(key, value, f"must be {self.wanted}")
        return BAD


@dataclass(frozen=True, slots=True)
class Number:
    """A number within bounds, whole or not."""

    low: float
    high: float

    @property
    def wanted(self) -> str:
        """The kind in words."""
        return f"a number from {self.low:g} to {self.high:g}"

    def read(self, value: object, key: str, report: Report) -> Any:
        """Read a number as a float."""
        number = value if isinstance(value, int | float) and not isinstance(value, bool) else None
        if number is not None and self.low <= number <= self.high:  # which no NaN ever is
            return float(number)
        report(key, value, f"must be {self.wanted}")
        return BAD


@dataclass(frozen=True, slots=True)
class Text:
    """Printable text of one line; `pattern` narrows it, `wanted` then says to what."""

    most: int = 60
    pattern: str = r"\S(.*\S)?"
    wanted: str = "printable text without spaces at its ends"

    def read(self, value: object, key: str, report: Report) -> Any:
        """Read a text."""
        if not isinstance(value, str) or not value.isprintable():
            report(key, value, f"must be {self.wanted}")
        elif len(value) > self.most:
            report(key, value, f"too long: {len(value)} characters, at most {self.most}")
        elif not re.fullmatch(self.pattern, value):
            report(key, value, f"must be {self.wanted}")
        else:
            return value
        return BAD


@dataclass(frozen=True, slots=True)
class IntKey:
    """The key of a table that stands for a whole number within bounds."""

    low: int
    high: int

    @property
    def wanted(self) -> str:
        """The kind in words."""
        return Int(self.low, self.high).wanted

    def read(self, value: object, key: str, report: Report) -> Any:
        """Read the key as an int."""
        number = int(value) if isinstance(value, str) and _NUMBER.fullmatch(value) else -1
        if self.low <= number <= self.high:
            return number
        report(key, value, f"the key must be {self.wanted}")
        return BAD


@dataclass(frozen=True, slots=True)
class Anything:
    """Any value, taken as it is."""

    wanted: str = "anything"

    def read(self, value: object, key: str, report: Report) -> Any:
        """Return the value."""
        return value


@dataclass(frozen=True, slots=True)
class Flag:
    """True or false."""

    wanted: str = "true or false"

    def read(self, value: object, key: str, report: Report) -> Any:
        """Read a truth value."""
        if isinstance(value, bool):
            return value
        report(key, value, f"must be {self.wanted}")
        return BAD


@dataclass(frozen=True, slots=True)
class Choice:
    """One of a few words."""

    words: tuple[str, ...]

    @property
    def wanted(self) -> str:
        """The kind in words."""
        return f"one of {', '.join(self.words)}" if len(self.words) > 1 else show(self.words[0])

    def read(self, value: object, key: str, report: Report) -> Any:
        """Read one of the words."""
        if isinstance(value, str) and value in self.words:
            return value
        meant = suggest(value, self.words) if isinstance(value, str) else ""
        report(key, value, f"must be {self.wanted}" + (f"; did you mean {meant}?" if meant else ""))
        return BAD


@dataclass(frozen=True, slots=True)
class List:
    """A list of values of one kind. A `partial` one keeps its sound entries (others are `BAD`)."""

    entry: Kind
    least: int = 0
    most: int = 300
    partial: bool = False

    @property
    def wanted(self) -> str:
        """The kind in words."""
        size = str(self.least) if self.least == self.most else f"{self.least} to {self.most}"
        return f"a list of {size}"

    def read(self, value: object, key: str, report: Report) -> Any:
        """Read the entries; of a list of the wrong size, none."""
        if not isinstance(value, list) or not self.least <= len(value) <= self.most:
            report(key, value, f"must be {self.wanted}")
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
    def wanted(self) -> str:
        """The kind in words."""
        return f"a table of {self.least} to {self.most} entries"

    def read(self, value: object, key: str, report: Report) -> Any:
        """Read the keys and the entries."""
        if not isinstance(value, dict) or not self.least <= len(value) <= self.most:
            report(key, value, f"must be {self.wanted}")
            return BAD
        table: dict[Any, Any] = {}
        sound = True
        for name, item in value.items():
            at = self.keys.read(name, dot(key, name), report)
            table[at] = self.entry.read(item, dot(key, name), report)
            sound = sound and at is not BAD and table[at] is not BAD
        return table if sound else BAD


@dataclass(frozen=True, slots=True)
class Table:
    """A table of known keys. A `partial` one keeps its sound entries and leaves out the others."""

    required: Mapping[str, Kind] = field(default_factory=dict)
    optional: Mapping[str, Kind] = field(default_factory=dict)
    partial: bool = False
    noun: str = "key"

    @property
    def wanted(self) -> str:
        """The kind in words."""
        return f"a table with {', '.join(self.required)}" if self.required else "a table"

    def read(self, value: object, key: str, report: Report) -> Any:
        """Read the known entries; report unknown and missing ones."""
        if not isinstance(value, dict):
            report(key, value, f"must be {self.wanted}")
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
                report(dot(key, name), item, advise(f"unknown {self.noun}", name, known))
                if meant in missing:  # the typing mistake says it all
                    missing.remove(meant)
                sound = False
        for name in missing:
            report(dot(key, name), None, f"missing; must be {known[name].wanted}")
        if self.partial:
            return {name: item for name, item in table.items() if item is not BAD}
        sound = sound and all(name in table for name in self.required)
        return table if sound and not any(item is BAD for item in table.values()) else BAD


@dataclass(frozen=True, slots=True)
class Pick:
    """Whichever kind suits the look of the value."""

    pick: Callable[[object], Kind]
    wanted: str

    def read(self, value: object, key: str, report: Report) -> Any:
        """Read the value as the kind that suits it."""
        return self.pick(value).read(value, key, report)
