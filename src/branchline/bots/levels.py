"""The levels people choose from; the strongest, `expert`, is in `search_bots`.

Nobody plays at random: weaker levels see less. How much a level sees is one number. At 0 somebody
plays for the first time; at 100 it works on one ticket after the other, by rules of thumb; at 200
it plans all its tickets together, by what was tuned for the board; at 300 it judges moves by what
was learnt from many games. In between it looks at some positions in the one way and at others in
the other. `scripts/levels.py` finds the numbers for a board, so that on every board the levels are
about equally far apart.

Each level has several personalities, so that it does not play the same game every time.
"""

from __future__ import annotations

from functools import lru_cache
from typing import ClassVar, Final

from branchline.bots import PERSONALITIES
from branchline.bots.brains.generic_weights import generic_sight
from branchline.bots.brains.mixed_policy import MixedPolicy
from branchline.bots.brains.planner import Planner
from branchline.bots.brains.policy import Policy
from branchline.bots.brains.trained_networks import network_for
from branchline.bots.brains.tuned_weights import (
    board_fingerprint,
    planner_weights_for,
    weights_by_name,
)
from branchline.bots.personalities import with_personality
from branchline.bots.planner_bots import PlannerBot
from branchline.bots.search_bots import ExpertBot, make_value_policy
from branchline.bots.weight_files import Note, read_notes
from branchline.core.chance import Dice
from branchline.core.game import Game

KIND: Final = "levels"
STEP: Final = 100
"""How far the ways of looking at a position are apart."""
MOST: Final = 300
BLINKERED: Final = {
    "in_row": 0,  # the row does not exist when it plans
    "finish": 0,
    "draw_loco": 300,  # every locomotive is taken
    "loco": 0,  # and spent anywhere
    "spend": 0,
    "endgame": 200,  # the end comes as a surprise
    "hurry": 250,
    "rush": 0,
    "wait": -300,  # what can be built is built
}
"""How somebody plays for the first time: by weights, in hundredths."""


class LevelBot(PlannerBot):
    """A bot of some level: it sees so much of a position, and has a personality."""

    level: ClassVar[str]
    sight: ClassVar[int]
    """How much it sees on a board that nothing was fitted to."""

    def __init__(
        self, game: Game, seed: int, personality: str = "", sight: int | None = None
    ) -> None:
        self.personality = personality or PERSONALITIES[Dice(seed).below(len(PERSONALITIES))]
        self.seen = sight_of(game, self.level, self.sight) if sight is None else sight
        super().__init__(game, seed)

    def make_policy(self) -> Policy:
        """Return the policy that decides."""
        step, share = divmod(self.seen, STEP)
        if share == 0:
            return self.look(step)
        return MixedPolicy(self.game, self.look(step + 1), self.look(step), STEP - share)

    def look(self, step: int) -> Policy:
        """Return one of the ways of looking at a position, from the one that sees least."""
        if step == 0:
            return self.one_by_one(weights_by_name(BLINKERED))
        if step == 1:
            return self.one_by_one(weights_by_name({}))
        if step == 2:
            return self.make_planner()
        policy = make_value_policy(self.game, plans=1, samples=1, weights=self.weights())
        return policy or self.make_planner()

    def one_by_one(self, weights: list[int]) -> Planner:
        """Return a planner that works on one ticket after the other."""
        planner = Planner(self.game, with_personality(weights, self.personality))
        planner.plan.most_planned = 1
        return planner

    def weights(self) -> list[int]:
        """Return the weights tuned for the board, as its personality changes them."""
        return with_personality(planner_weights_for(self.game), self.personality)


class BeginnerBot(LevelBot):
    """Builds what its best ticket asks for, with no eye for the row, the end or its cards."""

    level = "beginner"
    sight = 30


class EasyBot(LevelBot):
    """Works on one ticket after the other, by rules of thumb."""

    level = "easy"
    sight = 110


class MediumBot(LevelBot):
    """Plans its tickets together, but often thinks of one alone."""

    level = "medium"
    sight = 170


class HardBot(LevelBot):
    """Judges moves by what was learnt from many games, from one guess at what is hidden."""

    level = "hard"
    sight = MOST


class PersonalExpertBot(ExpertBot):
    """The expert, planning as its personality likes it."""

    def __init__(self, game: Game, seed: int, personality: str) -> None:
        self.personality = personality
        super().__init__(game, seed)

    def weights(self) -> list[int]:
        """Return the weights tuned for the board, as its personality changes them."""
        return with_personality(super().weights(), self.personality)


LEVEL_BOTS: Final = {bot.level: bot for bot in (BeginnerBot, EasyBot, MediumBot, HardBot)}


def bot_with_personality(game: Game, seed: int, level: str, personality: str) -> PlannerBot:
    """Return a bot of a level that has some personality."""
    if level in LEVEL_BOTS:
        return LEVEL_BOTS[level](game, seed, personality)
    return PersonalExpertBot(game, seed, personality)


@lru_cache(maxsize=1)
def fitted() -> tuple[Note, ...]:
    """Return what was fitted to boards."""
    return tuple(note for _, note in read_notes(KIND, ("board", "sight")))


def sight_of(game: Game, level: str, otherwise: int) -> int:
    """Return how much a level sees on a board, as fitted to it, or to boards in general.

    Boards in general have no network. Where there is one, `hard` judges by it.
    """
    board = board_fingerprint(game)
    for note in fitted():
        if note["board"] == board:
            return min(MOST, max(0, int(note["sight"].get(level, otherwise))))
    if level == HardBot.level and network_for(game) is not None:
        return MOST
    return generic_sight(level, otherwise)
