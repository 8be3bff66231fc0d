"""Counts of legal continuations, frozen per map and number of players."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from branchline.core.chance import Dice
from branchline.maps import load_map
from branchline.maps.build import build_game
from branchline.play.playout import after, perft, play_out
from tests.tables import tables, tried_tables

SEED = 1
FILES = sorted(Path(__file__).parent.glob("*.json"))
CASES = [
    (path.stem, case["variant"], case["players"], case["skip"], case["depth"], case["nodes"])
    for path in FILES
    for case in json.loads(path.read_text(encoding="utf-8"))
]


def count(which: str, variant: str | None, players: int, skip: int, depth: int) -> int:
    """Return the frozen quantity: the ways to play on after some random moves."""
    game = build_game(load_map(which, variant), players, first_seat=0)
    dice = Dice(SEED)
    s = game.start(dice)
    play_out(game, s, dice, skip)
    return int(perft(game, s, depth, SEED))


@pytest.mark.parametrize(
    ("which", "variant", "players", "skip", "depth", "nodes"),
    [case for case in CASES if case[:3] in tried_tables()],
)
def test_perft(
    which: str, variant: str | None, players: int, skip: int, depth: int, nodes: int
) -> None:
    assert count(which, variant, players, skip, depth) == nodes


def test_every_table_has_counts() -> None:
    assert {case[:3] for case in CASES} == set(tables())


def test_dividing_gives_the_same_sum() -> None:
    game = build_game(load_map("poland"), 2, first_seat=0)
    s = game.start(Dice(SEED))
    parts = [perft(game, after(game, s, action, 3, SEED), 2, SEED) for action in game.legal(s)]
    assert sum(parts) == perft(game, s, 3, SEED)
