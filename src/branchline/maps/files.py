"""Finding and reading map files: the packaged ones by id, any other by its path."""

from __future__ import annotations

import re
import tomllib
from importlib import resources
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any, Final

from branchline.maps.errors import MapError
from branchline.mechanics.advice import advise
from branchline.message import Message

MAP_FILE: Final = "map.toml"
MOST_BYTES: Final = 300_000
MOST_IN_LINE: Final = 5_000
"""The longest line, in bytes: long dotted keys take TOML readers quadratic time."""
NOT_TOML: Final = re.compile(
    r"(?P<problem>.*?)( \(at (line (?P<line>\d+), column (?P<column>\d+)|(?P<end>.*))\))?",
    re.DOTALL,
)
"""What Python's TOML reader says of a file, and where."""


def _folders() -> dict[str, Traversable]:
    here = resources.files("branchline.maps")
    found = {folder.name: folder / MAP_FILE for folder in here.iterdir() if folder.is_dir()}
    return {name: found[name] for name in sorted(found) if found[name].is_file()}


def map_folder(map_id: str) -> Traversable:
    """Return the folder of a packaged map."""
    return resources.files("branchline.maps") / map_id


def map_ids() -> tuple[str, ...]:
    """Return the ids of the maps that come with the package, in alphabetical order."""
    return tuple(_folders())


def read_map(which: str | Path) -> tuple[str, dict[str, Any]]:
    """Return the name of a map file, as errors and the map itself give it, and what it says.

    Raises `MapError` if there is no such map, or if it is not TOML.
    """
    name, content = read_content(which)
    return name, parse_map(content, name)


def read_content(which: str | Path) -> tuple[str, bytes]:
    """Return the name of a map file and its bytes, or raise `MapError` if there is none."""
    packaged = _folders()
    if isinstance(which, str) and which in packaged:
        return f"{which}/{MAP_FILE}", packaged[which].read_bytes()
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
    raise _error(name, advise(Message("map-no-such-map"), name, packaged))


def _error(name: str, message: Message, key: str | Message = "") -> MapError:
    """Return what is wrong with a whole file, or with one of its lines."""
    return MapError(name, key, None, message)


def parse_map(content: bytes, name: str) -> dict[str, Any]:
    """Return what a TOML file says, or raise `MapError` with the line that is not TOML."""
    if len(content) > MOST_BYTES:
        raise _error(name, Message("map-too-big", {"most": MOST_BYTES}))
    for number, size in enumerate(map(len, content.split(b"\n")), 1):
        if size > MOST_IN_LINE:
            problem = Message("map-line-too-long", {"size": size, "most": MOST_IN_LINE})
            raise _error(name, problem, Message("at-line", {"line": str(number)}))
    try:
        return tomllib.loads(content.decode())
    except UnicodeDecodeError as error:
        line = content.count(b"\n", 0, error.start) + 1
        where = Message("at-line", {"line": str(line)})
        raise _error(name, Message("map-not-utf8"), where) from None
    except RecursionError:
        raise _error(name, Message("map-nested")) from None
    except ValueError as error:
        raise _not_toml(name, str(error)) from None


def _not_toml(name: str, said: str) -> MapError:
    """Return the error for a file of which the TOML reader said something."""
    found = NOT_TOML.fullmatch(said)
    if found is None:
        return _error(name, Message("map-not-toml", {"problem": said}))
    problem = Message("map-not-toml", {"problem": found["problem"]})
    if found["line"]:
        place = {"line": found["line"], "column": found["column"]}
        return _error(name, problem, Message("at-line-and-column", place))
    return _error(name, problem, Message("at-end") if found["end"] else "")
