"""Measure the bots against each other on every map and write docs/bots.md.

    python scripts/bots.py [--quick 2000] [--value 2000] [--expert 400] [--maps usa,uk]

Games are kept in books under build/arena, so the script can be stopped and run again with higher
numbers; figures always use all games played so far. Every figure is given with its interval.
"""

from __future__ import annotations

import argparse
import re
from pathlib import Path

from branchline.arena.executor import Executor
from branchline.arena.executor_options import add_executor_options, executor_of
from branchline.arena.ratings import interval
from branchline.arena.tournament import ResultsBook, Tournament, play_meetings, summary
from branchline.bots.brains.trained_networks import network_notes
from branchline.maps import load_map, map_ids

ROOT = Path(__file__).parent.parent
Z95 = 1.96
TARGETS = {
    ("planner", "hoarder"): 0.70,
    ("value", "planner"): 0.60,
    ("expert", "value"): 0.52,
    ("expert", "planner"): 0.70,
}
"""What the lower end of the interval should pass, with two players."""
STYLES = (
    *("random", "greedy", "one-step", "long-route"),
    *("route-focused", "destination-hungry", "gambler"),
)

NOTES = {
    "uk": """Southampton – New York scores 40 points; `python scripts/deciders.py uk` finds it
claimed in every game and its claimer winning two of three or more. Cards are saved for it from the
first turn on, so what a draw was worth shows late: the expert must look further ahead here.
""",
}
"""Remarks on a map besides its figures."""


def introduction() -> str:
    """Return what stands in docs/bots.md before the first map: that is written by hand."""
    text = (ROOT / "docs/bots.md").read_text(encoding="utf-8")
    names = "|".join(re.escape(load_map(which).name) for which in map_ids())
    return re.split(rf"(?m)^## ({names})$", text)[0]


def pairs(options: argparse.Namespace) -> dict[tuple[str, str], int]:
    """Return who meets whom with two players, and how often."""
    found = {("planner", "hoarder"): options.quick, ("value", "planner"): options.value}
    found |= {("expert", "value"): options.expert, ("expert", "planner"): options.expert}
    found |= {("planner", style): options.quick for style in STYLES}
    found |= {("planner", "mcts"): options.slow, ("mcts", "random"): options.slow}
    found |= {("hard", "medium"): options.expert, ("medium", "easy"): options.quick}
    return found


def pairs_of_more(options: argparse.Namespace) -> dict[tuple[str, str], int]:
    """Return who meets whom with three and four players, and how often."""
    return {
        ("planner", "hoarder"): options.quick,
        ("value", "planner"): options.more_value,
        ("expert", "value"): options.more_expert,
    }


def play(
    tournament: Tournament, wanted: dict[tuple[str, str], int], executor: Executor
) -> ResultsBook:
    """Play what is missing of some meetings; return the book."""
    folder = ROOT / "build/arena"
    folder.mkdir(parents=True, exist_ok=True)
    book = ResultsBook(folder / f"{tournament.map}-{tournament.players}.jsonl", tournament)
    play_meetings(tournament, wanted, book, executor)
    return book


def tried(which: str) -> list[str]:
    """Return which searches were tried on a map, if any were."""
    note = next((note for note in network_notes() if note["map"] == which), {})
    if "search" not in note:
        return []
    lines = [
        f"| {each['turns']} | {each['rollouts']} | {each['standard_errors']:g} "
        f"| {each['win_slope']:g} | {each['games']} | {each['win_share']:.1%} "
        f"| ±{Z95 * each['error']:.1%} |"
        for each in note["search"]["tried"]
    ]
    head = "| turns | rollouts | standard errors | win slope | games | wins | 95 % |"
    rule = "|---:|---:|---:|---:|---:|---:|---:|"
    intro = "Searches tried by `scripts/search_limits.py` against `value`, on the same deals:\n"
    return ["\n".join([intro, head, rule, *lines, ""])]


def rows(book: ResultsBook, wanted: dict[tuple[str, str], int], players: int) -> list[str]:
    """Return the lines of a tournament."""
    lines = []
    for bot, rival in wanted:
        found = summary(book, [bot, rival], players, 10**9)
        mine = next((row for row in found if row["bot"] == bot), None)
        if mine is None:
            continue
        low, high = interval(book.meeting(bot, rival, 10**9)["share"], players)
        target = TARGETS.get((bot, rival)) if players == 2 else 1 / players
        verdict = "" if target is None else f"{'yes' if low > target else 'no'} ({target:.0%})"
        lines.append(
            f"| {bot} | {rival} | {mine['games']} | {mine['win_share']:.1%} "
            f"| {low:.1%}–{high:.1%} | {verdict} | {mine['score']:.1f} | {mine['rival_score']:.1f} "
            f"| {1000 * book.seconds_a_move(bot):.2f} |"
        )
    return lines


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0] if __doc__ else None)
    parser.add_argument("--maps", help="with commas (default: all)")
    parser.add_argument("--quick", type=int, default=2000)
    parser.add_argument("--value", type=int, default=2000)
    parser.add_argument("--expert", type=int, default=400)
    parser.add_argument("--slow", type=int, default=100, help="games of mcts")
    parser.add_argument("--more-value", type=int, default=1200, help="with 3 and 4 players")
    parser.add_argument("--more-expert", type=int, default=400, help="with 3 and 4 players")
    parser.add_argument("--only", help="pairs to play, as expert:value,planner:hoarder")
    add_executor_options(parser)
    options = parser.parse_args()
    executor = executor_of(options)
    parts = [introduction()]
    for which in map_ids():
        data = load_map(which)
        parts.append(f"## {data.name}\n")
        if which in NOTES:
            parts.append(NOTES[which])
        parts += tried(which)
        for players in range(data.players[0], min(data.players[1], 4) + 1):
            wanted = pairs(options) if players == 2 else pairs_of_more(options)
            now = dict(wanted)
            if options.maps is not None and which not in options.maps.split(","):
                now = {}
            if options.only is not None:
                named = options.only.split(",")
                now = {pair: n for pair, n in now.items() if ":".join(pair) in named}
            book = play(Tournament(which, None, players, 1), now, executor)
            lines = rows(book, wanted, players)
            if lines:
                head = "| bot | among | games | wins | 95 % | passes | score | others | ms a move |"
                rule = "|---|---|---:|---:|---|---|---:|---:|---:|"
                parts.append("\n".join([f"{players} players\n", head, rule, *lines, ""]))
                print(f"{which} {players}", *lines, sep="\n", flush=True)
    (ROOT / "docs/bots.md").write_text("\n".join(parts), encoding="utf-8")


if __name__ == "__main__":
    main()
