"""Games of random moves, for studies and benchmarks, without leaving the engine."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from branchline.core.chance import Dice
from branchline.core.state import OVER

if TYPE_CHECKING:
    from branchline.core.game import Game
    from branchline.core.state import State


def play_out(game: Game, s: State, dice: Dice, most: i64 = -1) -> i64:
    """Play random legal actions to the end, or `most` of them; return how many were played."""
    steps: i64 = 0
    while s.phase != OVER and steps != most:
        game.apply(s, game.sample(s, dice), dice)
        steps += 1
    return steps


def perft(game: Game, s: State, depth: i64, seed: i64) -> i64:
    """Count the ways to play `depth` actions from a position, chance being fixed by the seed.

    Every action at one depth meets the same dice, so the count depends on the rules alone.
    """
    actions = game.legal(s)
    if depth <= 1:
        return len(actions) if depth == 1 else 1
    total: i64 = 0
    for action in actions:
        total += perft(game, after(game, s, action, depth, seed), depth - 1, seed)
    return total


def after(game: Game, s: State, action: i64, depth: i64, seed: i64) -> State:
    """Return the position after an action under the fixed chance of a depth."""
    child = s.copy()
    game.apply(child, action, Dice(seed * 64 + depth))
    return child
