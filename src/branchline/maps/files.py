"""Finding and reading map files: those known by id, any other by its path.

By id are known the packaged maps and those that installed packages add: an entry point of the group
`branchline.maps` names a Python package, in which every folder with a `map.toml` is a map.
"""

from __future__ import annotations

import tomllib
from functools import cache
from importlib import resources
from importlib.metadata import EntryPoint, entry_points
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any, Final

from branchline.maps.errors import MapError
from branchline.maps.toml_problems import toml_problem
from branchline.mechanics.advice import advise
from branchline.message import Message

MAP_FILE: Final = "map.toml"
GROUP: Final = "branchline.maps"
"""The entry points by which installed packages add maps."""
MOST_BYTES: Final = 300_000
MOST_IN_LINE: Final = 5_000
"""The longest line, in bytes: long dotted keys take TOML readers quadratic time."""


@cache
def _maps_in(package: str) -> dict[str, Traversable]:
    """Return the folders of the maps in a Python package, by their ids."""
    here = resources.files(package)
    folders = (folder for folder in here.iterdir() if folder.is_dir())
    return {folder.name: folder for folder in folders if (folder / MAP_FILE).is_file()}


def _folders() -> dict[str, Traversable]:
    """Return the folders of all maps that are known by id, in alphabetical order."""
    found = _maps_in("branchline.maps") | _installed_folders()
    return {name: found[name] for name in sorted(found)}


@cache
def _installed_folders() -> dict[str, Traversable]:
    """Return the folders of the maps that installed packages add."""
    found: dict[str, Traversable] = {}
    for entry in entry_points(group=GROUP):
        for name, folder in _maps_of(entry).items():
            if name in found or name in packaged_ids():
                raise _not_loaded(entry, str(Message("map-id-taken", {"map": name})))
            found[name] = folder
    return found


def _maps_of(entry: EntryPoint) -> dict[str, Traversable]:
    try:
        return _maps_in(entry.value)
    except Exception as error:  # whatever a package does wrong when it is imported
        raise _not_loaded(entry, repr(error)) from error


def _not_loaded(entry: EntryPoint, problem: str) -> ValueError:
    package = entry.dist.name if entry.dist is not None else entry.value
    return ValueError(Message("maps-not-loaded", {"package": package, "problem": problem}))


def map_folder(map_id: str) -> Traversable:
    """Return the folder of a map that is known by its id."""
    return _folders()[map_id]


def map_ids() -> tuple[str, ...]:
    """Return the ids of the maps there are, packaged or installed, in alphabetical order."""
    return tuple(_folders())


def packaged_ids() -> tuple[str, ...]:
    """Return the ids of the maps that come with branchline."""
    return tuple(_maps_in("branchline.maps"))


def read_map(which: str | Path) -> tuple[str, dict[str, Any]]:
    """Return the name of a map file, as errors and the map itself give it, and what it says.

    Raises `MapError` if there is no such map, or if it is not TOML.
    """
    name, content = read_content(which)
    return name, parse_map(content, name)


def read_content(which: str | Path) -> tuple[str, bytes]:
    """Return the name of a map file and its bytes, or raise `MapError` if there is none."""
    known = _folders()
    if isinstance(which, str) and which in known:
        return f"{which}/{MAP_FILE}", (known[which] / MAP_FILE).read_bytes()
    name, path = str(which), Path(which)
    try:
        if path.is_file():
            with path.open("rb") as file:
                return name, file.read(MOST_BYTES + 1)
        there = path.exists()
    except (OSError, ValueError) as error:
        raise _error(name, Message("map-unreadable", {"problem": str(error)})) from None
    if there:
        raise _error(name, Message("map-not-a-file"))
    if isinstance(which, Path) or name.endswith(".toml"):
        raise _error(name, Message("map-no-such-file"))
    raise _error(name, advise(Message("map-no-such-map"), name, known))


def _error(name: str, message: Message, key: str | Message = "") -> MapError:
    """Return what is wrong with a whole file, or with one of its lines."""
    return MapError(name, key, None, message)


def parse_map(content: bytes, name: str) -> dict[str, Any]:
    """Return what a TOML file says, or raise `MapError` with the line that is not TOML."""
    if len(content) > MOST_BYTES:
        raise _error(name, Message("map-too-big", {"most": MOST_BYTES}))
    for number, size in enumerate(map(len, content.split(b"\n")), 1):
        if size > MOST_IN_LINE:
            too_long = Message("map-line-too-long", {"size": size, "most": MOST_IN_LINE})
            raise _error(name, too_long, Message("at-line", {"line": str(number)}))
    try:
        return tomllib.loads(content.decode())
    except UnicodeDecodeError as error:
        line = content.count(b"\n", 0, error.start) + 1
        where = Message("at-line", {"line": str(line)})
        raise _error(name, Message("map-not-utf8"), where) from None
    except RecursionError:
        raise _error(name, Message("map-nested")) from None
    except ValueError as error:
        problem = toml_problem(str(error))
        raise _error(name, problem.message, problem.where) from None
