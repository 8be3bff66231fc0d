"""Cheapest paths from several places at once."""

from __future__ import annotations

from mypy_extensions import i64

from branchline.bots.brains.cheapest_paths import FAR, CheapestPaths
from branchline.core.arrays import vec
from tests.tables import game_of


def test_places_named_twice_count_once() -> None:
    board = game_of("oldwest", None, 2).board
    paths = CheapestPaths(board)
    paths.cost = board.length
    last = int(board.n_places) - 1
    once = list(range(last))
    shortest = min(
        int(board.length[track])
        for track in range(board.n_tracks)
        if last in (board.track_a[track], board.track_b[track])
    )
    for sources in (once, once * 2, once * 5):
        end = paths.find(vec[i64]([*sources, last]), 0, len(sources), len(sources) + 1, FAR)
        assert end == last
        assert paths.distance[last] == shortest
