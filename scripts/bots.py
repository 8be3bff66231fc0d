"""Measure the bots against each other on every map and write docs/bots.md.

    python scripts/bots.py [--quick 2000] [--value 2000] [--expert 400] [--maps usa,uk]

Games are kept in books under build/arena, so the script can be stopped and run again with higher
numbers; figures always use all games played so far. Every figure is given with its interval.
"""

from __future__ import annotations

import argparse
import os
from pathlib import Path

from branchline.arena.executor import PROCESSES, Executor, make_executor
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
STYLES = ("random", "greedy", "one-step", "long-route", "route-focused", "destination-hungry")

INTRO = """# The bots, measured

Written by `scripts/bots.py`; run it again to renew or extend the figures. Each row is a *meeting*:
the first bot takes one seat and the second bot all the others; seats rotate, and all meetings use
the same deals. With P players a bot that is no better than the others wins 1/P of the games.
Intervals are 95 %, by bootstrap over deals; `passes` says whether the lower end is above the
target in brackets. Times were measured on a busy machine with two cores, so they tend to be too
long.

- `random`, `greedy`, `hoarder` and four styles of play (`one-step`, `long-route`, `route-focused`,
  `destination-hungry`) are yardsticks; `mcts` is plain information-set tree search.
- `planner` plans all its tickets together and takes the row, the trains the others have left and
  the mechanics of the map into account; its weights are tuned by `scripts/tune.py`.
- `value` looks a turn ahead with a network trained by `scripts/train.py`, on games of the planner
  first and then on its own. How each network was trained, with the command, is noted beside it in
  `src/branchline/bots/data/value`.
- `expert` plays the value bot's best four moves on for a few turns from positions it deals itself,
  the same for all moves, and prefers another move only if it is clearly better: by one standard
  error after two turns, unless `scripts/search_limits.py` found better limits for a board and noted
  them beside its network.
- `value-plans` and `expert-plans` make up to eleven plans of a position (`plan_kinds.py`: by cards
  in hand, by short or long tracks, tickets in another order, one of them given up) and take it for
  what the best of them promises; equal plans count once. The expert plays a move on by the plan
  that made it good. `value-1` and `expert-1` make one plan; `value` and `expert` as many as the
  note beside a board's network says. `scripts/plans.py` measures how much the plans differ.
- No bot that plans pays with a locomotive where a card to spare would do, on maps where locomotives
  can pay for every track; `scripts/payments.py` counts such claims.
- `easy`, `medium`, `hard` and `expert` are the levels people choose from: `easy` works on one
  ticket after the other with untuned weights, `medium` is the planner, and both play another
  reasonable move in 15 of 100 turns; `hard` is `value`.

A bot of your own is a subclass of `branchline.bots.Bot`, given as `module:Class` or registered
under the entry point `branchline.bots`; or any program that reads and writes lines of JSON, given
as `run:COMMAND` (see `branchline/bots/program.py`). It sees nothing but the view of its seat.
Measure it against the others with `branchline arena`; let people play against it with `--seats` in
the terminal and `--bot NAME=…` in the browser:

```console
$ branchline arena --map poland --bots my_bots:Mine,planner,hoarder --games 400 --book mine.jsonl
$ branchline play poland --bot mine=my_bots:Mine
$ branchline play -t poland --seats human,my_bots:Mine
```

## Several plans, measured

Two players, seats swapped, the networks as they are (not trained again for several plans):

| bot | among | map | games | wins | 95 % |
|---|---|---|---:|---:|---:|
| value-plans | value-1 | USA | 800 | 53.6% | ±3.5% |
| value-plans | value-1 | Switzerland | 800 | 55.6% | ±3.4% |
| value-plans | value-1 | Europe | 800 | 52.1% | ±3.5% |

```console
$ branchline arena --map usa --bots value-plans,value-1 --games 800 --book usa-plans.jsonl
```

The other maps and the expert are still to be measured; until then `value` and `expert` make one
plan. A decision takes about three and a half times as long with all of them.
"""

NOTES = {
    "uk": """Southampton – New York scores 40 points; `python scripts/deciders.py uk` finds it
claimed in every game and its claimer winning two of three or more. Cards are saved for it from the
first turn on, so what a draw was worth shows late: the expert must look further ahead here.
""",
}
"""Remarks on a map besides its figures."""


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
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--on", default=PROCESSES, help="processes, ray or ray://HOST:PORT")
    options = parser.parse_args()
    executor = make_executor(options.on, options.processes)
    parts = [INTRO]
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
