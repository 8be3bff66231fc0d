"""Count claims that spend a locomotive, or a card, where less would have done: no bot should.

    python scripts/payments.py [--bots planner,value] [--games 200] [--maps usa,uk] [--examples 3]

What is dominated is in `branchline.bots.brains.dominated_payments`; here every payment is compared
with all others for the same track, so that the one is a check on the other.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from dataclasses import dataclass

from branchline.arena.executor_options import add_executor_options, executor_of
from branchline.bots import make_bot
from branchline.bots.base import PolicyBot
from branchline.bots.brains.dominated_payments import locomotives_are_wild
from branchline.core.cards import LOCOMOTIVE, N_CARDS
from branchline.core.chance import Dice
from branchline.core.game import Game
from branchline.core.state import OVER, State
from branchline.maps import load_map, map_ids
from branchline.maps.games import game_of
from branchline.maps.readers import plannings_of
from branchline.play.notation import Notation

BATCH = 20


@dataclass(frozen=True)
class Job:
    """Some games of a bot against itself."""

    map: str
    bot: str
    first: int
    games: int


@dataclass(frozen=True)
class Count:
    """What was found in some games."""

    map: str
    bot: str
    claims: int
    dominated: int
    examples: tuple[str, ...]


def spent(game: Game, claim: int) -> list[int]:
    """Return how many of each card a claim takes, substitutes left out."""
    prices, row = game.prices, game.claim_row(claim)
    cards = [0] * N_CARDS
    cards[prices.row_card[row]] += int(prices.row_cards[row])
    cards[LOCOMOTIVE] += int(prices.row_locomotives[row])
    return cards


def better(game: Game, s: State, claim: int) -> int:
    """Return a legal claim of the same track whose payment dominates that of a claim, or -1."""
    prices, row = game.prices, game.claim_row(claim)
    track = int(game.track_of[claim - game.claim_action])
    is_gamble = any(planning.is_gamble(game, track) for planning in plannings_of(game))
    mine = spent(game, claim)
    if is_gamble and not any(mine[:LOCOMOTIVE]):
        return -1
    for other in game.legal(s):
        if not game.claim_action <= other < game.mechanic_action or other == claim:
            continue
        if game.track_of[other - game.claim_action] != track:
            continue
        other_row = game.claim_row(other)
        if prices.row_substitutes[other_row] != prices.row_substitutes[row]:
            continue
        theirs = spent(game, other)
        dearer = sum(max(0, theirs[card] - mine[card]) for card in range(LOCOMOTIVE))
        if dearer <= mine[LOCOMOTIVE] - theirs[LOCOMOTIVE] and theirs != mine:
            return other
    return -1


def count(job: Job) -> Count:
    """Play the games of a job; count the claims, and those that another payment dominates."""
    game = game_of(job.map, None, 2)
    notation = Notation(load_map(job.map), game)
    claims = dominated = 0
    examples: list[str] = []
    for number in range(job.first, job.first + job.games):
        for s, claim in claims_of(game, job.bot, number):
            claims += 1
            other = better(game, s, claim)
            if other >= 0:
                dominated += 1
                text = notation.text(claim), notation.text(other).split()[-1]
                examples.append(f"game {number}, turn {s.turn}: {text[0]} instead of {text[1]}")
    return Count(job.map, job.bot, claims, dominated, tuple(examples))


def claims_of(game: Game, name: str, number: int) -> Iterator[tuple[State, int]]:
    """Play a game of a bot against itself; yield every claim before it is made."""
    bots = [make_bot(name, game, number * 8 + seat) for seat in range(game.players)]
    dice = Dice(number)
    s = game.start(dice)
    while s.phase != OVER:
        bot = bots[s.seat]
        if not isinstance(bot, PolicyBot):
            raise TypeError(f"{name} plays from views; give bots with a policy")
        action = int(bot.policy.decide(s, bot.dice))
        if game.claim_action <= action < game.mechanic_action:
            yield s, action
        game.apply(s, action, dice)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0] if __doc__ else None)
    parser.add_argument("--bots", default="planner,value")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--maps", help="with commas (default: all)")
    parser.add_argument("--examples", type=int, default=0, help="show so many on each map")
    add_executor_options(parser, processes=1)
    options = parser.parse_args()
    maps = options.maps.split(",") if options.maps else map_ids()
    with executor_of(options) as executor:
        for which in maps:
            if not locomotives_are_wild(game_of(which, None, 2)):
                print(f"{which}: locomotives serve some tracks only, so no payment is dominated")
                continue
            for bot in options.bots.split(","):
                jobs = [
                    Job(which, bot, first, min(BATCH, options.games - first))
                    for first in range(0, options.games, BATCH)
                ]
                found = list(executor.run(count, jobs))
                claims = sum(part.claims for part in found)
                dominated = sum(part.dominated for part in found)
                share = dominated / claims if claims else 0.0
                print(f"{which} {bot}: {dominated} of {claims} claims dominated ({share:.2%})")
                examples = [each for part in found for each in part.examples]
                for each in examples[: options.examples]:
                    print(f"  {each}")


if __name__ == "__main__":
    main()
