"""A thousand random games at every table: they end, lose nothing, and replay to the same score."""

from __future__ import annotations

import os

import pytest

from branchline import COMPILED
from branchline._interpreted import VARIABLE
from branchline.core.chance import Dice, Script
from branchline.core.game import Game
from branchline.core.score import Sheet
from branchline.core.state import OVER, State
from tests.tables import check_conserved, game_of, tables

GAMES = 1000 if COMPILED or not os.environ.get(VARIABLE) else 100
"""Where both engines are tested, the interpreted one need not play them all."""


def play_recorded(game: Game, seed: int) -> tuple[State, list[int], list[int]]:
    """Play a random game; return its end, its actions and its chance results."""
    choice = Dice(seed)
    dice = Dice(seed + 1)
    dice.record()
    s = game.start(dice)
    actions: list[int] = []
    while s.phase != OVER:
        action = int(game.sample(s, choice))
        game.apply(s, action, dice)
        actions.append(action)
        if len(actions) % 40 == 0:
            check_conserved(game, s)
    return s, actions, dice.results


def figures(sheet: Sheet) -> list[object]:
    """Return all that a score sheet says."""
    return [sheet.numbers, sheet.measures, sheet.ranks()]


@pytest.mark.parametrize(("which", "variant", "players"), tables())
def test_a_thousand_random_games(which: str, variant: str | None, players: int) -> None:
    game = game_of(which, variant, players)
    for seed in range(GAMES):
        s, actions, results = play_recorded(game, seed * 2)
        check_conserved(game, s)
        script = Script(results)
        again = game.start(script)
        for action in actions:
            game.apply(again, action, script)
        script.finish()
        assert figures(game.score(again)) == figures(game.score(s))
        assert again.key() == s.key()
