"""The moves of a match, each with the position before and after it."""

from __future__ import annotations

from dataclasses import dataclass

from branchline.core.chance import Script
from branchline.core.state import State
from branchline.play.match import Match


@dataclass(frozen=True, slots=True)
class Step:
    """One move of a match."""

    number: int
    """Counted from 1."""
    seat: int
    action: int
    before: State
    """With the seat to act."""
    after: State
    has_chance: bool
    """Whether chance had a say in where the move led."""


def steps_of(match: Match) -> list[Step]:
    """Return the moves of a match with their positions, from its recorded chance results."""
    game = match.game
    s = game.start(Script(match.setup.chance))
    found = []
    for number, move in enumerate(match.moves, 1):
        before = s.copy()
        if before.seat != move.seat:
            game.turn_to(before, move.seat)
        s = before.copy()
        game.apply(s, move.action, Script(move.chance))
        found.append(Step(number, move.seat, move.action, before, s, bool(move.chance)))
    return found
