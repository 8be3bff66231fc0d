"""The expert's search: how sure it must be, how far it looks, and where that is written."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from branchline.bots.nets import reach_for, sidecars
from branchline.bots.searcher import Reach, Searcher
from branchline.bots.simulate import game_of
from branchline.bots.thinking import make_valuer
from branchline.bots.valuer import Valuer
from branchline.core.chance import Dice
from branchline.core.game import Game
from branchline.core.state import FIRST, OVER, State
from branchline.maps import map_ids


def valuer_of(game: Game) -> Valuer:
    valuer = make_valuer(game)
    assert valuer is not None
    return valuer


def positions(game: Game, valuer: Valuer, most: int) -> Iterator[State]:
    """Play a game of the value policy; yield where it had to choose."""
    dice = Dice(3)
    s = game.start(dice)
    while s.phase != OVER and most > 0:
        if s.phase != FIRST:
            most -= 1
            yield s
        game.apply(s, valuer.decide(s, Dice(5)), dice)


@pytest.mark.parametrize("which", map_ids())
def test_a_search_that_is_never_sure_plays_as_the_value_policy(which: str) -> None:
    game = game_of(which, None, 2)
    valuer = valuer_of(game)
    searcher = Searcher(game, valuer_of(game), Reach(rollouts=24, doubt=1e9), 0.0)
    for number, s in enumerate(positions(game, valuer, 12)):
        assert searcher.decide(s, Dice(number)) == valuer.decide(s, Dice(number))


def test_a_search_that_doubts_little_finds_other_moves() -> None:
    game = game_of("usa", None, 2)
    valuer = valuer_of(game)
    searcher = Searcher(game, valuer_of(game), Reach(rollouts=60, doubt=0.1), 0.0)
    choices = [
        (searcher.decide(s, Dice(number)), valuer.decide(s, Dice(number)))
        for number, s in enumerate(positions(game, valuer, 30))
    ]
    assert any(deep != shallow for deep, shallow in choices)


def test_a_search_looks_as_many_turns_ahead_as_it_is_told() -> None:
    game = game_of("usa", None, 2)
    valuer = valuer_of(game)
    s = next(positions(game, valuer, 1))
    ends = []
    for turns in (1, 3):
        after = s.copy()
        searcher = Searcher(game, valuer, Reach(turns=turns), 0.0)
        searcher.outcome(after, s.seat, valuer.decide(s, Dice(1)), Dice(1))
        ends.append(after.turn - s.turn)
    assert ends == [1 * 2 + 1, 3 * 2 + 1]


def test_a_steep_search_prefers_a_sure_win_to_more_points() -> None:
    game = game_of("usa", None, 2)
    points = Searcher(game, valuer_of(game), Reach(), 0.0)
    wins = Searcher(game, valuer_of(game), Reach(steep=1.0), 0.0)
    sure, daring = (0.5, 0.5), (2.0, -0.9)
    assert sum(map(points.worth, daring)) > sum(map(points.worth, sure))
    assert sum(map(wins.worth, sure)) > sum(map(wins.worth, daring))


@pytest.mark.parametrize("which", map_ids())
def test_a_board_is_searched_as_its_sidecar_says(which: str) -> None:
    note = next(note for note in sidecars() if note["map"] == which)
    said = Reach(**note["search"]["reach"]) if "search" in note else Reach()
    assert reach_for(game_of(which, None, 2)) == said
    assert said.rollouts > 0
    assert said.turns > 0
    assert said.doubt > 0
