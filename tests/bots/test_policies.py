"""Compiled policies see only what the seat's view shows, and both engines choose alike."""

from __future__ import annotations

import pytest

from branchline.bots import BOTS, make_bot
from branchline.bots.base import PolicyBot
from branchline.bots.policy import play_policies
from branchline.core.chance import Dice
from branchline.core.state import OVER
from branchline.play.redeal import redeal
from branchline.play.view import view_of
from tests.tables import game_of, tables

POLICIES = sorted(name for name, bot in BOTS.items() if issubclass(bot, PolicyBot))


def policy_bot(name: str, table: tuple[str, str | None, int], seed: int) -> PolicyBot:
    """Return a bot that decides by policy."""
    bot = make_bot(name, game_of(*table), seed)
    assert isinstance(bot, PolicyBot)
    return bot


@pytest.mark.parametrize("name", POLICIES)
@pytest.mark.parametrize("table", tables(variants=False), ids=str)
def test_a_policy_reads_nothing_hidden(name: str, table: tuple[str, str | None, int]) -> None:
    """Positions in which everything hidden is dealt anew get the same choice, as does the view."""
    game = game_of(*table)
    asked = 0
    for length in (0, 3, 25, 60, 100):
        dice = Dice(length)
        s = game.start(dice)
        players = [policy_bot("planner", table, seat) for seat in range(table[2])]
        own = [bot.dice for bot in players]
        play_policies(game, s, [bot.policy for bot in players], own, dice, length)
        if s.phase == OVER:
            continue
        asked += 1
        seat = int(s.seat)
        view = view_of(game, s, seat)
        bot = policy_bot(name, table, 5)
        choices = {int(bot.policy.decide(s, Dice(5)))}
        for deal in range(3):
            other = redeal(game, view, Dice(deal))
            assert view_of(game, other, seat) == view
            choices.add(int(policy_bot(name, table, 5).policy.decide(other, Dice(5))))
        choices.add(policy_bot(name, table, 5).choose(view, game.legal(s)))
        assert len(choices) == 1
    assert asked >= 4


@pytest.mark.parametrize("table", tables(variants=False), ids=str)
def test_a_plan_names_what_the_seat_works_on(table: tuple[str, str | None, int]) -> None:
    game = game_of(*table)
    dice = Dice(1)
    s = game.start(dice)
    bots = [policy_bot("planner", table, seat) for seat in range(table[2])]
    play_policies(game, s, [bot.policy for bot in bots], [bot.dice for bot in bots], dice, 12)
    view = view_of(game, s, int(s.seat))
    plan = bots[0].plan(view)
    assert set(plan.tickets) | set(plan.given_up) <= set(view.tickets)
    assert not set(plan.tickets) & set(plan.given_up)
    assert plan.tracks
    owned = {track for tracks in view.owned for track in tracks}
    assert not owned & set(plan.tracks)
    assert sum(int(game.board.length[track]) for track in plan.tracks) <= view.trains[view.seat]
