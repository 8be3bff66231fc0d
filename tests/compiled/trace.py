"""Play random games and print a digest of every state, to compare engines by.

Run as `python -m tests.compiled.trace SEED`, with BRANCHLINE_INTERPRETED=1 for the interpreted
engine. With TRACE_FAULT=1 one track scores a point too many: the comparison must notice.
"""

from __future__ import annotations

import json
import os
import sys

from branchline import COMPILED
from branchline.bots.planner_bots import PlannerBot
from branchline.core.chance import Dice
from branchline.core.state import OVER
from branchline.play.digest import state_digest
from tests.tables import game_of, tables


def trace(which: str, variant: str | None, players: int, seed: int) -> list[str]:
    """Return a digest of every state of a random game, and of its score sheet."""
    game = game_of(which, variant, players)
    if os.environ.get("TRACE_FAULT"):
        game.points[1] += 1
    dice = Dice(seed)
    s = game.start(dice)
    steps = [state_digest(s)]
    while s.phase != OVER:
        game.apply(s, game.sample(s, dice), dice)
        steps.append(state_digest(s))
    sheet = game.score(s)
    return [*steps, json.dumps([sheet.numbers, sheet.measures, sheet.ranks()])]


def trace_planner(which: str, variant: str | None, players: int, seed: int) -> list[str]:
    """Return a digest of every state of a game among planners."""
    game = game_of(which, variant, players)
    dice = Dice(seed)
    s = game.start(dice)
    bot = PlannerBot(game, seed)
    steps = []
    while s.phase != OVER:
        game.apply(s, bot.policy.decide(s, bot.dice), dice)
        steps.append(state_digest(s))
    return steps


if __name__ == "__main__":
    seed = int(sys.argv[1])
    traces = {
        f"{which} {variant} {players}": trace(which, variant, players, seed)
        for which, variant, players in tables()
    }
    if "TRACE_FAULT" not in os.environ:
        traces |= {
            f"planner {which} {players}": trace_planner(which, None, players, seed)
            for which, _, players in tables(variants=False)
            if players == 2 + seed % 2
        }
    print(json.dumps({"compiled": COMPILED, "traces": traces}))
