"""Games of random moves, for studies and benchmarks, without leaving the engine."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from branchline.core.chance import Dice
from branchline.core.state import OVER

if TYPE_CHECKING:
    from branchline.core.game import Game
    from branchline.core.score import Sheet
    from branchline.core.state import State


def play_out(game: Game, s: State, dice: Dice, most: i64 = -1) -> i64:
    """Play random legal actions to the end, or `most` of them; return how many were played."""
    steps: i64 = 0
    while s.phase != OVER and steps != most:
        game.apply(s, game.sample(s, dice), dice)
        steps += 1
    return steps


def play_games(game: Game, seeds: range, scores: list[float], wins: list[float]) -> tuple[i64, i64]:
    """Play a random game for every seed and add up its results by seat.

    Returns how many decisions were made and how many turns were taken.
    """
    decisions: i64 = 0
    turns: i64 = 0
    for seed in seeds:
        dice = Dice(seed)
        s = game.start(dice)
        decisions += play_out(game, s, dice)
        turns += s.turn + 1
        add_result(game.score(s), scores, wins)
    return decisions, turns


def add_result(sheet: Sheet, scores: list[float], wins: list[float]) -> None:
    """Add the points of a game by seat, and its win, which all that tie for it share."""
    for seat in range(len(scores)):
        scores[seat] += sheet.total(seat)
    winners = sheet.winners()
    for seat in winners:
        wins[seat] += 1 / len(winners)


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
