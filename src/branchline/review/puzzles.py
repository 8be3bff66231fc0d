"""Puzzles: positions from games among bots in which one move is clearly the best.

`scripts/puzzles.py` finds them and plays every move on to the end in many deals. A puzzle is kept
as its map, its seed and its moves, which give the position again, with what was found.
"""

from __future__ import annotations

import json
from functools import lru_cache
from importlib.resources import files
from typing import Final

import msgspec

from branchline.maps import load_map
from branchline.play.digest import state_digest
from branchline.play.match import Match
from branchline.review.answers import answer_of
from branchline.review.messages import WHOLE, Fact, Part, PracticeAnswer
from branchline.review.told_moves import ToldMoves

LEAST_CHANCE: Final = WHOLE // 20
"""How far the best move is ahead of every other, in chance to win: five points."""
SURE: Final = 3
"""And in standard errors."""
N_OTHERS: Final = 2
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


@lru_cache(maxsize=1)
def all_puzzles() -> tuple[Puzzle, ...]:
    """Return all puzzles, in the order in which they are offered."""
    text = (files("branchline.review") / "data" / FILE).read_text(encoding="utf-8")
    return tuple(msgspec.convert(each, Puzzle) for each in json.loads(text))


def puzzle_by_id(which: str) -> Puzzle | None:
    """Return a puzzle, or None if there is none of that name."""
    return next((each for each in all_puzzles() if each.id == which), None)


def position_of(puzzle: Puzzle) -> Match:
    """Return the game of a puzzle, played to its position."""
    match = Match(load_map(puzzle.map, puzzle.variant), puzzle.players, puzzle.seed)
    for move in puzzle.moves:
        match.play(move)
    if state_digest(match.state) != puzzle.check:
        raise OtherPosition(puzzle.id)
    return match


def action_of(match: Match, text: str) -> int:
    """Return the legal action that a puzzle names."""
    legal = match.actions()
    return match.notation.action(text, likely=lambda: legal)


def answered(puzzle: Puzzle, action: int) -> PracticeAnswer:
    """Return what is to be said to one who chooses an action; `ValueError` if it is not legal."""
    match = position_of(puzzle)
    if action not in match.actions():
        raise ValueError(action)
    s, told = match.state, ToldMoves(match.notation)
    best = action_of(match, puzzle.best)
    chosen = answer_of(match.notation, s, action)
    right = chosen == answer_of(match.notation, s, best)
    moves = [(action_of(match, other.do), other) for other in puzzle.others]
    cost = next((o for each, o in moves if answer_of(match.notation, s, each) == chosen), None)
    next_best = [(each, o) for each, o in moves if o is not cost][:N_OTHERS]
    return PracticeAnswer(
        right=right,
        chosen=told.choice(s, action),
        best=told.choice(s, best, reason=puzzle.reason),
        known=right or cost is not None,
        points=cost.points if cost else 0,
        chance=cost.chance if cost else 0,
        points_noise=cost.points_noise if cost else 0,
        chance_noise=cost.chance_noise if cost else 0,
        others=tuple(told.choice(s, each, o.points, o.chance) for each, o in next_best),
        wins=puzzle.wins,
    )
