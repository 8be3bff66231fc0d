"""Measure how much the kinds of plan differ, in the middle of games of a bot against itself.

    python scripts/plans.py [--games 40] [--maps usa,uk] [--bot value-plans]

For every map: how many different plans a position has, in how many positions some plan would begin
with another claim or draw than the usual one, and in how many the best plan is not the usual one.
"""

from __future__ import annotations

import argparse
from dataclasses import dataclass

from branchline.arena.executor_options import add_executor_options, executor_of
from branchline.bots import make_bot
from branchline.bots.base import PolicyBot
from branchline.bots.brains.plan_kinds import N_KINDS, USUAL, may_differ
from branchline.bots.brains.value_policy import ValuePolicy
from branchline.bots.search_bots import make_value_policy
from branchline.core.chance import Dice
from branchline.core.state import OVER, TURN, State
from branchline.maps import map_ids
from branchline.maps.games import game_of

MIDDLE = (8, 50)
"""The turns, of both seats together, that count as the middle of a game."""


@dataclass(frozen=True)
class Job:
    """One game on a map."""

    map: str
    bot: str
    seed: int


@dataclass
class Count:
    """What was found in the middle of some games."""

    positions: int = 0
    plans: int = 0
    other_moves: int = 0
    other_plans: int = 0

    def add(self, other: Count) -> None:
        """Add what was found elsewhere."""
        self.positions += other.positions
        self.plans += other.plans
        self.other_moves += other.other_moves
        self.other_plans += other.other_plans


def look(policy: ValuePolicy, s: State, count: Count) -> None:
    """Add one position to what was found."""
    features, planner = policy.features, policy.planner
    policy.network.forget()
    features.best_value(s, s.seat, policy.network, N_KINDS)
    count.positions += 1
    count.plans += int(features.n_plans)
    count.other_plans += features.best_plan != USUAL
    usual = planner.decide(s, Dice(0))
    n_open = planner.plan.n_open
    other = False
    for kind in range(1, N_KINDS):
        if may_differ(kind, n_open, planner.plan.kept_survey):
            planner.kind = kind
            other = other or planner.decide(s, Dice(0)) != usual
    planner.kind = USUAL
    count.other_moves += other


def play(job: Job) -> Count:
    """Play a game and look at its middle."""
    game = game_of(job.map, None, 2)
    policy = make_value_policy(game, N_KINDS)
    bots = [make_bot(job.bot, game, job.seed * 8 + seat) for seat in range(2)]
    count = Count()
    dice = Dice(job.seed)
    s = game.start(dice)
    while s.phase != OVER:
        bot = bots[s.seat]
        if policy is None or not isinstance(bot, PolicyBot):
            raise TypeError(f"{job.map} needs a network, and {job.bot} a policy")
        if s.phase == TURN and MIDDLE[0] <= s.turn < MIDDLE[1]:
            look(policy, s, count)
        game.apply(s, bot.policy.decide(s, bot.dice), dice)
    return count


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0] if __doc__ else None)
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--maps", help="with commas (default: all)")
    parser.add_argument("--bot", default="value-plans")
    add_executor_options(parser, processes=1)
    options = parser.parse_args()
    maps = options.maps.split(",") if options.maps else map_ids()
    with executor_of(options) as executor:
        for which in maps:
            if make_value_policy(game_of(which, None, 2)) is None:
                print(f"{which}: no network")
                continue
            total = Count()
            for each in executor.run(
                play, [Job(which, options.bot, seed) for seed in range(options.games)]
            ):
                total.add(each)
            n = total.positions
            print(
                f"{which}: {n} positions, {total.plans / n:.1f} plans each; another first move in "
                f"{total.other_moves / n:.0%}, another plan best in {total.other_plans / n:.0%}",
                flush=True,
            )


if __name__ == "__main__":
    main()
