"""The levels people choose from: in order, sensible, and of several personalities."""

from __future__ import annotations

import json
from importlib.resources import files
from pathlib import Path

import pytest

from branchline.arena.executor import InThisProcess
from branchline.arena.level_fitting import LevelGames, Player, fit_levels, meet
from branchline.bots import LEVELS, PERSONALITIES, UnknownBot, levels, make_bot
from branchline.bots.base import PolicyBot
from branchline.bots.brains.generic_weights import generic_sight
from branchline.bots.brains.planner_facts import planner_facts_of
from branchline.bots.brains.planner_weights import DEFAULT, WEIGHTS
from branchline.bots.brains.policy import play_policies
from branchline.bots.brains.tuned_weights import board_fingerprint
from branchline.bots.brains.value_policy import ValuePolicy
from branchline.bots.levels import MOST, LevelBot, PersonalExpertBot, sight_of
from branchline.bots.personalities import ADDED, with_personality
from branchline.core.arrays import POW, WORD
from branchline.core.chance import Dice
from branchline.core.state import OVER
from branchline.maps import load_map, map_ids
from tests.tables import game_of, tried_tables

Table = tuple[str, str | None, int]
OWN = LEVELS[:-1]
"""The levels that differ by what they see; the expert is a bot of its own."""
ISLET = Path(__file__).parents[1] / "cli" / "islet.toml"


def level_bot(name: str, table: Table, seed: int) -> LevelBot:
    """Return a bot of a level."""
    bot = make_bot(name, game_of(*table), seed)
    assert isinstance(bot, LevelBot)
    return bot


def choices(name: str, table: Table, decisions: int) -> list[int]:
    """Return what a level would do at each decision of a game between two planners."""
    game = game_of(*table)
    dice = Dice(3)
    s = game.start(dice)
    players = [make_bot("planner", game, seat) for seat in range(2)]
    assert all(isinstance(bot, PolicyBot) for bot in players)
    chosen: list[int] = []
    while s.phase != OVER and len(chosen) < decisions:
        chosen.append(int(level_bot(name, table, 1).policy.decide(s, Dice(1))))
        assert game.is_legal(s, chosen[-1])
        policies = [bot.policy for bot in players if isinstance(bot, PolicyBot)]
        play_policies(game, s, policies, [bot.dice for bot in players], dice, 1)
    return chosen


@pytest.mark.parametrize("table", tried_tables(variants=True), ids=str)
def test_levels_are_there_for_every_table(table: Table) -> None:
    game = game_of(*table)
    s = game.start(Dice(3))
    for level in OWN:
        for personality in PERSONALITIES:
            bot = level_bot(f"{level}-{personality}", table, 1)
            assert bot.personality == personality
            assert game.is_legal(s, bot.policy.decide(s, Dice(1)))


def test_the_expert_has_personalities_too() -> None:
    game = game_of("usa", None, 2)
    s = game.start(Dice(3))
    for personality in PERSONALITIES:
        bot = make_bot(f"expert-{personality}", game, 1)
        assert isinstance(bot, PersonalExpertBot)
        assert bot.weights() != make_bot("planner", game, 1).weights()  # type: ignore[attr-defined]
        assert game.is_legal(s, bot.policy.decide(s, Dice(1)))


@pytest.mark.parametrize("level", OWN)
def test_personalities_play_different_games(level: str) -> None:
    games = [tuple(choices(f"{level}-{each}", ("usa", None, 2), 80)) for each in PERSONALITIES]
    assert len(set(games)) == len(PERSONALITIES)


def test_a_level_without_a_name_takes_a_personality_by_its_seed() -> None:
    found = {level_bot("easy", ("usa", None, 2), seed).personality for seed in range(40)}
    assert found == set(PERSONALITIES)
    same = [level_bot("easy", ("usa", None, 2), 7).personality for _ in range(3)]
    assert len(set(same)) == 1


def test_nobody_else_has_a_personality() -> None:
    for name in ("planner-hunter", "easy-", "easy-baker", "random-racer"):
        with pytest.raises(UnknownBot):
            make_bot(name, game_of("usa", None, 2), 1)


def test_a_personality_stays_within_the_ranges_of_weights() -> None:
    assert tuple(ADDED) == PERSONALITIES
    for name in PERSONALITIES:
        low = with_personality([weight.low for weight in WEIGHTS], name)
        high = with_personality([weight.high for weight in WEIGHTS], name)
        for weight, least, most in zip(WEIGHTS, low, high, strict=True):
            assert weight.low <= least <= most <= weight.high
        assert with_personality(list(DEFAULT), name) != list(DEFAULT)


def test_a_blocker_sees_where_another_wants_to_go() -> None:
    game = game_of("usa", None, 2)
    board = game.board
    facts = planner_facts_of(game)
    s = game.start(Dice(1))
    track = 0
    a, b = int(board.track_a[track]), int(board.track_b[track])
    ends = [
        next(
            other
            for other in range(1, board.n_tracks)
            if place in (board.track_a[other], board.track_b[other])
            and {int(board.track_a[other]), int(board.track_b[other])} != {a, b}
        )
        for place in (a, b)
    ]
    assert facts.blocked_by(s, 0, track) == 0
    for other, found in zip(ends, (0, 1), strict=True):
        s.owned[board.n_words + other // WORD] |= POW[other % WORD]
        assert facts.blocked_by(s, 0, track) == found
    assert facts.blocked_by(s, 1, track) == 0  # one's own tracks are nobody's obstacle


@pytest.mark.parametrize("which", map_ids())
def test_more_is_seen_at_a_higher_level(which: str) -> None:
    game = game_of(which, None, 2)
    bots = [level_bot(level, (which, None, 2), 1) for level in OWN]
    sights = [sight_of(game, bot.level, bot.sight) for bot in bots]
    assert sights == sorted(set(sights))
    assert 0 <= sights[0] <= sights[-1] <= MOST


def test_hard_judges_by_a_network_on_boards_that_nothing_was_fitted_to(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(levels, "fitted", tuple)
    for which, judges in (("poland", True), ("nordic", False)):
        game = game_of(which, None, 2)
        hard, medium = (level_bot(level, (which, None, 2), 1) for level in ("hard", "medium"))
        assert isinstance(hard.policy, ValuePolicy) == judges
        assert hard.seen == (MOST if judges else generic_sight("hard", -1))
        assert medium.seen == generic_sight("medium", -1) == sight_of(game, "medium", -1)


def test_what_was_fitted_belongs_to_the_boards_of_today() -> None:
    for source in (files("branchline.bots") / "data" / "levels").iterdir():
        note = json.loads(source.read_text(encoding="utf-8"))
        assert note["board"] == board_fingerprint(game_of(note["map"], None, 2))
        assert load_map(note["map"]).id == source.name.removesuffix(".json")


def test_a_level_is_stronger_than_the_one_below() -> None:
    for lower, upper in (("beginner", "easy"), ("easy", "medium")):
        task = LevelGames("usa", Player(upper), Player(lower), games=40)
        assert meet(InThisProcess(), task) > 0.5


def test_a_level_meets_several_of_the_one_below_on_every_seat() -> None:
    task = LevelGames("usa", Player("easy"), Player("beginner"), games=36, players=3)
    assert meet(InThisProcess(), task) > 1 / 3
    same = LevelGames("usa", Player("easy"), Player("easy"), games=12, players=4)
    assert meet(InThisProcess(), same) == 0.25  # the same game for every seat it takes


def test_sights_are_found_from_the_top_down() -> None:
    told: list[str] = []
    found = fit_levels(
        str(ISLET), 0.6, 8, InThisProcess(), lambda meeting: told.append(meeting.lower)
    )
    assert list(found) == ["hard", "medium", "easy", "beginner"]
    assert MOST >= found["hard"] >= found["medium"] >= found["easy"] >= found["beginner"] >= 0
    assert told[:10] == ["hard"] * 5 + ["medium"] * 5
    assert set(told) >= {"hard", "medium", "easy"}  # nothing is left to find below a sight of 0


def test_hard_sees_everything_where_a_network_makes_the_expert_stronger() -> None:
    told: list[str] = []
    found = fit_levels(
        "usa",
        0.6,
        2,
        InThisProcess(),
        lambda meeting: told.append(meeting.lower),
        given={"medium": 200, "easy": 110},
    )
    assert (found["hard"], found["medium"], found["easy"]) == (MOST, 200, 110)
    assert told == ["beginner"] * 5
