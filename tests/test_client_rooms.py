"""The browser client knows of a mechanic only in the folder of that mechanic."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

import pytest

from branchline.locales import message_id
from branchline.mechanics.display_parts import Payment
from branchline.mechanics.registry import declarations
from tests.mechanics_said import said_by_mechanics

CLIENT: Final = Path(__file__).parents[1] / "web" / "src"
ROOMS: Final = CLIENT / "mechanics"
ABOUT_ACTIONS: Final = ("action-", "choose-", "may-", "")
"""How ids of messages about a kind of action begin; the kind itself has nothing before it."""


def dashed(name: str) -> str:
    """Return a name of the engine as a part of a message id."""
    return re.sub("[ _]", "-", name)


def signs_of(name: str) -> re.Pattern[str]:
    """Return a pattern of what only the client's folder of a mechanic may contain.

    Its name anywhere, even in a comment, unless payments have a field of that name; and, as whole
    texts in the code, its events, kinds of actions and things.
    """
    said = said_by_mechanics()[name]
    texts = {name, dashed(name)}
    texts |= {message_id(event, hidden=False) for event in said.events}
    texts |= {
        start + each
        for kind in said.kinds
        for start in ABOUT_ACTIONS
        for each in (kind, dashed(kind))
    }
    texts |= set(said.things)
    names = {name, dashed(name)} - set(Payment._fields)
    quoted = "|".join(sorted(re.escape(each) for each in texts))
    plain = "|".join(sorted(rf"(?<![A-Za-z]){re.escape(each)}(?![A-Za-z])" for each in names))
    wholes = [rf"""(["'`])(?:{quoted})\1""", rf"mechanics\.{name}\b", *([plain] if plain else [])]
    return re.compile("|".join(wholes))


def sources(besides: str) -> list[Path]:
    """Return the sources of the client, without those of one mechanic."""
    files = [*CLIENT.rglob("*.ts"), *CLIENT.rglob("*.svelte"), *CLIENT.rglob("*.css")]
    return sorted(file for file in files if ROOMS / besides not in file.parents)


@pytest.mark.parametrize("name", declarations())
def test_no_other_part_of_the_client_knows_a_mechanic(name: str) -> None:
    signs = signs_of(name)
    found = {
        f"{file.relative_to(CLIENT)}:{number}": line.strip()
        for file in sources(name)
        for number, line in enumerate(file.read_text("utf-8").splitlines(), 1)
        if signs.search(line)
    }
    assert found == {}


def test_every_folder_is_that_of_a_registered_mechanic() -> None:
    folders = [path for path in ROOMS.iterdir() if path.is_dir()]
    assert {path.name for path in folders} <= set(declarations())
    assert [path.name for path in folders if not (path / "index.ts").is_file()] == []
