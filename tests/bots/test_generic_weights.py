"""Bots on a board that nothing was tuned for: one set of weights, fitted to what tracks bring."""

from __future__ import annotations

import re
from itertools import pairwise
from pathlib import Path

import pytest

from branchline.arena.self_play import duel
from branchline.bots import LEVELS, make_bot
from branchline.bots.base import PolicyBot
from branchline.bots.brains.generic_weights import (
    generic_sight,
    generic_weights,
    generic_weights_for,
    share_of_track_points,
)
from branchline.bots.brains.planner import Planner
from branchline.bots.brains.planner_weights import POINTS
from branchline.bots.brains.tuned_weights import planner_weights_for
from branchline.core.chance import Dice
from branchline.maps import load_map, map_ids
from branchline.maps.games import game_of

PROMISING = ("germany", "pennsylvania")
"""Boards whose mechanics promise more points for tracks than these score."""


def unknown_copy(board: str, folder: Path) -> str:
    """Return the file of a map that is the same game as a packaged one, under another print."""
    file = folder / f"{board}.toml"
    text = re.sub(r'a = ("[^"]*"), b = ("[^"]*")', r"a = \2, b = \1", load_map(board).text)
    file.write_text(text, encoding="utf-8")
    return str(file)


def test_points_count_less_where_mechanics_promise_more_than_tracks_score() -> None:
    shares = {board: share_of_track_points(game_of(board, None, 2)) for board in map_ids()}
    assert all(0 < share <= 1 for share in shares.values())
    assert {board for board, share in shares.items() if share < 0.5} == set(PROMISING)
    for board in (*PROMISING, "usa"):
        weights = generic_weights_for(game_of(board, None, 2))
        expected = generic_weights()
        expected[POINTS] = round(expected[POINTS] * shares[board])
        assert weights == expected
    assert shares["usa"] == 1


@pytest.mark.parametrize("board", PROMISING)
def test_a_plan_tells_short_ways_from_long_ones_on_an_unknown_board(
    board: str, tmp_path: Path
) -> None:
    game = game_of(unknown_copy(board, tmp_path), None, 2)
    weights = planner_weights_for(game)
    assert weights == generic_weights_for(game) != planner_weights_for(game_of(board, None, 2))
    s = game.start(Dice(0))
    found: list[int] = []
    for points in (weights[POINTS], generic_weights()[POINTS]):
        planner = Planner(game, [points if i == POINTS else w for i, w in enumerate(weights)])
        costs = planner.plan.costs.find(s, 0, 0)
        found.append(len(set(map(int, costs))))
    fitted, unfitted = found
    assert fitted > 2 * unfitted


@pytest.mark.parametrize("board", PROMISING)
def test_an_untuned_planner_beats_the_strongest_simple_style(board: str, tmp_path: Path) -> None:
    game = game_of(unknown_copy(board, tmp_path), None, 2)
    style = make_bot("route-focused", game, 1)
    assert isinstance(style, PolicyBot)
    won, _ = duel(game, Planner(game, planner_weights_for(game)), style.policy, 5, 200)
    assert sum(won) / len(won) > 0.55


def test_what_the_levels_see_rises() -> None:
    sights = [generic_sight(level, -1) for level in LEVELS[:-1]]
    assert sights[0] >= 0
    assert all(low < high for low, high in pairwise(sights))
