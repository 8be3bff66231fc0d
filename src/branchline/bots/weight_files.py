"""The files in which tuned weights and trained networks are kept.

Those of the packaged maps are part of the package. Those a person makes are in the data folder, or
beside a map file (`branchline.maps.bots_files`), and go before the package's.
"""

from __future__ import annotations

import json
import logging
from collections.abc import Iterable
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, Final

from branchline.folders import weights_folder
from branchline.message import Message

LOG = logging.getLogger(__name__)

Note = dict[str, Any]
UNDER_WAY: Final = ".tuning.json"
"""How the name of a file ends that tells how far a tuning has come."""


def read_notes(kind: str, keys: Iterable[str]) -> list[tuple[Traversable, Note]]:
    """Return the notes of one kind, each with its folder; a note has at least these keys."""
    own, packaged = weights_folder(kind), files("branchline.bots") / "data" / kind
    found: list[tuple[Traversable, Note]] = []
    for folder in (own, packaged):
        if folder.is_dir():
            sources = sorted(folder.iterdir(), key=lambda source: source.name)
            notes = [read_note(source, set(keys)) for source in sources if is_note(source)]
            found += [(folder, note) for note in notes if note is not None]
    return found


def is_note(source: Traversable) -> bool:
    """Tell whether a file tells of weights, and does not hold them as numbers."""
    return source.name.endswith(".json") and not source.name.endswith(UNDER_WAY)


def read_note(source: Traversable, keys: set[str]) -> Note | None:
    """Return what a file says; None, with a warning, for one that is broken."""
    try:
        note = json.loads(source.read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        said = {"file": str(source), "problem": str(error)}
        LOG.warning("%s", Message("weights-unreadable", said))
        return None
    if not isinstance(note, dict) or not keys <= set(note):
        said = {"file": str(source), "keys": ", ".join(sorted(keys))}
        LOG.warning("%s", Message("weights-incomplete", said))
        return None
    return note
