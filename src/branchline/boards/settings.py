"""How a map is to be drawn: its `board.toml`, hand nudges included. All of it is optional.

::

    title = "The Isle"                  # on the legend; else the name of the map
    projection = "+proj=lcc +lat_1=…"   # PROJ words; else one made for the places
    bounds = [-10, 48, 4, 60]           # west, south, east, north of the geography
    scale = 1.05                        # 1: the median track is exactly as long as its spaces
    margin = [80, 80, 80, 80]           # left, top, right, bottom, around the places
    heights = [0, 200, 500, 900, 1500]  # metres at which the colours of the land change
    focus = ["Isle"]                    # countries of the geography shown in full colour
    borders = false                     # no lines between countries
    no_lines = [[32, 44, 37, 46]]       # or none in these areas (bounds): no contested line
    rivers = 6                          # the least important to show, as the geography ranks them
    graticule = 5                       # degrees
    hubs = ["Port"]                     # large cities; else those with the most routes
    label = 16.5                        # size of the names of places
    names = [{ text = "NORTH SEA", lat = 56.2, lon = 2.2, size = 30, turn = 0, kind = "sea" }]
                                        # or kind = "lake"; without it, the name of a land

    [tints]                             # regions with a colour of their own
    Highland = "#7fa7c9"
    [flags]                             # by the word on the board
    France = { stripes = "vertical", colours = ["#24408e", "#fff", "#c8302c"] }
    [nudge]                             # hand nudges: where relaxing should pull a place
    Port = [10, -5]
    [bend]                              # angles at which a route leaves its two places
    "Port–Hill" = [30, -30]
    [beside]                            # the direction of a label, in degrees
    Port = 180
    [relax]                             # other weights than those of `relax.Weights`
    bearing = 0.8
"""

from __future__ import annotations

import tomllib
from dataclasses import dataclass, field, fields, replace
from typing import Any

from branchline.boards.drawn_board import BoardError
from branchline.boards.files import SETTINGS, folder_of
from branchline.locales import say
from branchline.maps import MapData
from branchline.maps.errors import MapError
from branchline.maps.toml_problems import toml_problem


@dataclass(frozen=True, slots=True)
class Settings:
    """The keys of a `board.toml`, see the module."""

    title: str = ""
    projection: str = ""
    bounds: tuple[float, float, float, float] | None = None
    scale: float = 1.0
    margin: tuple[float, float, float, float] = (84.0, 84.0, 84.0, 84.0)
    heights: tuple[float, ...] = (0, 150, 350, 700, 1200, 1900, 2800)
    focus: tuple[str, ...] = ()
    borders: bool = True
    no_lines: tuple[tuple[float, float, float, float], ...] = ()
    rivers: int = 5
    graticule: float = 0.0
    hubs: tuple[str, ...] = ()
    label: float = 16.5
    names: tuple[dict[str, Any], ...] = ()
    tints: dict[str, str] = field(default_factory=dict)
    flags: dict[str, dict[str, Any]] = field(default_factory=dict)
    nudge: dict[str, tuple[float, float]] = field(default_factory=dict)
    bend: dict[str, tuple[float, float]] = field(default_factory=dict)
    beside: dict[str, float] = field(default_factory=dict)
    relax: dict[str, float] = field(default_factory=dict)


def corrected(settings: Settings, data: MapData) -> Settings:
    """Return settings with the corrections by hand that the map file itself holds."""
    own = tomllib.loads(data.text).get("board", {})
    return replace(
        settings,
        nudge={**settings.nudge, **{name: tuple(at) for name, at in own.get("nudge", {}).items()}},
        bend={**settings.bend, **{route: tuple(at) for route, at in own.get("bend", {}).items()}},
        beside={**settings.beside, **own.get("beside", {})},
    )


def is_of_the_world(data: MapData) -> bool:
    """Tell whether a map asks for the coasts and countries of the world on its board."""
    return bool(tomllib.loads(data.text).get("board", {}).get("ground") == "world")


def read_settings(data: MapData) -> Settings:
    """Return the settings in the folder of a map, or those of a map that has none."""
    file = folder_of(data) / SETTINGS
    if not file.is_file():
        return Settings()
    return parse_settings(file.read_text(encoding="utf-8"), data, str(file))


def parse_settings(text: str, data: MapData, file: str) -> Settings:
    """Return settings as TOML tells them, every place of them a place of the map."""
    try:
        values = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        problem = toml_problem(str(error))
        raise BoardError(str(MapError(file, problem.where, None, problem.message))) from None
    known = {each.name for each in fields(Settings)}
    for key in values:
        if key not in known:
            names = ", ".join(sorted(known))
            raise BoardError(say("unknown-board-key", file=file, key=repr(key), known=names))
    places = [*values.get("nudge", {}), *values.get("beside", {}), *values.get("hubs", [])]
    places += [name for route in values.get("bend", {}) for name in route.split("–")]
    for name in places:
        if data.find_place(name) is None:
            raise BoardError(say("unknown-board-place", file=file, place=repr(name)))
    plain: dict[str, Any] = {k: tuple(v) if isinstance(v, list) else v for k, v in values.items()}
    return Settings(**plain)
