"""Puzzles: positions from games among bots in which one move is clearly the best.

`scripts/puzzles.py` finds them and plays every move on to the end in many deals. A puzzle is kept
as its map, its seed and its moves, which give the position again, with what was found.
"""

from __future__ import annotations

import json
import math
from collections.abc import Sequence
from functools import lru_cache
from importlib.resources import files
from typing import Final

import msgspec

from branchline.core.state import State
from branchline.new_game import new_game
from branchline.play.digest import state_digest
from branchline.play.match import Match
from branchline.review.answers import answer_of
from branchline.review.messages import Fact, Part
from branchline.review.win_chances import WHOLE

LEAST_CHANCE: Final = WHOLE // 20
"""How far the best move is ahead of every other, in chance to win: five points."""
SURE: Final = 3
"""And in standard errors."""
FILE: Final = "puzzles.json"


class OtherMove(Part, frozen=True):
    """A move that is not the best, and what it costs."""

    do: str
    """The action, as records write it."""
    chance: int
    """What it costs in chance to win, in millionths."""
    chance_noise: int
    """The standard error of that."""
    points: int
    """What it costs in points at the end, in hundredths."""
    points_noise: int
    deals: int
    """In how many deals it was played on to the end."""


class Puzzle(Part, frozen=True):
    """A position, its best move, and what every other move costs."""

    id: str
    map: str
    variant: str | None
    players: int
    seed: int
    moves: tuple[str, ...]
    seat: int
    """The seat to act, which no other seat's cards are shown to."""
    check: str
    """Digest of the state after the moves."""
    best: str
    kind: str
    """The kind of the best move."""
    wins: int
    """The chance to win with it, in millionths."""
    deals: int
    others: tuple[OtherMove, ...]
    """One of each other answer, the next best first."""
    reason: tuple[Fact, ...]
    missed_by: tuple[str, ...] = ()
    """The levels of bots that choose otherwise."""


class OtherPosition(ValueError):  # noqa: N818 - it names what was found
    """The moves of a puzzle lead elsewhere by today's rules."""


def is_clear(chance: int, noise: int) -> bool:
    """Return whether a move that costs so much is clearly worse than the best.

    >>> is_clear(60_000, 15_000), is_clear(40_000, 1_000), is_clear(60_000, 21_000)
    (True, False, False)
    """
    return chance >= LEAST_CHANCE and chance >= SURE * noise


def standard_error(differences: Sequence[float]) -> float:
    """Return the standard error of the mean of some differences."""
    n = len(differences)
    mean = math.fsum(differences) / n
    return math.sqrt(math.fsum((each - mean) ** 2 for each in differences) / (n - 1) / n)


@lru_cache(maxsize=1)
def all_puzzles() -> tuple[Puzzle, ...]:
    """Return all puzzles, in the order in which they are offered."""
    text = (files("branchline.review") / "data" / FILE).read_text(encoding="utf-8")
    return tuple(msgspec.convert(each, Puzzle) for each in json.loads(text))


def puzzle_by_id(which: str) -> Puzzle | None:
    """Return a puzzle, or None if there is none of that name."""
    return next((each for each in all_puzzles() if each.id == which), None)


@lru_cache(maxsize=16)
def position_of(puzzle: Puzzle) -> Match:
    """Return the game of a puzzle, played to its position; it is shared, so do not play on it."""
    match = new_game(puzzle.map, puzzle.players, puzzle.seed, variant=puzzle.variant)
    for move in puzzle.moves:
        match.play(move)
    if state_digest(match.state) != puzzle.check:
        raise OtherPosition(puzzle.id)
    return match


def action_of(match: Match, text: str) -> int:
    """Return the legal action that a puzzle names."""
    legal = match.actions()
    return match.notation.action(text, likely=lambda: legal)


def is_solved_by(puzzle: Puzzle, match: Match, action: int) -> bool:
    """Return whether an action is the best move, however it is paid for."""
    state: State = match.state
    best = action_of(match, puzzle.best)
    return answer_of(match.notation, state, action) == answer_of(match.notation, state, best)


def cost_of_answer(puzzle: Puzzle, match: Match, action: int) -> OtherMove | None:
    """Return what an answer costs; None for the best."""
    answer = answer_of(match.notation, match.state, action)
    for other in puzzle.others:
        if answer_of(match.notation, match.state, action_of(match, other.do)) == answer:
            return other
    return None
