"""The points of a running game: what has been scored, not what would be if it ended now."""

from __future__ import annotations

import random

import pytest

from branchline import new_game
from branchline.maps import load_map, map_ids
from branchline.play.view import SPECTATOR
from branchline.server.finished_games import points_so_far
from tests.browser.moments import build

TABLES = [
    pytest.param(which, variant, id="-".join(filter(None, (which, variant))))
    for which in map_ids()
    for variant in (None, *load_map(which).variants)
]
"""Every map, and every variant of it."""


@pytest.mark.parametrize(("which", "variant"), TABLES)
def test_points_shown_in_a_game_are_never_taken_back(which: str, variant: str | None) -> None:
    dice = random.Random(1)  # noqa: S311 - a game, not a secret
    most = load_map(which, variant).players[-1]  # the ranks of many change most often
    match = new_game(which, most, 1, variant=variant)
    before = points_so_far(match.view(SPECTATOR))
    while not match.over:
        match.play(build(match, match.to_act[0], dice))
        points = points_so_far(match.view(SPECTATOR))
        assert all(now >= then for now, then in zip(points, before, strict=True)), match.log()[-3:]
        before = points
