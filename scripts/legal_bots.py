"""Play many games among bots on every map and check that every single move is legal.

python scripts/legal_bots.py [--games 10000] [--bots planner,hoarder] [--maps uk] [--processes 2]
"""

from __future__ import annotations

import argparse
from dataclasses import dataclass

from branchline.arena.executor_options import add_executor_options, executor_of
from branchline.bots import make_bot
from branchline.bots.base import PolicyBot
from branchline.core.chance import Dice
from branchline.core.state import OVER
from branchline.maps import load_map, map_ids
from branchline.maps.games import game_of

BATCH = 100


@dataclass(frozen=True)
class Job:
    """Some games on a map; seats, players and variants go round with the games' numbers."""

    map: str
    bots: tuple[str, ...]
    first: int
    games: int


def check(job: Job) -> tuple[str, int, int]:
    """Play the games of a job; return the map, the games and the moves checked."""
    data = load_map(job.map)
    moves = 0
    for number in range(job.first, job.first + job.games):
        variants = (None, *data.variants)
        variant = variants[number % len(variants)]
        fewest, most = load_map(job.map, variant).players
        players = fewest + number // len(variants) % (most - fewest + 1)
        game = game_of(job.map, variant, players)
        names = [job.bots[(number + seat) % len(job.bots)] for seat in range(players)]
        bots = [make_bot(name, game, number * 8 + seat) for seat, name in enumerate(names)]
        dice = Dice(number)
        s = game.start(dice)
        while s.phase != OVER:
            bot = bots[s.seat]
            if not isinstance(bot, PolicyBot):
                raise TypeError(f"{names[s.seat]} plays from views; give bots with a policy")
            action = bot.policy.decide(s, bot.dice)
            if not game.is_legal(s, action):
                raise ValueError(f"{job.map} {variant} game {number}: {names[s.seat]} {action}")
            game.apply(s, action, dice)
            moves += 1
    return job.map, job.games, moves


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0] if __doc__ else None)
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--bots", default="planner,hoarder,one-step,long-route,destination-hungry")
    parser.add_argument("--maps", help="with commas (default: all)")
    add_executor_options(parser)
    options = parser.parse_args()
    maps = options.maps.split(",") if options.maps else map_ids()
    jobs = [
        Job(which, tuple(options.bots.split(",")), first, min(BATCH, options.games - first))
        for which in maps
        for first in range(0, options.games, BATCH)
    ]
    games: dict[str, int] = {}
    moves: dict[str, int] = {}
    executor = executor_of(options)
    for which, n, checked in executor.run(check, jobs):
        games[which] = games.get(which, 0) + n
        moves[which] = moves.get(which, 0) + checked
    for which in games:
        print(f"{which}: {games[which]} games, {moves[which]} moves, all legal")


if __name__ == "__main__":
    main()
