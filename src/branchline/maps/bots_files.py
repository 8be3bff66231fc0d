"""Files beside map files that say how bots play them well: `my-map.bots.json` for `my-map.toml`.

`branchline tune` writes them. A file is noted when its map is loaded, if it is for the map's rules;
the processes that this one starts learn of it from the environment. Maps that are in no file, as
those of the map studio, have theirs in the data folder, named by the hash of their rules.
"""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any, Final

from branchline.folders import weights_folder

ENDING: Final = ".bots.json"
VARIABLE: Final = "BRANCHLINE_BOTS_FILES"
"""The files noted so far, separated as the system separates paths."""
RULES: Final = "rules"
KEPT: Final = "maps"
"""The kind of weights of maps that are in no file."""


def bots_file_of(source: str | Path) -> Path:
    """Return the file that says how bots play the map of a map file."""
    return Path(source).absolute().with_suffix(ENDING)


def read_bots_file(file: Path, rules: str) -> dict[str, Any] | None:
    """Return what a file says, if it is for these rules."""
    try:
        found = json.loads(file.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return None
    return found if isinstance(found, dict) and found.get(RULES) == rules else None


def note_bots_file(source: str, rules: str) -> None:
    """Note the file beside a map file, if there is one for the map's rules."""
    file = bots_file_of(source)
    if file.is_file() and file not in noted_bots_files() and read_bots_file(file, rules):
        noted = (*map(str, noted_bots_files()), str(file))
        os.environ[VARIABLE] = os.pathsep.join(noted)


def noted_bots_files() -> tuple[Path, ...]:
    """Return the files noted so far, by this process or by the one that started it."""
    noted = os.environ.get(VARIABLE, "")
    return tuple(Path(each) for each in noted.split(os.pathsep) if each)


def kept_bots_file(rules: str) -> Path:
    """Return the file that says how bots play a map in no file, by the hash of its rules."""
    return weights_folder(KEPT) / f"{rules}{ENDING}"


def kept_bots_files() -> tuple[Path, ...]:
    """Return all such files."""
    return tuple(sorted(weights_folder(KEPT).glob(f"*{ENDING}")))
