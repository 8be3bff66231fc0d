"""The table of docs/boards.md says of every board what its bots were given, and what is missing."""

from __future__ import annotations

import json
import re
from importlib.resources import files
from typing import Any

from branchline.bots.weight_files import is_note
from branchline.maps import load_map, map_ids
from tests.docs.pages import DOCS

ROW = re.compile(r"^\| (?P<name>[^|]+) \| (?P<cells>[^|]+\|[^|]+\|[^|]+\|[^|]+) \|$", re.M)
NONE = "–"


def notes(kind: str) -> list[dict[str, Any]]:
    """Return the packaged notes of one kind."""
    found = (files("branchline.bots") / "data" / kind).iterdir()
    return [json.loads(file.read_text(encoding="utf-8")) for file in found if is_note(file)]


def players(kind: str, which: str) -> str:
    """Return for how many players there is something of one kind."""
    return ", ".join(map(str, sorted(n["players"] for n in notes(kind) if n["map"] == which)))


def yes(kind: str, which: str) -> str:
    """Return whether there is something of one kind."""
    return "yes" if any(note["map"] == which for note in notes(kind)) else ""


def test_every_board_is_listed_with_what_its_bots_were_given() -> None:
    page = (DOCS / "boards.md").read_text(encoding="utf-8")
    section = page.partition("### What the bots know")[2].partition("\n## ")[0]
    rows = {
        row["name"]: [cell.strip() for cell in row["cells"].split("|")]
        for row in ROW.finditer(section)
    }
    for which in map_ids():
        expected = [
            players("planner", which),
            yes("value", which),
            yes("levels", which),
            players("win-chance", which),
        ]
        assert rows[load_map(which).name] == [cell or NONE for cell in expected], which
