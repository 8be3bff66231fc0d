"""The simple bots: always legal, blind to what is hidden, and greedy beats random."""

from __future__ import annotations

import pytest

from branchline import COMPILED
from branchline.arena.executor import make_executor
from branchline.arena.simulation import Job, Tally, play_bots, simulate
from branchline.bots import BOTS, UnknownBot, make_bot
from branchline.bots.brains.planner_weights import WEIGHTS
from branchline.bots.planner_bots import PlannerBot
from branchline.core.chance import Dice
from branchline.core.state import OVER
from branchline.play.playout import play_out
from branchline.play.redeal import redeal
from branchline.play.view import view_of
from tests.tables import game_of, pairs, tried_tables

VALUE = {"value", "value-1", "value-plans", "hard"}
SEARCHING = {"mcts", "expert", "expert-1", "expert-plans"} | VALUE
"""Bots that take their time; `test_policies.py` asks them less often."""
QUICK = sorted(set(BOTS) - SEARCHING)
GAMES = 2 if COMPILED else 1


EVERYWHERE = ("random", "greedy", "planner")
"""Bots tried on every table; the others on those for two."""


@pytest.mark.parametrize(
    ("name", "which", "variant", "players"),
    [
        (name, *table)
        for name in QUICK
        for table in (tried_tables() if name in EVERYWHERE else pairs())
    ],
)
def test_bots_play_legal_games_to_the_end(
    name: str, which: str, variant: str | None, players: int
) -> None:
    game = game_of(which, variant, players)
    for seed in range(GAMES):
        dice = Dice(seed)
        s = game.start(dice)
        bots = [make_bot(name, game, seat) for seat in range(players)]
        while s.phase != OVER:
            legal = game.legal(s)
            action = bots[s.seat].choose(view_of(game, s, int(s.seat)), legal)
            assert action in legal
            game.apply(s, action, dice)


@pytest.mark.parametrize("name", ["random", "greedy", "planner"])
@pytest.mark.parametrize(("which", "variant", "players"), tried_tables(variants=False))
def test_bots_do_not_see_what_is_hidden(
    name: str, which: str, variant: str | None, players: int
) -> None:
    game = game_of(which, variant, players)
    for seed in range(4):
        dice = Dice(seed)
        s = game.start(dice)
        play_out(game, s, dice, 20 + 25 * seed)
        if s.phase == OVER:
            continue
        seat = int(s.seat)
        view = view_of(game, s, seat)
        choices = set()
        for deal in range(5):
            other = redeal(game, view, Dice(deal))
            bot = make_bot(name, game, 3)
            choices.add(bot.choose(view_of(game, other, seat), game.legal(other)))
        assert len(choices) == 1


@pytest.mark.parametrize(("which", "variant", "players"), tried_tables(variants=False))
def test_greedy_beats_random(which: str, variant: str | None, players: int) -> None:
    game = game_of(which, variant, players)
    wins = 0
    for seed in range(8):
        names = ["random"] * players
        names[seed % players] = "greedy"
        dice = Dice(seed)
        s = game.start(dice)
        play_bots(game, s, names, dice, seed)
        wins += game.score(s).winners() == [seed % players]
    assert wins >= 7


def test_an_unknown_bot_is_refused_with_the_known_ones() -> None:
    with pytest.raises(UnknownBot, match="choose from random, greedy, hoarder"):
        make_bot("deep thought", game_of("usa", None, 2), 1)


def test_processes_do_not_change_the_games() -> None:
    job = Job("poland", None, ("random", "greedy"), 4, 0, 120)
    reports = []
    for processes in (1, 2):
        tally = Tally()
        for part in simulate(job, make_executor("processes", processes)):
            tally.add(part)
        report = tally.report()
        reports.append({key: report[key] for key in ("games", "mean_scores", "mean_turns")})
    assert reports[0] == reports[1]
    assert reports[0]["games"] == 120


def test_a_planner_may_be_told_some_of_its_weights() -> None:
    game = game_of("india", None, 2)
    usual, told = (make_bot(name, game, 1) for name in ("planner", "planner:goal=280/gain=0"))
    assert isinstance(usual, PlannerBot)
    assert isinstance(told, PlannerBot)
    changed = dict(zip((weight.name for weight in WEIGHTS), told.weights(), strict=True))
    assert (changed["goal"], changed["gain"]) == (280, 0)
    assert sum(a != b for a, b in zip(usual.weights(), told.weights(), strict=True)) == 2


@pytest.mark.parametrize(
    "weights", ["", "goal", "goal=", "goal=x", "goal=301", "luck=5", "goal=1,gain=2"]
)
def test_weights_that_cannot_be_are_refused(weights: str) -> None:
    with pytest.raises(UnknownBot, match="choose from"):
        make_bot(f"planner:{weights}", game_of("usa", None, 2), 1)
