"""Play two bots against each other; tell who wins, and what each does with the board.

    python scripts/habits.py MAP [--bots expert,expert-1] [--games 200] [--book FILE]

Seats are swapped on every deal. For each of the two: how much it wins, what its games score line by
line, how many tickets it draws and completes, how often it ends with many trains, and how much
processor time its decisions take. With a book, games that were played before are not played again.
"""

from __future__ import annotations

import argparse
import json
import time
from collections import Counter
from collections.abc import Sequence
from dataclasses import asdict, dataclass, field
from pathlib import Path
from statistics import mean, pstdev

from branchline.arena.executor import Executor
from branchline.arena.executor_options import add_executor_options, executor_of
from branchline.bots import make_bot
from branchline.bots.base import PolicyBot
from branchline.bots.brains.planner import Planner
from branchline.bots.brains.tuned_weights import planner_weights_for
from branchline.core.actions import TICKETS_ACTION
from branchline.core.chance import Dice
from branchline.core.costs import hand_size
from branchline.core.score import TICKET_LINE
from branchline.core.seeds import scramble
from branchline.core.state import OVER, TURN
from branchline.maps.games import game_of

MANY_TRAINS = 10
"""Who ends with so many trains has waited too long."""
FEW_TRACKS = 2
"""Of a plan that lacks no more tracks, little is left."""
Z95 = 1.96


@dataclass(frozen=True)
class Job:
    """One game of two bots; the first sits on one seat in even games, on the other in odd ones."""

    map: str
    bots: tuple[str, str]
    seed: int
    number: int


@dataclass
class Seat:
    """What one of them did in a game."""

    won: float = 0.0
    lead: int = 0
    draws: int = 0
    kept: int = 0
    completed: int = 0
    trains: int = 0
    decisions: int = 0
    seconds: float = 0.0
    turns: int = 0
    hand: int = 0
    """The cards left in the end."""
    lacking: int = 0
    """The tracks that a plan for its tickets still lacked in the end."""
    lines: dict[str, int] = field(default_factory=dict)
    """Points by the line of the score sheet."""


def play(job: Job) -> list[Seat]:
    """Play a game; return what the first bot did, and what the second did.

    A bot that meets itself gets a new deal every time: with seats swapped the game is the same.
    """
    game = game_of(job.map, None, 2)
    mirror = job.bots[0] == job.bots[1]
    deal = scramble(job.seed) + (job.number if mirror else job.number // 2)
    first = job.number % 2
    bots = [make_bot(job.bots[seat ^ first], game, deal * 8 + seat) for seat in range(2)]
    seats = [Seat(), Seat()]
    dice = Dice(deal)
    s = game.start(dice)
    while s.phase != OVER:
        bot, seat = bots[s.seat], seats[s.seat]
        if not isinstance(bot, PolicyBot):
            raise TypeError("both have to decide by policy")
        begun = time.process_time()
        action = bot.policy.decide(s, bot.dice)
        seat.seconds += time.process_time() - begun
        seat.decisions += 1
        seat.draws += s.phase == TURN and action == TICKETS_ACTION
        seat.turns += s.phase == TURN
        game.apply(s, action, dice)
    sheet = game.score(s)
    winners = sheet.winners()
    for number, seat in enumerate(seats):
        seat.won = 1 / len(winners) if number in winners else 0.0
        seat.lead = sheet.total(number) - sheet.total(1 - number)
        seat.kept = len(s.members(s.kept, number))
        seat.completed = int(sheet.n_completed[number])
        seat.trains = int(s.trains[number])
        seat.hand = int(hand_size(s, number))
        planner = Planner(game, planner_weights_for(game))
        planner.prepare(s, number)
        seat.lacking = int(planner.plan.survey.waiting)
        points: Counter[str] = Counter()
        for line in sheet.lines(number):
            lost = line.name == game.line_names[TICKET_LINE] and line.points < 0
            points["lost ticket" if lost else line.name] += line.points
        seat.lines = dict(points)
    return [seats[first], seats[1 - first]]


def read_book(path: Path | None, which: str, bots: Sequence[str], seed: int) -> list[list[Seat]]:
    """Return the games a book holds of two bots; start it if there is none."""
    facts = {"map": which, "bots": list(bots), "seed": seed}
    if path is None:
        return []
    if not path.exists():
        path.write_text(json.dumps(facts) + "\n", encoding="utf-8")
    head, *games = path.read_text(encoding="utf-8").splitlines()
    if json.loads(head) != facts:
        raise SystemExit(f"{path} holds other games: {head}")
    return [[Seat(**seat) for seat in json.loads(game)] for game in games]


def play_on(
    which: str,
    bots: tuple[str, str],
    seed: int,
    games: int,
    path: Path | None,
    executor: Executor,
) -> list[list[Seat]]:
    """Play the games that a book lacks; return all of them."""
    found = read_book(path, which, bots, seed)
    jobs = [Job(which, bots, seed, number) for number in range(len(found), games)]
    for seats in executor.run(play, jobs):
        found.append(seats)
        if path is not None:
            with path.open("a", encoding="utf-8") as book:
                book.write(json.dumps([asdict(seat) for seat in seats]) + "\n")
    return found[:games]


def share(values: Sequence[float]) -> str:
    """Return a mean share with its 95 % interval."""
    error = Z95 * pstdev(values) / len(values) ** 0.5
    return f"{mean(values):.1%} ±{error:.1%}"


def why_trains_are_left(seats: Sequence[Seat]) -> dict[str, str]:
    """Return how many seats with many trains lacked what, and how long their games were."""
    lacked = {
        "nothing of the plan": [seat for seat in seats if seat.lacking == 0],
        f"one to {FEW_TRACKS} tracks": [s for s in seats if 0 < s.lacking <= FEW_TRACKS],
        "more tracks": [seat for seat in seats if seat.lacking > FEW_TRACKS],
    }
    return {
        f"– lacking {what}": f"{len(some)}: {mean(s.turns for s in some):.0f} turns, "
        f"{mean(s.hand for s in some):.0f} cards, {sum(s.won for s in some):.0f} won"
        if some
        else "0"
        for what, some in lacked.items()
    }


def report(bots: Sequence[str], games: Sequence[Sequence[Seat]]) -> str:
    """Return what two bots did in some games, as a table."""
    rows: dict[str, list[str]] = {"": list(bots)}
    for which in range(len(bots)):
        seats = [game[which] for game in games]
        lines = sorted({name for game in games for seat in game for name in seat.lines})
        seconds = sum(seat.seconds for seat in seats)
        decisions = sum(seat.decisions for seat in seats)
        found = {
            "wins": share([seat.won for seat in seats]),
            "lead": f"{mean(seat.lead for seat in seats):+.1f}",
            "tickets drawn, times": f"{mean(seat.draws for seat in seats):.2f}",
            "tickets kept": f"{mean(seat.kept for seat in seats):.2f}",
            "tickets completed": f"{mean(seat.completed for seat in seats):.2f}",
            f"{MANY_TRAINS} trains or more at the end": share(
                [float(seat.trains >= MANY_TRAINS) for seat in seats]
            ),
            "ms a decision": f"{1000 * seconds / decisions:.1f}",
        }
        for name in lines:
            found[f"points: {name}"] = f"{mean(seat.lines.get(name, 0) for seat in seats):.1f}"
        found |= why_trains_are_left([seat for seat in seats if seat.trains >= MANY_TRAINS])
        for row, text in found.items():
            rows.setdefault(row, []).append(text)
    table = [f"| {row} | {' | '.join(texts)} |" for row, texts in rows.items()]
    table.insert(1, "|---|" + "---:|" * len(bots))
    return "\n".join([f"{len(games)} games", "", *table])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0] if __doc__ else None)
    parser.add_argument("map")
    parser.add_argument("--bots", default="expert,expert-1", help="two that decide by policy")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--book", type=Path, help="where the games are kept")
    add_executor_options(parser, processes=1)
    options = parser.parse_args()
    one, other = options.bots.split(",")
    with executor_of(options) as executor:
        games = play_on(
            options.map, (one, other), options.seed, options.games, options.book, executor
        )
    print(report((one, other), games), flush=True)


if __name__ == "__main__":
    main()
