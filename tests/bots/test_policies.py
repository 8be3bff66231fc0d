"""Compiled policies see only what the seat's view shows, and play legal moves."""

from __future__ import annotations

from functools import cache

import pytest

from branchline.bots import BOTS, make_bot, search_bots
from branchline.bots.base import PolicyBot
from branchline.bots.brains.planner import Planner
from branchline.bots.brains.policy import play_policies
from branchline.bots.brains.rollout_search import RolloutSearch, SearchLimits
from branchline.bots.brains.trained_networks import (
    ExpertSearch,
    expert_search_for,
    search_limits_for,
)
from branchline.bots.search_bots import ExpertBot, TreeBot
from branchline.core.chance import Dice
from branchline.core.game import Game
from branchline.core.state import OVER, State
from branchline.play.redeal import redeal
from branchline.play.view import view_of
from tests.bots.test_bots import SEARCHING
from tests.tables import game_of, pairs, tried_tables

QUICK = sorted(n for n, bot in BOTS.items() if issubclass(bot, PolicyBot) and n not in SEARCHING)
Table = tuple[str, str | None, int]
PAIRS = pairs(variants=False)
FULL = list({table[0]: table for table in tried_tables(variants=False)}.values())
"""Every map with as many players as it takes."""
ROLLOUTS = 8
"""So many games are played on for a decision."""


@pytest.fixture(autouse=True)
def _short_searches(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let searching bots search little, and by count alone: a busy machine must not matter."""

    def shortened(limits: SearchLimits) -> SearchLimits:
        return limits._replace(rollouts=ROLLOUTS)

    def short_search_for(game: Game) -> ExpertSearch:
        search = expert_search_for(game)
        return search._replace(limits=shortened(search.limits))

    monkeypatch.setattr(
        search_bots, "search_limits_for", lambda game: shortened(search_limits_for(game))
    )
    monkeypatch.setattr(search_bots, "expert_search_for", short_search_for)
    monkeypatch.setattr(ExpertBot, "seconds", 0.0)
    monkeypatch.setattr(TreeBot, "playouts", 12)


def policy_bot(name: str, table: Table, seed: int) -> PolicyBot:
    """Return a bot that decides by policy."""
    bot = make_bot(name, game_of(*table), seed)
    assert isinstance(bot, PolicyBot)
    return bot


@cache
def position(table: Table, length: int) -> State:
    """Return a position after so many decisions of planners; not to be changed."""
    game = game_of(*table)
    dice = Dice(length)
    s = game.start(dice)
    players = [policy_bot("planner", table, seat) for seat in range(table[2])]
    own = [bot.dice for bot in players]
    play_policies(game, s, [bot.policy for bot in players], own, dice, length)
    return s


def check_blind(name: str, table: Table, lengths: tuple[int, ...]) -> None:
    """Check that re-dealing what is hidden changes no choice, and that the choice is legal."""
    game = game_of(*table)
    asked = 0
    for length in lengths:
        s = position(table, length)
        if s.phase == OVER:
            continue
        asked += 1
        seat = int(s.seat)
        view = view_of(game, s, seat)
        choices = {int(policy_bot(name, table, 5).policy.decide(s, Dice(5)))}
        for deal in range(2):
            other = redeal(game, view, Dice(deal))
            assert view_of(game, other, seat) == view
            choices.add(int(policy_bot(name, table, 5).policy.decide(other, Dice(5))))
        choices.add(policy_bot(name, table, 5).choose(view, game.legal(s)))
        assert len(choices) == 1
        assert choices <= set(game.legal(s))
    assert asked >= len(lengths) - 1


@pytest.mark.parametrize("table", tried_tables(variants=False), ids=str)
def test_the_planner_reads_nothing_hidden(table: Table) -> None:
    check_blind("planner", table, (0, 25, 60))


@pytest.mark.parametrize("name", sorted(set(QUICK) - {"planner"}))
@pytest.mark.parametrize("table", PAIRS, ids=str)
def test_a_policy_reads_nothing_hidden(name: str, table: Table) -> None:
    check_blind(name, table, (0, 25, 60))


@pytest.mark.parametrize("name", sorted(set(QUICK) - {"planner"}))
@pytest.mark.parametrize("table", FULL, ids=str)
def test_a_policy_reads_nothing_hidden_at_a_full_table(name: str, table: Table) -> None:
    check_blind(name, table, (0, 90))


@pytest.mark.parametrize("name", ["expert", "expert-1", "expert-plans"])
def test_searches_are_short_here(name: str) -> None:
    policy = policy_bot(name, ("india", None, 2), 1).policy
    assert isinstance(policy, RolloutSearch)
    assert (policy.rollouts, policy.seconds) == (ROLLOUTS, 0.0)


@pytest.mark.parametrize("name", sorted(SEARCHING - {"hard", "value-1", "expert-1"}))
@pytest.mark.parametrize("table", [*PAIRS, *FULL], ids=str)
def test_a_search_reads_nothing_hidden(name: str, table: Table) -> None:
    check_blind(name, table, (0, 45))


@pytest.mark.parametrize("table", tried_tables(variants=False), ids=str)
def test_a_plan_names_what_the_seat_works_on(table: Table) -> None:
    game = game_of(*table)
    s = position(table, 12)
    view = view_of(game, s, int(s.seat))
    plan = policy_bot("planner", table, 0).plan(view)
    assert set(plan.tickets) | set(plan.given_up) <= set(view.tickets)
    assert not set(plan.tickets) & set(plan.given_up)
    assert plan.tracks
    owned = {track for tracks in view.owned for track in tracks}
    assert not owned & set(plan.tracks)
    assert sum(int(game.board.length[track]) for track in plan.tracks) <= view.trains[view.seat]


def test_a_board_nothing_was_learnt_for_is_played_by_plan() -> None:
    game = game_of("uk", "advanced", 2)
    bot = make_bot("value", game, 1)
    assert isinstance(bot, PolicyBot)
    assert isinstance(bot.policy, Planner)
    s = game.start(Dice(1))
    assert game.is_legal(s, bot.policy.decide(s, Dice(1)))
