"""Finding and reading map files: the packaged ones by id, any other by its path."""

from __future__ import annotations

import tomllib
from importlib import resources
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any, Final

from branchline.maps.errors import MapError, advise

MAP_FILE: Final = "map.toml"
MOST_BYTES: Final = 300_000
MOST_IN_LINE: Final = 5_000
"""The longest line, in bytes: long dotted keys take TOML readers quadratic time."""


def _folders() -> dict[str, Traversable]:
    here = resources.files("branchline.maps")
    found = {folder.name: folder / MAP_FILE for folder in here.iterdir() if folder.is_dir()}
    return {name: found[name] for name in sorted(found) if found[name].is_file()}


def map_ids() -> tuple[str, ...]:
    """Return the ids of the maps that come with the package, in alphabetical order."""
    return tuple(_folders())


def read_map(which: str | Path) -> tuple[str, dict[str, Any]]:
    """Return the name of a map file, as errors and the map itself give it, and its content.

    Raises `MapError` if there is no such map, or if it is not TOML.
    """
    packaged = _folders()
    if isinstance(which, str) and which in packaged:
        name = f"{which}/{MAP_FILE}"
        return name, parse_map(packaged[which].read_bytes(), name)
    name, path = str(which), Path(which)
    try:
        if path.is_file():
            with path.open("rb") as file:
                return name, parse_map(file.read(MOST_BYTES + 1), name)
        there = path.exists()
    except (OSError, ValueError) as error:
        raise MapError(name, "", None, f"cannot be read: {error}") from None
    if there:
        raise MapError(name, "", None, "is not a file")
    if isinstance(which, Path) or name.endswith(".toml"):
        raise MapError(name, "", None, "no such file")
    hint = advise("no such map; give the id of a map or the path of a .toml file", name, packaged)
    raise MapError(name, "", None, hint)


def parse_map(content: bytes, name: str) -> dict[str, Any]:
    """Return what a TOML file says, or raise `MapError` with the line that is not TOML."""
    if len(content) > MOST_BYTES:
        raise MapError(name, "", None, f"too big for a map: more than {MOST_BYTES} bytes")
    for number, size in enumerate(map(len, content.split(b"\n")), 1):
        if size > MOST_IN_LINE:
            hint = f"too long: {size} bytes, at most {MOST_IN_LINE}; spread it over more lines"
            raise MapError(name, f"line {number}", None, hint)
    try:
        return tomllib.loads(content.decode())
    except UnicodeDecodeError as error:
        line = content.count(b"\n", 0, error.start) + 1
        raise MapError(name, f"line {line}", None, "is not text in UTF-8") from None
    except RecursionError:
        raise MapError(name, "", None, "lists or tables are nested too deeply") from None
    except ValueError as error:
        problem, _, where = str(error).partition(" (at ")
        raise MapError(name, where.rstrip(")"), None, f"not TOML: {problem}") from None
