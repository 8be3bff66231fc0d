"""The expert's search: how sure it must be, how far it looks, and where that is written."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from branchline.bots import UnknownBot, make_bot
from branchline.bots.brains import trained_networks
from branchline.bots.brains.rollout_search import RolloutSearch, SearchLimits
from branchline.bots.brains.trained_networks import (
    ExpertSearch,
    expert_search_for,
    network_notes,
    plans_for,
    search_limits_for,
)
from branchline.bots.brains.value_policy import ValuePolicy
from branchline.bots.search_bots import ExpertBot, make_value_policy
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


@with_a_network
def test_the_expert_searches_as_was_noted_for_it_alone(
    which: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = game_of(which, None, 2)
    note = next(note for note in network_notes() if note["map"] == which)
    others = (plans_for(game), search_limits_for(game), value_policy_of(game).plans)
    usual = ExpertSearch(plans_for(game), search_limits_for(game))
    noted = note["expert"]["search"] if "expert" in note else str(usual)
    assert str(expert_search_for(game)) == noted
    other = "6/77/3/2/0.5"
    monkeypatch.setattr(
        trained_networks, "network_notes", lambda: (note | {"expert": {"search": other}},)
    )
    found = make_bot("expert", game, 1), make_bot("expert-builder", game, 1)
    for bot in found:
        assert isinstance(bot, ExpertBot)
        assert str(bot.search()) == other
        assert isinstance(bot.policy, RolloutSearch)
        assert (bot.policy.rollouts, bot.policy.turns, bot.policy.value_policy.plans) == (77, 3, 6)
    yardstick = make_bot("expert-1", game, 1)
    assert isinstance(yardstick, ExpertBot)
    assert yardstick.search() == ExpertSearch(1, search_limits_for(game))
    assert (plans_for(game), search_limits_for(game), value_policy_of(game).plans) == others


def test_an_expert_searches_as_its_name_says() -> None:
    game = game_of("usa", None, 2)
    bot = make_bot("expert:11/30/3/1.5/1", game, 1)
    assert isinstance(bot, ExpertBot)
    assert bot.search() == ExpertSearch(11, SearchLimits(30, 3, 1.5, 1.0))
    assert bot.seconds == 0.0
    usual = make_bot("expert", game, 1)
    assert isinstance(usual, ExpertBot)
    assert usual.seconds > 0.0


@pytest.mark.parametrize(
    "search",
    [
        *("", "11/30/3/1.5", "11/30/3/1.5/1/1", "0/30/3/1.5/1", "12/30/3/1.5/1"),
        *("11/0/3/1.5/1", "11/-30/3/1.5/1", "11/99999999999999999999/3/1.5/1"),
        *("11/30/0/1.5/1", "11/30/99999999999999999999/1.5/1"),
        *("11/30/3/-1/1", "11/30/3/nan/1", "11/30/3/1.5/nan", "11/30/3/1.5/inf"),
    ],
)
def test_an_expert_that_cannot_search_so_is_none(search: str) -> None:
    with pytest.raises(UnknownBot):
        make_bot(f"expert:{search}", game_of("usa", None, 2), 1)
