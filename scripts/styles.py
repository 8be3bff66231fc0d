"""Measure a bot against the yardsticks and the styles of play, with two players, on every map.

    python -m scripts.styles [--bot value] [--games 200] [--maps usa,uk]

Seats are swapped; games are kept in books under build/styles and not played again. The table tells
the share of games won, in bold where it is less than 80 %.
"""

from __future__ import annotations

import argparse
from pathlib import Path

from scripts.bots import STYLES

from branchline.arena.executor_options import add_executor_options, executor_of
from branchline.arena.tournament import ResultsBook, Tournament, play_meetings
from branchline.maps import load_map, map_ids

ROOT = Path(__file__).parent.parent
RIVALS = ("hoarder", *STYLES)
WANTED = 0.80
ALL = 10**9


def cell(book: ResultsBook, bot: str, rival: str) -> str:
    """Return what a bot won against another; in bold what is less than wanted."""
    shares = book.meeting(bot, rival, ALL)["share"]
    won = sum(shares) / len(shares)
    return f"{won:.1%}" if won >= WANTED else f"**{won:.1%}**"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0] if __doc__ else None)
    parser.add_argument("--bot", default="value")
    parser.add_argument("--games", type=int, default=200, help="with each of the others")
    parser.add_argument("--maps", default=",".join(map_ids()), help="with commas (default: all)")
    add_executor_options(parser)
    options = parser.parse_args()
    folder = ROOT / "build/styles"
    folder.mkdir(parents=True, exist_ok=True)
    print(f"| map | {' | '.join(RIVALS)} |\n|---|{'---:|' * len(RIVALS)}", flush=True)
    wanted = {(options.bot, rival): options.games for rival in RIVALS}
    with executor_of(options) as executor:
        for which in options.maps.split(","):
            tournament = Tournament(which, None, 2, 1)
            book = ResultsBook(folder / f"{load_map(which).id}.jsonl", tournament)
            play_meetings(tournament, wanted, book, executor)
            cells = [cell(book, options.bot, rival) for rival in RIVALS]
            print(f"| {load_map(which).name} | {' | '.join(cells)} |", flush=True)


if __name__ == "__main__":
    main()
