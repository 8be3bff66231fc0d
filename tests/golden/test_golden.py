"""Finished games, frozen per map, variant and number of players: they must replay the same."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path

import pytest

from branchline import load
from branchline.play.match import Match
from tests.golden.positions import count_positions
from tests.tables import Table, tables, tried_tables

FILES = sorted(Path(__file__).parent.glob("*.json"))


def name_of(table: Table) -> str:
    """Return the name of the game of a table."""
    which, variant, players = table
    return "-".join([which, *([variant] if variant else []), str(players)])


TRIED = [path for path in FILES if path.stem in {name_of(table) for table in tried_tables()}]
COUNTS = Path(__file__).parent / "counts" / "positions.json"


@cache
def replayed(path: Path) -> Match:
    """Return a frozen game, replayed once for all tests that look at it."""
    return load(path)


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_golden_game(path: Path) -> None:
    match = replayed(path)
    assert match.differs_from_record is None  # every state and the result were compared
    assert match.over


def test_every_table_has_a_game() -> None:
    assert {path.stem for path in FILES} == {name_of(table) for table in tables()}


def test_all_the_technologies_are_bought_in_some_game() -> None:
    names: set[str] = set()
    bought: set[str] = set()
    for path in (path for path in FILES if path.name.startswith("uk-")):
        match = replayed(path)
        labels = match.notation.names.get("technology", [])
        names.update(labels)
        for move in match.moves:
            for event in move.events:
                if event.kind == "technology_bought":
                    bought.add(labels[event.numbers["technology"]])
    assert len(names) == 16
    assert bought == names


def test_every_event_of_every_mechanic_happens_in_some_game() -> None:
    seen: set[str] = set()
    known: set[str] = set()
    for path in FILES:
        match = replayed(path)
        known |= {kind.name for kind in match.game.event_kinds}
        for move in (match.setup, *match.moves):
            seen |= {event.kind for event in move.events}
    assert known - seen <= {"passed"}  # when nothing else is legal: too rare to wait for


@pytest.mark.parametrize("path", TRIED, ids=lambda path: path.stem)
def test_what_is_legal_in_golden_games(path: Path) -> None:
    assert (
        count_positions(replayed(path)) == json.loads(COUNTS.read_text(encoding="utf-8"))[path.stem]
    )
