"""Weights for a board that nothing was tuned for, and how much the levels see there.

They are the mean of what was tuned for packaged boards (`scripts/generic_weights.py`). A file of
one's own in the data folder goes before the package's.

One weight depends on the board. `points` is what a plan saves for each point that a track brings;
where mechanics promise many points for tracks besides (three times as many as the tracks score, on
some boards), every track would seem to cost nothing, and a plan would no longer tell a short way
from a long one. So `points` counts for what tracks score themselves, and shrinks as their share in
all that they bring.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from branchline.bots.brains.kept_survey import KeptSurvey
from branchline.bots.brains.planner_weights import DEFAULT, POINTS, WEIGHTS
from branchline.bots.weight_files import Note, read_notes
from branchline.core.chance import Dice
from branchline.core.game import Game
from branchline.maps.readers import overriding, plannings_of
from branchline.mechanics.base import Planning

KIND: Final = "generic"


@lru_cache(maxsize=1)
def generic_note() -> Note:
    """Return what was tuned for boards in general; empty if there is no such file."""
    return next((note for _, note in read_notes(KIND, ("weights",))), {})


def generic_weights() -> list[int]:
    """Return the weights for any board, as a list; a weight not named keeps its start."""
    named = generic_note().get("weights", {})
    return [
        int(named.get(weight.name, start)) for weight, start in zip(WEIGHTS, DEFAULT, strict=True)
    ]


def generic_weights_for(game: Game) -> list[int]:
    """Return the weights for any board, as they are on the board of a game."""
    weights = generic_weights()
    weights[POINTS] = round(weights[POINTS] * share_of_track_points(game))
    return weights


def share_of_track_points(game: Game) -> float:
    """Return which share of what tracks bring at the start of a game their own points are.

    The rest is what mechanics promise for claiming them.
    """
    plannings = plannings_of(game)
    mechanics = [plannings[i] for i in overriding(plannings, Planning, "survey")]
    kept = KeptSurvey(game, 0, mechanics, 1)
    kept.update(game.start(Dice(0)))
    own = sum(int(game.points[length]) for length in game.board.length)
    promised = sum(int(gain) for gain in kept.survey.gain) / 100
    return own / (own + promised) if own > 0 and promised > 0 else 1.0


def generic_sight(level: str, otherwise: int) -> int:
    """Return how much a level sees on any board."""
    return int(generic_note().get("sight", {}).get(level, otherwise))
