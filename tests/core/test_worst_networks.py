"""The work of the longest path (B17) on the worst networks that a search of each map found.

`scripts/worst_networks.py` searches them. The bound is on steps, which are the same on every
machine: compiled, a step takes some 15 to 20 nanoseconds, so 25,000 are half a millisecond.
"""

from __future__ import annotations

import json
from collections import Counter
from functools import cache
from importlib.resources import files
from random import Random
from typing import Any

import pytest

from branchline.core.arrays import WORD, zeros
from branchline.core.board import Board
from branchline.core.graph import Network
from branchline.maps import load_map, map_ids
from branchline.maps.build import make_board

BOUND = 25_000
"""More steps than any network of a packaged map may take."""
SAMPLES = 250
"""Networks that the quick search tries on each map."""

every_map = pytest.mark.parametrize("which", map_ids())


@cache
def stored() -> dict[str, dict[str, Any]]:
    """Return the worst network kept for each map."""
    text = files("branchline.lab").joinpath("worst_networks.json").read_text(encoding="utf-8")
    worst: dict[str, dict[str, Any]] = json.loads(text)
    return worst


@cache
def board_of(which: str) -> Board:
    """Return the board of a map at a full table, where most of it may be claimed."""
    data = load_map(which)
    return make_board(data, data.players[1])


def network(board: Board, tracks: list[int]) -> Network:
    """Return the network of some tracks of a board."""
    mask = zeros(board.n_words)
    for track in tracks:
        mask[track // WORD] |= 2 ** (track % WORD)
    return Network(
        board.n_places, board.track_a, board.track_b, board.length, mask, 0, board.n_words
    )


def spaces(board: Board, tracks: list[int]) -> int:
    """Return the length of some tracks."""
    return sum(int(board.length[track]) for track in tracks)


def is_trail(board: Board, trail: list[int]) -> bool:
    """Return whether tracks, in their order, can be walked without a break or a repetition."""
    first = trail[0]
    ends = {int(board.track_a[first]), int(board.track_b[first])}
    for track in trail[1:]:
        a, b = int(board.track_a[track]), int(board.track_b[track])
        ends = {a + b - end for end in ends & {a, b}}
    return bool(ends) and len(set(trail)) == len(trail)


@pytest.mark.parametrize("which", sorted({*stored(), *map_ids()}))
def test_every_map_has_a_worst_network(which: str) -> None:
    assert which in stored()
    assert which in map_ids()


@every_map
def test_a_player_can_own_the_worst_network(which: str) -> None:
    board = board_of(which)
    tracks = stored()[which]["tracks"]
    assert tracks == sorted(set(tracks))
    assert 0 <= tracks[0] <= tracks[-1] < board.n_tracks
    assert spaces(board, tracks) <= load_map(which).trains
    for route, owned in Counter(int(board.route_of[track]) for track in tracks).items():
        assert owned <= min(board.route_each[route], board.route_limit[route])


@every_map
def test_B17_the_worst_network_is_solved_within_the_bound(which: str) -> None:
    worst = stored()[which]
    net = network(board_of(which), worst["tracks"])
    assert net.longest() == worst["length"]
    assert 0 < net.steps <= BOUND


@every_map
def test_B17_the_longest_trail_of_the_worst_network_is_one(which: str) -> None:
    board = board_of(which)
    worst = stored()[which]
    trail = network(board, worst["tracks"]).longest_trail()
    assert set(trail) <= set(worst["tracks"])
    assert is_trail(board, trail)
    assert spaces(board, trail) == worst["length"]


def grow(board: Board, trains: int, chance: Random) -> list[int]:
    """Return the tracks of a player who builds on at random until the trains are spent.

    Tracks that close a circle go first, then short ones: that makes for much work.
    """
    places = {chance.randrange(int(board.n_places))}
    room = [int(each) for each in board.route_each]
    owned: list[int] = []
    while True:
        ways = []
        for track in set(range(board.n_tracks)).difference(owned):
            new = len({int(board.track_a[track]), int(board.track_b[track])} - places)
            if new < 2 and board.length[track] <= trains and room[board.route_of[track]]:
                ways.append((new, int(board.length[track]), track))
        if not ways:
            return owned
        _, length, track = min(chance.sample(ways, min(3, len(ways))))
        owned.append(track)
        places |= {int(board.track_a[track]), int(board.track_b[track])}
        room[board.route_of[track]] -= 1
        trains -= length


@every_map
def test_B17_random_networks_stay_within_the_bound(which: str) -> None:
    board = board_of(which)
    chance = Random(f"worst networks of {which}")  # noqa: S311 - to repeat, not to hide
    most = 0
    for _ in range(SAMPLES):
        net = network(board, grow(board, load_map(which).trains, chance))
        net.longest()
        most = max(most, int(net.steps))
    assert 0 < most <= BOUND
