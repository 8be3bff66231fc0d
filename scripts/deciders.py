"""Find the tracks that decide games between two bots: who claims them, and who wins then.

python scripts/deciders.py MAP [--bots value,planner] [--games 100] [--seed 1]
"""

from __future__ import annotations

import argparse
from collections import defaultdict

from branchline.bots import make_bot
from branchline.bots.base import PolicyBot
from branchline.bots.brains.policy import play_policies
from branchline.core.chance import Dice
from branchline.core.seeds import scramble
from branchline.maps import load_map
from branchline.maps.games import game_of

SHOWN = 8
OFTEN = 0.2
"""Tracks claimed in fewer games say little."""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0] if __doc__ else None)
    parser.add_argument("map")
    parser.add_argument("--bots", default="value,planner", help="two that decide by policy")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    names = options.bots.split(",")
    game = game_of(options.map, None, 2)
    won: dict[int, list[list[float]]] = defaultdict(lambda: [[], []])
    for number in range(options.games):
        seed = scramble(options.seed) + number // 2
        first = number % 2  # the seat of the first bot
        bots = [make_bot(names[seat ^ first], game, seed * 8 + seat) for seat in range(2)]
        policies = [bot.policy for bot in bots if isinstance(bot, PolicyBot)]
        dice = Dice(seed)
        s = game.start(dice)
        play_policies(game, s, policies, [bot.dice for bot in bots], dice)
        winners = game.score(s).winners()
        for seat in range(2):
            share = 1 / len(winners) if seat in winners else 0.0
            for track in s.members(s.owned, seat):
                won[track][seat ^ first].append(share)
    places = [place.name for place in load_map(options.map).places]
    board = game.board
    often = [t for t in won if len(won[t][0]) + len(won[t][1]) >= OFTEN * options.games]
    often.sort(key=lambda t: -sum(map(sum, won[t])) / sum(map(len, won[t])))
    for track in often[:SHOWN]:
        name = f"{places[board.track_a[track]]} – {places[board.track_b[track]]}"
        claims = [len(shares) for shares in won[track]]
        share = sum(map(sum, won[track])) / sum(claims)
        spaces = "1 space" if board.length[track] == 1 else f"{int(board.length[track])} spaces"
        print(
            f"{name} ({spaces}): the claimer wins {share:.0%}; "
            f"claimed {claims[0]} times by {names[0]}, {claims[1]} by {names[1]}, "
            f"in {options.games} games"
        )


if __name__ == "__main__":
    main()
