"""A finished board as values: what `board.json` holds."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass, field
from typing import Any, Final

from branchline.locales import say

FORMAT: Final = 1


class BoardError(ValueError):
    """A board that cannot be made or read, and what to do about it."""


@dataclass(frozen=True, slots=True)
class Label:
    """The name of a place: its lines, centred in a box of left, top, width and height.

    A junction has no lines, and no room for them.
    """

    lines: tuple[str, ...]
    size: float
    box: tuple[float, float, float, float]
    baselines: tuple[float, ...]

    @staticmethod
    def empty(x: float, y: float) -> Label:
        """Return the label of a place without a name."""
        return Label((), 0.0, (round(float(x), 1), round(float(y), 1), 0.0, 0.0), ())


@dataclass(frozen=True, slots=True)
class Mark:
    """A place on the board. `kind` is "city", "hub", "country" or "junction"."""

    x: float
    y: float
    kind: str
    coast: bool
    label: Label
    flag: dict[str, Any] | None = None
    """Stripes and colours of a country's flag; a country without one gets a signpost."""


@dataclass(frozen=True, slots=True)
class DrawnTrack:
    """The spaces of one track: centre x and y, angle in degrees, length."""

    colour: str
    route: int
    """Tracks of one route lie side by side."""
    spaces: tuple[tuple[float, float, float, float], ...]


@dataclass(frozen=True, slots=True)
class Name:
    """The name of a sea or a country; `turn` in degrees."""

    text: str
    kind: str
    x: float
    y: float
    size: float
    turn: float


@dataclass(frozen=True, slots=True)
class Sign:
    """Where a route tells what its tracks are about: the middle of a sign beside it."""

    route: int
    x: float
    y: float
    turn: float
    """In degrees, never upside down."""


@dataclass(frozen=True, slots=True)
class DrawnBoard:
    """Where everything of a map lies. Places and tracks are in the order of the map's own."""

    map: str
    hash: str
    """The content hash of the map the board was made for."""
    title: str
    width: int
    height: int
    places: tuple[Mark, ...]
    tracks: tuple[DrawnTrack, ...]
    names: tuple[Name, ...]
    legend: tuple[float, float, float, float] | None
    """The box for the title and the points, if there is room."""
    compass: tuple[float, float, float] | None
    """Centre and radius of the compass rose, if there is room."""
    tints: dict[str, str] = field(default_factory=dict)
    """Regions with a colour of their own."""
    signs: tuple[Sign, ...] = ()
    """For the routes whose tracks have badges."""

    def to_json(self) -> str:
        """Return the board as JSON, one place, track or name a line; signs if there are any."""
        values = asdict(self)
        if not self.signs:
            del values["signs"]
        parts = []
        for key, value in {"format": FORMAT, **values}.items():
            if isinstance(value, tuple) and value and isinstance(value[0], dict):
                lines = ",\n".join(f"  {compact(item)}" for item in value)
                parts.append(f'"{key}": [\n{lines}\n ]')
            else:
                parts.append(f'"{key}": {compact(value)}')
        return "{\n " + ",\n ".join(parts) + "\n}\n"

    @staticmethod
    def from_json(text: str) -> DrawnBoard:
        """Return the board of a JSON text that `to_json` wrote."""
        values = json.loads(text)
        if not isinstance(values, dict) or values.pop("format", None) != FORMAT:
            raise BoardError(say("not-a-board-of-format", format=FORMAT))
        values["places"] = tuple(read_mark(place) for place in values["places"])
        values["tracks"] = tuple(
            DrawnTrack(track["colour"], track["route"], tuple(map(tuple, track["spaces"])))
            for track in values["tracks"]
        )
        values["names"] = tuple(Name(**name) for name in values["names"])
        values["signs"] = tuple(Sign(**sign) for sign in values.get("signs", ()))
        for key in ("legend", "compass"):
            values[key] = tuple(values[key]) if values[key] else None
        return DrawnBoard(**values)


def read_mark(values: dict[str, Any]) -> Mark:
    """Return a place as its JSON values tell it."""
    label: dict[str, Any] = {
        key: tuple(value) if isinstance(value, list) else value
        for key, value in values["label"].items()
    }
    return Mark(**{**values, "label": Label(**label)})


def compact(value: Any) -> str:
    """Return JSON without needless spaces and zeros.

    >>> compact({"x": 1.0, "y": [2.5]})
    '{"x":1,"y":[2.5]}'
    """
    return json.dumps(short(value), ensure_ascii=False, separators=(",", ":"))


def short(value: Any) -> Any:
    """Return JSON values with whole floats as ints."""
    if isinstance(value, float) and value.is_integer():
        return int(value)
    if isinstance(value, dict):
        return {key: short(item) for key, item in value.items()}
    if isinstance(value, list | tuple):
        return [short(item) for item in value]
    return value
