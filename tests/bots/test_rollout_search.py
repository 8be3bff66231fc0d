"""The expert's search: how sure it must be, how far it looks, and where that is written."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from branchline.bots.brains.rollout_search import RolloutSearch, SearchLimits
from branchline.bots.brains.trained_networks import network_notes, search_limits_for
from branchline.bots.brains.value_policy import ValuePolicy
from branchline.bots.search_bots import make_value_policy
from branchline.core.chance import Dice
from branchline.core.game import Game
from branchline.core.state import FIRST, OVER, State
from branchline.maps.games import game_of


def value_policy_of(game: Game) -> ValuePolicy:
    value_policy = make_value_policy(game)
    assert value_policy is not None
    return value_policy


with_a_network = pytest.mark.parametrize("which", [note["map"] for note in network_notes()])


def positions(game: Game, value_policy: ValuePolicy, most: int) -> Iterator[State]:
    """Play a game of the value policy; yield where it had to choose."""
    dice = Dice(3)
    s = game.start(dice)
    while s.phase != OVER and most > 0:
        if s.phase != FIRST:
            most -= 1
            yield s
        game.apply(s, value_policy.decide(s, Dice(5)), dice)


@with_a_network
def test_a_search_that_is_never_sure_plays_as_the_value_policy(which: str) -> None:
    game = game_of(which, None, 2)
    value_policy = value_policy_of(game)
    search = RolloutSearch(
        game, value_policy_of(game), SearchLimits(rollouts=24, standard_errors=1e9), 0.0
    )
    for number, s in enumerate(positions(game, value_policy, 12)):
        assert search.decide(s, Dice(number)) == value_policy.decide(s, Dice(number))


def test_a_search_that_doubts_little_finds_other_moves() -> None:
    game = game_of("usa", None, 2)
    value_policy = value_policy_of(game)
    search = RolloutSearch(
        game, value_policy_of(game), SearchLimits(rollouts=60, standard_errors=0.1), 0.0
    )
    choices = [
        (search.decide(s, Dice(number)), value_policy.decide(s, Dice(number)))
        for number, s in enumerate(positions(game, value_policy, 30))
    ]
    assert any(deep != shallow for deep, shallow in choices)


def test_a_search_looks_as_many_turns_ahead_as_it_is_told() -> None:
    game = game_of("usa", None, 2)
    value_policy = value_policy_of(game)
    s = next(positions(game, value_policy, 1))
    ends = []
    for turns in (1, 3):
        after = s.copy()
        search = RolloutSearch(game, value_policy, SearchLimits(turns=turns), 0.0)
        search.play_on(after, s.seat, value_policy.decide(s, Dice(1)), Dice(1))
        ends.append(after.turn - s.turn)
    assert ends == [1 * 2 + 1, 3 * 2 + 1]


def test_a_search_for_wins_prefers_a_sure_win_to_more_points() -> None:
    game = game_of("usa", None, 2)
    points = RolloutSearch(game, value_policy_of(game), SearchLimits(), 0.0)
    wins = RolloutSearch(game, value_policy_of(game), SearchLimits(win_slope=1.0), 0.0)
    sure, daring = (0.5, 0.5), (2.0, -0.9)
    assert sum(map(points.value_of_lead, daring)) > sum(map(points.value_of_lead, sure))
    assert sum(map(wins.value_of_lead, sure)) > sum(map(wins.value_of_lead, daring))


@with_a_network
def test_a_board_is_searched_as_the_note_beside_its_network_says(which: str) -> None:
    note = next(note for note in network_notes() if note["map"] == which)
    said = SearchLimits(**note["search"]["limits"]) if "search" in note else SearchLimits()
    assert search_limits_for(game_of(which, None, 2)) == said
    assert said.rollouts > 0
    assert said.turns > 0
    assert said.standard_errors > 0
